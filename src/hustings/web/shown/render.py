"""Turns contexts into HTML: the templates of the house and of the installed games, and the files that pages load."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from jinja2 import Environment, FunctionLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup, escape

import hustings
from hustings.words.typesetting import typeset

from .lettering import fitted, lines
from .modules import joined

__all__ = ["PARTS", "Asset", "Renderer", "renderer"]

PARTS: Final = (
    "top", "stage", "hand", "market", "prompt", "log", "cards", "rules-now", "stage-list", "result", "notes", "about",
    "tabs", "talk", "clock", "lately", "told",
)  # fmt: skip
"""The parts of a match's page that change while it is played; each is one element of this id."""


SHEETS: Final = 32
"""How many combinations of style sheets are kept joined; each kind of page of each game has one."""

SCRIPTS: Final = "scripts"
"""Where the scripts of pages are, each as one file with the modules that it imports."""

POSTERS: Final = "posters"
"""Where the style sheets of games are that reach nothing of a page but what the game's own poster draws."""

PICTURE: Final = "picture.css"
"""A game's style sheet for pictures that stand alone, which no page loads."""

SERVER: Final = "hustings.web"
"""The package whose folders hold the templates and static files of the house."""


@dataclass(frozen=True)
class Asset:
    """A file that pages load."""

    data: bytes
    media_type: str

    @cached_property
    def packed(self) -> bytes:
        """Its data by gzip, for browsers that say that they unpack."""
        return gzip.compress(self.data, mtime=0)


class Renderer:
    """The templates and static files of the house and of games.

    Args:
        packages: the games by id, each with its package.

    Attributes:
        static: address under which the files of this version are served; style sheets also several as one, below
            ``sheets/`` with a plus between their paths, and scripts with their modules below ``scripts/``.
    """

    def __init__(self, packages: Mapping[str, str]) -> None:
        self._assets = dict(_house_assets())
        self._packages = dict(packages)
        for id, package in self._packages.items():
            self._assets |= {f"games/{id}/{name}": asset for name, asset in _game_assets(package)}
        for name in [name for name in self._assets if name.endswith(".js") and "/" not in name]:
            text = joined(name, lambda path: self._assets[path].data.decode())
            self._assets[f"{SCRIPTS}/{name}"] = Asset(text.encode(), "text/javascript")
        for id in self._packages:
            if sheets := self.styles(id):
                self._assets[f"{POSTERS}/{id}.css"] = _apart(id, [self._assets[name].data for name in sheets])
        digest = hashlib.sha256()
        for name in sorted(self._assets):
            digest.update(name.encode() + b"\0" + self._assets[name].data)
        self.static = f"/static/{digest.hexdigest()[:12]}"
        self._environment = Environment(
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
            loader=FunctionLoader(self._load),
        )
        self._environment.globals["static"] = self.static
        self._environment.filters["typeset"] = lambda text: typeset(str(escape(text)))
        self._environment.filters |= {"fitted": fitted, "lines": lines}
        self._together = lru_cache(maxsize=SHEETS)(self._join)

    def script(self, name: str) -> str:
        """The address of a page's script, with all that it imports."""
        return f"{self.static}/{SCRIPTS}/{name}"

    def asset(self, path: str) -> Asset | None:
        """The file at a path below ``static``, or style sheets as one; nothing where there is none."""
        if path.startswith("sheets/"):
            return self._together(path.removeprefix("sheets/"))
        return self._assets.get(path)

    def _join(self, paths: str) -> Asset | None:
        names = paths.split("+")
        known = [name for name in dict.fromkeys(names) if name.endswith(".css") and name in self._assets]
        return Asset(b"\n".join(self._assets[name].data for name in known), "text/css") if known == names else None

    def page(self, template: str, **context: Any) -> str:
        """A whole page."""
        return self._environment.get_template(template).render(**context)

    def part(self, name: str, **context: Any) -> str:
        """One part of a match's page."""
        return self._environment.get_template(f"parts/{name}.html").render(**context)

    def macros(self, template: str, **context: Any) -> Any:
        """The macros of a template."""
        return self._environment.get_template(template).make_module(context)

    def prepare(self, game: str) -> None:
        """Compile what every match of a game is drawn with."""
        for template in ("match.html", f"{game}/table.html", *(f"parts/{name}.html" for name in PARTS)):
            self._environment.get_template(template)

    def has(self, game: str) -> bool:
        """Whether an installed game could be loaded when these games were looked for."""
        return game in self._packages

    def draws(self, game: str) -> bool:
        """Whether a game brings the drawing of its table; one that does not is for terminals and programs alone."""
        return self.has(game) and files(self._packages[game]).joinpath("table.html").is_file()

    def poster(self, game: str) -> Markup:
        """The picture of a game for pages about it; empty where its template draws none."""
        draw = getattr(self._environment.get_template(f"{game}/table.html").module, "poster", None)
        return Markup(draw() if draw else "").strip()

    def poster_sheet(self, game: str) -> str:
        """Path of a game's style sheets for a page with the posters of several; empty where it has none."""
        path = f"{POSTERS}/{game}.css"
        return path if path in self._assets else ""

    def postcard(self, game: str) -> str:
        """The address of the picture that others show beside a link to a game; where it brings none, the house's."""
        own = f"games/{game}/postcard.png"
        return f"{self.static}/{own if own in self._assets else 'postcard.png'}"

    def pictures(self, game: str) -> bool:
        """Whether a game brings the drawing of its table for pictures that stand alone."""
        return self.has(game) and files(self._packages[game]).joinpath("picture.html").is_file()

    def styles(self, game: str) -> list[str]:
        """Paths of a game's style sheets: its ``table.css``, then others by their names, but for that of pictures."""
        first, aside = f"games/{game}/table.css", f"games/{game}/{PICTURE}"
        sheets = [name for name in self._assets if name.startswith(f"games/{game}/") and name.endswith(".css")]
        return sorted((name for name in sheets if name != aside), key=lambda name: (name != first, name))

    def looks(self, game: str) -> list[str]:
        """The style sheets by which a picture of a game looks, the house's first."""
        paths = ["house.css", *self.styles(game), f"games/{game}/{PICTURE}"]
        return [self._assets[path].data.decode() for path in paths if path in self._assets]

    def _load(self, name: str) -> tuple[str, str, None]:
        first, _, rest = name.partition("/")
        package, path = (self._packages[first], rest) if first in self._packages else (SERVER, f"templates/{name}")
        try:
            file = files(package).joinpath(*path.split("/"))
            return file.read_text("utf-8"), str(file), None
        except OSError:
            raise TemplateNotFound(name) from None


def renderer() -> Renderer:
    """That of all installed games that can be loaded; a process reads and compiles its templates once."""
    packages: list[tuple[str, str]] = []
    for id in hustings.installed():
        with suppress(hustings.BrokenGame):
            packages.append((id, hustings.game(id).face.package))
    return _renderer(tuple(packages))


@cache
def _renderer(packages: tuple[tuple[str, str], ...]) -> Renderer:
    return Renderer(dict(packages))


def _house_assets() -> Iterator[tuple[str, Asset]]:
    yield from _walk(files(SERVER).joinpath("static"))
    vendor = files("swagger_ui_bundle").joinpath("vendor")
    folder = next(child for child in vendor.iterdir() if child.is_dir())
    for name in ("swagger-ui.css", "swagger-ui-bundle.js"):
        yield f"swagger/{name}", _asset(folder.joinpath(name))


def _game_assets(package: str) -> Iterator[tuple[str, Asset]]:
    for file in files(package).iterdir():
        if file.name.endswith((".css", ".js")) or file.name == "postcard.png":
            yield file.name, _asset(file)


def _walk(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Asset]]:
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        if child.is_dir():
            yield from _walk(child, f"{prefix}{child.name}/")
        else:
            yield f"{prefix}{child.name}", _asset(child)


def _apart(game: str, sheets: list[bytes]) -> Asset:
    """A game's style sheets for the posters that it draws: neither the frame around them nor another game's."""
    rules = b"\n".join(sheets)
    return Asset(b'@scope (.tile[data-game="%s"] > .poster) {\n%s\n}\n' % (game.encode(), rules), "text/css")


def _asset(file: Traversable) -> Asset:
    guessed = "text/javascript" if file.name.endswith(".js") else mimetypes.guess_type(file.name)[0]
    return Asset(file.read_bytes(), guessed or "application/octet-stream")
