"""A person as others see it: what it has played; and what the reader notes of it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

import hustings
from hustings.club.club import Club
from hustings.club.people import Person, person_named
from hustings.club.people.cards import MATCHES, cards_used
from hustings.club.people.record import Played, played_by
from hustings.club.people.ties import BLOCK, FRIEND, are_tied, tie, untie
from hustings.printed.confidence import Carded

from ..given import Remembered, Sent, TheClub, ThePages, TheReader
from ..pages import Pages
from ..refused import Refused
from ..shown.catalogue import about
from ..shown.parts import Reader
from ..shown.persons import address_of
from ..shown.sentences import Sentences, sentences
from .entering import signed_in
from .front import installed
from .me import Made, day

__all__ = ["HANDLERS", "SECTIONS", "address_of", "found"]

LISTED: Final = 30
"""So many matches stand on the page."""
SECTIONS: Final[list[Made]] = []
"""Parts of the page that other subjects add, in this order, below what was played."""


async def found(club: Club, name: str) -> Person:
    """The person with a name.

    Raises:
        Refused: when there is none.
    """
    person = await person_named(club.database, name)
    if person is None:
        raise Refused(404, "nobody")
    return person


@get("/people/{name:str}")
async def profile(
    pages: ThePages, reader: TheReader, session: Remembered, club: TheClub, name: FromPath[str]
) -> Response[Any]:
    """The page."""
    person = await found(club, name)
    if person.name != name:
        return Redirect(address_of(person.name), status_code=303)
    me, is_me = session.person, _is(session, person)
    played = await played_by(club.database, person.id)
    shown = [one for one in played if is_me or one.is_public]
    return pages.show(
        "profile.html",
        reader,
        person.name,
        person=person,
        path=address_of(person.name),
        is_me=is_me,
        can_note=me is not None and not is_me,
        ties=await are_tied(club.database, me.id, person.id) if me is not None else (),
        counted=_counted(pages, reader, played),
        carded=_carded(pages, reader, address_of(person.name), shown),
        played=len(played),
        won=sum(one.has_won for one in played),
        matches=[_line(pages, reader, one) for one in shown[:LISTED]],
        sections=[await make(club, person, reader) for make in SECTIONS],
    )


@get("/people/{name:str}/cards/{game_id:str}")
async def cards(
    pages: ThePages, reader: TheReader, session: Remembered, club: TheClub, name: FromPath[str], game_id: FromPath[str]
) -> Response[Any]:
    """Which cards of a game a person has used, and how these matches ended; others see that of open matches alone."""
    person = await found(club, name)
    game = installed(pages, game_id)
    if not isinstance(game.face, Carded):
        raise Refused(404, "nothing-there", link=address_of(person.name), what=game_id)
    is_me = _is(session, person)
    played = [one for one in await played_by(club.database, person.id) if one.game == game_id]
    looked = [one for one in played if is_me or one.is_public][:MATCHES]
    words = sentences(game, reader.language)
    names = {card["id"]: card["name"] for card in game.face.card_list(words.words, reader.language)}
    used = await cards_used(club.database, looked, names)
    return pages.show(
        "profile-cards.html",
        reader,
        words.text("profile-cards", name=person.name, game=words.text("game-title")),
        words=words,
        page={"styles": ["contest.css"]},
        person=person,
        path=address_of(person.name),
        game=about(game, reader.language),
        looked=len(looked),
        used=[(use, names[use.card]) for use in used],
    )


def _is(session: Remembered, person: Person) -> bool:
    return session.person is not None and session.person.id == person.id


def _words(pages: Pages, reader: Reader, game: str) -> Sentences | None:
    try:
        return sentences(installed(pages, game), reader.language)
    except (Refused, hustings.BrokenGame):
        return None  # what was played of a game that is here no more is counted by its id


def _side(pages: Pages, words: Sentences, one: Played) -> str:
    seats = installed(pages, one.game).seats(one.options)
    return words.text(f"seat-{seats[one.seat]}") if one.seat < len(seats) else ""


def _counted(pages: Pages, reader: Reader, played: list[Played]) -> list[dict[str, Any]]:
    """By game and side, how many were played and won."""
    all_, won = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    known = {one.game: _words(pages, reader, one.game) for one in played}
    for one in played:
        words = known[one.game]
        key = one.game, _side(pages, words, one) if words else ""
        all_[key] += 1
        won[key] += one.has_won
    titles = {game: words.text("game-title") if words else game for game, words in known.items()}
    return [
        {"game": titles[game], "side": side, "played": count, "won": won[game, side]}
        for (game, side), count in all_.items()
    ]


def _carded(pages: Pages, reader: Reader, path: str, played: list[Played]) -> list[tuple[str, str]]:
    """For each game with cards that was played its title and the page of the cards that were used."""
    games = dict.fromkeys(one.game for one in played)
    known = [(game, words) for game in games if (words := _words(pages, reader, game))]
    return [
        (words.text("game-title"), f"{path}/cards/{game}")
        for game, words in known
        if isinstance(installed(pages, game).face, Carded)
    ]


def _line(pages: Pages, reader: Reader, one: Played) -> dict[str, Any]:
    words = _words(pages, reader, one.game)
    named = words or sentences(None, reader.language)
    others = [pages.player(named, kind, level, name).name for name, kind, level in one.others]
    return {
        "title": words.text("game-title") if words else one.game,
        "side": _side(pages, words, one) if words else "",
        "others": ", ".join(others),
        "state": named.text(f"profile-{_result(one)}", n=one.places[one.seat] if one.places else 0),
        "when": day(one.finished),
        "href": f"/m/{one.match_id}",
    }


def _result(one: Played) -> str:
    if not one.places:
        return "ended"
    if one.has_won:
        return "first" if one.places.count(1) == 1 else "shared"
    return "lost" if len(one.places) == 2 else "place"


@post("/people/{name:str}/note")
async def note(session: Remembered, form: Sent, club: TheClub, name: FromPath[str]) -> Redirect:
    """Note somebody as a friend, block them, or neither."""
    me, other = signed_in(session), await found(club, name)
    kind = form.text("kind")
    if kind not in (FRIEND, BLOCK) or other.id == me.id:
        raise Refused(422, "missing", what="kind")
    change = tie if form.text("on") == "yes" else untie
    await change(club.database, me.id, other.id, kind)
    return Redirect(address_of(other.name), status_code=303)


HANDLERS: Final = [profile, cards, note]
"""The routes of this module."""
