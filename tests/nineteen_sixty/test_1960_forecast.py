"""What the table says of an event before it is played: what it would do now, and whether a marker is well spent."""

from __future__ import annotations

import pytest
from campaign_tools import GAME, event, momentum, play, race, refused, states, turn

from hustings.games.nineteen_sixty.face.forecast import Fact, Forecast, told
from hustings.games.nineteen_sixty.face.view import View, look
from hustings.games.nineteen_sixty.rules.board import KENNEDY, NIXON, SEATS
from hustings.games.nineteen_sixty.rules.effects import BISHOPS, JACKIE, PEACE_CORPS, PLEDGE
from hustings.games.nineteen_sixty.rules.position import Race
from hustings.games.nineteen_sixty.rules.printed import CANDIDATE_CARD
from hustings.kernel.chance import Chance
from hustings.words.sentences import LANGUAGES, Words

WORDS = Words(GAME)
LARGE = {"NY": 2, "CA": 2, "PA": 2, "IL": 2, "OH": 2, "TX": 2}


def of(p: Race, card: str, by: str = "kennedy") -> tuple[Fact, ...]:
    """What the event of a card would do now."""
    return told(p, SEATS.index(by), GAME.printed.card_ids.index(card), 0)


def read(fact: Fact, language: str) -> str:
    """A fact in words, as the table says it."""
    text = WORDS.text
    return text(
        language,
        f"forecast-{fact.key}",
        side=text(language, f"seat-{fact.side}") if fact.side else "",
        count=fact.count,
        places=", ".join(text(language, place) for place in fact.places),
        card=text(language, f"card-{fact.card}") if fact.card else "",
    )


def foreseen(p: Race, seat: int, card: str) -> Forecast:
    """What a seat is shown of a card."""
    view = look(p, seat)
    assert isinstance(view, View)
    return view.forecasts[card]


class TestWhatAnEventWouldDo:
    def test_losses_count_what_there_is(self) -> None:
        """K.22: momentum, and support where the token stands."""
        facts = of(race(states={"CA": -2}, momentum=(2, 0)), "gaffe")
        assert facts == (Fact("lost-state", "nixon", 2, ("state-CA",)),)

    def test_it_depends_on_who_leads(self) -> None:
        """E.4, K.82."""
        assert of(race(), "fidel-castro") == ()
        assert of(race(issues={"defense": -1}), "fidel-castro") == (
            Fact("gained-momentum", "nixon", 1),
            Fact("gained-state", "nixon", 1, ("state-FL",)),
        )

    def test_alike_gains_are_told_as_one_and_checks_are_named(self) -> None:
        """K.17, E.8: Nixon stands in California; Arizona and Nevada are led."""
        p = race(states={"AZ": 1, "NV": 2}, tokens=("MA", "CA"))
        moment, *rest = of(p, "gathering-momentum-in-the-west")
        assert moment == Fact("gained-momentum", "kennedy", 1)
        assert [(fact.key, fact.count) for fact in rest] == [("gained-state", 1), ("checks", 1), ("gained-state", 1)]
        assert rest[1].places == ("state-CA",)

    def test_a_question_is_left_open_and_what_follows_is_told(self) -> None:
        """K.12."""
        assert of(race(), "southern-strategy") == (
            Fact("gain-state-up-to", "nixon", 5),
            Fact("gained-issue", "kennedy", 1, ("issue-civil_rights",)),
        )

    def test_what_may_be_taken_off_counts_what_lies_there(self) -> None:
        """K.9, E.6."""
        assert of(race(), "baptist-ministers") == ()
        assert of(race(states={"GA": 1, "OH": 2}), "baptist-ministers")[0].count == 3

    def test_rises_tokens_lasting_and_waiting_events(self) -> None:
        """E.11, E.12, E.13, E.17, E.18."""
        assert of(race(), "soviet-economic-growth")[0] == Fact("rose", count=1, places=("issue-economy",))
        assert of(race(), "nixons-knee") == (Fact("moved", "nixon", places=("state-MD",)), Fact("lasts", "nixon"))
        assert of(race(), "recount") == (Fact("waits-election"),)
        assert of(race(), "lazy-shave") == (Fact("waits-debates"),)
        assert of(race(turn=7), "lazy-shave") == ()
        ruled_out = [fact.card for fact in of(race(), "dwight-d-eisenhower") if fact.key == "rules-out"]
        assert ruled_out == ["eisenhowers-silence"]
        prevented = race(box=("dwight-d-eisenhower",))
        assert of(prevented, "eisenhowers-silence") == (Fact("prevented", card="dwight-d-eisenhower"),)

    @pytest.mark.parametrize("by", SEATS)
    def test_what_is_foretold_comes(self, by: str) -> None:
        """Events that ask nothing do to states and momentum what was said."""
        for card in ("volunteers", "hurricane-donna", "the-new-nixon", "the-old-nixon", "fidel-castro", "gaffe"):
            p = race(issues={"defense": 1}, states={"MA": 1, "CA": -1}, momentum=(1, 1), tokens=("MA", "CA"))
            before, markers, facts = states(p), momentum(p), of(p, card, by)
            event(p, card, by)
            for seat, side in enumerate(SEATS):
                change = sum(
                    fact.count * (1 if fact.key == "gained-momentum" else -1)
                    for fact in facts
                    if fact.side == side and fact.key.endswith("-momentum")
                )
                assert momentum(p)[seat] - markers[seat] == change, (card, by)
            changed = {f"state-{id}" for id in {*before, *states(p)} if before.get(id, 0) != states(p).get(id, 0)}
            assert changed == {place for fact in facts if fact.key.endswith("-state") for place in fact.places}


class TestNothingIsTouchedOrBetrayed:
    def test_every_event_at_any_time_leaves_the_match_alone_and_can_be_read(self) -> None:
        """S.15: no chance is used, and what was dealt anew foretells the same."""
        for seed in range(3):
            p = GAME.setup(seed=seed)
            rng = Chance(seed)
            while p.outcome is None:
                assert isinstance(p, Race)
                if p.phase == 1 and rng.below(20) == 0:
                    before, drawn = p.digest(), p.chance.drawn
                    twin = p.clone()
                    twin.determinize(KENNEDY, Chance(seed + 1))
                    for card in range(1, CANDIDATE_CARD):
                        for seat in (KENNEDY, NIXON):
                            facts = told(p, seat, card, 0)
                            assert facts == told(twin, seat, card, 0)
                            assert all(read(fact, language) for fact in facts for language in LANGUAGES)
                    assert (p.digest(), p.chance.drawn) == (before, drawn)
                actions = p.actions(p.to_act[0])
                p.act(p.to_act[0], actions[rng.below(len(actions))])

    def test_only_who_is_asked_is_told(self) -> None:
        p = turn(race(kennedy=("volunteers", "gaffe")), "kennedy")
        assert {"volunteers", "gaffe"} <= look(p, KENNEDY).forecasts.keys()
        assert not look(p, NIXON).forecasts and not look(p, None).forecasts


class TestWhoMayTrigger:
    def test_nobody_without_momentum_or_against_a_ban(self) -> None:
        """P.10, P.11, K.44, K.76."""
        for p, can in (
            (race(kennedy=("gaffe",), momentum=(2, 0)), False),
            (race(kennedy=("gaffe",), momentum=(2, 1)), True),
        ):
            assert (foreseen(turn(p, "kennedy"), KENNEDY, "gaffe").trigger is not None) == can
        for effects, kennedys, can in ((0, 0, False), (PLEDGE, 0, True), (BISHOPS, 2, False)):
            p = turn(race(nixon=("gaffe",), momentum=(kennedys, 2), effects=effects), "nixon")
            assert (foreseen(p, NIXON, "gaffe").trigger is not None) == can

    def test_the_price_of_an_event_is_told(self) -> None:
        """K.85."""
        p = turn(race(nixon=("volunteers",), effects=JACKIE), "nixon")
        event = foreseen(p, NIXON, "volunteers").event
        assert event is not None and event[0].key == "price"


class TestWorth:
    def test_an_event_for_the_other_side_is_a_waste(self) -> None:
        """The New Nixon triggered by Kennedy, and by Nixon."""
        assert foreseen(turn(race(nixon=("the-new-nixon",)), "nixon"), NIXON, "the-new-nixon").worth == "nothing"
        kennedys = foreseen(turn(race(kennedy=("suburban-voters",)), "kennedy"), KENNEDY, "suburban-voters")
        assert (kennedys.by, kennedys.worth) == ("nixon", "nothing")

    def test_a_strong_event_is_worth_preempting_and_triggering(self) -> None:
        p = turn(race(kennedy=("norman-vincent-peale",), states=LARGE, momentum=(6, 6), turn=8), "kennedy")
        play(p, "campaign norman-vincent-peale")
        asked = foreseen(p, KENNEDY, "norman-vincent-peale")
        assert (asked.event, asked.by, asked.worth) == (None, "nixon", "well")
        refused(p, "trigger norman-vincent-peale", "other-question", "P.5")

    def test_what_costs_nothing_is_worth_it_as_soon_as_it_helps(self) -> None:
        """K.81."""
        p = race(kennedy=("norman-vincent-peale",), states=LARGE, momentum=(1, 6), turn=8, effects=PEACE_CORPS)
        play(turn(p, "kennedy"), "campaign norman-vincent-peale")
        assert foreseen(p, KENNEDY, "norman-vincent-peale").worth == "free-well"
