"""What is printed on cards and board: one object that all positions of a match share.

The rules read the hot tables, lists of ints by card number, state or region; pages read the cold side, by id.
Cards have their printed numbers, 1 to 97; the candidate cards are 98 (Kennedy's) and 99 (Nixon's).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from ..components import EditionData, EffectData, PrintedData
from .board import ALL_REGIONS, ALL_STATES, ISSUES, NODES, NONE, REGION, REGIONS, SEATS, STATES

BOTH: Final = 2
"""The icon of both candidates; otherwise an icon is a seat."""
ICONS: Final = ("kennedy", "nixon", "both")

NORMAL: Final = 0
TURN: Final = 1
DEBATE: Final = 2
ELECTION_DAY: Final = 3
PREVENTION: Final = 4
CANDIDATE: Final = 5
KINDS: Final = ("normal", "turn", "debate", "election_day", "prevention", "candidate")

LAST_CARD: Final = 97
CANDIDATE_CARD: Final = 98
"""``CANDIDATE_CARD + seat`` is the number of a candidate card."""
CHOICE: Final = 4
"""The sort of a major endorsement; otherwise a sort of endorsement card is a region."""

NO_LIMIT: Final = 99

FIRST: Final = 1
SECOND: Final = 2


@final
class Effect:
    """The numbers and places that one event uses; masks are of states unless they say otherwise."""

    def __init__(self, data: EffectData, states_of: list[int], votes: list[int], contested: int) -> None:  # noqa: PLR0915
        self.support: int = data.get("support", 0)
        """State support gained in all."""
        self.loss: int = data.get("loss", 0)
        """State support lost or removed in all."""
        self.each: int = data.get("each", NO_LIMIT)
        """How much of it at most in one state; :data:`NO_LIMIT` without a limit."""
        self.states: int = mask_of(data.get("states", []), STATES)
        """The states that are named."""
        self.regions: int = 0
        """The states of the regions that are named."""
        for region in data.get("regions", []):
            self.regions |= states_of[REGIONS.index(region)]
        self.where: int = self.states | self.regions or ALL_STATES
        """Where it happens: states and regions together, or anywhere; within the limits on electoral votes."""
        for state in range(len(STATES)):
            if not data.get("votes_at_least", 0) <= votes[state] <= data.get("votes_at_most", NO_LIMIT):
                self.where &= ~(1 << state)
        self.states &= contested
        self.where &= contested
        self.state: int = STATES.index(data["states"][0]) if data.get("states") else NONE
        """The first state that is named."""
        self.momentum: int = data.get("momentum", 0)
        """Markers gained."""
        self.momentum_loss: int = data.get("momentum_loss", 0)
        """Markers lost."""
        self.own_loss: int = data.get("own_loss", 0)
        """Markers lost by Nixon where both lose some."""
        self.issue: int = data.get("issue", 0)
        """Issue support gained in all."""
        self.issue_loss: int = data.get("issue_loss", 0)
        """Issue support lost, in each issue or in all, as the text says."""
        self.media: int = data.get("media", 0)
        """Media support gained."""
        self.media_where: int = mask_of(data.get("media_regions", []), REGIONS) << REGION or ALL_REGIONS
        """Mask of the places where media support is gained."""
        self.media_loss: int = data.get("media_loss", 0)
        """Media support removed."""
        self.rise: int = data.get("rise", 0)
        """Places that an issue rises."""
        self.token: int = mask_of(data.get("token", []), STATES)
        """States to which a token goes."""
        self.token_state: int = STATES.index(data["token"][0]) if data.get("token") else NONE
        """The first of them."""
        self.banned: int = 0
        """States where no points may be spent on campaigning."""
        for region in data.get("banned", []):
            self.banned |= states_of[REGIONS.index(region)]
        self.cp: int = data.get("cp", 0)
        """Points that the event gives or adds."""
        self.cost: int = data.get("cost", 0)
        """Markers that have to be paid."""
        self.cards: int = data.get("cards", 0)
        """Cards drawn or revealed."""
        self.markers: int = data.get("markers", 0)
        """Endorsement markers placed."""
        self.checks: int = data.get("checks", 0)
        """Support checks on Election Day."""
        self.leader: int = STATES.index(data["leader"]) if "leader" in data else NONE
        """The state whose leader makes them."""
        self.counted: int = mask_of(data.get("counted", []), STATES)
        """States that are compared."""
        self.issues: int = data.get("issues", 0)
        """Issues that have to be led."""
        self.first: int = data.get("first", 0)
        """Support in :attr:`states`, besides the support in :attr:`regions` (Lyndon Johnson)."""


@final
class Edition:
    """What one edition does its own way (S.8 to S.10, M.1, M.2, E.7, E.8, F.2, F.3, F.6)."""

    def __init__(self, data: EditionData) -> None:
        self.cards: int = data["cards"]
        """Campaign cards 1 to this number are played with."""
        self.bag: int = data["bag"]
        """Cubes of each colour in the bag at set-up."""
        self.reseed: int = data["reseed"]
        """Cubes of each colour that go into an empty bag."""
        self.event_checks: bool = data["event_checks"]
        """Whether state support from events is checked."""
        self.shift_first: bool = data["shift_first"]
        """Whether the issue shift comes before the awards."""
        self.bonus_media: int = data["bonus_media"]
        """More cubes for each media support on Election Day."""
        self.strategy_at_once: bool = data["strategy_at_once"]
        """Whether all strategy cards are shown on Election Day before the first one is resolved."""
        self.tie_breakers: tuple[str, ...] = tuple(data["tie_breakers"])
        """``states``, ``support`` and ``kennedy``, the first one that decides."""
        self.optional: tuple[str, ...] = tuple(data["optional"])
        """Options that can be chosen with it."""


@final
class CardFacts:
    """One card, as pages show it (S.13); ``issue`` and ``state`` are None where nothing is printed."""

    def __init__(
        self,
        id: str,
        number: int,
        name: str,
        cp: int,
        rest: int,
        issue: str | None,
        icon: str,
        state: str | None,
        kind: str,
        editions: tuple[int, ...],
        confidence: str,
        value_confidence: str,
    ) -> None:
        self.id = id
        self.number = number
        self.name = name
        """The English title; pages take the titles of both languages from the texts."""
        self.cp = cp
        self.rest = rest
        self.issue = issue
        self.icon = icon
        self.state = state
        self.kind = kind
        self.editions = editions
        self.confidence = confidence
        """How sure the effect is."""
        self.value_confidence = value_confidence


@final
class StateFacts:
    """One state, as pages show it."""

    def __init__(self, id: str, name: str, votes: int, region: str, edge: str) -> None:
        self.id = id
        self.name = name
        self.votes = votes
        self.region = region
        self.edge = edge


@final
class Printed:
    """Everything that is printed on the components.

    Args:
        data: checked data. It is kept and must not be changed afterwards.
    """

    def __init__(self, data: PrintedData) -> None:  # noqa: PLR0915
        states = [data["states"][id] for id in STATES]
        played = data.get("played", {})
        self.contested: int = mask_of(played.get("states", STATES), STATES)
        """Mask of the states that are played with; the others have no votes and no support."""
        self.votes: list[int] = [
            state["votes"] if self.contested >> number & 1 else 0 for number, state in enumerate(states)
        ]
        """By state, as the next four are."""
        self.region: list[int] = [REGIONS.index(state["region"]) for state in states]
        self.edge: list[int] = [SEATS.index(state["edge"]) for state in states]
        """The seat whose colour the edge shows."""
        self.start: list[int] = [
            _signed(state["leader"], state["cubes"]) if votes else 0
            for state, votes in zip(states, self.votes, strict=True)
        ]
        """Support at set-up, above 0 for Kennedy, below for Nixon."""
        self.node: list[int] = [
            NODES.index(id) if id in NODES else REGIONS.index(data["states"][id]["region"]) for id in STATES
        ]
        """Where it lies for travel: a region, or Alaska's or Hawaii's own (C.3)."""
        self.states_of: list[int] = [
            sum(1 << state for state in range(len(STATES)) if self.region[state] == region) & self.contested
            for region in range(len(REGIONS))
        ]
        """By region: the mask of its states."""
        self.node_states: list[int] = [
            sum(1 << state for state in range(len(STATES)) if self.node[state] == node) & self.contested
            for node in range(len(NODES))
        ]
        """By node of travel: the mask of its states."""
        self.distance: list[list[int]] = _distances(data)
        """By two nodes of travel: the boundaries between them; here only Alaska and Hawaii are no West (C.2, L.9)."""

        cards = _cards(data)
        self.card_ids: list[str] = ["", *(card.id for card in cards)]
        """By card number, as the next eight are."""
        self.cp: list[int] = [0, *(card.cp for card in cards)]
        self.rest: list[int] = [0, *(card.rest for card in cards)]
        self.issue: list[int] = [NONE, *(NONE if card.issue is None else ISSUES.index(card.issue) for card in cards)]
        self.icon: list[int] = [BOTH, *(ICONS.index(card.icon) for card in cards)]
        self.state: list[int] = [NONE, *(NONE if card.state is None else STATES.index(card.state) for card in cards)]
        self.kind: list[int] = [NORMAL, *(KINDS.index(card.kind) for card in cards)]
        effects: list[EffectData] = [data["cards"][id]["effect"] if id in data["cards"] else {} for id in self.card_ids]
        self.effect: list[Effect] = [
            Effect(effect, self.states_of, self.votes, self.contested) for effect in effects
        ]
        self.prevented_by: list[int] = [0] * len(self.card_ids)
        """The prevention event that rules the event of this card out, or 0."""
        for card in cards[:LAST_CARD]:
            for id in data["cards"][card.id].get("prevents", []):
                self.prevented_by[self.card_ids.index(id)] = card.number

        sorts = [*REGIONS, "choice"]
        self.endorsements: list[int] = [0] * len(sorts)
        """By sort of endorsement card (a region or :data:`CHOICE`): how many there are."""
        for endorsement in data["endorsements"].values():
            self.endorsements[sorts.index(endorsement["region"])] += endorsement["count"]

        self.editions: list[Edition] = [Edition(data["first"]), Edition(data["first"]), Edition(data["second"])]
        """By :data:`FIRST` and :data:`SECOND`."""
        sides = [data["candidates"][seat] for seat in SEATS]
        self.home: list[int] = [STATES.index(side["home"]) for side in sides]
        """By seat, as the next two are: where the token begins."""
        self.markers: list[int] = [side["momentum"] for side in sides]
        """Momentum at the start."""
        self.vice_president: list[int] = [self.card_ids.index(side["vice_president"]) for side in sides]
        self.issue_order: list[int] = [ISSUES.index(issue) for issue in data["set_up"]["issues"]]
        """The issues from first place to third at the start."""

        self.first_turn: int = data["set_up"].get("turn", 1)
        """The turn in which a match begins."""
        self.played: list[int] = sorted(
            [self.card_ids.index(id) for id in played.get("cards", data["cards"])],
        )
        """The campaign cards that are played with, as far as an edition has them."""
        turns, rules = data["turns"], data["rules"]
        self.debates_turn: int = turns["debates"]
        self.last_turn: int = turns["election_day"]
        self.hand: tuple[int, int] = (turns["hand"]["before_debates"], turns["hand"]["after_debates"])
        """Cards dealt in turns before and after the debates (I.1)."""
        self.strategy: tuple[int, int] = (
            turns["strategy_cards"]["before_debates"],
            turns["strategy_cards"]["after_debates"],
        )
        """Strategy cards laid down in turns before and after the debates (R.1)."""
        self.activities: int = turns["activity_phases"]
        self.carry: int = rules["carry"]
        """Cubes that carry a state (L.4)."""
        self.cp_least: int = rules["cp_least"]
        self.cp_most: int = rules["cp_most"]
        self.boundary: int = rules["boundary"]
        """Points for a boundary (C.2)."""
        self.first_issue_cube: int = rules["first_issue_cube"]
        self.next_issue_cube: int = rules["next_issue_cube"]
        self.trigger: int = rules["trigger"]
        """Momentum for triggering (P.8)."""
        self.preempt: int = rules["preempt"]
        """Momentum for preempting (P.5)."""
        self.debate_cards: int = rules["debate_cards"]
        """Cards on one side that end an issue of the debates (D.10)."""
        self.debate_rewards: tuple[int, ...] = tuple(rules["debate_rewards"])
        """State support for the first, second and third issue that is won (D.14)."""
        self.strategy_checks: int = rules["strategy_checks"]
        """Support checks of a strategy card (F.6)."""
        self.momentum_cubes: int = rules["momentum_cubes"]
        """Cubes for a momentum marker on Election Day (F.4)."""

        self.cards: dict[str, CardFacts] = {card.id: card for card in cards}
        """By id, in the order of their numbers; the candidate cards last."""
        self.states: dict[str, StateFacts] = {
            id: StateFacts(id, state["name"], self.votes[STATES.index(id)], state["region"], state["edge"])
            for id, state in data["states"].items()
        }
        self.corrected: list[tuple[str, str, str]] = [
            (stated["path"], stated["old"], stated["new"]) for stated in data["owner"] if stated["old"] != stated["new"]
        ]
        """What an owner's file changed: path in the file, our value, the owner's."""
        self.data: PrintedData = data

    def card(self, id: str) -> CardFacts:
        """The card of an id such as ``"volunteers"``."""
        return self.cards[id]


def mask_of(names: Iterable[str], ids: tuple[str, ...]) -> int:
    """The bit mask of some names among ids."""
    bits = 0
    for name in names:
        bits |= 1 << ids.index(name)
    return bits


def _signed(leader: str, cubes: int) -> int:
    return -cubes if leader == "nixon" else cubes


def _distances(data: PrintedData) -> list[list[int]]:
    count = len(NODES)
    names = [*REGIONS, "AK", "HI"]
    far = [[0 if a == b else NO_LIMIT for b in range(count)] for a in range(count)]
    for pair in data["regions"]["boundaries"]:
        a, b = names.index(pair[0]), names.index(pair[1])
        far[a][b] = far[b][a] = 1
    for via in range(count):
        for a in range(count):
            for b in range(count):
                far[a][b] = min(far[a][b], far[a][via] + far[via][b])
    return far


def _cards(data: PrintedData) -> list[CardFacts]:
    found: list[CardFacts] = []
    stated = {entry["path"].rpartition(".")[0] for entry in data["owner"]}
    for id in sorted(data["cards"], key=lambda id: data["cards"][id]["number"]):
        card = data["cards"][id]
        found.append(
            CardFacts(
                id=id,
                number=card["number"],
                name=card["name"],
                cp=card["cp"],
                rest=card["rest"],
                issue=None if card["issue"] == "none" else card["issue"],
                icon=card["icon"],
                state=None if card["state"] == "none" else card["state"],
                kind=card["kind"],
                editions=tuple(card["editions"]),
                confidence="owner" if f"cards.{id}.effect" in stated else card["confidence"]["effect"],
                value_confidence="owner" if f"cards.{id}" in stated else card["confidence"]["values"],
            )
        )
    for seat, side in enumerate(SEATS):
        candidate = data["candidates"][side]
        found.append(
            CardFacts(
                id=f"candidate-{side}",
                number=CANDIDATE_CARD + seat,
                name=candidate["card_name"],
                cp=candidate["cp"],
                rest=candidate["rest"],
                issue=None,
                icon=side,
                state=candidate["home"],
                kind="candidate",
                editions=(FIRST, SECOND),
                confidence="owner" if f"candidates.{side}" in stated else data["confidence"]["candidate_cards"],
                value_confidence="owner" if f"candidates.{side}" in stated else data["confidence"]["candidate_cards"],
            )
        )
    return found
