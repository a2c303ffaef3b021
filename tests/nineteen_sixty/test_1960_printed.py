"""The printed values of 1960: what an owner's file may and may not say about them, and where its numbers are read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.games.nineteen_sixty import NineteenSixty
from hustings.games.nineteen_sixty.printed.corrections import PrintedError, Problem, accept, load
from hustings.games.nineteen_sixty.rules.printed import Printed
from hustings.kernel.chance import Chance
from hustings.words.sentences import LANGUAGES, Words

OURS = load()
EXAMPLE = Path(__file__).parents[2] / "examples" / "small-1960.toml"
DOCS = Path(__file__).parents[2] / "docs" / "owners-file-1960.md"


def written(folder: Path, text: str) -> Path:
    file = folder / "corrections.toml"
    file.write_text(text, encoding="utf-8")
    return file


def problems(folder: Path, text: str) -> list[Problem]:
    with pytest.raises(PrintedError) as caught:
        load(written(folder, text))
    for problem in caught.value.problems:
        for lang in LANGUAGES:
            sentence = problem.text(lang)
            assert str(problem.args["path"]) in sentence
            assert "{" not in sentence, sentence
        assert re.search("[ぁ-ん]", problem.text("ja"))
    return caught.value.problems


class TestOurValues:
    def test_votes_support_and_cards_are_those_of_the_rules(self) -> None:
        """S.4, S.10, S.13, O.2."""
        assert sum(OURS.votes) == 537
        assert (sum(n for n in OURS.start if n > 0), -sum(n for n in OURS.start if n < 0)) == (15, 16)
        assert [card.number for card in OURS.cards.values()] == list(range(1, 100))
        campaign = [card for card in OURS.cards.values() if card.kind != "candidate"]
        assert all(card.cp + card.rest == 4 for card in campaign)
        assert [card.number for card in campaign if card.issue is None] == [14, 15, 16, 17]
        assert [card.number for card in campaign if card.state is None] == [14, 15, 16, 17]
        assert sum(OURS.endorsements) == 16

    def test_they_are_rebuilt_from_their_data(self) -> None:
        data = json.loads(json.dumps(OURS.data))
        assert Printed(data).data == accept(data).data == OURS.data


class TestAnOwnersFile:
    @pytest.mark.parametrize(
        ("text", "corrected"),
        [
            ("[cards.volunteers]\ncp = 3", ("cards.volunteers.cp", "2", "3")),
            ("[cards.volunteers]\nrest = 0", ("cards.volunteers.rest", "2", "0")),
            ('[cards.volunteers]\nissue = "economy"', None),
            ('[cards.volunteers]\nicon = "nixon"', ("cards.volunteers.icon", "both", "nixon")),
            ('[cards.the-new-nixon]\nstate = "TX"', None),
            ("[cards.new-england.effect]\nsupport = 6", ("cards.new-england.effect.support", "5", "6")),
            ("[cards.stature-gap.effect]\ncp = -1", ("cards.stature-gap.effect.cp", "-2", "-1")),
            ('[states.HI]\nedge = "nixon"', ("states.HI.edge", "kennedy", "nixon")),
            ('[states.HI]\nleader = "nixon"\ncubes = 1', ("states.HI.cubes", "0", "1")),
            ("[states.NY]\nvotes = 44\n[states.PA]\nvotes = 33", ("states.NY.votes", "45", "44")),
            ("[endorsements.major]\ncount = 3", ("endorsements.major.count", "4", "3")),
            ("[second]\nreseed = 12", ("second.reseed", "10", "12")),
            ("[candidates.nixon]\nmomentum = 3", ("candidates.nixon.momentum", "2", "3")),
            ("[set_up]\nturn = 7", ("set_up.turn", "", "7")),
            ("[turns]\nactivity_phases = 3", ("turns.activity_phases", "5", "3")),
            ("[turns.hand]\nafter_debates = 4", ("turns.hand.after_debates", "7", "4")),
            ('[played]\ncards = ["volunteers", "gaffe"]', ("played.cards", "", "volunteers, gaffe")),
            ('[played]\nstates = ["TX", "NY"]', ("played.states", "", "TX, NY")),
        ],
    )
    def test_everything_that_can_be_corrected(
        self, tmp_path: Path, text: str, corrected: tuple[str, str, str] | None
    ) -> None:
        theirs = load(written(tmp_path, text))
        assert corrected is None or corrected in theirs.corrected
        assert theirs.data != OURS.data
        assert accept(json.loads(json.dumps(theirs.data))).data == theirs.data

    def test_a_confirmed_value_counts_as_printed_but_not_as_a_correction(self, tmp_path: Path) -> None:
        theirs = load(written(tmp_path, "[cards.volunteers]\ncp = 2\n[cards.missile-gap.effect]\nissue = 3"))
        assert theirs.card("volunteers").value_confidence == theirs.card("missile-gap").confidence == "owner"
        assert theirs.corrected == []
        assert accept(json.loads(json.dumps(theirs.data))).card("volunteers").value_confidence == "owner"

    def test_the_example_for_owners_works(self, tmp_path: Path) -> None:
        example, short = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
        assert bin(load(written(tmp_path, short)).contested).count("1") == 6
        theirs = load(written(tmp_path, example))
        assert {path for path, _, _ in theirs.corrected} == {
            "cards.volunteers.issue",
            "cards.new-england.effect.support",
            "states.HI.cubes",
            "states.HI.edge",
            "states.HI.leader",
            "second.reseed",
        }

    def test_the_rules_and_the_texts_read_the_owners_numbers(self, tmp_path: Path) -> None:
        game = NineteenSixty.from_file(
            written(tmp_path, "[cards.new-england.effect]\nsupport = 6\neach = 3\n[cards.volunteers]\ncp = 4")
        )
        assert (game.printed.effect[6].support, game.printed.cp[5]) == (6, 4)
        words = Words(game)
        assert "up to 6 state support" in words.text("en", "card-new-england-text")
        assert "合計6個まで得る（1州につき3個まで）" in words.text("ja", "card-new-england-text")
        listed = {card["id"]: card for card in game.face.card_list(words, "en")}
        assert "at most 3 in a state" in listed["new-england"]["text"]
        assert listed["volunteers"]["data"]["cp"] == 4
        said = game.face.provenance(lambda key, **arguments: words.text("en", key, **arguments))
        assert said.tables[0][1] == (
            ("cards.new-england.effect.each", "2", "3"),
            ("cards.new-england.effect.support", "5", "6"),
            ("cards.volunteers.cp", "2", "4"),
        )


class TestAShortMatch:
    def test_a_small_match_is_played_by_the_same_rules(self) -> None:
        """examples/small-1960.toml: one turn and Election Day, with three states and four cards."""
        game = hustings.game("1960", EXAMPLE)
        seen: set[str] = set()
        for seed in range(12):
            p = game.setup(seed=seed)
            rng = Chance(seed)
            while p.outcome is None:
                seat = p.to_act[0]
                actions = p.actions(seat)
                assert all(p.reject(seat, action) is None for action in actions)
                seen |= {game.text(action) for action in actions}
                p.act(seat, actions[rng.below(len(actions))])
            view = game.look(p, None)
            assert view.turn == 9
            assert {called for called in game.printed.votes if called} == {45, 27, 24}
        assert {text for text in seen if text.startswith("support ") and len(text) == 10} <= {
            "support NY", "support IL", "support TX",
        }  # fmt: skip
        assert {text.split()[1] for text in seen if text.startswith("event ")} == {
            "volunteers", "nelson-rockefeller", "adlai-stevenson", "hurricane-donna",
        }  # fmt: skip

    def test_a_state_that_is_not_played_with_is_refused_in_words(self) -> None:
        game = hustings.game("1960", EXAMPLE)
        p = game.setup(seed=0)
        while p.actions(p.to_act[0])[0] != game.action("support NY"):
            seat = p.to_act[0]
            campaigns = [a for a in p.actions(seat) if game.text(a).startswith("campaign candidate-kennedy")]
            p.act(seat, (campaigns or p.actions(seat))[0])
        reason = p.reject(p.to_act[0], game.action("support MA"))
        assert reason is not None and reason.key == "not-contested"


class TestRefused:
    @pytest.mark.parametrize(
        ("text", "key", "path"),
        [
            ("[card.volunteers]", "printed-unknown-key", "card"),
            ("cards = 3", "printed-no-table", "cards"),
            ("[cards.volunteer]", "printed-no-card", "cards.volunteer"),
            ("[cards.volunteers]\ncp = 6", "printed-number", "cards.volunteers.cp"),
            ("[cards.volunteers]\ncp = true", "printed-number", "cards.volunteers.cp"),
            ("[cards.volunteers]\npoints = 3", "printed-unknown-key", "cards.volunteers.points"),
            ('[cards.volunteers]\nkind = "turn"', "printed-unknown-key", "cards.volunteers.kind"),
            ('[cards.volunteers]\nissue = "econmy"', "printed-choice", "cards.volunteers.issue"),
            ('[cards.volunteers]\nstate = "none"', "printed-choice", "cards.volunteers.state"),
            (
                '[cards.gathering-momentum-in-the-east]\nstate = "NY"',
                "printed-choice",
                "cards.gathering-momentum-in-the-east.state",
            ),
            ("[cards.volunteers]\neffect = 1", "printed-no-table", "cards.volunteers.effect"),
            ("[cards.volunteers.effect]\nsupport = 1", "printed-unknown-key", "cards.volunteers.effect.support"),
            ("[cards.volunteers.effect]\nmomentum = 0", "printed-number", "cards.volunteers.effect.momentum"),
            ("[cards.stature-gap.effect]\ncp = 2", "printed-number", "cards.stature-gap.effect.cp"),
            ('[cards.new-england.effect]\nstates = ["NY"]', "printed-unknown-key", "cards.new-england.effect.states"),
            ("[states.Texas]\nvotes = 24", "printed-no-state", "states.Texas"),
            ("[states.NY]\nvotes = 46", "printed-votes", "states"),
            ("[states.NY]\nvotes = 0", "printed-number", "states.NY.votes"),
            ('[states.NY]\nregion = "west"', "printed-unknown-key", "states.NY.region"),
            ("[states.NY]\ncubes = 2", "printed-start", "states.NY"),
            ('[states.NY]\nleader = "nixon"', "printed-start", "states.NY"),
            ('[states.NY]\nedge = "none"', "printed-choice", "states.NY.edge"),
            ("[endorsements.north]\ncount = 3", "printed-no-endorsement", "endorsements.north"),
            ("[candidates.johnson]\ncp = 4", "printed-no-candidate", "candidates.johnson"),
            ("[second]\nbag = 0", "printed-number", "second.bag"),
            ("[second]\nevent_checks = false", "printed-unknown-key", "second.event_checks"),
            ("[set_up]\nturn = 6", "printed-first-turn", "set_up.turn"),
            ("[turns]\ndebates = 3", "printed-unknown-key", "turns.debates"),
            ("[turns.hand]\nbefore_debates = 10", "printed-number", "turns.hand.before_debates"),
            ("[played]\nstates = []", "printed-no-ids", "played.states"),
            ('[played]\nstates = ["TX", "tx"]', "printed-no-id", "played.states"),
            ('[played]\ncards = ["gaffe", "gaffe"]', "printed-id-twice", "played.cards"),
        ],
    )
    def test_what_a_file_may_not_say(self, tmp_path: Path, text: str, key: str, path: str) -> None:
        assert (key, path) in [(problem.key, problem.args["path"]) for problem in problems(tmp_path, text)]

    @pytest.mark.parametrize(
        ("text", "near"),
        [
            ("[cards.volunteer]", "volunteers"),
            ("[states.tx]", "TX"),
            ('[cards.volunteers]\nissue = "econmy"', "economy"),
        ],
    )
    def test_the_nearest_name_is_suggested(self, tmp_path: Path, text: str, near: str) -> None:
        (problem,) = problems(tmp_path, text)
        assert f"Did you mean {near}?" in problem.text()
        assert f"{near} ではありませんか" in problem.text("ja")

    @pytest.mark.parametrize(
        ("path", "value"),
        [
            (("cards", "volunteers", "cp"), 9),
            (("cards", "volunteers", "kind"), "turn"),
            (("cards", "volunteers", "number"), 6),
            (("cards", "new-england", "effect", "states"), ["NY"]),
            (("cards", "nobody"), None),
            (("states", "NY", "votes"), 44),
            (("states", "NY", "region"), "west"),
            (("states",), {}),
            (("rules", "carry"), 5),
            (("second", "cards"), 500),
            (("owner",), [["cards.volunteers.cp", "2", "3"]]),
        ],
    )
    def test_foreign_data_is_checked(self, path: tuple[str, ...], value: Any) -> None:
        data = json.loads(json.dumps(OURS.data))
        here = data
        for key in path[:-1]:
            here = here[key]
        here[path[-1]] = here["volunteers"] if path[-1] == "nobody" else value
        with pytest.raises(PrintedError) as caught:
            accept(data)
        assert caught.value.text("en") != caught.value.text("ja")

    def test_a_foreign_note_of_an_owner_counts_only_where_a_value_is_named(self) -> None:
        data = json.loads(json.dumps(OURS.data))
        data["owner"] = [{"path": "cards.volunteers.cp", "old": "1", "new": "5"}]
        theirs = accept(data)
        assert theirs.corrected == []
        assert theirs.card("volunteers").value_confidence == "owner"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_take_every_number_of_an_event_from_the_printed_values(language: str) -> None:
    cards = {}
    for id, card in OURS.data["cards"].items():
        effect = {key: n + 30 * (1 if n > 0 else -1) if isinstance(n, int) else n for key, n in card["effect"].items()}
        cards[id] = {**card, "effect": effect}
    words = Words(NineteenSixty(Printed({**OURS.data, "cards": cards})))
    for id, card in cards.items():
        said = words.text(language, f"card-{id}-text")
        assert all(str(abs(n)) in said for n in card["effect"].values() if isinstance(n, int)), said
