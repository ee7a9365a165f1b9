"""What the documentation site has beside the pages in docs/: pages made from the code, and pages that need no policy
of their own. `mkdocs.yml` calls it through scripts/docs_hooks.py."""
