"""What the documentation site has besides the pages in docs/: pages generated from the code, and scripts moved into
files for the server's content security policy. `mkdocs.yml` calls it through scripts/docs_hooks.py."""
