"""Docstrings name classes and functions as Sphinx does (``:meth:`Match.act` ``); the reference makes links of that."""

from __future__ import annotations

import re

from griffe import AliasResolutionError, Extension, Module, NameResolutionError, Object, get_logger

log = get_logger("hustings.roles")

ROLE = re.compile(r":(?:attr|class|data|exc|func|meth|mod|obj):`(~?)([\w.]+)`")

PUBLIC = ("author", "kernel", "play", "words", "printed", "drawing", "ai", "files", "research", "testing")
"""Packages that have pages; what lies elsewhere is named, not linked."""


def found(name: str, here: Object, house: Module) -> Object | None:
    """What a docstring of ``here`` names; None: there is nothing of that name."""
    try:
        if name.startswith("hustings."):
            thing = house[name.removeprefix("hustings.")]
        elif name.startswith("."):
            package = here.module if here.module.is_package else here.module.parent
            thing = package[name[1:]]
        else:
            first, *rest = name.split(".")
            thing = house[here.resolve(first).removeprefix("hustings.")]
            thing = (thing.final_target if thing.is_alias else thing)[rest] if rest else thing
        return thing.final_target if thing.is_alias else thing
    except (KeyError, AliasResolutionError, NameResolutionError):
        return None


def explained(thing: Object) -> Object:
    """Where the reference says what a thing is: there, or in what it belongs to."""
    while thing.docstring is None and thing.parent is not None:
        thing = thing.parent
    return thing


class Roles(Extension):
    """Turns roles into links of the reference, and warns of those that lead nowhere."""

    def on_package(self, *, pkg: Module, **_: object) -> None:
        """After the whole package has been read."""
        for child in (pkg, *(pkg.members[name] for name in PUBLIC)):
            self._visit(child, pkg)

    def _visit(self, here: Object, house: Module) -> None:
        if here.docstring is not None:
            here.docstring.value = ROLE.sub(lambda match: self._link(match, here, house), here.docstring.value)
        for member in here.members.values():
            if not member.is_alias and not (here is house and member.is_module):
                self._visit(member, house)

    def _link(self, match: re.Match[str], here: Object, house: Module) -> str:
        """A link of the reference, or a name set as code where the reference has no page for it."""
        short, name = match.groups()
        said = name.rpartition(".")[2] if short else name.lstrip(".")
        target = found(name, here, house)
        if target is None:
            if here.is_public:
                log.warning("%s: nothing is called %s", here.path, name)
            return f"`{said}`"
        target = explained(target)
        return f"[`{said}`][{target.path}]" if target.path.split(".")[1] in PUBLIC else f"`{said}`"
