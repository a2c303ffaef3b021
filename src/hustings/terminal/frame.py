"""One screen of the table: where the match stands, the board, the hand, the question and what can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from hustings.drawing.board import Drawing
from hustings.drawing.wrap import wrap, wrap_columns, wrap_styled

from .choices import Choice

LEAST_STAGE: Final = 11
"""Lines that a board should have."""
MOST_STAGE: Final = 24
OTHERS: Final = 13
"""Lines that everything else takes on a small screen."""
DETAIL: Final = 4
BOARD: Final = 80
"""Cells of the board where something stands beside it."""
GUTTER: Final = 2
"""Cells between columns of choices."""
GAP: Final = " │ "
LEAST_SIDE: Final = 34
"""Cells that are worth having beside the board."""


@dataclass(frozen=True)
class Scene:
    """What is to be shown.

    Attributes:
        drawing: the game's drawing of the view.
        prompt: the question, or what is waited for.
        choices: what can be answered.
        cursor: place of the choice that Enter takes; negative: none, a choice has to be made.
        news: log lines since the last answer.
        notice: an answer to the last key: a refusal, a hint; empty: none.
        typed: the digits of a number that is being typed.
        footer: the keys that always work.
        past: the log before that, the last lines of it.
        left: the question needs no answer any more.
        replies: what has come of what the reader had laid before others.
    """

    drawing: Drawing[Any, Any]
    prompt: str
    choices: Sequence[Choice] = ()
    cursor: int = 0
    news: Sequence[str] = ()
    notice: str = ""
    typed: str = ""
    footer: str = ""
    past: Sequence[str] = ()
    left: bool = False
    replies: Sequence[str] = ()


def screen(scene: Scene, width: int, height: int) -> tuple[list[Text], int]:
    """A screen of exactly this size, and how many lines of news did not find room.

    What is least needed now gives way when there is little room, and of choices that find none it is said how many;
    where there is much, cards with their texts stand beside the board, and the log goes further back.
    """
    side = width - BOARD - len(GAP) if width >= BOARD + LEAST_SIDE and height > MOST_STAGE + OTHERS else 0
    lines, cut = _column(scene, BOARD if side else width, height - 1)
    if side:
        for line, other in zip(lines, _beside(scene, side, height - 1), strict=True):
            line.truncate(BOARD, pad=True)
            line.append(GAP, "dim").append_text(other)
    lines.append(Text(footer(scene.footer, width), "reverse"))
    for line in lines:
        line.truncate(width, pad=line is lines[-1])
    return lines, cut


def _column(scene: Scene, width: int, height: int) -> tuple[list[Text], int]:
    """Where the match stands, the board, the log, the question and the hand, and how much of the news is cut."""
    chosen = scene.choices[scene.cursor] if scene.choices and scene.cursor >= 0 else None
    bar = scene.drawing.bar(width)
    prompt, replies, notice = _prompt(scene, width)
    hand, below, place, keyed = _answers(scene, width, chosen)
    listed = columns(below, width)
    detail = _detail(scene, width, chosen)
    room = height - len(bar) - len(prompt) - len(notice) - len(listed)
    tall = max(LEAST_STAGE, min(MOST_STAGE, height + 1 - OTHERS))
    if keyed:
        tall = min(tall, room - len(hand))
    stage = scene.drawing.stage(width, tall, _lit(scene.choices), _thing(chosen))
    room -= len(stage)
    news = _log(scene.news, width, False)
    needed = 1 if scene.choices else len(news)
    replies = replies[max(0, len(replies) - max(0, room - len(hand) - needed)) :]
    room -= len(replies)
    if not keyed and room - len(hand) - len(detail) < needed:
        hand = []
    room -= len(hand)
    if room < 0:
        given, listed = len(listed), _part(scene, below, place, width, len(listed) + room) if listed else []
        room += given - len(listed)
        stage = stage[: len(stage) + min(0, room)]
    detail = detail[: max(0, room)]
    room = max(0, room - len(detail))
    cut = max(0, len(news) - room)
    past = _log(scene.past, width, True)[-(room - len(news)) :] if room > len(news) else []
    parts = [bar, stage, [*past, *news[cut:]], [*prompt, *replies, *notice], [*hand, *listed], detail]
    return _filled(_apart([part for part in parts if part], height)[:height], height), cut


def _part(scene: Scene, entries: Sequence[Text], place: int, width: int, room: int) -> list[Text]:
    """As many lines of choices as there is room for, around the one below the cursor, and how many are not shown."""
    lines = columns(entries, width)
    down, shown = len(lines), max(1, room - 1)
    top = max(0, min(place % down - shown // 2, down - shown)) if place >= 0 else 0
    hidden = sum(not top <= count % down < top + shown for count in range(len(entries)))
    return [*lines[top : top + shown], Text(scene.drawing.text("terminal-hidden", count=hidden), "bold")]


def _beside(scene: Scene, width: int, height: int) -> list[Text]:
    """The page of cards as far as it goes: the own hand with its texts, then what else lies open."""
    lines = [line for text in scene.drawing.piles() for line in wrap_columns(text, width)]
    if len(lines) > height:
        lines = [*lines[: height - 1], Text("…", "dim")]
    return _filled(lines, height)


def _apart(parts: list[list[Text]], height: int) -> list[Text]:
    """The parts of a screen, set apart by empty lines as far as there is room for them: first what is asked."""
    spare = height - sum(map(len, parts))
    order = sorted(range(1, len(parts)), key=lambda place: abs(place - 3))
    airy = set(order[: max(0, spare)])
    return [line for place, part in enumerate(parts) for line in ([Text(), *part] if place in airy else part)]


def _filled(lines: list[Text], height: int) -> list[Text]:
    return lines + [Text() for _ in range(height - len(lines))]


def footer(text: str, width: int) -> str:
    """The keys that always work, closer together where they do not fit."""
    return text if cell_len(text) <= width else text.replace("  ", " ")


def _log(told: Sequence[str], width: int, past: bool) -> list[Text]:
    """Lines of the log; those that have been read before are dim."""
    return [line for text in told for line in _hung(Text(text, "dim" if past else ""), width)]


def sheet(scene: Scene, width: int) -> list[Text]:
    """The same from top to bottom without end, for terminals without cursor and for screen readers."""
    hand, below, _, _ = _answers(scene, width, None)
    stage = scene.drawing.stage(width, MOST_STAGE, _lit(scene.choices), "")
    news = _log(scene.news, width, False)
    asked = [line for part in _prompt(scene, width) for line in part]
    return [*news, *scene.drawing.bar(width), *stage, *hand, *asked, *columns(below, width)]


def columns(entries: Sequence[Text], width: int) -> list[Text]:
    """Entries in as many columns as fit, to be read down."""
    if not entries:
        return []
    widest = min(width, max(cell_len(entry.plain) for entry in entries)) + GUTTER
    across = max(1, (width + GUTTER) // widest)
    down = -(-len(entries) // across)
    lines = []
    for row in range(down):
        line = Text()
        for entry in entries[row::down]:
            cell = entry.copy()
            cell.truncate(widest - GUTTER, overflow="ellipsis", pad=True)
            line.append(" " * GUTTER if line else "").append_text(cell)
        lines.append(line)
    return lines


def labelled(choice: Choice, chosen: bool) -> Text:
    """A choice with its key."""
    return Text.assemble((f"[{choice.key}]", "bold"), " ", choice.label, style="reverse" if chosen else "")


def _answers(scene: Scene, width: int, chosen: Choice | None) -> tuple[list[Text], list[Text], int, bool]:
    """The hand, the choices below it with the place of the chosen one, and whether the hand shows any with its key."""
    keys = {choice.text: choice.key for choice in scene.choices}
    hand, shown = scene.drawing.hand(width, keys, chosen.text if chosen else "")
    rest = [choice for choice in scene.choices if choice.text not in shown]
    below = [labelled(choice, choice is chosen) for choice in rest]
    return hand, below, rest.index(chosen) if chosen in rest else -1, len(rest) < len(scene.choices)


def _lit(choices: Sequence[Choice]) -> dict[str, str]:
    return {choice.thing: choice.key for choice in choices if choice.thing}


def _thing(choice: Choice | None) -> str:
    return choice.thing if choice else ""


def _prompt(scene: Scene, width: int) -> tuple[list[Text], list[Text], list[Text]]:
    """What is asked, what has come of what was asked of others, and the answer to the last key."""
    asked = [Text(line, "bold") for line in wrap(f"{scene.prompt} {scene.typed}".rstrip(), width)]
    replies = [line for text in scene.replies for line in _hung(Text(text, "italic"), width)]
    notice = wrap(f"! {scene.notice}", width) if scene.notice else []
    return asked, replies, [Text(line, "bold italic") for line in notice]


def _detail(scene: Scene, width: int, chosen: Choice | None) -> list[Text]:
    thing = _thing(chosen)
    about = scene.drawing.about(thing) if thing else ""
    return [Text(line, "italic") for line in wrap(about, width)[:DETAIL]] if about else []


def _hung(text: Text, width: int) -> list[Text]:
    """A log line: marked, with what follows set in."""
    return [Text("› " if n == 0 else "  ").append_text(line) for n, line in enumerate(wrap_styled(text, width - 2))]
