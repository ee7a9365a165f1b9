"""MkDocs hooks: pages generated from the code, links to source files, and pages without inline scripts."""

from __future__ import annotations

from pathlib import Path

from docs_site.commands_page import commands_page
from docs_site.http_page import http_page
from docs_site.inline_scripts import without_inline_scripts
from docs_site.licences import licences_page
from docs_site.repository_files import file_page, linked_files, page_of, relinked
from docs_site.rules_page import rules_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
MADE_PAGES = {"reference/commands.md": commands_page, "reference/http.md": http_page, "reference/rules.md": rules_page}
UNUSED = ("*.map", "assets/javascripts/lunr/**/*.js")  # maps for debuggers; search in other languages than English

scripts: dict[str, str] = {}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not files in docs/."""
    pages = {file.src_uri: file.content_string for file in files.documentation_pages()}
    for name, make in MADE_PAGES.items():
        files.append(File.generated(config, name, content=make()))
    for file in sorted(linked_files(ROOT, pages)):
        page = page_of(file)
        content = file_page(ROOT, file) if page.endswith(".md") else (ROOT / file).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=content, inclusion=InclusionLevel.NOT_IN_NAV))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links to files outside docs/ into links to their pages."""
    return markdown if page.file.generated_by else relinked(page.file.src_uri, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Move inline scripts into files."""
    html, made = without_inline_scripts(output, page.file.dest_uri)
    scripts.update(made)
    return html


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Move inline scripts of the 404 page into files too."""
    html, made = without_inline_scripts(output_content, template_name)
    scripts.update(made)
    return html


def on_post_build(config: MkDocsConfig) -> None:
    """Write the scripts and the licences, and remove what the site does not use."""
    site = Path(config.site_dir)
    (site / "THIRD_PARTY_LICENSES.txt").write_text(licences_page(), encoding="utf-8")
    for name, code in scripts.items():
        (site / name).write_text(code, encoding="utf-8")
    for pattern in UNUSED:
        for file in site.rglob(pattern) if "/" not in pattern else site.glob(pattern):
            file.unlink()
