"""A match as one audience sees it: what it is asked and can do, why something cannot be done, and what is told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import randbits

from markupsafe import Markup

from hustings.club.finding.series import Standing
from hustings.club.ratings.facts import Entry
from hustings.kernel.actions import UnknownAction
from hustings.kernel.chance import Chance
from hustings.kernel.message import EVERYBODY, IllegalAction, Message, Reason
from hustings.kernel.position import Position
from hustings.matches.people import COMPUTER, PERSON
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import Line
from hustings.words.rulebook import Rulebook, rulebook

from .hints import Hint
from .log import Explained, LogChapter, chapters, explained, said
from .parts import Answer, Button, Clockface, Context, Hold, Item, Left, Note, Player, Reader
from .sentences import Sentences, objects, sentences
from .spoken import TalkPanel

__all__ = ["Scene", "marks_in", "result_title", "standing", "takeback_of"]


@dataclass
class Scene:
    """A match as one audience sees it: the match, the audience and where things are found.

    Args:
        match: the match.
        id: its id.
        shared: several persons play at one device.
        seat: whose eyes; None: a spectator's.
        reader: who reads.
        players: who sits where.
        confirm: whether the seat confirms its turns.
        auto_pass: whether the seat is only asked for reactions that are worth it.
        is_idle: whether its question is let go by for that reason.
        is_ordered: whether it is about to be answered by a standing order.
        paused: why the match stands still, if it does.
        failing: that a computer has failed, and what answers in its place.
        away: seats whose person has walked away, so that they may be claimed.
        handed_over: whether the computer plays for the reader's own seat.
        free: the seats to which the reader can invite somebody.
        rematch: the match that follows this one, once somebody has asked for it.
        row: how the row of rematches stands that this match belongs to; None: it is over, or there is none.
        rated: what a match that is over has done to ratings; None: it is not over, or was not to be rated.
        version: what this audience has seen change.
        talk: what this audience has heard; None: there is nobody to talk to.
        left: the seconds that seats have which owe an answer, in a game that has a pace.
        still: whether the reader wants the page as it is, without script too, in order to write on it.
        hold: whether the computers wait for somebody.
    """

    match: Match
    id: str
    shared: bool
    seat: int | None
    reader: Reader
    players: list[Player]
    confirm: bool = False
    paused: Message | None = None
    failing: Message | None = None
    auto_pass: bool = False
    is_idle: bool = False
    is_ordered: bool = False
    away: tuple[int, ...] = ()
    handed_over: bool = False
    free: tuple[int, ...] = ()
    rematch: str | None = None
    row: Standing | None = None
    rated: Entry | None = None
    version: int = 0
    talk: TalkPanel | None = None
    left: dict[int, Left] = field(default_factory=dict)
    still: bool = False
    hold: Hold = field(default_factory=Hold)
    may_ask: bool = False
    hints: tuple[Hint, ...] = ()
    game: Game = field(init=False)
    words: Sentences = field(init=False)
    rules: Rulebook = field(init=False)

    def __post_init__(self) -> None:
        game = self.match.game
        assert isinstance(game, Game)
        self.game = game
        self.words = sentences(game, self.reader.language)
        self.rules = rulebook(game, self.reader.language, self.match.header.options)

    @property
    def path(self) -> str:
        """Address of this audience's page."""
        return f"/m/{self.id}" if self.seat is None else f"/m/{self.id}/s/{self.seat}"

    @property
    def table(self) -> str:
        """Path of the template with which the game draws itself."""
        return f"{self.game.id}/table.html"

    @property
    def eyes(self) -> str:
        """Name of the seat whose eyes these are, or ``spectator``."""
        return "spectator" if self.seat is None else self.match.seats[self.seat]

    def seat_name(self, seat: int) -> str:
        """What the game calls a seat."""
        return self.words.text(f"seat-{self.match.seats[seat]}")

    def seat_inside(self, seat: int) -> str:
        """What the game calls a seat inside a sentence."""
        return self.words.words.seat_inside(self.reader.language, self.match.seats[seat])

    def clocks(self) -> list[Clockface]:
        """The clock of each seat that has one."""
        text = self.words.text
        return [
            Clockface(
                self.match.seats[seat],
                left,
                text("clock-left", side=self.seat_name(seat), time=self._time(left.seconds)),
                text(left.why) if left.why else "",
            )
            for seat, left in sorted(self.left.items())
        ]

    def _time(self, seconds: int) -> str:
        hours, rest = divmod(seconds, 3600)
        if hours >= 24:
            return self.words.text("clock-days", days=hours // 24, hours=hours % 24)
        return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"

    def log(self, lines: list[Line]) -> list[LogChapter]:
        """Log lines as sentences, by chapters of the match."""
        return chapters(self.words, lines, self.match.seats, self.seat, self.rules.clauses)

    def explained(self, lines: list[Line]) -> list[Explained]:
        """The names in log lines that can be opened, each once."""
        return explained(self.words, lines)

    def touched(self, lines: list[Line]) -> frozenset[str]:
        """Drawn objects that these lines name; not those of lines for one seat only, such as cards drawn."""
        named = objects(self.game)
        public = [line.entry for line in lines if line.entry.seats == EVERYBODY]
        return frozenset(thing for entry in public for thing in named(entry))

    def said(self, lines: list[Line]) -> str:
        """Log lines as one text, to be read aloud."""
        return " ".join(sentence.striptags() for sentence in said(self.words, lines))

    def context(self, position: Position, last: frozenset[str], lit: frozenset[str], replay: bool) -> Context:
        """What the game's template draws from."""
        nameless = self.words.text("nameless")
        return Context(
            view=position.view(self.seat),
            seat=self.seat,
            lang=self.reader.language,
            t=self.words.text,
            read=self.words.annotated,
            lit=lit,
            last=last,
            printed=getattr(self.game, "printed", None),
            replay=replay,
            names=tuple(
                player.name if player.kind == PERSON and player.name != nameless else "" for player in self.players
            ),
            sitting=tuple(
                self.words.text("lesson-you") if seat == self.seat else player.name if player.kind == COMPUTER else ""
                for seat, player in enumerate(self.players)
            ),
        )

    def refusal(self, reason: Reason, label: Message | None = None) -> Markup:
        """Why something is not possible, with its clause.

        Where something else is asked, that is said, and of what has a label when it is possible, if its game has told.
        """
        why = self.words.show("no-", reason)
        if reason.key == "other-question":
            if label is not None and self.words.has(f"when-{label.key}"):
                why = self.words.show("when-", label)
            why += Markup(" <br>{}{}").format(
                self.words.text("before", what=self.words.text("asked-now")), self.question()[1]
            )
        return why + self.clause_link(reason.clause)

    def clause_link(self, clause: str) -> Markup:
        """A link to a clause, or nothing."""
        if clause not in self.rules.clauses:
            return Markup("")
        return Markup(' <a class="clause" href="{0}#{1}" data-clause="{1}">{1}</a>').format(self.rules.link, clause)

    def buttons(self) -> list[Button]:
        """The answers that the reader's seat can give."""
        return [] if self.seat is None else self._buttons(self.match.seen_by(self.seat).answers(self.seat), self.seat)

    def asked_buttons(self) -> list[Button]:
        """The same, but none while the question is let go by or a computer answers it."""
        return self.buttons() if self.question()[0] == "play" else []

    def extras(self) -> list[Button]:
        """What the reader's seat can do that answers nothing."""
        if self.seat is None or self.handed_over:
            return []
        return self._buttons(self.match.seen_by(self.seat).extras(self.seat), self.seat)

    def _buttons(self, actions: list[int], seat: int) -> list[Button]:
        game, match = self.game, self.match
        position = match.seen_by(seat)
        buttons: list[Button] = []
        for action in actions:
            label = game.wording.label_now(position, seat, action)
            buttons.append(
                Button(
                    text=game.text(action),
                    label=self.words.say("", label),
                    object=game.actions.objects[action],
                    mark=match.mark(seat, action),
                    warning=self.warning(position, action),
                    here=self.words.say_if("here-", label),
                    tag=self.words.say_if("tag-", label),
                )
            )
        return buttons

    def by_way(self, thing: str) -> tuple[Button, Button] | None:
        """The only answer after which a drawn object can be chosen, and its action then; None: none, or several.

        It is tried in a position that the seat must hold possible, so that nothing comes from the truth; and what
        depends on chance, or on what the seat would only learn by it, is no way.
        """
        assert self.seat is not None
        seat, here = self.seat, self.match.seen_by(self.seat)
        wanted = self.game.actions.by_object.get(thing, [])
        found: list[tuple[Button, Button]] = []
        for action in here.answers(seat):
            there = here.clone()
            there.determinize(seat, Chance(randbits(31)))
            drawn, there.told = there.chance.drawn, 0
            there.act(seat, action)
            then = [answer for answer in there.answers(seat) if answer in wanted]
            if then and there.chance.drawn == drawn and not there.told >> seat & 1:
                label = self.words.say("", self.game.wording.label_now(there, seat, then[0]))
                found.append((self._buttons([action], seat)[0], Button(self.game.text(then[0]), label, thing)))
        return found[0] if len(found) == 1 else None

    def warning(self, position: Position, action: int) -> str:
        """What is said before a legal action is carried out; empty: nothing."""
        said = None if self.seat is None else self.game.wording.warning(position, self.seat, action)
        return "" if said is None else self.words.say("", said)

    def warning_of(self, wishes: dict[str, list[str]]) -> tuple[str, str]:
        """What is said before all is carried out that a form stands for, and the button of what it is said of."""
        assert self.seat is not None
        match = self.match.clone()
        with suppress(UnknownAction, IllegalAction):
            for text in self.game.face.compose(match.seen_by(self.seat), self.seat, wishes):
                position, action = match.seen_by(self.seat), self.game.action(text)
                if said := self.warning(position, action):
                    return said, self.words.say("", self.game.wording.label_now(position, self.seat, action))
                match.act(self.seat, text)
        return "", ""

    def consents_by_itself(self) -> bool:
        """Whether nobody has to be asked before a turn is taken back: there are only computers, or one device."""
        others = [player.kind for seat, player in enumerate(self.players) if seat != self.seat]
        return self.shared or PERSON not in others

    def calls(self) -> int:
        """How much waits for an answer of the reader's besides the question: offers, a request."""
        if self.seat is None or self.handed_over or self.match.outcome is not None:
            return 0
        asked = takeback_of(self.match, self.seat) == "answer"
        return len(self.game.face.callers(self.match.view(self.seat))) + int(asked)

    def sparing(self) -> str:
        """What can be changed at a question that is seldom worth asking: ``yes``, to be spared it; ``no``; nothing."""
        position = self.match.seen_by(self.seat)
        if self.seat not in position.to_act or self.handed_over or not position.stack or not position.stack[-1].idle:
            return ""
        return "no" if self.auto_pass else "yes"

    def why_not(self, thing: str) -> list[tuple[str, Markup]]:
        """For each action on a drawn object: its label and why it is refused now. Empty: unknown, or all are legal."""
        assert self.seat is not None
        position = self.match.seen_by(self.seat)
        found: list[tuple[Message, Reason]] = []
        for action in self.game.actions.by_object.get(thing, []):
            reason = position.reject(self.seat, action)
            if reason is not None:
                found.append((self.game.wording.label(action), reason))
        silent = {"other-question", "not-asked", "match-over"} | self.game.wording.obvious
        telling = [pair for pair in found if pair[1].key not in silent]
        if not telling and len(found) == len(self.game.actions.by_object.get(thing, [])):
            telling = found[:1]
        seen: dict[Reason, Message] = {}
        for label, reason in telling:
            seen.setdefault(reason, label)
        return [
            (self.words.say_if("here-", label) or self.words.say("", label), self.refusal(reason, label))
            for reason, label in seen.items()
        ]

    def result_line(self) -> Markup:
        """How the match ended, in a sentence."""
        outcome = self.match.outcome
        return Markup("") if outcome is None else self._told(outcome.how) + self.clause_link(outcome.clause)

    def _told(self, key: str) -> Markup:
        entry = next((line.entry for line in reversed(self.match.history.lines) if line.entry.key == key), None)
        return Markup("") if entry is None else self.words.show("", entry)

    def result_title(self) -> str:
        """Who won, as a headline; empty while the match goes on."""
        return result_title(self.words, self.match, self.match.position)

    def story(self) -> list[Markup]:
        """How the match is told once it is over, a sentence each."""
        if self.match.outcome is None:
            return []
        entries = [line.entry for line in self.match.history.lines]
        return [self.words.show("", told) for told in self.game.face.story(self.match.position, entries)]

    def standing(self) -> str:
        """How the reader came out of a match that is over; empty for spectators."""
        if self.match.outcome is None or self.seat is None or self.shared:
            return ""
        return standing(self.words, self.game.places(self.match.position), self.seat)

    def row_told(self) -> str:
        """How the row of rematches stands, in words; empty: there is none."""
        row, text = self.row, self.words.text
        if row is None or self.match.outcome is None:
            return ""
        won = zip(self.players, row.wins, strict=True)
        wins = [text("row-wins", name=player.name, count=count) for player, count in won]
        wins += [text("row-shared", count=row.shared)] if row.shared else []
        counted = self.words.words.listed(self.reader.language, wins)
        if row.best_of is None:
            return text("row-stands", count=row.played, wins=counted)
        if row.winner is not None:
            return text("series-won", name=self.players[row.winner].name, of=row.best_of, wins=counted)
        return text("series-over" if row.is_over else "series-stands", of=row.best_of, wins=counted)

    def marks(self) -> list[tuple[str, str]]:
        """What the match is besides a match, each in a word and explained."""
        return marks_in(self.words, self.match.header.marks)

    def handing(self) -> dict[str, str]:
        """Pages of the other persons on a shared device, by their seats, where all may act at any time."""
        match, root = self.match, f"/m/{self.id}/s"
        if not self.shared or self.seat is None or self.seat not in match.position.may_act:
            return {}
        others = [n for n, player in enumerate(self.players) if player.kind == PERSON and n != self.seat]
        return {match.seats[number]: f"{root}/{number}" for number in others}

    def notes(self) -> list[Note]:
        """What stands above the table, besides the game itself."""
        text, match = self.words.text, self.match
        told = {"paused": self.paused, "failing": None if match.outcome else self.failing}
        notes = [Note(kind, self.words.say("", message)) for kind, message in told.items() if message is not None]
        takeback = takeback_of(match, self.seat)
        if takeback == "answer" and match.asking is not None:
            answers = (
                Answer(text("takeback-grant"), "takeback/answer", "yes"),
                Answer(text("takeback-refuse"), "takeback/answer", "no"),
            )
            notes.append(Note("takeback", text("takeback-wanted", side=self.seat_name(match.asking)), answers))
        elif takeback == "withdraw" and not self.consents_by_itself():
            withdraw = (Answer(text("takeback-withdraw"), "takeback/answer", "no"),)
            notes.append(Note("takeback", text("takeback-waits"), withdraw))
        if self.free:
            sides = self.words.words.listed(self.reader.language, [self.seat_inside(seat) for seat in self.free])
            invite = Item(text("invite-somebody"), f"/m/{self.id}/invite", over=True)
            notes.append(Note("invitation", text("invite-to", sides=sides), (), invite))
        if self.seat is None:
            return notes
        if self.rematch is not None:
            notes.append(Note("rematch", text("rematch-open"), (Answer(text("rematch-go"), "rematch"),)))
        if match.outcome is not None:
            return notes
        for seat in self.away:
            claim = (Answer(text("claim-seat"), "claim"),)
            notes.append(Note("away", text("seat-is-away", name=self.players[seat].name), claim))
        if self.handed_over:
            back = (Answer(text("take-seat-back"), "return"),)
            notes.append(Note("computer", text("computer-plays-for-you"), back))
        return notes

    def question(self) -> tuple[str, Markup, str]:
        """The state of the prompt bar, its sentence and its clause."""
        match, seat, words = self.match, self.seat, self.words
        if match.outcome is not None:
            ending = Markup('{} <span class="sr ending">{}</span>')
            return "over", ending.format(words.text("match-is-over"), self._told(match.outcome.how)), ""
        if seat is not None and match.waits_for_commit(seat):
            return "confirm", Markup.escape(words.text("confirm-your-turn")), ""
        position = match.seen_by(seat)
        step = position.stack[-1]
        if seat is not None and (self.is_ordered or self.is_idle):
            asked = words.show("prompt-", step.ask(position, seat))
            by = words.text("by-order" if self.is_ordered else "let-by")
            return "waiting", Markup("{} {}").format(asked, by), step.because()
        if seat is not None and seat in position.to_act and not self.handed_over:
            return "play", words.show("prompt-", step.ask(position, seat)), step.because()
        held = self._held()
        if held:
            return "waiting", held, ""
        waited = dict.fromkeys(words.show("wait-", step.ask(position, other)) for other in position.to_act)
        if seat is not None and not self.handed_over and (sealed := match.sealed(seat)):
            labels = [words.say("", self.game.wording.label_now(position, seat, answer)) for answer in sealed]
            answer = words.words.listed(self.reader.language, labels)
            waited = {Markup.escape(words.text("sealed-answer", answer=answer)): None, **waited}
        return "waiting", Markup(" ").join(waited), step.because()

    def _held(self) -> Markup:
        """For whom the computers wait, in a sentence; empty: for nobody."""
        hold, text = self.hold, self.words.text
        if hold.courted:
            callers = list(dict.fromkeys(self.game.face.callers(self.match.view(self.seat))))
            if len(callers) != 1:
                return Markup.escape(text("held-courted-many"))
            return Markup.escape(text("held-courted", side=self.seat_name(callers[0])))
        if hold.by is None:
            return Markup("")
        return Markup.escape(
            text("held-by-me") if hold.by == self.seat else text("held-by", side=self.seat_name(hold.by))
        )


def result_title(words: Sentences, match: Match, position: Position) -> str:
    """Who won, as a headline; empty while the match goes on in a position."""
    outcome = position.outcome
    if outcome is None:
        return ""
    names = [words.text(f"seat-{match.seats[seat]}") for seat in outcome.winners]
    if len(names) == 1:
        return words.text("result-wins", side=names[0])
    if 1 < len(names) < len(match.seats):
        return words.text("result-share", sides=words.words.listed(words.language, names))
    return words.text("result-shared")


def marks_in(words: Sentences, marks: Sequence[str]) -> list[tuple[str, str]]:
    """What a match is besides a match, each in a word and explained."""
    return [(words.text(f"mark-{mark}"), words.text(f"mark-{mark}-about")) for mark in marks]


def standing(words: Sentences, places: tuple[int, ...], seat: int) -> str:
    """How a seat came out of a match: won, shared, lost, or its place among more than two."""
    first = places.count(1)
    if places[seat] == 1:
        return words.text("standing-won" if first == 1 else "standing-shared")
    if len(places) == 2:
        return words.text("standing-lost")
    return words.text("standing-place", n=places[seat], of=len(places))


def takeback_of(match: Match, seat: int | None) -> str:
    """What a seat can do about a takeback: ``ask``, ``answer``, ``withdraw`` or nothing."""
    if seat is None or match.outcome is not None:
        return ""
    if match.asking == seat:
        return "withdraw"
    if match.asking is not None and seat not in match.granted:
        return "answer"
    return "ask" if match.can_ask_takeback(seat) and not match.can_undo(seat) else ""
