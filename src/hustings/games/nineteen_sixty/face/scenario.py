"""A table of 1960 laid out as one wants it, for worked examples and for tests.

Everything that is not named stands as at set-up, without support in the states: cards that are not named lie in the
deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from hustings.kernel.chance import Chance

from ..rules.board import ENDORSED, ISSUE, ISSUES, REGION, REGIONS, SEATS, STATES
from ..rules.position import ACTIVITY, BAG, MOMENTUM, READY, REST, TOKEN, Race
from ..rules.printed import FIRST, SECOND

if TYPE_CHECKING:
    from .. import NineteenSixty


def race(
    game: NineteenSixty,
    *,
    states: Mapping[str, int] | None = None,
    media: Mapping[str, int] | None = None,
    issues: Mapping[str, int] | None = None,
    endorsements: Mapping[str, int] | None = None,
    order: tuple[str, str, str] = ("defense", "economy", "civil_rights"),
    tokens: tuple[str, str] = ("MA", "CA"),
    momentum: tuple[int, int] = (2, 2),
    rest: tuple[int, int] = (0, 0),
    bag: tuple[int, int] = (12, 12),
    ready: tuple[bool, bool] = (True, True),
    kennedy: Iterable[str] = (),
    nixon: Iterable[str] = (),
    stacks: tuple[Iterable[str], Iterable[str]] = ((), ()),
    deck: Iterable[str] = (),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    box: Iterable[str] = (),
    effects: int = 0,
    edition: int = SECOND,
    variants: int = 0,
    turn: int = 2,
    initiative: str = "kennedy",
    draws: Iterable[str | int | tuple[str, ...]] = (),
    seed: int | None = 1,
) -> Race:
    """A position in the first activity phase of a turn, with nothing on the stack yet.

    Args:
        game: the game, with what is printed in it.
        states, media, issues, endorsements: cubes (or markers) by id, above 0 Kennedy's, below 0 Nixon's.
        order: the issues on the Issues Track, from first place.
        tokens: states of Kennedy's and Nixon's token.
        momentum, rest, bag, ready: by side, Kennedy first.
        kennedy, nixon: cards in hand, by id.
        stacks: the strategy stacks, Kennedy's first.
        deck: the top of the campaign deck, the top card first.
        discard, removed, box: cards there.
        effects: events in force, bits of ``effects.py``.
        edition: ``FIRST`` or ``SECOND``.
        variants: optional rules, bits of ``position.py``.
        turn: 1 to 8.
        initiative: who holds it, and starts.
        draws: results to come, see ``NineteenSixty.script_names``: ``"K"``, ``"N"``, or a tuple for a shuffle.
        seed: for what comes after them; None: drawing more is an error.
    """
    number = game.printed.card_ids.index
    p = game.blank(Chance())
    p.chance = game.scripted(*draws, seed=seed)
    p.live = True
    p.edition, p.variants, p.turn, p.phase, p.activity = edition, variants, turn, ACTIVITY, 1
    p.initiative = p.start = SEATS.index(initiative)
    p.effects = effects
    p.cubes = [0] * 61
    for base, ids, given in (
        (0, STATES, states),
        (REGION, REGIONS, media),
        (ISSUE, ISSUES, issues),
        (ENDORSED, REGIONS, endorsements),
    ):
        for id, cubes in (given or {}).items():
            p.cubes[base + ids.index(id)] = cubes
    p.sides = [0] * 14
    for seat in (0, 1):
        p.sides[MOMENTUM + seat] = momentum[seat]
        p.sides[BAG + seat] = bag[seat]
        p.sides[REST + seat] = rest[seat]
        p.sides[TOKEN + seat] = STATES.index(tokens[seat])
        p.sides[READY + seat] = int(ready[seat])
    p.order = [ISSUES.index(issue) for issue in order]
    p.hands = [sorted(map(number, kennedy)), sorted(map(number, nixon))]
    p.stacks = [list(map(number, stack)) for stack in stacks]
    p.discard, p.removed, p.box = (list(map(number, pile)) for pile in (discard, removed, box))
    top = list(map(number, deck))
    named = {*p.hands[0], *p.hands[1], *p.stacks[0], *p.stacks[1], *p.discard, *p.removed, *p.box, *top}
    below = [n for n in range(1, (91 if edition == FIRST else 97) + 1) if n not in named]
    p.deck = below + top[::-1]
    p.deck_left = len(p.deck)
    p.endorsement_deck = [sort for sort, count in enumerate(game.printed.endorsements) for _ in range(count)]
    p.endorsements_left = len(p.endorsement_deck)
    return p
