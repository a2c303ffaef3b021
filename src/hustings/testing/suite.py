"""The inherited suite: all checks as tests of one class, to be subclassed with a game."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from hustings.play.mode import mode, mode_of
from hustings.research.environments.typed import Unbounded

from . import (
    clauses,
    copies,
    dealing,
    drawings,
    matches,
    memory,
    observations,
    opponents,
    pages,
    play,
    secrecy,
    texts,
    transcripts,
)
from .witness import Witness


class GameTests(Witness):
    """Everything that has to be true of every game, in three lines::

        from hustings.testing import GameTests

        class TestMyGame(GameTests):
            game = MyGame()

    A game that hides something says besides what only its tests ask, in ``pieces``, ``shows`` and ``holds``: see
    :class:`.witness.Witness`.

    Attributes:
        matches: how many random matches each check looks at, or their seeds; every set of options has its turn.
        longest: how many decisions a random match may have.
        tests: the folder with the game's tests, which have to name each clause; None: that of the subclass.
    """

    matches: ClassVar[int | range] = 16
    longest: ClassVar[int] = 2000
    tests: ClassVar[Path | None] = None

    @pytest.fixture(autouse=True, params=[mode()])
    def run_in(self, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]) -> str:
        """Name the mode in the test's id and in reports."""
        ran = f"kernel {request.param}, {self.game.id} {mode_of(self.game)}"
        record_property("mode", ran)
        return ran

    def folder(self) -> Path:
        """The folder with the game's tests."""
        return self.tests or Path(inspect.getfile(type(self))).parent

    # -- playing ---------------------------------------------------------------------------------------------------

    def test_random_matches_end(self) -> None:
        """See :func:`.play.matches_end`."""
        play.matches_end(self.game, self.matches, self.longest)

    def test_nothing_is_stuck(self) -> None:
        """See :func:`.play.nothing_is_stuck`."""
        play.nothing_is_stuck(self.game, self.matches, self.longest)

    def test_listed_actions_are_accepted(self) -> None:
        """See :func:`.play.listed_actions_are_accepted`."""
        play.listed_actions_are_accepted(self.game, self.matches, self.longest)

    def test_other_actions_are_refused(self) -> None:
        """See :func:`.play.others_are_refused`."""
        play.others_are_refused(self.game, self.matches, self.longest)

    def test_reject_and_actions_agree(self) -> None:
        """See :func:`.play.reject_and_actions_agree`."""
        play.reject_and_actions_agree(self.game, self.matches, self.longest)

    def test_canonical_texts_parse(self) -> None:
        """See :func:`.play.texts_parse`."""
        play.texts_parse(self.game)

    def test_pieces_are_conserved(self) -> None:
        """See :func:`.play.pieces_are_conserved`."""
        if type(self).pieces is Witness.pieces and not self.game.secret_kinds:
            pytest.skip(f"{type(self).__name__} counts no pieces; write `def pieces(self, position)` in it")
        play.pieces_are_conserved(self.game, self.matches, self.longest, self)

    # -- copies ----------------------------------------------------------------------------------------------------

    def test_saved_positions_go_on(self) -> None:
        """See :func:`.copies.saved_positions_go_on`."""
        copies.saved_positions_go_on(self.game, self.matches, self.longest)

    def test_fields_are_plain(self) -> None:
        """See :func:`.copies.fields_are_plain`."""
        copies.fields_are_plain(self.game, self.matches, self.longest)

    def test_clones_are_apart(self) -> None:
        """See :func:`.copies.clones_are_apart`."""
        copies.clones_are_apart(self.game, self.matches, self.longest)

    def test_steps_never_change(self) -> None:
        """See :func:`.copies.steps_never_change`."""
        copies.steps_never_change(self.game, self.matches, self.longest)

    # -- non-interference ------------------------------------------------------------------------------------------

    def test_determinizing_keeps_the_view(self) -> None:
        """See :func:`.secrecy.determinizing_keeps_the_view`."""
        secrecy.determinizing_keeps_the_view(self.game, self.matches, self.longest)

    def test_actions_follow_from_knowledge(self) -> None:
        """See :func:`.secrecy.actions_follow_from_knowledge`."""
        secrecy.actions_follow_from_knowledge(self.game, self.matches, self.longest)

    def test_words_follow_from_knowledge(self) -> None:
        """See :func:`.secrecy.words_follow_from_knowledge`."""
        secrecy.words_follow_from_knowledge(self.game, self.matches, self.longest)

    def test_entries_tell_what_is_seen(self) -> None:
        """See :func:`.secrecy.entries_tell_what_is_seen`."""
        secrecy.entries_tell_what_is_seen(self.game, self.matches, self.longest, self)

    def test_twins_tell_the_same(self) -> None:
        """See :func:`.secrecy.twins_tell_the_same`."""
        secrecy.twins_tell_the_same(self.game, self.matches, self.longest)

    def test_twins_are_legal_to_the_end(self) -> None:
        """See :func:`.secrecy.twins_are_legal_to_the_end`."""
        secrecy.twins_are_legal_to_the_end(self.game, self.matches, self.longest, self)

    def test_dealing_anew_deals(self) -> None:
        """See :func:`.dealing.dealing_anew_deals`."""
        if not self.game.secret_kinds:
            pytest.skip(f"{self.game.id} hides nothing: its `secret_kinds` are empty")
        try:
            dealing.dealing_anew_deals(self.game, self.matches, self.longest, self)
        except dealing.TooLittle as error:
            pytest.skip(str(error))

    def test_takebacks_mix_piles(self) -> None:
        """See :func:`.dealing.takebacks_mix_piles`."""
        dealing.takebacks_mix_piles(self.game, self.matches, self.longest)

    def test_nothing_told_is_forgotten(self) -> None:
        """See :func:`.memory.nothing_told_is_forgotten`."""
        memory.nothing_told_is_forgotten(self.game, self.matches, self.longest, self)

    # -- programs --------------------------------------------------------------------------------------------------

    def test_observations_follow_from_knowledge(self) -> None:
        """See :func:`.observations.observations_follow_from_knowledge`."""
        try:
            observations.observations_follow_from_knowledge(self.game, self.matches, self.longest)
        except Unbounded as error:
            pytest.skip(f"{self.game.id} has no observations: {error}")

    def test_spaces_hold(self) -> None:
        """See :func:`.observations.spaces_hold`."""
        observations.spaces_hold(self.game, self.matches, self.longest)

    # -- matches ---------------------------------------------------------------------------------------------------

    def test_undo_restores(self) -> None:
        """See :func:`.matches.undo_restores`."""
        matches.undo_restores(self.game, self.matches, self.longest)

    def test_drafts_reach_nobody(self) -> None:
        """See :func:`.matches.drafts_reach_nobody`."""
        matches.drafts_reach_nobody(self.game, self.matches, self.longest)

    def test_takebacks_go_back(self) -> None:
        """See :func:`.matches.takebacks_go_back`."""
        matches.takebacks_go_back(self.game, self.matches, self.longest, self)

    def test_records_replay(self) -> None:
        """See :func:`.matches.records_replay`."""
        matches.records_replay(self.game, self.matches, self.longest)

    # -- words ---------------------------------------------------------------------------------------------------

    def test_vocabulary_is_written(self) -> None:
        """See :func:`.texts.vocabulary_is_written`."""
        texts.vocabulary_is_written(self.game)

    def test_languages_are_told_the_same(self) -> None:
        """See :func:`.texts.languages_are_told_the_same`."""
        texts.languages_are_told_the_same(self.game)

    def test_the_lesson_is_told(self) -> None:
        """See :func:`.texts.the_lesson_is_told`."""
        texts.the_lesson_is_told(self.game)

    def test_everything_can_be_read(self) -> None:
        """See :func:`.texts.everything_can_be_read`."""
        texts.everything_can_be_read(self.game, self.matches, self.longest)

    def test_reasons_can_be_read(self) -> None:
        """See :func:`.texts.reasons_can_be_read`."""
        texts.reasons_can_be_read(self.game, self.matches, self.longest)

    # -- people and computers --------------------------------------------------------------------------------------

    def test_pages_open(self) -> None:
        """See :func:`.pages.pages_open`."""
        try:
            pages.pages_open(self.game, self.matches, self.longest)
        except pages.NoTable as error:
            pytest.skip(str(error))

    def test_boards_are_drawn(self) -> None:
        """See :func:`.drawings.boards_are_drawn`."""
        drawings.boards_are_drawn(self.game, self.matches, self.longest)

    def test_computers_answer(self) -> None:
        """See :func:`.opponents.computers_answer`."""
        opponents.computers_answer(self.game, self.matches, self.longest)

    # -- rulebook --------------------------------------------------------------------------------------------------

    def test_rulebooks_agree(self) -> None:
        """See :func:`.clauses.rulebooks_agree`."""
        clauses.rulebooks_agree(self.game)

    def test_rulebooks_can_be_read(self) -> None:
        """See :func:`.clauses.rulebooks_can_be_read`."""
        clauses.rulebooks_can_be_read(self.game)

    def test_clauses_are_carried_out(self) -> None:
        """See :func:`.clauses.clauses_are_carried_out`."""
        clauses.clauses_are_carried_out(self.game, self.matches, self.longest)

    def test_clauses_are_tested(self) -> None:
        """See :func:`.clauses.clauses_are_tested`."""
        clauses.clauses_are_tested(self.game, self.folder())

    def test_playthroughs_are_unchanged(self) -> None:
        """See :func:`.transcripts.transcripts_are_unchanged`."""
        folder = self.folder() / "playthroughs"
        if not folder.is_dir():
            pytest.skip(f"{folder} is not there; hustings.testing.transcripts writes playthroughs")
        transcripts.transcripts_are_unchanged(self.game, folder)


CHECKS = [name.removeprefix("test_").replace("_", " ") for name in vars(GameTests) if name.startswith("test_")]
"""What the suite checks, in words."""
