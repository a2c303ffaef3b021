"""What people are told of, and the letters that tell them: a game, names, what has come about and a link; nothing else.

A notice holds nothing of a position, so that nothing hidden can be in one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from hustings.matches.people import LONGEST_NAME, clean_line
from hustings.words.sentences import Words

from .sending import Letter

TURN: Final = "turn"
"""A match waits for an answer of the person."""
REMINDER: Final = "reminder"
"""The same still, and the time for it is nearly up."""
OPEN: Final = (TURN, REMINDER)
"""What is worth telling only until the person has answered."""
OVER: Final = "over"
"""A match of the person is over."""
CHALLENGE: Final = "challenge"
"""Somebody wants to play with the person."""
ROUND: Final = "round"
"""A round of a tournament has begun, in which the person plays."""
TEST: Final = "test"
"""The person wants to see whether a letter arrives."""
KINDS: Final = (TURN, REMINDER, OVER, CHALLENGE, ROUND, TEST)

HOUR: Final = 3600.0
MOST: Final = 8
"""So many things are told one by one in a letter; of more only how many."""


@dataclass(frozen=True, kw_only=True)
class Notice:
    """One thing that a person is told of.

    Attributes:
        kind: one of :data:`KINDS`.
        link: the path of the page where it goes on, without anything secret.
        game: the id of the game.
        names: of the other persons who play.
        computers: so many play, too.
        tournament: what the tournament is called.
        until: when the person's time is up, in seconds since 1970; 0: this says nothing of time.
    """

    kind: str
    link: str
    game: str = ""
    names: tuple[str, ...] = ()
    computers: int = 0
    tournament: str = ""
    until: float = 0.0


def compose(
    things: Sequence[Notice],
    language: str,
    title: Callable[[str], str],
    home: str,
    stop: str,
    summary: str = "/",
    now: float = 0.0,
) -> Letter:
    """A letter that tells a person of one thing or several.

    Args:
        things: in the order in which they came about; one at least.
        language: ``"en"`` or ``"ja"``.
        title: what a game of an id is called in this language.
        home: the address of this server, such as ``"https://hustings.example"``.
        stop: the path of the page that ends such letters.
        summary: the path of the page that shows several things.
        now: the time, in seconds since 1970.
    """
    words = _words()
    lines = tuple(_told(words, language, "call", thing, title, now) for thing in things[:MOST])
    if len(things) > MOST:
        lines = (*lines, words.text(language, "call-more", count=len(things) - MOST))
    if len(things) == 1:
        head = _told(words, language, "call-title", things[0], title, now)
        about, link = things[0].link, things[0].link
    else:
        head = words.text(language, "call-title-several", count=len(things))
        about, link = "several", summary
    return Letter(
        language=language,
        title=head,
        lines=lines,
        link=home + link,
        button=words.text(language, "call-go-several" if len(things) > 1 else f"call-go-{things[0].kind}"),
        stop=home + stop,
        why=words.text(language, "call-why", home=home.partition("://")[2] or home),
        stop_words=words.text(language, "call-stop"),
        about=about,
    )


def _told(words: Words, language: str, prefix: str, thing: Notice, title: Callable[[str], str], now: float) -> str:
    names = [harmless(name) for name in thing.names]
    if thing.computers:
        names.append(words.text(language, "call-computers", count=thing.computers))
    said = words.text(
        language,
        f"{prefix}-{thing.kind}",
        game=harmless(title(thing.game), 80) if thing.game else "",
        names=words.listed(language, names) if names else words.text(language, "call-nobody"),
        tournament=harmless(thing.tournament, 80),
        hours=max(0, round((thing.until - now) / HOUR)),
    )
    return " ".join(said.split())


@cache
def _words() -> Words:
    return Words()


DOTTED: Final = re.compile(r"\.(?=\w)")
HARMFUL: Final = str.maketrans(
    {"@": "＠", "/": "／", "\\": "＼", "<": "‹", ">": "›", "`": "'", "[": "［", "]": "］", "*": "＊"}
)
"""What others make links, calls to everybody or markup of, and what is read alike."""


def harmless(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it can stand in a letter that others carry and show: no line of its own, no link, no call to others."""
    return DOTTED.sub("．", clean_line(name, longest).translate(HARMFUL))
