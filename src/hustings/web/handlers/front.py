"""Pages around the matches: the start page, games with their rulebooks and cards, joining, importing."""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

import hustings
from hustings.club.challenges.model import challenges_of
from hustings.club.people import persons_at
from hustings.club.ratings.book import entry_of
from hustings.club.terms import terms_of
from hustings.files.transcript import HOTSEAT
from hustings.kernel.chance import Chance
from hustings.matches.people import OPEN, hash_of, is_shared
from hustings.matches.records.faults import PAGE, as_fault
from hustings.matches.records.summaries import Summary, held_by
from hustings.matches.table.room import Room
from hustings.play.game import Game
from hustings.printed.confidence import Carded
from hustings.printed.corrections import tables
from hustings.printed.owner import stated
from hustings.words.rulebook import link, rulebook, varies

from ..board import Board
from ..forms import PRINTED, UPLOAD
from ..given import GameId, MatchId, OfSeat, Remembered, Sent, TheFinding, ThePages, TheReader, TheRequest
from ..on_terms import for_others
from ..opening import open_as
from ..pages import Form, Pages
from ..refused import Refused
from ..shown.catalogue import About, about
from ..shown.contest import changes
from ..shown.faults import fault
from ..shown.parts import Context, Item, Reader
from ..shown.persons import address_of
from ..shown.scene import marks_in, standing
from ..shown.sentences import Sentences, sentences

__all__ = ["HANDLERS"]

log = logging.getLogger("hustings.web")


def installed(pages: Pages, game_id: str) -> Game:
    """A game as new matches are played.

    Raises:
        Refused: when it is not installed, or cannot be loaded.
    """
    try:
        return pages.rooms.shelf.new(game_id)
    except hustings.BrokenGame:
        raise Refused(503, "broken-game", game=game_id) from None
    except hustings.UnknownGame:
        raise Refused(404, "no-game") from None


@get("/")
async def start(request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered) -> Response[str]:
    """The start page."""
    tiles, failed = _tiles(pages, reader)
    board: Board = request.app.state.board
    broken = [id for id in hustings.installed() if not pages.renderer.has(id)]
    mine = await held_by(pages.rooms.store, await session.all_held())
    there = await challenges_of(pages.database, session.person.id) if session.person else []
    return pages.show(
        "start.html",
        reader,
        "Hustings",
        words=sentences(None, reader.language),
        tiles=tiles,
        sheets=[sheet for game, _ in tiles if (sheet := pages.renderer.poster_sheet(game.id))],
        broken=sorted([*broken, *failed]),
        name=session.name,
        matches=[_listed(pages, reader, summary, broken) for summary in mine],
        challenged=sum(one.to.name == session.name for one in there),
        drawn=await board.drawing(reader.language),
        of_games=[(game.id, game.title) for game, _ in tiles],
        chosen=None,
        **for_others(reader.language, session),
    )


def _tiles(pages: Pages, reader: Reader) -> tuple[list[tuple[About, Markup]], list[str]]:
    """What the start page says and draws of the games that have a page; and those that fail at it, told in the log.

    Each is made apart from the others: what a game brings along may fail in any way, and only for itself.
    """
    tiles: list[tuple[About, Markup]] = []
    failed: list[str] = []
    for id in filter(pages.renderer.draws, hustings.installed()):
        try:
            tiles.append((about(installed(pages, id), reader.language), pages.renderer.poster(id)))
        except Exception as error:
            extra = as_fault(PAGE, id, "/", error)
            log.error("the game %s is not on the start page: %s", id, fault(error), extra=extra)
            failed.append(id)
    return tiles, failed


def _listed(pages: Pages, reader: Reader, summary: Summary, broken: Collection[str]) -> dict[str, Any]:
    """A match in the reader's list; one whose game cannot be loaded, or has no words for it, is listed nevertheless."""
    if summary.game not in broken:
        try:
            return _playable(pages, reader, summary)
        except Exception as error:
            extra = as_fault(PAGE, summary.game, "/", error)
            log.error("a match of %s cannot be listed: %s", summary.game, fault(error), extra=extra)
    return _unplayable(summary, sentences(None, reader.language))


def _playable(pages: Pages, reader: Reader, summary: Summary) -> dict[str, Any]:
    words = sentences(installed(pages, summary.game), reader.language)
    over = summary.finished is not None
    waits = any(state.kind == OPEN for state in summary.seats)
    if over and summary.places and not is_shared(summary.mode, summary.seats):
        said = standing(words, summary.places, summary.mine[0])
    elif over:
        said = words.text("match-state-over")
    elif summary.my_turn:
        said = words.text("match-state-yours")
    else:
        said = words.text("match-state-open" if waits else "match-state-waiting")
    names = [pages.player(words, state.kind, state.level, state.called).name for state in summary.seats]
    return {
        "title": words.text("game-title"),
        "names": words.text("versus", first=names[0], second=names[1]) if len(names) == 2 else ", ".join(names),
        "state": said,
        "yours": summary.my_turn and not over,
        "over": over,
        "marks": marks_in(words, summary.marks),
        "when": datetime.fromtimestamp(summary.created, UTC).isoformat(),
        "href": f"/m/{summary.match_id}/s/{summary.mine[0]}",
    }


def _unplayable(summary: Summary, words: Sentences) -> dict[str, Any]:
    """A match whose game cannot be loaded; it is kept as it is."""
    return {
        "title": summary.game,
        "names": "",
        "state": words.text("match-state-broken"),
        "yours": False,
        "over": summary.finished is not None,
        "when": datetime.fromtimestamp(summary.created, UTC).isoformat(),
        "href": f"/g/{summary.game}",
    }


@post("/new", request_max_body_size=PRINTED)
async def new(pages: ThePages, finding: TheFinding, reader: TheReader, session: Remembered, form: Sent) -> Redirect:
    """Open a match as the form says, and go to its table."""
    game = installed(pages, form.text("game"))
    given = {key.removeprefix("option-"): form.text(key) for key in form.fields if key.startswith("option-")}
    options = game.chosen(given)
    return await open_as(pages, finding, reader, session, form, game, options, printed=_own_values(form, game))


def _own_values(form: Form, game: Game) -> dict[str, Any] | None:
    """The owner's file that a form brings along."""
    text = form.text("printed", "")
    return tables(text.encode(), "printed", game.face.package) if text else None


# -- a game ------------------------------------------------------------------------------------------------------------


@get("/g/{game_id:str}")
async def game_page(pages: ThePages, reader: TheReader, session: Remembered, game_id: GameId) -> Response[str]:
    """What a game is, who made it, and how sure its printed values are."""
    told: About = about(installed(pages, game_id), reader.language)
    page = {"styles": pages.renderer.styles(game_id)}
    return pages.show(
        "game.html",
        reader,
        told.title,
        page=page,
        game=told,
        name=session.name,
        provenance=told.provenance,
        for_others=for_others(reader.language, session),
        failing=any(game == game_id for game, _ in pages.rooms.bots.failing),
    )


@get("/g/{game_id:str}/rules")
async def rules_page(request: TheRequest, pages: ThePages, reader: TheReader, game_id: GameId) -> Response[str]:
    """A game's rulebook for the options of the address, each clause with its anchor."""
    game = installed(pages, game_id)
    told = about(game, reader.language)
    chosen = game.chosen({name: value for name, value in request.query_params.items() if name in game.options})
    kinds = [
        (option.name, [(choice, link(game, chosen | {option.id: choice.id})) for choice in option.choices])
        for option in told.options
        if option.id in varies(game)
    ]
    page, words, c = _drawn(pages, reader, game)
    book = rulebook(game, reader.language, chosen)
    return pages.show(
        "rules.html",
        reader,
        words.text("rules-of", game=told.title),
        page=page | {"query": book.link.partition("?")[2]},
        words=words,
        c=c,
        game=told,
        book=book,
        kinds=kinds,
        facts=game.face.examples(chosen),
    )


def _drawn(pages: Pages, reader: Reader, game: Game) -> tuple[dict[str, Any], Sentences, Context]:
    """What a page needs on which a game draws things that belong to no match."""
    words = sentences(game, reader.language)
    c = Context(
        view=game.setup(chance=Chance(0)).view(None),
        seat=None,
        lang=reader.language,
        t=words.text,
        read=words.annotated,
        lit=frozenset(),
        last=frozenset(),
        printed=getattr(game, "printed", None),
        replay=True,
        sources=_sources(game, reader.language),
    )
    return {"table": f"{game.id}/table.html", "styles": pages.renderer.styles(game.id)}, words, c


def _sources(game: Game, language: str) -> dict[str, dict[str, str]]:
    """By card, in words how sure each part of it is."""
    face = game.face
    cards = face.card_list(sentences(game, language).words, language) if isinstance(face, Carded) else []
    return {card["id"]: card["sources"] for card in cards}


@get("/g/{game_id:str}/cards")
async def cards_page(pages: ThePages, reader: TheReader, game_id: GameId) -> Response[str]:
    """All cards of a game, as its own template draws them."""
    game = installed(pages, game_id)
    told = about(game, reader.language)
    page, words, c = _drawn(pages, reader, game)
    title = words.text("cards-of", game=told.title)
    return pages.show("cards.html", reader, title, page=page, words=words, c=c, game=told)


# -- coming to a match ---------------------------------------------------------------------------------------------


@get("/m/{match_id:str}/t/{token:str}")
async def private_link(pages: ThePages, session: Remembered, match_id: MatchId, token: FromPath[str]) -> Redirect:
    """Open a seat in this browser with its private link."""
    room = await pages.rooms.room(match_id)
    seats = await pages.opened_by(room, token)
    if not seats:
        raise Refused(403, "not-your-seat", link=f"/m/{match_id}")
    await session.remember(match_id, room.seats[seats[0]].token_hash)
    return Redirect(f"/m/{match_id}/s/{seats[0]}", status_code=303)


def _has_own_values(pages: Pages, room: Room) -> bool:
    """Whether a match is played with other printed values than new ones here."""
    return room.match.header.printed != installed(pages, room.game.id).printed_data


@get("/import")
async def import_page(pages: ThePages, reader: TheReader) -> Response[str]:
    """Ask for a file of a match."""
    return pages.show("import.html", reader, sentences(None, reader.language).text("import-title"))


@post("/import", request_max_body_size=UPLOAD)
async def bring_in(pages: ThePages, session: Remembered, form: Sent) -> Redirect:
    """Check a file, open its match here, and go to it."""
    file = form.fields.get("file")
    if not isinstance(file, UploadFile):
        raise Refused(422, "missing", what="file")
    created = await pages.rooms.bring_in(await file.read())
    token = next((token for token in created.tokens if token), "")
    if token:
        await session.remember(created.match_id, hash_of(token))
    return Redirect(f"/m/{created.match_id}/about", status_code=303)


# -- what there is to know of a match ------------------------------------------------------------------------------


@get("/m/{match_id:str}/about")
async def about_match(
    request: TheRequest, pages: ThePages, reader: TheReader, session: Remembered, match_id: MatchId
) -> Response[str]:
    """Who plays, with which values, the links to share, and what can be taken away."""
    room = await pages.rooms.room(match_id)
    words = sentences(room.game, reader.language)
    told = about(room.game, reader.language)
    text, seats = words.text, room.match.seats
    links = [
        {
            "label": text("private-link", side=text(f"seat-{seats[seat]}")),
            "about": text("private-link-about"),
            "href": pages.url(request, f"/m/{match_id}/t/{await session.link_to(match_id, held)}"),
            "go": text("error-table"),
        }
        for held in session.held(match_id)
        for seat in room.seating.seats_held(held)[:1]
    ]
    links.append(
        {
            "label": text("spectator-link"),
            "about": text("spectator-link-about"),
            "href": pages.url(request, f"/m/{match_id}"),
            "go": text("menu-watch"),
        }
    )
    mine = pages.seats(session, room)
    names = [pages.player(words, s.kind, s.level, s.called).name for s in room.seats]
    terms = await terms_of(pages.database, match_id)
    actions = [Item(text("menu-replay"), f"/m/{match_id}/replay?at=0")]
    if mine and any(state.kind == OPEN for state in room.seats) and room.match.outcome is None:
        actions.insert(0, Item(text("invite-somebody"), f"/m/{match_id}/invite"))
    if room.match.outcome is not None or room.seating.holds_all(mine[0] if mine else None):
        actions.append(Item(text("export-full"), f"/m/{match_id}/export"))
    if len(room.talk):
        at = f"/m/{match_id}/s/{mine[0]}" if mine else f"/m/{match_id}"
        actions.append(Item(text("talk-all-report"), f"{at}/talk"))
    if room.mode != HOTSEAT:
        actions += [Item(text("export-seat"), f"/m/{match_id}/s/{seat}/export") for seat in mine]
    known = await persons_at(pages.database, match_id)
    return pages.show(
        "about-match.html",
        reader,
        text("about-match"),
        words=words,
        game=told,
        unverified=room.unverified,
        marks=pages.look(room, None, reader).marks(),
        own_values=stated(room.game, text) if _has_own_values(pages, room) else (),
        players=[
            {"seat": text(f"seat-{seats[n]}"), "name": name, "href": address_of(known[n].name) if n in known else ""}
            for n, name in enumerate(names)
        ],
        rated=changes(words, await entry_of(pages.database, match_id), names),
        tournament=terms and terms.tournament,
        options=[
            {"name": option.name, "choice": choice.name}
            for option in told.options
            for choice in option.choices
            if room.match.header.options.get(option.id) == choice.id
        ],
        commitment=room.match.header.commitment,
        started=datetime.fromtimestamp(room.created, UTC).isoformat()[:16].replace("T", " "),
        links=links,
        actions=actions,
        provenance=told.provenance,
    )


@get("/m/{match_id:str}/export")
async def export(pages: ThePages, session: Remembered, match_id: MatchId) -> Response[bytes]:
    """The whole match as a file, once that gives nothing away."""
    room = await pages.rooms.room(match_id)
    mine = pages.seats(session, room)
    return _file(room, await pages.rooms.export(match_id, mine[0] if mine else None, everything=True))


@get("/m/{match_id:str}/s/{seat:int}/export")
async def export_seat(pages: ThePages, session: Remembered, match_id: MatchId, seat: OfSeat) -> Response[bytes]:
    """What a seat has seen, as a file."""
    room = await pages.seat(session, match_id, seat)
    if room.mode == HOTSEAT:
        raise Refused(404, "404", link=f"/m/{match_id}")
    return _file(room, await pages.rooms.export(match_id, seat))


def _file(room: Room, data: bytes) -> Response[bytes]:
    name = f'attachment; filename="{room.game.id}-{room.id}.hustings"'
    return Response(data, media_type="application/x-ndjson", headers={"content-disposition": name})


HANDLERS = [
    start,
    new,
    game_page,
    rules_page,
    cards_page,
    private_link,
    import_page,
    bring_in,
    about_match,
    export,
    export_seat,
]
"""The routes of this module."""
