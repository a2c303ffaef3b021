"""What authors get wrong: the suite, and the kernel itself, name the place and say what to do."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gala
import pytest
from broken_gala import rewritten, wrapped
from gala import CHEER, PEEK, Gala, GalaWording, Peek, Spend, Table
from gala_witness import GalaWitness

from hustings.ai.levels import Sampler
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.message import EVERYBODY
from hustings.kernel.position import Position, Step
from hustings.play.game import Game
from hustings.testing import GameTests

Mistake = Callable[[pytest.MonkeyPatch, Path], None]

MISTAKES: dict[str, tuple[Mistake, str, tuple[str, ...]]] = {}
"""What makes it, the check that finds it first, and what the message has to say."""


def found_by(test: str, *words: str) -> Callable[[Mistake], Mistake]:
    """Register a mistake."""

    def register(mistake: Mistake) -> Mistake:
        MISTAKES[mistake.__name__] = mistake, test, words
        return mistake

    return register


def suite(folder: Path, *bases: type) -> Any:
    settings = {"game": Gala(), "matches": 8, "longest": 60, "tests": folder}
    return type("TestGala", bases, settings)()


@found_by("test_saved_positions_go_on", "Gala does not list the step Peek", "put its class among the steps")
def an_unlisted_step(patch: pytest.MonkeyPatch, tests: Path) -> None:
    def made(old: Any, self: Gala, *args: Any) -> None:
        old(self, *args)
        self.steps = {name: step for name, step in self.steps.items() if name != "Peek"}

    wrapped(patch, Gala, "__init__", made)


@found_by("test_random_matches_end", "step Spend has returned a Spend, which", "return (Next(…),)")
def a_step_returned_alone(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(patch, Spend, "take", lambda old, self, p, seat, action: old(self, p, seat, action)[0])


@found_by("test_random_matches_end", "step Round has returned a list, which", "return (Next(…),)")
def steps_in_a_list(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(patch, gala.Round, "run", lambda old, self, p: list(old(self, p) or ()))


@found_by("test_clones_are_apart", "`clone` of Table forgets chips", "every one of `fields`")
def a_field_that_clone_forgets(patch: pytest.MonkeyPatch, tests: Path) -> None:
    def clone(old: Any, self: Table) -> Table:
        twin: Table = old(self)
        twin.chips = []
        return twin

    wrapped(patch, Table, "clone", clone)


@found_by("test_saved_positions_go_on", "what counts stands in `fields`", "is cheers to be one of them?")
def a_field_that_is_not_listed(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(Table, "fields", tuple(name for name in Table.fields if name != "cheers"))

    def seats(old: Any, self: Spend, p: Table) -> tuple[int, ...]:
        if p.cheers > 1:
            p.supply = 0
        return old(self, p)  # type: ignore[no-any-return]

    wrapped(patch, Spend, "seats", seats)


@found_by("test_steps_never_change", "step Spend was", "a step never changes; return a new one in its place")
def a_step_that_counts_by_itself(patch: pytest.MonkeyPatch, tests: Path) -> None:
    def take(old: Any, self: Spend, p: Table, seat: int, action: int) -> Any:
        steps = old(self, p, seat, action)
        self.left = steps[0].left
        return (self,)

    wrapped(patch, Spend, "take", take)


@found_by("test_saved_positions_go_on", "goes another way", "what is drawn comes from `p.chance` alone")
def a_die_of_python_itself(patch: pytest.MonkeyPatch, tests: Path) -> None:
    def take(old: Any, self: Spend, p: Table, seat: int, action: int) -> Any:
        p.cheers = random.randrange(1000)
        return old(self, p, seat, action)

    wrapped(patch, Spend, "take", take)


@found_by("test_reject_and_actions_agree", "'cheer' is listed for seat", "its step refuses it")
def actions_and_reject_that_differ(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(patch, Spend, "actions", lambda old, self, p, seat: [*old(self, p, seat), CHEER])


@found_by("test_nothing_is_stuck", "has no legal action: a dead end", "steps: Round > Spend > Peek")
def a_question_without_an_answer(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(Peek, "actions", lambda self, p, seat: [PEEK] if len(p.deck) > 2 else [])


@found_by("test_pieces_are_conserved", "lost or made: card ", "seed ")
def a_card_that_is_lost(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(patch, Table, "put_down", lambda old, self, seat, card: self.hands[seat].remove(card))


@found_by("test_determinizing_keeps_the_view", "`look` shows what the seat cannot know", "decision ")
def a_view_that_leaks(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(Gala, "hand_seen", lambda self, p, seat, hand: tuple(hand))


@found_by("test_entries_tell_what_is_seen", "Entry('drew-card'", "it sees at no moment", "seats=1 << seat")
def a_log_that_leaks(patch: pytest.MonkeyPatch, tests: Path) -> None:
    def note(old: Any, self: Table, key: str, args: Any, clause: str = "", seats: int = EVERYBODY) -> None:
        old(self, key, args, clause, EVERYBODY if key == "drew-card" else seats)

    wrapped(patch, Table, "note", note)


@found_by("test_determinizing_keeps_the_view", "Gala hides card", "must say how that is dealt anew")
def no_reassign_at_all(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.delattr(Gala, "reassign")


@found_by("test_dealing_anew_deals", "Look at `reassign` of Gala", "shuffle every card that the seat does not see")
def a_reassign_that_deals_nothing(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(Gala, "reassign", lambda self, p, seat, rng: None)


@found_by("test_everything_can_be_read", "'end-chips' in ja.ftl")
def an_end_without_its_text(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("text/ja.ftl", "\nend-chips", "\nend-coins"))


@found_by("test_everything_can_be_read", "the match ends with 'end-chips'", "no line of its log says so", "note(")
def an_end_without_a_line(patch: pytest.MonkeyPatch, tests: Path) -> None:
    def note(old: Any, self: Table, key: str, args: Any, clause: str = "", seats: int = EVERYBODY) -> None:
        if key != "end-chips":
            old(self, key, args, clause, seats)

    wrapped(patch, Table, "note", note)


@found_by("test_everything_can_be_read", "game-about", "the pages of gala need", "text/en.ftl")
def a_game_that_says_nothing_about_itself(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("text/en.ftl", "game-about", "game-around"))


@found_by("test_entries_tell_what_is_seen", "Entry('drew', (", "has 1 arguments", "gives 'drew' 2: ('side', 'card')")
def a_vocabulary_of_another_length(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(GalaWording, "vocabulary", {**GalaWording.vocabulary, "drew": ("side", "card")})


@found_by("test_languages_are_told_the_same", "log-drew names $card, $side", "the vocabulary gives 'drew' $side")
def a_text_with_an_argument_of_its_own(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("text/en.ftl", "{ $side } draws.", "{ $side } draws { $card }."))


@found_by("test_vocabulary_is_written", "texts of gala that are missing", "log-cheered (ja)")
def a_text_in_one_of_two_languages(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("text/ja.ftl", "log-cheered", "log-clapped"))


@found_by("test_everything_can_be_read", "messages of gala call seat 0 0 and not seat-red", "super().name(")
def a_wording_that_names_no_seats(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(GalaWording, "name", lambda self, kind, value: value)


@found_by("test_everything_can_be_read", "call seat 1 seat-green", "it is seat-blue", "leaves the last names")
def a_seat_in_the_middle_that_goes(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(
        patch, Gala, "seats",
        lambda old, self, options=None: (row := old(self, options), ("red", "blue") if len(row) == 2 else row)[1],
    )  # fmt: skip


@found_by("test_twins_tell_the_same", "shows seat", "say so with `p.tell(seat)` in the step that does")
def a_look_that_is_not_told(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(Table, "tell", lambda self, seat: None)


@found_by("test_clones_are_apart", "Gala hides card: write `remix`", "where no pile is hidden, let it do nothing")
def no_remix_at_all(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.delattr(Gala, "remix")


@found_by("test_takebacks_mix_piles", "`remix` of Gala never changed anything", "`deck`", "shuffle it there")
def a_remix_that_does_nothing(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(Gala, "remix", lambda self, p, rng: None)


@found_by("test_clauses_are_carried_out", "nothing in the code of gala carries out: G.10")
def a_clause_that_nobody_carries_out(patch: pytest.MonkeyPatch, tests: Path) -> None:
    more = "\n\n**G.10** .\n"
    rewritten(patch, tests, ("rulebook.ja.md", "切り直す。\n", more), ("rulebook.en.md", "from the discards.\n", more))


@found_by("test_pages_open", "the page /m/", "cannot be opened", "has no attribute 'coins'", "table.html, line 2")
def a_table_that_draws_what_is_not_there(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("table.html", "c.view.chips", "c.view.coins"))


@found_by("test_pages_open", "the page /m/", "data-on='x", "names nothing that an action is done to")
def a_drawing_that_stands_for_nothing(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("table.html", 'data-on="c{{', 'data-on="x{{'))


@found_by("test_pages_open", "the page /m/", "two elements have the id 'chips'")
def two_drawings_of_one_name(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("table.html", "%}<ul>{% for count", '%}<ul id="chips">{% for count'))


@found_by("test_pages_open", "the page /m/", "/picture/", "cannot be opened", "is no picture", "mismatched tag")
def a_picture_that_is_not_well_formed(patch: pytest.MonkeyPatch, tests: Path) -> None:
    rewritten(patch, tests, ("table.html", "{% macro track(c) %}", "{% macro track(c) %} "))
    macros = {"shapes()": "", "turn(c)": "", "board(c)": "<g><text>{{ c.view.round }}</g>"}
    drawn = [f"{{% macro {name} %}}{body}{{% endmacro %}}" for name, body in macros.items()]
    (tests.parent / f"gala_{tests.parent.name}" / "picture.html").write_text("\n".join(drawn))


@found_by("test_computers_answer", "the computer of level random fails for seat", "ZeroDivisionError", "in <lambda>")
def a_computer_that_divides_by_nothing(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(Gala, "heuristics", lambda self: 1 // 0)


@found_by("test_computers_answer", "`prior` of Hopeless is 0.0 for 'bid c", "must be above 0", "such as 0.01")
def a_prior_of_nothing(patch: pytest.MonkeyPatch, tests: Path) -> None:
    class Hopeless(Heuristics):
        def prior(self, p: Any, seat: int, action: int) -> float:
            return 0.0

    patch.setattr(Gala, "heuristics", lambda self: Hopeless())


@found_by("test_nothing_is_stuck", "nobody is asked: step Bid has no `take`", "nothing follows its answer")
def a_step_without_take(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(patch, gala.Round, "run", lambda old, self, p: old(self, p)[:1])
    patch.setattr(gala.Bid, "take", Step.take)


@found_by("test_nothing_is_stuck", "nobody is asked: step Round asks nobody (`seats`) and has no `run`")
def a_step_without_run(patch: pytest.MonkeyPatch, tests: Path) -> None:
    patch.setattr(gala.Round, "run", Step.run)


@found_by("test_nothing_is_stuck", "nothing follows step Spend, and it does not end the match", "p.finish(")
def a_step_that_nothing_follows(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(patch, gala.Round, "run", lambda old, self, p: old(self, p)[:1])


@found_by("test_nothing_is_stuck", "`begin` of Gala puts no step on the stack")
def a_match_that_does_not_begin(patch: pytest.MonkeyPatch, tests: Path) -> None:
    wrapped(patch, Gala, "begin", lambda old, self, p, options: None)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_in_words(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mistake, test, words = MISTAKES[name]
    folder = tmp_path / "tests"
    folder.mkdir()
    mistake(monkeypatch, folder)
    with pytest.raises((AssertionError, TypeError, ValueError)) as failed:
        getattr(suite(folder, GalaWitness, GameTests), test)()
    said = str(failed.value)
    assert all(word in said for word in words), said


@pytest.mark.parametrize(
    ("test", "words"),
    [
        ("test_pieces_are_conserved", "how many pieces of each sort there are"),
        ("test_entries_tell_what_is_seen", "def shows(self, view, kind, value)` in the class TestGala"),
        ("test_nothing_told_is_forgotten", "def holds(self, position, entry)` in the class TestGala"),
    ],
)
def test_a_game_that_hides_something_is_told_what_its_tests_must_say(test: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=re.escape(words)):
        getattr(suite(tmp_path, GameTests), test)()


# -- outside the suite -------------------------------------------------------------------------------------------------


def test_a_saved_position_with_an_unlisted_step_says_which() -> None:
    p = Gala().setup()
    game: Game = Gala()
    game.steps = {"Round": game.steps["Round"]}
    with pytest.raises(ValueError, match="Gala does not list the step Bid; put its class among the steps"):
        game.decode(p.encode())


def test_a_step_returned_alone_says_so_while_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    wrapped(monkeypatch, gala.Round, "run", lambda old, self, p: old(self, p)[0])
    with pytest.raises(TypeError, match="step Round has returned a Bid, which is no tuple"):
        Gala().setup()


def test_another_type_error_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gala.Round, "run", lambda self, p: len(3))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=re.escape("object of type 'int' has no len()")):
        Gala().setup()


def test_a_computer_says_which_field_a_clone_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(old: Any, self: Position) -> Position:
        twin: Any = old(self)
        twin.hands = []
        return twin  # type: ignore[no-any-return]

    wrapped(monkeypatch, Table, "clone", clone)
    with pytest.raises(TypeError, match="`clone` of Table forgets hands"):
        Sampler(Gala().setup(chance=Chance(1)), 0)
