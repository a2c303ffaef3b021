"""One broken Gala for each check of the suite, and which tests have to fail of it.

Each function breaks one thing, as its docstring says. Where a bug cannot help showing in several tests, all of them
are named, the one that is meant for it first.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from shutil import copytree
from typing import Annotated, Any

import gala
from gala import (
    BID,
    BLOW,
    CARDS,
    CHEER,
    DECLINE,
    PEEK,
    WHISTLE,
    Bid,
    Gala,
    GalaFace,
    GalaWording,
    Peek,
    Spend,
    Table,
    Whistle,
)
from msgspec import Meta
from pytest import MonkeyPatch

from hustings.kernel.heuristics import Heuristics
from hustings.kernel.message import EVERYBODY, IllegalAction, Message, Reason
from hustings.play.face import Face
from hustings.play.lesson import Chapter, Lesson
from hustings.play.match import Match

Break = Callable[[MonkeyPatch, Path], None]

BROKEN: dict[str, tuple[Break, tuple[str, ...]]] = {}
"""Name of the bug: what makes it (the folder is that of the tests), and the tests that fail of it."""


def caught_by(*tests: str) -> Callable[[Break], Break]:
    """Register a bug with the tests that catch it."""

    def register(function: Break) -> Break:
        BROKEN[function.__name__] = function, tests
        return function

    return register


def rewritten(patch: MonkeyPatch, tests: Path, *changes: tuple[str, str, str]) -> None:
    """Let Gala read copies of its texts and rulebooks, in which a piece of a file stands changed."""
    folder = tests.parent / f"gala_{tests.parent.name}"
    copytree(Path(gala.__file__).parent, folder, ignore=lambda *_: ["__pycache__"])
    (folder / "__init__.py").write_text("")
    for file, old, new in changes:
        text = (folder / file).read_text("utf-8")
        assert old in text, f"{file} does not say {old!r}"
        (folder / file).write_text(text.replace(old, new), "utf-8")
    patch.syspath_prepend(str(tests.parent))
    patch.setattr(Gala, "package", folder.name)


def wrapped(patch: MonkeyPatch, cls: type, name: str, wrapper: Callable[..., Any]) -> None:
    """Replace a method by one that is given the old one first."""
    old = getattr(cls, name)
    patch.setattr(cls, name, lambda *args: wrapper(old, *args))


# -- playing ---------------------------------------------------------------------------------------------------------


@caught_by("test_random_matches_end")
def a_match_that_never_ends(patch: MonkeyPatch, tests: Path) -> None:
    """There is always another round."""
    patch.setattr(gala, "ROUNDS", 10**9)


@caught_by("test_random_matches_end")
def an_end_without_scores(patch: MonkeyPatch, tests: Path) -> None:
    """One seat is forgotten in the scores."""
    outcome = gala.Outcome
    patch.setattr(gala, "Outcome", lambda winners, scores, how, clause: outcome(winners, scores[1:], how, clause))


@caught_by("test_nothing_is_stuck", "test_twins_are_legal_to_the_end")
def a_dead_end(patch: MonkeyPatch, tests: Path) -> None:
    """In the last round one may neither look nor decline."""
    wrapped(patch, Peek, "actions", lambda old, self, p, seat: [] if p.round == gala.ROUNDS else old(self, p, seat))


@caught_by("test_nothing_is_stuck")
def an_action_listed_twice(patch: MonkeyPatch, tests: Path) -> None:
    """``decline`` stands twice in the list."""
    patch.setattr(Peek, "actions", lambda self, p, seat: [PEEK, DECLINE, DECLINE])


@caught_by("test_listed_actions_are_accepted")
def a_listed_action_that_is_refused(patch: MonkeyPatch, tests: Path) -> None:
    """``act`` refuses what the list offers."""

    def act(old: Any, self: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            raise IllegalAction(Reason("not-yours", (), "G.7"))
        old(self, seat, action)

    wrapped(patch, Table, "act", act)


@caught_by("test_other_actions_are_refused")
def an_action_out_of_turn(patch: MonkeyPatch, tests: Path) -> None:
    """The one who places chips may cheer as well, which no list offers."""

    def reject(old: Any, self: Table, seat: int, action: int) -> Reason | None:
        cheers_itself = action == CHEER and seat in self.to_act and isinstance(self.stack[-1], Spend)
        return None if cheers_itself else old(self, seat, action)

    wrapped(patch, Table, "reject", reject)


@caught_by("test_reject_and_actions_agree", "test_observations_follow_from_knowledge")
def an_illegal_action_listed(patch: MonkeyPatch, tests: Path) -> None:
    """The list offers a cheer to the one who places chips."""
    wrapped(patch, Spend, "actions", lambda old, *rest: list({*old(*rest), CHEER}))


@caught_by("test_reject_and_actions_agree")
def a_legal_action_refused(patch: MonkeyPatch, tests: Path) -> None:
    """The lowest card in hand is never listed, and nobody says why."""
    wrapped(patch, Bid, "actions", lambda old, *rest: old(*rest)[1:] or old(*rest))


@caught_by("test_canonical_texts_parse")
def a_text_that_names_nothing(patch: MonkeyPatch, tests: Path) -> None:
    """A text that names no action breaks instead of being refused."""
    patch.setattr(Gala, "action", lambda self, text: self.actions.numbers[" ".join(text.split())])


@caught_by("test_pieces_are_conserved", "test_twins_are_legal_to_the_end")
def a_lost_card(patch: MonkeyPatch, tests: Path) -> None:
    """The whistle is blown and laid nowhere."""

    def take(old: Any, self: Whistle, p: Table, seat: int, action: int) -> Any:
        steps = old(self, p, seat, action)
        if action == BLOW:
            p.discard.remove(WHISTLE)
        return steps

    wrapped(patch, Whistle, "take", take)


# -- copies ----------------------------------------------------------------------------------------------------------


@caught_by("test_saved_positions_go_on")
def a_field_that_is_not_saved(patch: MonkeyPatch, tests: Path) -> None:
    """Saving forgets the cheers."""
    patch.setattr(Table, "fields", tuple(name for name in Table.fields if name != "cheers"))


@caught_by("test_saved_positions_go_on")
def a_step_field_that_is_not_saved(patch: MonkeyPatch, tests: Path) -> None:
    """Saving forgets how many chips are left."""
    patch.setattr(Spend, "fields", ("seat",))
    wrapped(patch, Spend, "__init__", lambda old, self, seat, left=2: old(self, seat, left))


@caught_by("test_fields_are_plain", "test_saved_positions_go_on")
def a_field_that_is_a_table(patch: MonkeyPatch, tests: Path) -> None:
    """The position keeps a dict."""
    patch.setattr(Table, "fields", (*Table.fields, "notes"))
    patch.setattr(Table, "notes", {"a": 1}, raising=False)


@caught_by("test_clones_are_apart", "test_nothing_told_is_forgotten", "test_twins_are_legal_to_the_end")
def a_shared_list_in_clone(patch: MonkeyPatch, tests: Path) -> None:
    """A clone has the discard pile of its original."""

    def clone(old: Any, self: Table) -> Table:
        twin: Table = old(self)
        twin.discard = self.discard
        return twin

    wrapped(patch, Table, "clone", clone)


@caught_by("test_steps_never_change", "test_twins_tell_the_same", "test_undo_restores")
def a_step_that_changes(patch: MonkeyPatch, tests: Path) -> None:
    """The question about chips counts down by itself."""

    def take(old: Any, self: Spend, p: Table, seat: int, action: int) -> Any:
        steps = old(self, p, seat, action)
        self.left = steps[0].left
        return (self,)

    wrapped(patch, Spend, "take", take)


# -- non-interference ------------------------------------------------------------------------------------------------


@caught_by("test_determinizing_keeps_the_view", "test_twins_tell_the_same", "test_observations_follow_from_knowledge")
def a_leak_through_the_view(patch: MonkeyPatch, tests: Path) -> None:
    """Everybody sees all hands."""
    patch.setattr(Gala, "hand_seen", lambda self, p, seat, hand: tuple(hand))


@caught_by(
    "test_determinizing_keeps_the_view",
    "test_nothing_told_is_forgotten",
    "test_twins_tell_the_same",
    "test_observations_follow_from_knowledge",
)
def a_determinize_that_forgets(patch: MonkeyPatch, tests: Path) -> None:
    """Dealing anew keeps the own hand and forgets what was seen in the deck."""

    def reassign(old: Any, self: Gala, p: Table, seat: int | None, rng: Any) -> None:
        for card in p.deck:
            p.knows[card] = 0
        old(self, p, seat, rng)

    wrapped(patch, Gala, "reassign", reassign)


@caught_by(
    "test_determinizing_keeps_the_view",
    "test_actions_follow_from_knowledge",
    "test_clones_are_apart",
    "test_dealing_anew_deals",
    "test_nothing_told_is_forgotten",
    "test_twins_are_legal_to_the_end",
    "test_twins_tell_the_same",
    "test_observations_follow_from_knowledge",
)
def a_determinize_that_takes_the_own_hand(patch: MonkeyPatch, tests: Path) -> None:
    """Dealing anew mixes all hands."""

    wrapped(patch, Gala, "reassign", lambda old, self, p, seat, rng: old(self, p, None, rng))


@caught_by("test_determinizing_keeps_the_view")
def a_question_that_tells(patch: MonkeyPatch, tests: Path) -> None:
    """The whistle is asked for only where it is."""
    wrapped(patch, Whistle, "seats", lambda old, self, p: old(self, p) if WHISTLE in p.hands[self.seat] else ())


@caught_by("test_actions_follow_from_knowledge", "test_twins_tell_the_same")
def a_leak_through_the_legal_actions(patch: MonkeyPatch, tests: Path) -> None:
    """Looking at the deck is offered only where there is a high card to see."""
    patch.setattr(Peek, "actions", lambda self, p, seat: [PEEK, DECLINE] if p.deck[-1] > 5 else [DECLINE])
    patch.setattr(
        Peek,
        "reject",
        lambda self, p, seat, action: Reason("not-yours", (), "G.7") if action == PEEK and p.deck[-1] <= 5 else None,
    )


@caught_by("test_words_follow_from_knowledge", "test_twins_tell_the_same", "test_observations_follow_from_knowledge")
def a_leak_through_a_prompt(patch: MonkeyPatch, tests: Path) -> None:
    """The question names a seat by the top card of the deck."""
    patch.setattr(Peek, "ask", lambda self, p, seat: Message("peek", (p.deck[-1] % 2,)))


@caught_by("test_words_follow_from_knowledge")
def a_leak_through_a_reason(patch: MonkeyPatch, tests: Path) -> None:
    """A refusal names the top card of the deck."""

    def reject(self: Bid, p: Table, seat: int, action: int) -> Reason | None:
        absent = action - BID in CARDS and action - BID not in p.hands[seat]
        return Reason("not-in-hand", (p.deck[-1] if p.deck else 1,), "G.3") if absent else None

    patch.setattr(Bid, "reject", reject)


@caught_by("test_words_follow_from_knowledge")
def a_leak_through_a_button(patch: MonkeyPatch, tests: Path) -> None:
    """A button names the top card of the deck, if it is the highest one."""

    def label_now(self: GalaWording, p: Table, seat: int, action: int) -> Message:
        return Message("do-bid", (CARDS[-1],)) if p.deck and p.deck[-1] == CARDS[-1] else self.label(action)

    patch.setattr(GalaWording, "label_now", label_now)


@caught_by("test_entries_tell_what_is_seen", "test_nothing_told_is_forgotten")
def a_leak_through_an_entry(patch: MonkeyPatch, tests: Path) -> None:
    """Everybody reads which card was drawn."""
    wrapped(
        patch,
        Table,
        "note",
        lambda old, self, key, args, clause="", seats=EVERYBODY: old(
            self, key, args, clause, EVERYBODY if key == "drew-card" else seats
        ),
    )


@caught_by(
    "test_entries_tell_what_is_seen",
    "test_words_follow_from_knowledge",
    "test_observations_follow_from_knowledge",
)
def a_prompt_that_names_a_hidden_card(patch: MonkeyPatch, tests: Path) -> None:
    """The question about the whistle names a card of the hand to everybody."""

    patch.setattr(GalaWording, "vocabulary", {**GalaWording.vocabulary, "whistle": ("side", "card")})
    patch.setattr(Whistle, "ask", lambda self, p, seat: Message("whistle", (self.seat, p.hands[self.seat][0])))


@caught_by("test_twins_tell_the_same")
def an_entry_that_knows_too_much(patch: MonkeyPatch, tests: Path) -> None:
    """A cheer is louder when the top card of the deck is high."""

    def take(old: Any, self: Spend, p: Table, seat: int, action: int) -> Any:
        if action == CHEER and p.deck and p.deck[-1] > 5:
            p.note("cheered", (seat,), "G.6")
        return old(self, p, seat, action)

    wrapped(patch, Spend, "take", take)


@caught_by("test_twins_tell_the_same")
def an_undo_across_a_look(patch: MonkeyPatch, tests: Path) -> None:
    """Who looks at the deck is not told so, and could undo it."""

    def take(old: Any, self: Peek, p: Table, seat: int, action: int) -> Any:
        steps = old(self, p, seat, action)
        p.told = 0
        return steps

    wrapped(patch, Peek, "take", take)


@caught_by("test_twins_are_legal_to_the_end")
def a_determinize_that_doubles_cards(patch: MonkeyPatch, tests: Path) -> None:
    """Dealing anew lays the same unknown card everywhere in the deck."""

    def reassign(old: Any, self: Gala, p: Table, seat: int | None, rng: Any) -> None:
        old(self, p, seat, rng)
        hidden = [place for place, card in enumerate(p.deck) if not p.sees(seat, card)]
        for place in hidden:
            p.deck[place] = p.deck[hidden[0]]

    wrapped(patch, Gala, "reassign", reassign)


@caught_by("test_dealing_anew_deals")
def a_determinize_that_deals_nothing(patch: MonkeyPatch, tests: Path) -> None:
    """Every hidden card stays where it is: whoever thinks about such a position peeks."""
    patch.setattr(Gala, "reassign", lambda self, p, seat, rng: None)


@caught_by("test_dealing_anew_deals")
def a_determinize_that_leaves_the_deck(patch: MonkeyPatch, tests: Path) -> None:
    """Only hands are dealt anew, so everybody can foresee what will be drawn."""

    def reassign(old: Any, self: Gala, p: Table, seat: int | None, rng: Any) -> None:
        deck, p.deck = p.deck, []
        old(self, p, seat, rng)
        p.deck = deck

    wrapped(patch, Gala, "reassign", reassign)


@caught_by("test_nothing_told_is_forgotten")
def a_memory_that_ends_with_a_draw(patch: MonkeyPatch, tests: Path) -> None:
    """When a card is drawn, those who have seen it in the deck forget it."""

    def draw(old: Any, self: Table, seat: int) -> None:
        old(self, seat)
        for card in self.hands[seat]:
            self.knows[card] = 1 << seat

    wrapped(patch, Table, "draw", draw)


# -- programs --------------------------------------------------------------------------------------------------------


class FewCards(gala.View, frozen=True):
    """A view of a party with fewer cards than there are."""

    discard: tuple[Annotated[int, Meta(ge=1, le=5)], ...]


@caught_by("test_observations_follow_from_knowledge")
def a_card_without_a_column(patch: MonkeyPatch, tests: Path) -> None:
    """The type of the discards knows five cards."""
    patch.setattr(Gala, "observed", FewCards)


@caught_by("test_spaces_hold")
def a_longer_match_than_was_said(patch: MonkeyPatch, tests: Path) -> None:
    """There are said to be five answers in a match."""
    patch.setattr(Gala, "decisions", 5)


@caught_by("test_takebacks_mix_piles")
def a_remix_that_mixes_nothing(patch: MonkeyPatch, tests: Path) -> None:
    """After a takeback the same cards come again."""
    patch.setattr(Gala, "remix", lambda self, position, rng: None)


# -- matches ---------------------------------------------------------------------------------------------------------


@caught_by("test_undo_restores")
def an_undo_of_everything(patch: MonkeyPatch, tests: Path) -> None:
    """Undo takes back the whole draft."""

    def undo(old: Any, self: Match, seat: int) -> Any:
        del self._draft[1:]
        return old(self, seat)

    wrapped(patch, Match, "undo", undo)


@caught_by("test_drafts_reach_nobody")
def a_draft_that_all_can_see(patch: MonkeyPatch, tests: Path) -> None:
    """A spectator's view is that of the draft."""

    def view(old: Any, self: Match, seat: int | None) -> object:
        return self._draft[-1].position.view(seat) if self._draft else old(self, seat)

    wrapped(patch, Match, "view", view)


@caught_by("test_takebacks_go_back")
def a_takeback_that_mixes_what_is_known(patch: MonkeyPatch, tests: Path) -> None:
    """After a takeback the whole deck is shuffled, known cards too."""
    patch.setattr(Gala, "remix", lambda self, p, rng: p.deck.reverse())


@caught_by("test_records_replay", "test_twins_tell_the_same")
def chance_from_outside(patch: MonkeyPatch, tests: Path) -> None:
    """The log of each round numbers the rounds of all matches ever played."""
    numbers = count()
    patch.setattr(gala.Round, "run", _counting(gala.Round.run, numbers))


def _counting(run: Any, numbers: Any) -> Any:
    def counted(self: Any, p: Table) -> Any:
        if p.live:
            p.note("round", (next(numbers),), "G.2")
        return run(self, p)

    return counted


# -- words and rulebook ----------------------------------------------------------------------------------------------


@caught_by("test_vocabulary_is_written")
def a_text_missing_in_one_language(patch: MonkeyPatch, tests: Path) -> None:
    """What waits for an answer has no Japanese text."""
    patch.setattr(GalaWording, "vocabulary", {**GalaWording.vocabulary, "thanks": ()})
    rewritten(patch, tests, ("text/en.ftl", "log-cheered", "log-thanks = Thank you.\nlog-cheered"))


@caught_by("test_vocabulary_is_written", "test_everything_can_be_read", "test_reasons_can_be_read")
def a_reason_missing_in_one_language(patch: MonkeyPatch, tests: Path) -> None:
    """A refusal has no Japanese text."""
    rewritten(patch, tests, ("text/ja.ftl", "no-not-in-hand", "no-not-in-glove"))


@caught_by("test_everything_can_be_read")
def a_name_missing_in_one_language(patch: MonkeyPatch, tests: Path) -> None:
    """One table has no Japanese name."""
    rewritten(patch, tests, ("text/ja.ftl", "table-south", "table-east"))


@caught_by("test_everything_can_be_read")
def a_start_page_without_a_tagline(patch: MonkeyPatch, tests: Path) -> None:
    """The start page has nothing to say about the game in one language."""
    rewritten(patch, tests, ("text/ja.ftl", "game-tagline", "game-line"))


@caught_by("test_everything_can_be_read")
def an_option_without_a_name(patch: MonkeyPatch, tests: Path) -> None:
    """A choice of an option has no Japanese name."""
    rewritten(patch, tests, ("text/ja.ftl", "option-guests-2", "option-guests-two"))


@caught_by("test_languages_are_told_the_same")
def a_sentence_that_says_less(patch: MonkeyPatch, tests: Path) -> None:
    """In Japanese nobody learns who cheers."""
    rewritten(patch, tests, ("text/ja.ftl", "log-cheered = { $side }が", "log-cheered = "))


@caught_by("test_the_lesson_is_told")
def a_lesson_without_words(patch: MonkeyPatch, tests: Path) -> None:
    """Nobody tells about the first action of the lesson."""
    patch.setattr(GalaFace, "lesson", Lesson("red", (Chapter("first", (("red", "bid c2"),)),)))


@caught_by("test_the_lesson_is_told")
def a_lesson_that_breaks_a_rule(patch: MonkeyPatch, tests: Path) -> None:
    """The lesson plays a card that nobody holds."""
    patch.setattr(GalaFace, "lesson", Lesson("red", (Chapter("first", (("red", "bid c1"),)),)))


@caught_by("test_the_lesson_is_told")
def a_lesson_that_quotes_by_heart(patch: MonkeyPatch, tests: Path) -> None:
    """The lesson names a button in words of its own, where it should take the button's."""
    patch.setattr(GalaFace, "lesson", Lesson("red", (Chapter("first", (("red", "bid c2"),)),)))
    told = "lesson-first = 1\nlesson-first-1 = {}\nlesson-end = 2\n\ngame-title"
    english, japanese = told.format("“{ $do }”"), told.format("「入札」")
    rewritten(patch, tests, ("text/en.ftl", "game-title", english), ("text/ja.ftl", "game-title", japanese))


@caught_by("test_reasons_can_be_read")
def a_reason_without_a_clause(patch: MonkeyPatch, tests: Path) -> None:
    """A refusal names no clause."""
    patch.setattr(
        Spend,
        "reject",
        lambda self, p, seat, action: Reason("not-yours") if (seat == self.seat) == (action == CHEER) else None,
    )


@caught_by("test_rulebooks_agree", "test_rulebooks_can_be_read")
def a_clause_in_one_language(patch: MonkeyPatch, tests: Path) -> None:
    """The Japanese rulebook ends one clause early."""
    rewritten(patch, tests, ("rulebook.ja.md", "**G.9** 山札", "山札"))


@caught_by("test_rulebooks_can_be_read")
def a_clause_that_leads_nowhere(patch: MonkeyPatch, tests: Path) -> None:
    """A clause names another one that does not exist."""
    rewritten(patch, tests, ("rulebook.ja.md", "切り直す。\n", "切り直す（G.12）。\n"))


@caught_by("test_rulebooks_can_be_read")
def an_example_that_was_not_worked_out(patch: MonkeyPatch, tests: Path) -> None:
    """A number stands in an example that no rule has given."""
    more = "\n> 3人で札を6枚引く。\n", "\n> Three guests draw 6 cards.\n"
    rewritten(
        patch,
        tests,
        ("rulebook.ja.md", "切り直す。\n", f"切り直す。\n{more[0]}"),
        ("rulebook.en.md", "from the discards.\n", f"from the discards.\n{more[1]}"),
    )


@caught_by("test_clauses_are_carried_out")
def a_clause_that_nothing_carries_out(patch: MonkeyPatch, tests: Path) -> None:
    """Both rulebooks have a clause on top that no code knows."""
    more = "\n\n**G.10** .\n"
    rewritten(patch, tests, ("rulebook.ja.md", "切り直す。\n", more), ("rulebook.en.md", "from the discards.\n", more))
    (tests / "test_more.py").write_text('"""G.10"""')


@caught_by("test_clauses_are_carried_out")
def a_step_with_a_clause_of_its_own(patch: MonkeyPatch, tests: Path) -> None:
    """A step names a clause that the rulebook does not have."""
    patch.setattr(Spend, "clause", "G.77")


@caught_by("test_clauses_are_tested")
def a_clause_without_a_test(patch: MonkeyPatch, tests: Path) -> None:
    """No test names the last clause."""
    (tests / "test_clauses.py").write_text('"""G.1 to G.8"""')


@caught_by("test_playthroughs_are_unchanged")
def rules_that_have_changed(patch: MonkeyPatch, tests: Path) -> None:
    """There is one round fewer than when the playthrough was kept."""
    (tests / "playthroughs").mkdir()
    (tests.parent / "seed-4.txt").rename(tests / "playthroughs" / "seed-4.txt")
    patch.setattr(gala, "ROUNDS", 3)


# -- people and computers --------------------------------------------------------------------------------------------


@caught_by("test_everything_can_be_read", "test_pages_open", "test_vocabulary_is_written")
def an_end_without_a_headline(patch: MonkeyPatch, tests: Path) -> None:
    """What the page says when the match is over has no Japanese text."""
    rewritten(patch, tests, ("text/ja.ftl", "\nend-chips", "\nend-chip"))


@caught_by("test_pages_open")
def a_table_that_breaks(patch: MonkeyPatch, tests: Path) -> None:
    """The template draws something that the view does not have."""
    rewritten(patch, tests, ("table.html", "c.view.chips", "c.view.coins"))


@caught_by("test_boards_are_drawn")
def a_drawing_that_breaks(patch: MonkeyPatch, tests: Path) -> None:
    """The terminal cannot draw the face."""

    def terminal(self: Face, view: Any, words: Any, language: str) -> Any:
        return view.coins

    patch.setattr(Face, "terminal", terminal, raising=False)


@caught_by("test_computers_answer")
def a_computer_that_fails(patch: MonkeyPatch, tests: Path) -> None:
    """What a good player knows ends in an error."""

    class Confused(Heuristics):
        def prior(self, p: Any, seat: int, action: int) -> float:
            raise RuntimeError("no idea")

    patch.setattr(Gala, "heuristics", lambda self: Confused())
