"""Dealing anew deals: what comes to light next differs between the positions that a seat holds possible.

A game whose ``reassign`` leaves hidden pieces where they are keeps every view as it was and passes for perfect; only
its computers peek. So the same course (equal choices, equal chance) is played on from the true position and from
positions dealt anew, up to the first line of the log that names a piece which the seat did not see. Among ``n`` pieces
that it does not see, a fair deal brings another one ``n - 1`` times in ``n``.

And what no seat knows is mixed again after a takeback: who saw what came would otherwise know what comes.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game

from .secrecy import secrets_in, twin_of
from .walk import Failed, Walk, choose, walks
from .witness import Witness

TWINS: Final = 2
"""Positions dealt anew that are compared with the true one."""

AHEAD: Final = 30
"""Decisions within which something has to come to light."""

EVERY: Final = 5
"""One in so many decisions is looked at."""

ENOUGH: Final = 8.0
"""So many differences must be expected before a verdict."""

SHARE: Final = 1 / 3
"""The part of the expected differences that has to come: some deals are weighted, some pieces look alike."""


class TooLittle(Exception):
    """Too little came to light to tell whether dealing anew deals."""


def dealing_anew_deals(game: Game, matches: int | range, longest: int, witness: Witness) -> None:
    """Hidden pieces differ between the true position and those dealt anew as often as they should.

    Raises:
        Failed: when they do not.
        TooLittle: when nothing can be said.
    """
    pieces = _pieces(game, matches, longest)
    expected: defaultdict[tuple[str, str], float] = defaultdict(float)
    differed: Counter[tuple[str, str]] = Counter()
    for walk in walks(game, matches, longest):
        for _ in walk:
            if len(walk.path) % EVERY == 0:
                seat = walk.seats[len(walk.path) // EVERY % len(walk.seats)]
                _compare(walk, witness, seat, pieces, expected, differed)
    for (kind, key), should in expected.items():
        if should >= ENOUGH and differed[kind, key] < should * SHARE:
            raise Failed(
                f"{game.id} does not deal anew what a seat cannot know: the {kind} that the line {key!r} brings to "
                f"light next should have been another one {should:.0f} times, and was {differed[kind, key]} times. "
                f"Look at `reassign` of {type(game).__name__}: it must shuffle every {kind} that the seat does not "
                "see, and lay it where the seat holds it possible, in hands and in the order of decks"
            )
    if not any(should >= ENOUGH for should in expected.values()):
        raise TooLittle(
            f"too little that {game.id} hides was named by its log to tell whether dealing anew deals; "
            "more `matches` may show it"
        )


def takebacks_mix_piles(game: Game, matches: int | range, longest: int) -> None:
    """Where rows of pieces lie that no seat knows, ``remix`` lays at least one of them otherwise, now and then.

    Raises:
        Failed: when it never changes anything.
    """
    unknown: Counter[str] = Counter()
    for walk in walks(game, matches, longest):
        for _ in walk:
            if len(walk.path) % EVERY == 0:
                p = walk.position
                if any(_changed(p, remixed) for remixed in _remixed(p)):
                    return
                twins = [[twin_of(p, seat, seed) for seed in range(TWINS)] for seat in walk.seats]
                moved = [set().union(*(_changed(p, twin) for twin in of_seat)) for of_seat in twins]
                unknown.update({name.partition("[")[0] for name in set.intersection(*moved)})
    if unknown and unknown.most_common(1)[0][1] >= ENOUGH:
        piles = ", ".join(f"`{name}`" for name, count in unknown.most_common() if count >= ENOUGH)
        raise Failed(
            f"`remix` of {type(game).__name__} never changed anything, but no seat knows what lies in {piles}: after a "
            "takeback the same pieces would come again, and who saw them come would know; shuffle it there"
        )


def _remixed(p: Position) -> list[Position]:
    """Positions as they may be after a takeback."""
    twins = [p.clone() for _ in range(TWINS)]
    for seed, twin in enumerate(twins):
        twin.rules.remix(twin, Chance(seed))
    return twins


def _changed(p: Position, twin: Position) -> set[str]:
    """The rows of two pieces and more that are others in a twin, by the names of their fields and their places."""
    here, there = _rows(p), _rows(twin)
    return {name for name in here if here[name] != there.get(name)}


def _rows(p: Position) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    open_rows = [(name, getattr(p, name)) for name in p.fields]
    while open_rows:
        name, value = open_rows.pop()
        if isinstance(value, list) and any(isinstance(item, list) for item in value):
            open_rows += [(f"{name}[{n}]", item) for n, item in enumerate(value)]
        elif isinstance(value, list) and len(value) > 1:
            found[name] = value
    return found


def _pieces(game: Game, matches: int | range, longest: int) -> dict[str, set[int]]:
    """All pieces of each secret kind that log lines name."""
    found: dict[str, set[int]] = {kind: set() for kind in game.secret_kinds}
    for walk in walks(game, matches, longest):
        for _ in walk:
            for entry in walk.position.entries:
                for kind, piece in secrets_in(game, entry):
                    found[kind].add(piece)
    return found


def _compare(
    walk: Walk,
    witness: Witness,
    seat: int,
    pieces: dict[str, set[int]],
    expected: defaultdict[tuple[str, str], float],
    differed: Counter[tuple[str, str]],
) -> None:
    p = walk.position
    view = p.view(seat)
    unknown = {
        kind: {piece for piece in known if not witness.shows(view, kind, piece)} for kind, known in pieces.items()
    }
    course = len(walk.path)
    here = _comes_to_light(p.clone(), witness, seat, unknown, course)
    if here is None:
        return
    key, kind, _ = here
    for seed in range(TWINS):
        expected[kind, key] += 1 - 1 / len(unknown[kind])
        there = _comes_to_light(twin_of(p, seat, seed), witness, seat, unknown, course)
        differed[kind, key] += here != there


def _comes_to_light(
    p: Position, witness: Witness, seat: int, unknown: dict[str, set[int]], course: int
) -> tuple[str, str, int] | None:
    """The first line that shows a seat a piece it did not see: its key, the kind and the piece; None: there is none."""
    p.chance = Chance(course)
    p.live = True
    dice = Chance(course + 1)
    for _ in range(AHEAD):
        chosen = choose(p, dice) if p.outcome is None else None
        if chosen is None:
            return None
        p.entries = []
        before = p.view(seat) if chosen[0] == seat else None
        p.apply(*chosen)
        for entry in p.entries:
            for kind, piece in secrets_in(witness.game, entry) if entry.is_for(seat) else ():
                if piece in unknown[kind] and (before is None or not witness.shows(before, kind, piece)):
                    return entry.key, kind, piece
    return None
