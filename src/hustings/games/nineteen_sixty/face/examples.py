"""The worked examples of the rulebook: small positions of our own, played by the rules.

Texts and figures of the rulebook take every number from here, so that they cannot say anything else than the rules do.
A number counts cubes, points or markers; a text is the key of a name.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from hustings.play.examples import Facts, Found, run, say

from ..rules.board import ECONOMY, ENDORSED, ISSUE, ISSUES, KENNEDY, NIXON, REGION, REGIONS, SEATS, STATES
from ..rules.campaigning import Campaign
from ..rules.debates import Debates
from ..rules.election_day import ElectionDay
from ..rules.issues import TakePosition
from ..rules.momentum import MomentumPhase
from ..rules.position import BAG, MOMENTUM, Race
from ..rules.printed import FIRST, SECOND
from ..rules.turns import PlayCard
from .scenario import race

if TYPE_CHECKING:
    from .. import NineteenSixty

SPARE = "gaffe"
"""A card that stays in the hand for the campaign strategy phase (A.6)."""
BONUS = ("bonus-cubes", "support-to-bag", "momentum-to-bag")
"""Lines of the log that tell of cubes for the bag."""
PLACES = ("issue-place-1", "issue-place-2", "issue-place-3")


@cache
def worked_examples(edition: str) -> Facts:
    """What comes out of each example, by its name, with our own printed values."""
    from .. import NineteenSixty

    game, number = NineteenSixty(), FIRST if edition == "first" else SECOND
    worked = (checks, exempt, event, position, momentum, debate, election)
    return {example.__name__: example(game, number) for example in worked}


def checks(game: NineteenSixty, edition: int) -> Found:
    """Kennedy crosses a boundary and campaigns where Nixon carries the state (C.6 to C.9)."""
    draws = ("K", "N", "K")
    p = table(game, edition, states={"OH": -4}, hand="catholic-support", draws=draws)
    before, own, bag = cubes(p, "OH"), p.sides[BAG], p.sides[BAG] + p.sides[BAG + NIXON]
    run(p, PlayCard(KENNEDY), "campaign catholic-support")
    full = points(p)
    say(p, "travel region-midwest")
    declared = points(p)
    say(p, "support OH", f"checks {declared}")
    after = cubes(p, "OH")
    return {
        "card": "card-catholic-support",
        "home": "state-MA",
        "state": "state-OH",
        "points": full,
        "travel": full - declared,
        "declared": declared,
        "before": before,
        "hits": before - after,
        "misses": declared - (before - after),
        "after": after,
        "carry": game.printed.carry,
        "own": own,
        "bag": bag,
        "draws": draws,
    }


def exempt(game: NineteenSixty, edition: int) -> Found:
    """The same with media support in the region: nothing is drawn (C.7)."""
    p = table(game, edition, states={"OH": -4}, media={"midwest": 1}, hand="catholic-support")
    before = cubes(p, "OH")
    run(p, PlayCard(KENNEDY), "campaign catholic-support", "travel region-midwest", *("support OH",) * 3)
    return {"removed": before - cubes(p, "OH"), "after": cubes(p, "OH")}


def event(game: NineteenSixty, edition: int) -> Found:
    """Support from an event where the opponent's token stands; only the second edition checks it (E.8, E.9)."""
    p = table(game, edition, tokens=("MA", "NY"), hand="new-england", draws=("K", "N"))
    run(p, PlayCard(KENNEDY), "event new-england")
    total_support, each = game.printed.effect[6].support, game.printed.effect[6].each
    say(p, *("support CT",) * each, "support ME")
    if edition == SECOND:
        say(p, "support NY", f"checks {each}")
    else:
        say(p, *("support NY",) * each)
    return {
        "card": "card-new-england",
        "state": "state-NY",
        "free": "state-CT",
        "last": "state-ME",
        "total": total_support,
        "declared": each,
        "gained": cubes(p, "NY"),
        "missed": each - cubes(p, "NY"),
        "rest": total_support - each,
    }


def position(game: NineteenSixty, edition: int) -> Found:
    """What support in an issue costs (U.1, U.2)."""
    p = table(game, edition, hand="catholic-support")
    run(p, PlayCard(KENNEDY), "position catholic-support")
    left = [spare(p)]
    for answer in ("issue issue-economy", "issue issue-economy", "issue issue-defense"):
        left.append(spare(p, answer))
    first, second, other = (before - after for before, after in pairwise(left))
    return {
        "points": left[0],
        "issue": "issue-economy",
        "other": "issue-defense",
        "first": first,
        "second": second,
        "third": other,
        "gained": cubes(p, "economy"),
        "three": 3,
        "alone": first + 2 * second,
    }


def momentum(game: NineteenSixty, edition: int) -> Found:
    """A momentum phase in which the order of its steps decides who gets first place (M.1 to M.11)."""
    p = table(game, edition, issues={"defense": -2, "economy": 3}, media={"east": 2, "west": -1}, momentum=(5, 1))
    p.endorsement_deck = [REGIONS.index("east" if edition == SECOND else "west")]
    p.endorsements_left = 1
    before, order = markers(p), tuple(ISSUES[issue] for issue in p.order)
    held = {"kennedy-media": cubes(p, "east"), "nixon-media": cubes(p, "west")}
    own = {issue: cubes(p, issue) for issue in ISSUES}
    run(p, MomentumPhase())
    decayed = markers(p)
    say(p, *(("raise issue-economy", "momentum") if edition == SECOND else ("momentum", "raise issue-economy")))
    after, region = markers(p), next(n for n in range(len(REGIONS)) if p.cubes[ENDORSED + n])
    return {
        "top": PLACES[0],
        "next": PLACES[1],
        "fades": own["economy"] - cubes(p, "economy"),
        "kennedy": before[KENNEDY],
        "nixon": before[NIXON],
        "decay": before[KENNEDY] - decayed[KENNEDY],
        "decayed": decayed[KENNEDY],
        "nixon-decayed": decayed[NIXON],
        "kennedy-gain": after[KENNEDY] - decayed[KENNEDY],
        "nixon-gain": after[NIXON] - decayed[NIXON],
        "kennedy-after": after[KENNEDY],
        "nixon-after": after[NIXON],
        **held,
        "region": f"region-{REGIONS[region]}",
        "economy": own["economy"],
        "defense": own["defense"],
        "economy-after": cubes(p, "economy"),
        "defense-after": cubes(p, "defense"),
        "before": order,
        "after": tuple(ISSUES[issue] for issue in p.order),
        "shift-first": game.printed.editions[edition].shift_first,
    }


def debate(game: NineteenSixty, edition: int) -> Found:
    """Two rounds of the debates: an icon places a card on the opponent's side, two cards decide (D.6 to D.14)."""
    rounds = (("eleanor-roosevelts-speaking-tour", "the-old-nixon"), ("herblock", "a-new-frontier"))
    p = table(game, edition, turn=6, states={"OH": -1}, draws=("K", "K"), stacks=tuple(zip(*rounds, strict=True)))
    run(p, Debates())
    for pair in rounds:
        for seat in (KENNEDY, NIXON):
            p.act(seat, game.action(f"debate {pair[seat]}"))
    points = [game.printed.card(card).cp for pair in rounds for card in pair]
    won = next(entry.args for entry in p.entries if entry.key == "issue-won")
    before = cubes(p, "OH")
    reward = p.stack[-1].ask(p, KENNEDY).args[1]
    say(p, *("support OH",) * reward)
    return {
        "first": f"card-{rounds[0][0]}",
        "answer": f"card-{rounds[0][1]}",
        "second": f"card-{rounds[1][0]}",
        "stray": f"card-{rounds[1][1]}",
        "first-cp": points[0],
        "answer-cp": points[1],
        "second-cp": points[2],
        "stray-cp": points[3],
        "cards": game.printed.debate_cards,
        "kennedy": won[2],
        "nixon": won[3],
        "issue": "issue-economy",
        "other": "issue-defense",
        "reward": reward,
        "rewards": tuple(game.printed.debate_rewards),
        "state": "state-OH",
        "before": before,
        "after": cubes(p, "OH"),
        "place": PLACES[p.order.index(ECONOMY)],
    }


def election(game: NineteenSixty, edition: int) -> Found:
    """Election Day on the map as it is at the start, with little changed (F.2 to F.13)."""
    draws = ("K", "N", "K")
    states = {"IL": -1, "PA": -1}
    p = table(
        game, edition, turn=9, states={**at_the_start(game), **states}, media={"south": 3, "west": -1},
        issues={"economy": 1}, endorsements={"west": -1}, momentum=(1, 2), bag=(6, 8), draws=("K", "K", *draws),
        stacks=(("the-old-nixon",), ()),
    )  # fmt: skip
    bag, media, left, led = bags(p), (cubes(p, "south"), cubes(p, "west")), markers(p), cubes(p, "IL")
    issue = cubes(p, "economy")
    run(p, ElectionDay())
    came = [
        sum(entry.args[1] for entry in p.entries if entry.key in BONUS and entry.args[0] == seat)
        for seat in (KENNEDY, NIXON)
    ]
    say(p, "resolve the-old-nixon")
    assert p.outcome is not None
    won = {0: 0, 1: 0}
    for code in p.called:
        won[code & 3] += game.printed.votes[code >> 2]
    return {
        "kennedy-bag": bag[KENNEDY],
        "nixon-bag": bag[NIXON],
        "kennedy-media": media[KENNEDY],
        "nixon-media": media[NIXON],
        "issue": issue,
        "kennedy-momentum": left[KENNEDY],
        "nixon-momentum": left[NIXON],
        "each": game.printed.momentum_cubes,
        "kennedy-came": came[KENNEDY],
        "nixon-came": came[NIXON],
        "kennedy-in": bag[KENNEDY] + came[KENNEDY],
        "nixon-in": bag[NIXON] + came[NIXON],
        "card": "card-the-old-nixon",
        "state": "state-IL",
        "led": led,
        "checks": game.printed.strategy_checks,
        "hits": led + cubes(p, "IL"),
        "cubes": cubes(p, "IL"),
        "votes": game.printed.votes[STATES.index("IL")],
        "endorsed": "state-NV",
        "endorsed-to": holder(p, "NV"),
        "endorsed-votes": game.printed.votes[STATES.index("NV")],
        "edged": "state-NJ",
        "edged-to": holder(p, "NJ"),
        "edged-votes": game.printed.votes[STATES.index("NJ")],
        "kennedy": won[KENNEDY],
        "nixon": won[NIXON],
        "majority": sum(game.printed.votes) // 2 + 1,
        "winner": f"seat-{SEATS[p.outcome.winners[0]]}",
        "draws": draws,
    }


# -- a table for them --------------------------------------------------------------------------------------------------


def table(game: NineteenSixty, edition: int, hand: str = "", **laid: Any) -> Race:
    """What an example names on the table, without markers that it does not name; a card in Kennedy's hand."""
    return race(
        game,
        **{"edition": edition, "momentum": (0, 0), "kennedy": (hand, SPARE) if hand else (), "seed": None, **laid},
    )


def cubes(p: Race, id: str) -> int:
    """How many cubes lie in a state, a region's box or an issue, whosesoever they are."""
    for base, ids in ((0, STATES), (REGION, REGIONS), (ISSUE, ISSUES)):
        if id in ids:
            return abs(p.cubes[base + ids.index(id)])
    raise KeyError(id)


def holder(p: Race, state: str) -> str:
    """Whose cubes lie in a state, as the key of a name."""
    return f"seat-{SEATS[p.leader(STATES.index(state))]}"


def points(p: Race) -> int:
    """The points that are left for campaigning."""
    asked = p.stack[-1]
    assert isinstance(asked, Campaign)
    return asked.left


def spare(p: Race, answer: str = "") -> int:
    """The points that are left for positioning, after an answer; with none left nothing is asked any more."""
    if answer:
        say(p, answer)
    asked = p.stack[-1] if p.stack else None
    return asked.left if isinstance(asked, TakePosition) else 0


def markers(p: Race) -> tuple[int, int]:
    """Kennedy's and Nixon's momentum."""
    return p.sides[MOMENTUM], p.sides[MOMENTUM + NIXON]


def bags(p: Race) -> tuple[int, int]:
    """Kennedy's and Nixon's cubes in the bag."""
    return p.sides[BAG], p.sides[BAG + NIXON]


def at_the_start(game: NineteenSixty) -> dict[str, int]:
    """The support that is printed in the states."""
    p = game.setup()
    assert isinstance(p, Race)
    return {id: p.cubes[state] for state, id in enumerate(STATES) if p.cubes[state]}
