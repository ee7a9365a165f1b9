"""The licences of what the documentation site bundles: theme, icons and search."""

from __future__ import annotations

from importlib.metadata import distribution

BUNDLED = ("mkdocs", "mkdocs-material")  # the second holds the icons; the search comes with both


def licences_page() -> str:
    """The full licence texts from the installed packages.

    :raises LookupError: if one has no licence text; then the site must not be published.
    """
    parts = ["The documentation site holds files of these packages.\n"]
    for name in BUNDLED:
        found = distribution(name)
        texts = [file.read_text() for file in found.files or () if file.name.upper().startswith("LICENSE")]
        if not texts:
            raise LookupError(f"{name} comes without the text of its licence")
        parts += [f"{'=' * 80}\n{name} {found.version}\n{'=' * 80}\n\n", *texts]
    return "\n".join(parts)
