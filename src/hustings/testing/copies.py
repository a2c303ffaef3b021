"""Checks of copies: saving and restoring, clones, and steps that never change."""

from __future__ import annotations

from typing import Any

from hustings.kernel.chance import Chance
from hustings.kernel.faults import clone_forgets
from hustings.kernel.position import AnyStep, Position, forgotten
from hustings.play.game import Game
from hustings.words.sentences import languages_in

from .sources import rulebook, stated_clauses
from .walk import Walk, play_out, walks

AHEAD = 12
"""How many decisions a clone plays before its original is looked at again."""


def saved_positions_go_on(game: Game, matches: int | range, longest: int) -> None:
    """A match that is saved and restored at every decision goes on as the one that is not."""
    for walk in walks(game, matches, longest):
        saved = game.decode(walk.position.encode(), walk.position.chance.clone())
        for seat, action in walk:
            p = walk.position
            data = p.encode()
            if saved.encode() != data:
                walk.fail(
                    f"saved and restored, the match goes another way:\n  {saved.encode()!r}\n  {data!r}\n  "
                    "what is drawn comes from `p.chance` alone, and what counts stands in `fields`" + _unsaved(p)
                )
            saved = game.decode(data, saved.chance)
            saved.live = True
            if saved.encode() != data or saved.digest() != p.digest():
                walk.fail("a restored position is saved as something else")
            if saved.to_act != p.to_act or saved.may_act != p.may_act:
                walk.fail(f"restored, it asks {saved.to_act} and not {p.to_act}")
            for looker in walk.seats:
                if saved.actions(looker) != p.actions(looker):
                    walk.fail(f"restored, seat {looker} has other actions")
            if walk.sometimes(8):
                _same_views(walk, saved, "restored")
            saved.apply(seat, action)
        if saved.encode() != walk.position.encode():
            walk.fail("saved and restored, the match ends another way")


def _unsaved(p: Position) -> str:
    """The attributes of a position that may be missing among its fields, in words."""
    known = {*p.fields, *getattr(Position(p.rules, p.chance), "__dict__", ())}
    names = [name for name, value in getattr(p, "__dict__", {}).items() if isinstance(value, (int, list))]
    lacking = [name for name in names if name not in known]
    return f"; is {', '.join(lacking)} to be one of them?" if lacking else ""


def fields_are_plain(game: Game, matches: int | range, longest: int) -> None:
    """The fields of positions are ints and lists of ints; those of steps are ints, tuples of ints, and clauses."""
    rules = rulebook(game, languages_in(game.face.package)[0]) or ""
    stated = {step.clause for step in game.steps.values()} | set(stated_clauses(rules))
    for walk in walks(game, matches, longest):
        for _ in walk:
            p = walk.position
            for name in p.fields:
                if not _plain(getattr(p, name), list):
                    walk.fail(f"field {name!r} of the position is {getattr(p, name)!r}")
            for step in p.stack:
                for name, value in contents(step).items():
                    if not _plain(value, tuple) and not (isinstance(value, str) and value in stated):
                        walk.fail(f"field {name!r} of step {type(step).__name__} is {value!r}")


def _plain(value: Any, row: type) -> bool:
    if isinstance(value, row):
        items: Any = value
        return all(_plain(item, row) for item in items)
    return isinstance(value, int)


def contents(step: AnyStep) -> dict[str, Any]:
    """The attributes that a step lists."""
    return {name: getattr(step, name) for name in step.fields}


def clones_are_apart(game: Game, matches: int | range, longest: int) -> None:
    """A clone is equal; whatever it does then leaves its original as it was, and the other way round."""
    for walk in walks(game, matches, longest):
        kept: tuple[Position, Any] | None = None
        for _ in walk:
            p = walk.position
            if kept is not None and _table(kept[0]) != kept[1]:
                walk.fail("playing on has changed a clone that was made before")
            kept = None
            if not walk.sometimes(5):
                continue
            before = _table(p)
            views = [p.view(looker) for looker in walk.eyes]
            twin = p.clone()
            if lacking := forgotten(p, twin):
                walk.fail(clone_forgets(type(p).__name__, lacking))
            if _table(twin) != before:
                walk.fail("a clone is not equal to its original; `clone` begins with `self.share(twin)`")
            _same_views(walk, twin, "cloned")
            if twin.live:
                walk.fail("a clone writes a log")
            twin.rules.remix(twin, Chance(1))
            twin.determinize(walk.seats[0], Chance(2))
            play_out(twin, Chance(3), AHEAD)
            if _table(p) != before or [p.view(looker) for looker in walk.eyes] != views:
                walk.fail("what a clone did has changed its original")
            kept = (p.clone(), before)


def _table(p: Position) -> tuple[Any, ...]:
    """The data of a position and which steps wait, not what is in the steps."""
    fields = tuple(_frozen(getattr(p, name)) for name in p.fields)
    return fields, tuple(id(step) for step in p.stack), p.to_act, p.outcome


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _same_views(walk: Walk, twin: Position, how: str) -> None:
    for looker in walk.eyes:
        if twin.view(looker) != walk.position.view(looker):
            walk.fail(
                f"{how}, seat {looker} sees something else:\n  {twin.view(looker)}\n  what counts stands in `fields`"
                + _unsaved(walk.position)
            )


def steps_never_change(game: Game, matches: int | range, longest: int) -> None:
    """What stands in a step never changes, whatever is answered."""
    for walk in walks(game, matches, longest):
        seen: dict[int, tuple[AnyStep, dict[str, Any]]] = {}
        for _ in walk:
            for step in walk.position.stack:
                seen.setdefault(id(step), (step, contents(step)))
        for step, before in seen.values():
            if contents(step) != before:
                walk.fail(
                    f"step {type(step).__name__} was {before} and has become {contents(step)}: a step never changes; "
                    "return a new one in its place, or keep what counts on the position"
                )
