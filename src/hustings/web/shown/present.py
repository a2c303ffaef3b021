"""Turns a match as an audience sees it into what its page shows; no request, no HTML of its own."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from markupsafe import Markup

from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import Line, Moment
from hustings.words.rulebook import Chapter, Clause

from .contest import changes
from .film import names_of
from .hints import Hint
from .lately import Lately, lately, replies
from .log import Explained, LogChapter, LogEntry
from .parts import Button, Context, Hold, Item, Note, Preview
from .scene import Scene, takeback_of

__all__ = ["Frame", "MatchPage", "frames", "match_page", "secret_of"]


@dataclass(frozen=True)
class Frame:
    """One step of a committed turn: what is drawn, and the log lines that tell it."""

    c: Context
    lines: list[Line]


@dataclass(frozen=True)
class MatchPage:
    """Everything that the templates of a match's page read, besides what the game draws; called ``page`` there."""

    scene: Scene
    lang: str
    theme: str
    csrf: str
    title: str
    short_title: str
    marks: list[tuple[str, str]]
    styles: list[str]
    scripts: list[str]
    state: str
    prompt: Markup
    clause: str
    turn: int
    begun: bool
    notes: list[Note]
    buttons: list[Button]
    can_undo: bool
    takeback: str
    log: list[LogChapter]
    dealings: list[LogEntry]
    moments: dict[int, str]
    eyes: str
    explained: list[Explained]
    clauses: list[Clause]
    chapters: tuple[Chapter, ...]
    menu: list[Item]
    match_id: str
    path: str
    seat_path: str
    names: dict[str, str]
    mine: str
    game: str
    table: str
    rulebook: str
    result_title: str
    result: Markup
    story: list[Markup]
    standing: str
    row: str
    rated: list[str]
    commitment: str
    secret: str
    refused: Markup
    version: int
    live: bool
    calls: int
    sparing: str
    takes_back: bool
    handing: dict[str, str]
    asked: tuple[str, ...]
    lately: Lately | None = None
    minute: tuple[str, ...] = ()
    may_ask: bool = False
    hints: tuple[Hint, ...] = ()
    refreshes: bool = False
    hold: Hold = field(default_factory=Hold)
    replay: object = None
    preview: Preview | None = None
    lesson: object = None
    puzzle: object = None

    @property
    def is_match(self) -> bool:
        """Whether it is a match of somebody's, with pages of its own; a lesson and a puzzle are not."""
        return self.lesson is None and self.puzzle is None

    @property
    def choices(self) -> list[tuple[str, list[Button]]]:
        """The buttons by the drawing that offers them too, as they come; each without one stands alone."""
        grouped: dict[str, list[Button]] = {}
        for button in self.buttons:
            grouped.setdefault(button.object or button.text, []).append(button)
        return list(grouped.items())


def match_page(
    scene: Scene,
    menu: list[Item],
    *,
    styles: list[str],
    scripts: list[str],
    refused: Markup | None = None,
) -> tuple[MatchPage, Context]:
    """The page of a match that is being played, and what the game draws from."""
    match, seat, words = scene.match, scene.seat, scene.words
    lines = match.entries(seat)
    log = scene.log(lines)
    state, prompt, clause = scene.question()
    newest = [line for line in lines if line.moment == lines[-1].moment] if lines else []
    buttons = scene.asked_buttons()
    since = lately(scene.game, match, words, seat)
    wanted = [clause, *(line.entry.clause for line in reversed(newest))]
    page = MatchPage(
        scene=scene,
        lang=scene.reader.language,
        theme=scene.reader.theme,
        csrf=scene.reader.forms,
        title=words.text("game-title"),
        short_title=words.text("game-title-short" if words.has("game-title-short") else "game-title"),
        marks=scene.marks(),
        styles=styles,
        scripts=scripts,
        state=state,
        prompt=prompt,
        clause=clause if clause in scene.rules.clauses else "",
        turn=0 if seat is None else match.turns[seat],
        begun=seat is not None and bool(match.answered[seat][1]),
        notes=scene.notes(),
        buttons=buttons,
        can_undo=seat is not None and match.can_undo(seat) and not scene.handed_over,
        takeback=takeback_of(match, seat),
        log=log,
        dealings=_dealings(scene, lines, log),
        moments=dict(enumerate(name for _, name in names_of(match, seat, scene.eyes))),
        eyes=scene.eyes,
        explained=scene.explained(lines),
        clauses=scene.rules.quote(wanted),
        chapters=scene.rules.chapters,
        menu=menu,
        match_id=scene.id,
        path=scene.path,
        seat_path="" if seat is None else scene.path,
        names={name: scene.players[number].name for number, name in enumerate(match.seats)},
        mine="" if seat is None else match.seats[seat],
        game=scene.game.id,
        table=scene.table,
        rulebook=scene.rules.link,
        result_title=scene.result_title(),
        result=scene.result_line(),
        story=scene.story(),
        standing=scene.standing(),
        row=scene.row_told(),
        rated=changes(scene.words, scene.rated, [player.name for player in scene.players]),
        commitment=match.header.commitment,
        secret=secret_of(match),
        refused=refused or Markup(""),
        version=scene.version,
        live=not scene.shared,
        calls=scene.calls(),
        sparing=scene.sparing(),
        takes_back=scene.consents_by_itself(),
        handing=scene.handing(),
        asked=tuple(match.seats[number] for number in match.position.to_act),
        lately=since,
        minute=words.numbered("minute-") if is_new_to(match, seat) else (),
        refreshes=state == "waiting" and not scene.still,
        hold=scene.hold,
        may_ask=scene.may_ask and state == "play",
        hints=scene.hints if state == "play" else (),
    )
    last = newest if since is None or since.own else [*since.lines, *newest]
    c = scene.context(match.seen_by(seat), scene.touched(last), lit_by(buttons), False)
    c = replace(c, tags={button.object: button.tag for button in buttons if button.tag})
    if seat is None:
        return page, c
    path = scene.path if match.outcome is None else ""
    came = replies(scene.game, match, words, seat)
    c = replace(c, extras=tuple(scene.extras()), mark=match.asides[seat], path=path, csrf=scene.reader.forms)
    return page, replace(c, replies=came)


def _dealings(scene: Scene, lines: list[Line], log: list[LogChapter]) -> list[LogEntry]:
    """The history of the market: what still lies on the table is none yet."""
    game, view = scene.game, scene.match.view(scene.seat)
    found = [entry for chapter in log for entry in chapter.entries if entry.key in game.wording.dealings]
    return [entry for entry in found if not game.face.lies_open(view, lines[entry.n].entry)]


def lit_by(buttons: list[Button]) -> frozenset[str]:
    """What is drawn so that it can be chosen: for each button its object, or itself where it has none."""
    return frozenset(button.object or button.text for button in buttons)


def is_new_to(match: Match, seat: int | None) -> bool:
    """Whether a seat has not had a turn of its own yet."""
    return seat is not None and all(moment.seat != seat or not moment.answered for moment in match.history.moments)


def secret_of(match: Match) -> str:
    """The secret of the match's chance in hex; empty until the end."""
    if match.outcome is None or not isinstance(match.chance, Provable):
        return ""
    return match.chance.secret.hex()


def frames(scene: Scene, shown: Moment, lit: frozenset[str] = frozenset()) -> list[Frame]:
    """The steps of a committed turn, for an audience that sees it happen; none of those that show it nothing.

    Args:
        scene: as it is now.
        shown: the turn.
        lit: what can be chosen all the while, because the audience is asked already.
    """
    match = scene.match
    number = match.history.moments.index(shown)
    before = match.history.moments[number - 1] if number else shown
    start = before.lines if number else 0
    lines = match.history.lines[start : shown.lines]
    steps: list[Frame] = []
    taken = 0
    seen = before.position.view(scene.seat)
    for position in shown.frames:
        is_last = position is shown.position
        count = len(lines) - taken if is_last else len(position.entries)
        part = [line for line in lines[taken : taken + count] if line.entry.is_for(scene.seat)]
        taken += count
        c = scene.context(position, scene.touched(part), lit, False)
        if part or c.view != seen or (is_last and not steps):
            steps.append(Frame(c, part))
        seen = c.view
    return steps
