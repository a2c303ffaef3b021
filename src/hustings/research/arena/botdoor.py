"""A bot over the API as a player: its own program, unchanged, finds here what a server would tell it.

``bot:COMMAND`` begins COMMAND with the address of a small server behind it and a token in ``HUSTINGS_TOKEN``, as
``docs/bots.md`` has it. The server knows what a bot needs to play, and nothing else of the API: who it is, its stream
of events, the table of its seat, and acting. A seat's table has no log; its texts are English.
"""

from __future__ import annotations

import json
import os
import secrets
import shlex
import subprocess
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from time import monotonic, time
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

import msgspec

from hustings.ai.levels import WAIT, Budget, Sample
from hustings.kernel.chance import Chance
from hustings.kernel.position import Position
from hustings.play.game import Game
from hustings.words.sentences import Words

ALIVE: Final = 15.0
"""Seconds between two signs of life on a stream on which nothing happens."""
TO_REPLY: Final = 2.0
"""Seconds in which a bot may say something to an offer without being asked; afterwards the others go on."""
SCOPES: Final = ("me:read", "bot:play", "challenge:read", "challenge:write")


class Refused(Exception):
    """A request that is not carried out: its status, a key and the words."""

    def __init__(self, status: int, key: str, text: str) -> None:
        super().__init__(text)
        self.status, self.key, self.text = status, key, text


class Table:
    """A question to the bot.

    Args:
        game: the game.
        words: its texts.
        position: one that the bot's seat holds possible.
        seat: the bot's.
        actions: its legal actions.
    """

    def __init__(self, game: Game, words: Words, position: Position, seat: int, actions: list[int]) -> None:
        self.game, self.words, self.position, self.seat = game, words, position, seat
        answers = position.answers(seat)
        self.answers = [action for action in actions if action in answers]
        self.extras = [action for action in actions if action not in answers]

    def told(self, match: str, turn: int, open: bool) -> dict[str, Any]:
        """The table as the API tells it; ``open``: nothing has been answered yet."""
        game, p, seat = self.game, self.position, self.seat
        seats = game.wording.sides or game.seats()
        asked = open and bool(self.answers)
        step = p.stack[-1]
        return {
            "match": match,
            "game": game.id,
            "seat": seats[seat],
            "version": turn,
            "turn": turn,
            "state": "play" if asked else "waiting",
            "prompt": self.words.say("en", "prompt-", step.ask(p, seat)) if asked else "",
            "clause": step.because() if asked else "",
            "to_act": [seats[one] for one in p.to_act],
            "actions": [self._action(action) for action in self.answers] if asked else [],
            "extras": [self._action(action) for action in self.extras] if open else [],
            "mark": 0,
            "can_undo": False,
            "takeback": "",
            "view": msgspec.to_builtins(p.view(seat)),
            "players": [{"seat": name, "kind": "computer", "name": name} for name in seats],
            "log": [],
            "talk": 0,
            "clocks": [],
            "commitment": "",
            "marks": (),
            "outcome": None,
        }

    def chosen(self, body: dict[str, Any], turn: int) -> int:
        """The action that a request means.

        Raises:
            Refused: when it is too late or not legal.
        """
        text = str(body.get("action"))
        if "turn" in body and body["turn"] is not None and body["turn"] != turn:
            raise Refused(409, "stale", "This question is gone.")
        among = self.extras if body.get("mark") is not None else self.answers
        for action in among:
            mark = body.get("mark")
            if self.game.text(action) == text and (mark is None or mark == self.position.mark(self.seat, action)):
                return action
        raise Refused(422, "illegal", f"“{text}” is not possible now.")

    def _action(self, action: int) -> dict[str, Any]:
        label = self.game.wording.label_now(self.position, self.seat, action)
        return {
            "text": self.game.text(action),
            "label": self.words.say("en", "", label),
            "object": self.game.actions.objects[action],
            "mark": self.position.mark(self.seat, action),
        }


class Door:
    """The server that a bot's program is told of, for as long as this process lives.

    Args:
        command: which begins the program.
    """

    open: ClassVar[dict[str, Door]] = {}

    def __init__(self, command: str) -> None:
        self.token = "hst_" + secrets.token_hex(16)
        self.news = Condition()
        self.events: list[dict[str, Any]] = []
        self.match, self.turn, self.matches = "", 0, 0
        self.table: Table | None = None
        self.last: dict[str, Any] | None = None
        self.answer: int | None = None
        self.told: tuple[int, ...] = ()
        door = self

        class Handler(_Handler):
            """Requests to this door."""

            at = door

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        Thread(target=self.server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{self.server.server_port}"
        self.program = subprocess.Popen(
            [*shlex.split(command), address], env={**os.environ, "HUSTINGS_TOKEN": self.token}, stdin=subprocess.DEVNULL
        )

    @classmethod
    def of(cls, command: str) -> Door:
        """The door of a program, which is begun if it does not run."""
        door = cls.open.get(command)
        if door is None or door.program.poll() is not None:
            door = cls.open[command] = cls(command)
        return door

    def begin(self) -> None:
        """A new match."""
        with self.news:
            self.matches += 1
            self.match, self.table, self.last, self.told = f"arena-{self.matches}", None, None, ()
            self.news.notify_all()

    def ask(self, table: Table, waiting: tuple[int, ...]) -> int:
        """The bot's answer, however long it takes; where it owes none, ``WAIT`` after a moment.

        Raises:
            RuntimeError: when its program has ended.
        """
        with self.news:
            fresh = tuple(one for one in waiting if one not in self.told)
            if not table.answers and not fresh:
                return WAIT
            self.turn += 1
            self.table, self.answer, self.told = table, None, waiting
            self.last = table.told(self.match, self.turn, True)
            self._tell({"type": "your-turn", "match": self._info(), "turn": self.turn, "offers": list(fresh)})
            ends = float("inf") if table.answers else monotonic() + TO_REPLY
            while self.answer is None and monotonic() < ends:
                self.news.wait(0.2)
                if self.program.poll() is not None:
                    raise RuntimeError(f"the bot's program ended ({self.program.returncode})")
            answer = WAIT if self.answer is None else self.answer
            self._close(table)
            return answer

    def over(self, winners: tuple[int, ...] | None, names: tuple[str, ...]) -> None:
        """Tell the bot that its match is over."""
        with self.news:
            won = {} if winners is None else {"winners": [names[seat] for seat in winners]}
            if self.last is not None:
                self.last["state"] = "over"
                self._tell({"type": "match-ended", "match": self._info(), **won})

    def act(self, body: dict[str, Any]) -> dict[str, Any]:
        """Take the bot's answer.

        Raises:
            Refused: when it is none.
        """
        with self.news:
            if self.table is None:
                raise Refused(409, "stale", "Nobody asks you now.")
            self.answer = self.table.chosen(body, self.turn)
            self._close(self.table)
            return {"kind": "done", "turn": self.turn}

    def _close(self, table: Table) -> None:
        self.table = None
        if self.answer is not None:
            self.last = table.told(self.match, self.turn, False)
        self.news.notify_all()

    def _tell(self, event: dict[str, Any]) -> None:
        self.events.append(event)
        self.news.notify_all()

    def _info(self) -> dict[str, Any]:
        last = self.last or {}
        return {
            "match": self.match,
            "game": last.get("game", ""),
            "seat": last.get("seat", ""),
            "state": last.get("state", "waiting"),
            "created": time(),
            "finished": None,
            "tournament": None,
            "players": last.get("players", []),
        }


class _Handler(BaseHTTPRequestHandler):
    """What a bot asks for."""

    at: ClassVar[Door]

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""

    def do_GET(self) -> None:
        """Who am I, what happens, what is on the table."""
        path = urlsplit(self.path).path
        if not self._is_known():
            return
        if path == "/api/me":
            self._send(200, {"name": "arena", "bot": True, "scopes": SCOPES, "expires": None})
        elif path == "/api/events":
            with suppress(OSError):
                self._stream()
        elif path.startswith("/api/matches/") and path.endswith("/seat") and self.at.last is not None:
            self._send(200, self.at.last)
        else:
            self._refuse(Refused(404, "unknown", "The arena knows only what a bot needs to play."))

    def do_POST(self) -> None:
        """Act."""
        if not self._is_known():
            return
        path = urlsplit(self.path).path
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        try:
            if not (path.startswith("/api/matches/") and path.endswith("/act")):
                raise Refused(404, "unknown", "The arena knows only what a bot needs to play.")
            if path.split("/")[3] != self.at.match:
                raise Refused(409, "stale", "This match is over.")
            try:
                given = json.loads(body)
            except ValueError as error:
                raise Refused(400, "unparsable", "This is no JSON.") from error
            if not isinstance(given, dict):
                raise Refused(400, "unparsable", "This is no action.")
            self._send(200, self.at.act(given))
        except Refused as refused:
            self._refuse(refused)

    def _is_known(self) -> bool:
        known = self.headers.get("authorization") == f"Bearer {self.at.token}"
        if not known:
            self._refuse(Refused(401, "token", "Send the token of HUSTINGS_TOKEN as Authorization: Bearer …"))
        return known

    def _stream(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "application/x-ndjson")
        self.end_headers()
        door = self.at
        with door.news:
            told = len(door.events) - (1 if door.table is not None else 0)
        while True:
            with door.news:
                if len(door.events) <= told:
                    door.news.wait(ALIVE)
                fresh, told = door.events[told:], len(door.events)
            lines = [json.dumps(event, ensure_ascii=False) for event in fresh] or [""]
            self.wfile.write(("\n".join(lines) + "\n").encode())
            self.wfile.flush()

    def _send(self, status: int, data: object) -> None:
        body = json.dumps(data, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        with suppress(OSError):
            self.wfile.write(body)

    def _refuse(self, refused: Refused) -> None:
        text = {"error": refused.key, "text": refused.text, "html": refused.text, "do": "", "refused": refused.text}
        self._send(refused.status, text)


class Bot:
    """A bot's program at a seat, see :class:`~hustings.research.matchup.Decides`.

    Args:
        game: the game.
        seat: where it sits.
        command: which begins its program.
    """

    def __init__(self, game: Game, seat: int, command: str) -> None:
        self.game, self.words = game, Words(game)
        self.seats: tuple[str, ...] = ()
        self.door = Door.of(command)
        self.door.begin()

    def decide(self, game: Game, seat: int, actions: list[int], sample: Sample, budget: Budget, seed: int) -> int:
        """Ask it."""
        position = sample(Chance(seed))
        return self.door.ask(Table(self.game, self.words, position, seat, actions), position.waiting_for(seat))

    def over(self, winners: tuple[int, ...] | None) -> None:
        """Tell it."""
        self.door.over(winners, self.game.wording.sides or self.game.seats())
