"""What the pages of a match are made of: who reads, who sits where, buttons, notes, and what a game draws from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from .lately import Sentence

__all__ = ["Answer", "Button", "Context", "Hold", "Item", "Note", "Player", "Preview", "Reader"]


@dataclass(frozen=True)
class Reader:
    """Who reads.

    Attributes:
        language: in which.
        forms: what the forms of this browser carry.
        theme: the colours that were chosen; empty: those of the device.
        name: the lasting name of who is signed in; empty: a guest.
    """

    language: str
    forms: str = ""
    theme: str = ""
    name: str = field(default="", compare=False)


@dataclass(frozen=True)
class Player:
    """Who sits on a seat, as the page names it.

    Attributes:
        name: of the person, or of the computer with its level.
        kind: ``person``, ``computer`` or ``open``.
    """

    name: str
    kind: str


@dataclass(frozen=True)
class Button:
    """A legal action.

    Attributes:
        text: its canonical text.
        label: what it says.
        object: the drawing that offers it too.
        mark: what it refers to, where it answers nothing; its form carries it.
        warning: what is said before it is carried out; empty: nothing.
        here: what it says beside that drawing, which need not be named again; empty: the same.
        tag: what stands on that drawing as long as it can be chosen, such as a price; empty: nothing.
    """

    text: str
    label: str
    object: str
    mark: int = 0
    warning: str = ""
    here: str = ""
    tag: str = ""


@dataclass(frozen=True)
class Item:
    """A line of the menu: a link, or with ``post`` a switch.

    Attributes:
        name: of what the switch turns on and off.
        on: whether it is on.
        kind: its class in the style sheets.
        over: whether the page opens over the table where there is a script.
    """

    label: str
    href: str = ""
    post: str = ""
    kind: str = ""
    over: bool = False
    name: str = ""
    on: bool = False


@dataclass(frozen=True)
class Preview:
    """What others show beside a link to a page.

    Attributes:
        title: in few words.
        about: a sentence more.
        image: the whole address of a picture.
    """

    title: str
    about: str
    image: str


@dataclass(frozen=True)
class Answer:
    """A button of a note: what it says, where below the seat's address it posts, and with which answer."""

    label: str
    path: str
    value: str = ""


@dataclass(frozen=True)
class Note:
    """Something about the match that is no question of the game: a request, an invitation, a seat left alone."""

    kind: str
    text: str
    buttons: tuple[Answer, ...] = ()
    link: Item | None = None


@dataclass(frozen=True)
class Left:
    """The time that is left to a seat.

    Attributes:
        seconds: rounded up.
        free: seconds until they begin to count.
        runs: whether they do, or will then; else the seat is not asked.
        why: the key of what is said beside them, such as that its person is not here; empty: nothing.
    """

    seconds: int
    free: int = 0
    runs: bool = True
    why: str = ""


@dataclass(frozen=True)
class Clockface:
    """The clock of a seat as it is drawn.

    Attributes:
        seat: its name.
        left: what is left.
        said: whose it is, and that in words.
        aside: what is said beside it.
    """

    seat: str
    left: Left
    said: str
    aside: str


@dataclass(frozen=True)
class Hold:
    """Whether the computers wait.

    Attributes:
        by: the seat that asked them to; None: nobody did.
        courted: they wait because something that was laid before the reader is open.
        release: the reader can let them go on.
        ask: the reader can ask them to wait.
    """

    by: int | None = None
    courted: bool = False
    release: bool = False
    ask: bool = False


@dataclass(frozen=True)
class Context:
    """What a game's own template draws from; called ``c`` there.

    Attributes:
        view: what this audience knows.
        seat: whose eyes; None: a spectator's.
        lang: language.
        t: the text of a key.
        read: the same with readings above their words.
        lit: drawn objects with a legal action; an action without an object stands for itself.
        last: drawn objects that the last move touched.
        printed: the printed values of the match.
        replay: nothing can be clicked.
        extras: what the reader can do now that answers nothing; each is posted to ``act`` with its mark.
        mark: for a form that is posted whole, to ``trade``; negative: there is none.
        path: address below which forms are posted; empty: nothing can be done.
        csrf: what every form carries.
        names: for each seat what the person there calls themselves; empty: nothing, or nobody sits there.
        sitting: for each seat who else sits there: the reader, or a computer and its level; empty: somebody else.
        sources: in a gallery, by card how sure each part of it is, in words.
        tags: what stands on drawn objects that can be chosen, by object.
        drafted: fields of the form that is posted whole, filled in for who would lay something before others again.
        replies: what has come of what the reader had laid before others, the latest first.
    """

    view: Any
    seat: int | None
    lang: str
    t: Callable[..., str]
    read: Callable[..., Markup]
    lit: frozenset[str]
    last: frozenset[str]
    printed: Any
    replay: bool = False
    extras: tuple[Button, ...] = ()
    mark: int = 0
    path: str = ""
    csrf: str = ""
    names: tuple[str, ...] = ()
    sitting: tuple[str, ...] = ()
    sources: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    tags: Mapping[str, str] = field(default_factory=dict)
    drafted: Mapping[str, str] = field(default_factory=dict)
    replies: tuple[Sentence, ...] = ()
