"""What the site of the manual has besides ``docs/``: the project's own pages, and the files that pages link to."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]

OWN = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that stand beside ``docs/``, with the names that they have on the site."""

LINK = re.compile(r"(?<=\]\()([^)#\s]+)")
"""Where a link of Markdown leads to, without its place in that page."""


def led(target: str, folder: Path, depth: int) -> tuple[str, Path | None]:
    """Where a link leads to on the site, and the file that has to be there as text.

    Args:
        target: what the page says.
        folder: where the page lies in the project.
        depth: how many folders deep the page lies on the site.
    """
    if "://" in target or target.startswith("mailto:"):
        return target, None
    up = "../" * depth
    file = (folder / target).resolve().relative_to(ROOT)
    if file.as_posix() in OWN:
        return up + OWN[file.as_posix()], None
    if file.parts[0] == "docs":
        return up + file.relative_to("docs").as_posix(), None
    return f"{up}source/{file.as_posix()}.txt", file


def rewritten(text: str, folder: Path, depth: int) -> tuple[str, list[Path]]:
    """A page whose links lead where they should on the site, and the files that have to be there as text."""
    wanted: list[Path] = []

    def put(match: re.Match[str]) -> str:
        said, file = led(match[1], folder, depth)
        if file is not None:
            wanted.append(file)
        return said

    return LINK.sub(put, text), wanted


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the project's own pages, and what any page links to outside ``docs/``."""
    wanted: list[Path] = []
    for name, page in OWN.items():
        text, more = rewritten((ROOT / name).read_text("utf-8"), ROOT, 0)
        wanted += more
        files.append(File.generated(config, page, content=text))
    for file in files.documentation_pages():
        if file.generated_by is None:
            wanted += rewritten(file.content_string, Path(file.abs_src_path).parent, 0)[1]
    for path in dict.fromkeys(wanted):
        content = (ROOT / path).read_text("utf-8")
        files.append(File.generated(config, f"source/{path.as_posix()}.txt", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that leave ``docs/`` lead to the copy on the site."""
    file = page.file
    if file.generated_by is not None:
        return markdown
    return rewritten(markdown, Path(file.abs_src_path).parent, file.src_uri.count("/"))[0]
