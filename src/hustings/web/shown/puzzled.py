"""A puzzle as its pages show it: at a real table before it is solved, and afterwards with all its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from markupsafe import Markup

from hustings.matches.people import COMPUTER, PERSON
from hustings.play.match import Match
from hustings.study.puzzles.puzzle import Answer, Found
from hustings.study.puzzles.shelf import game_of, laid_out
from hustings.study.puzzles.told import Moment, moments, own_turn, stands
from hustings.study.told import hundredths
from hustings.words.rulebook import rulebook

from .lately import Change, changes
from .parts import Context, Item, Player, Reader
from .present import MatchPage
from .scene import Scene
from .sentences import Sentences, sentences

__all__ = ["Compared", "OfPuzzle", "asking", "compared", "day_told", "played_out", "scene_of", "story_of", "theme_told"]

BRINGS = 3
"""So many changes are told of what an answer brings."""


@dataclass(frozen=True)
class OfPuzzle:
    """What the page of a table says when it is that of a puzzle.

    Attributes:
        title: what it is called.
        short: what the button says that opens what is told of it.
        about: what it is, a paragraph each.
        show: address of the form that shows the answer; empty: there is none.
        back, on: addresses of the steps before and after, where an answer is played out; empty: there is none.
        leave: address of the page of the answer; empty: it is not known yet.
    """

    title: str
    short: str
    about: tuple[str, ...]
    show: str = ""
    back: str = ""
    on: str = ""
    leave: str = ""


@dataclass(frozen=True)
class Compared:
    """An answer beside the others.

    Attributes:
        label: what its button says.
        chance: the score that can be expected then, in hundredths.
        less: how much less that is than by the best.
        brings: what it changes before another acts.
        course: how play goes on, a sentence each, or that it is over; empty: that was not looked at.
        place: its number among the answers, from 0.
    """

    label: str
    chance: int
    less: int
    brings: tuple[Change, ...]
    course: tuple[str, ...]
    place: int


def path_of(found: Found) -> str:
    """Address of a puzzle."""
    return f"/puzzles/{found.id}"


def scene_of(found: Found, reader: Reader, match: Match | None = None, version: int = 0) -> Scene:
    """A match of a puzzle through the eyes of who is asked.

    Args:
        found: the puzzle.
        reader: who reads.
        match: at which moment; None: at its question.
        version: how often the page has changed.
    """
    words = sentences(game_of(found.plan.game), reader.language)
    match = match or laid_out(found)
    players = [
        Player(words.text("lesson-you"), PERSON)
        if seat == found.puzzle.seat
        else Player(words.text("puzzle-computer"), COMPUTER)
        for seat in range(len(match.seats))
    ]
    return Scene(match, "", False, found.puzzle.seat, reader, players, version=version)


def asking(
    found: Found, shown: tuple[MatchPage, Context], day: date | None, counted: tuple[int, int], is_known: bool
) -> tuple[MatchPage, Context]:
    """The table at which a puzzle is solved.

    Args:
        found: the puzzle.
        shown: its match as a page of a table.
        day: whose puzzle it is; None: it is one of the archive.
        counted: how many were right at first, and how many have tried.
        is_known: whether the reader knows the answer.
    """
    page, c = shown
    text, path = page.scene.words.text, path_of(found)
    about = OfPuzzle(
        title=day_told(page.scene.words, day) if day else text("puzzle-one"),
        short=text("puzzle-about"),
        about=tuple(_about(found, page.scene, counted)),
        show="" if is_known else f"{path}/show",
        leave=f"{path}/answer" if is_known else "",
    )
    prompt = Markup("{} {}").format(text("puzzle-ask"), page.prompt)
    return _as_puzzle(found, page, prompt, about), replace(c, extras=(), path="")


def played_out(
    found: Found, shown: tuple[MatchPage, Context], told: Sequence[Moment], place: int, step: int
) -> tuple[MatchPage, Context]:
    """The table after some steps of how play goes on after an answer.

    Args:
        found: the puzzle.
        shown: the match then as a page of a table.
        told: the answer and what follows.
        place: number of the answer.
        step: how many steps follow it that are shown, the answer itself not counted.
    """
    page, c = shown
    scene, path = page.scene, f"{path_of(found)}/answer"
    done = told[step]
    at = scene.words.text("puzzle-step", at=step + 1, last=len(told))
    about = OfPuzzle(
        title=at,
        short=at,
        about=tuple(one_told(scene, moment) for moment in told[: step + 1]),
        back=f"{path}/{place}/{step - 1}" if step else "",
        on=f"{path}/{place}/{step + 1}" if step + 1 < len(told) else "",
        leave=path,
    )
    page = replace(page, buttons=[], state="lesson" if scene.match.outcome is None else page.state)
    return (
        _as_puzzle(found, page, Markup.escape(one_told(scene, done)), about),
        replace(c, lit=frozenset(), extras=(), path=""),
    )


def one_told(scene: Scene, moment: Moment) -> str:
    """Who has done what."""
    return scene.words.text("study-then", seat=scene.seat_name(moment.seat), done=moment.said)


def _as_puzzle(found: Found, page: MatchPage, prompt: Markup, about: OfPuzzle) -> MatchPage:
    text, game = page.scene.words.text, page.game
    path = path_of(found)
    return replace(
        page,
        prompt=prompt,
        notes=[],
        can_undo=False,
        takeback="",
        sparing="",
        live=False,
        standing="",
        refreshes=False,
        calls=0,
        menu=[
            Item(text("menu-rules"), href=page.rulebook),
            Item(text("menu-cards"), href=f"/g/{game}/cards"),
            Item(text("puzzles"), href="/puzzles"),
            Item(text("menu-start"), href="/"),
        ],
        path=path,
        seat_path=path,
        turn=page.version,
        puzzle=about,
    )


def _about(found: Found, scene: Scene, counted: tuple[int, int]) -> list[str]:
    """The story so far: whose seat it is, how the match stands, what is at stake."""
    text, puzzle = scene.words.text, found.puzzle
    lines = [text("puzzle-you", seat=scene.seat_inside(puzzle.seat))]
    for key, amounts in stands(found).items():
        each = [
            text("puzzle-stands-of", seat=scene.seat_name(seat), amount=amount)
            for seat, amount in enumerate(amounts)
            if amount is not None
        ]
        listed = scene.words.words.listed(scene.words.language, each)
        lines.append(text("puzzle-stands", what=text(f"score-{key}"), each=listed))
    best, next_best = (hundredths(one.chance) for one in puzzle.answers[:2])
    lines.append(text("puzzle-stake", best=best, next=next_best))
    grade = text(f"puzzle-grade-{puzzle.grade_for(*counted)}")
    lines.append(text("puzzle-kind", theme=theme_told(found, scene.words), grade=grade))
    lines.append(people_told(scene.words, counted))
    return lines


def people_told(words: Sentences, counted: tuple[int, int]) -> str:
    """How people did."""
    right, all = counted
    return words.text("puzzle-people", right=right, all=all) if all else words.text("puzzle-people-none")


def theme_told(found: Found, words: Sentences) -> str:
    """What a puzzle is about: the chapter of the rulebook that its question belongs to."""
    book = rulebook(game_of(found.plan.game), words.language, found.plan.options)
    return next((chapter.title for chapter in book.chapters if chapter.letter == found.puzzle.theme), book.title)


def day_told(words: Sentences, day: date) -> str:
    """A title with a day."""
    return words.text("puzzle-of-day", year=str(day.year), month=day.month, day=day.day)


def story_of(rows: Sequence[Compared], scene: Scene) -> Change | None:
    """What the best answer is about, such as a state by three: what it changes most in favour of its seat."""
    assert scene.seat is not None
    mine = scene.match.seats[scene.seat]
    brings = rows[0].brings
    gains = [change for change in brings if change.side == mine and change.by > 0]
    return max(gains or brings, key=lambda change: abs(change.by), default=None)


def compared(found: Found, scene: Scene) -> list[Compared]:
    """All answers, the best first."""
    return [_compared(found, scene, place, answer) for place, answer in enumerate(found.puzzle.answers)]


def _compared(found: Found, scene: Scene, place: int, answer: Answer) -> Compared:
    told = moments(found, answer, scene.words.words, scene.words.language)
    game, seat, best = scene.game, found.puzzle.seat, found.puzzle.best.chance
    after = own_turn(found, told).match
    counts = [game.face.counts(match.view(seat)) for match in (scene.match, after)]
    brings = changes(scene.words, scene.match.seats, *counts)
    chance = hundredths(answer.chance)
    ending = replace(scene, match=told[-1].match).result_title()
    course = [one_told(scene, moment) for moment in told[1:]] + ([ending] if ending else [])
    return Compared(
        told[0].said,
        chance,
        hundredths(best) - chance,
        tuple(brings[:BRINGS]),
        tuple(course),
        place,
    )
