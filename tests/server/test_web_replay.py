"""A match as a film: its moments one by one, chapters, names of moments that open them for everybody, its curve."""

from __future__ import annotations

import asyncio
import re
from typing import Any, cast

import pytest
from rooms_tools import play_out
from test_extras import PCP
from test_secret_trade import OCHRE, RED, deal_in_secret, do, offer, seated
from test_web_table import two_persons
from web import site

import hustings
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.web.shown.film import ALL, Film, names_of
from hustings.web.shown.log import said
from hustings.web.shown.sentences import sentences


def films(match: Match) -> list[Film]:
    """Through all eyes that there are."""
    eyes = [*enumerate(match.seats), (None, "spectator")]
    return [*(Film(match, seat, name) for seat, name in eyes), Film(match, None, ALL)]


def at_random(game_id: str) -> Match:
    """A whole match whose seats answer by a fixed rule, and trade now and then where they may."""
    match = hustings.game(game_id).match(bytes(32))
    for number in range(20_000):
        if match.outcome is not None:
            return match
        seat, trader = match.position.to_act[0], number % len(match.seats)
        trades = match.position.extras(trader)
        if trades and number % 3:
            match.act(trader, max(trades, key=lambda action: (action * 7919 + number) % 101))
        else:
            answers = match.seen_by(seat).answers(seat)
            match.act(seat, answers[number * 7 % len(answers)])
    raise AssertionError("the match did not end")


def test_the_whole_match_can_be_replayed(sqlite: str) -> None:
    """Forward from moment to moment, each of which tells something; all hands open only when the match is over."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            nixon, one, editor, two = await two_persons(place)
            match = one.path.rpartition("/s/")[0]
            room = await place.rooms.room(match.rpartition("/")[2])
            two = await editor.act(two, two.choices[0])
            for eyes in ("all", "editor"):
                assert (await nixon.get(f"{match}/replay?at=0&eyes={eyes}")).status == 403
            assert (await nixon.get(f"{match}/replay?at=0&eyes=somebody")).status == 404
            assert (await nixon.get(f"{match}/replay?at=0&eyes=nixon")).status == 200
            stranger = place.browser()
            assert (await stranger.get(f"{match}/replay?at=0&eyes=nixon")).status == 403
            assert (await stranger.http.get(f"{match}/replay/words?eyes=nixon")).status_code == 403
            assert (await stranger.get(f"{match}/replay")).status == 200
            await play_out(room, 2)
            film = Film(room.match, None, ALL)
            page = await stranger.get(f"{match}/replay")
            marked = 0
            for at, shot in enumerate(film.shots):
                asked = page.html.partition('id="ask"')[2].partition("</div>")[0]
                assert page.status == 200 and f'data-at="{at}"' in page.html and not page.choices
                assert "<p>" in asked and ("The set-up, before" in asked) == (not film.fresh(at))
                forward = re.search(r'rel="next" href="([^"]+)"', page.html)
                assert (forward is None) == (shot is film.shots[-1])
                marked += "data-mark=" in page.html
                assert at or not marked, "before the first moment nothing has changed"
                if forward:
                    page = await stranger.get(forward[1].replace("&amp;", "&"))
            ended = said(sentences(room.game, "en"), film.lines[-1:])[0]
            assert asked.partition("<p>")[2].startswith(ended), "the last moment begins with how the match has ended"
            assert marked > len(film.shots) / 4, "what a moment changes is marked on the board"
            middle = film.shots[len(film.shots) // 2]
            shown = await stranger.get(f"{match}/replay?at={middle.id}&eyes=all")
            assert re.search(r"Informants connected <b>\d</b>", shown.html), "only the Editor connects"
            view: Any = [room.match.history.moments[middle.moment].position.view(seat) for seat in (0, 1)]
            for seat in (0, 1):
                assert {f"card-{card}" for card in view[seat].sides[seat].hand} <= set(shown.ids)
            links = [link for link in shown.links if "/replay?n=" in link]
            assert len([link for link in links if link.endswith("&eyes=all")]) > 6 and "amp" not in " ".join(links)
            by_number = await stranger.get(f"{match}/replay?n=3&eyes=all")
            assert 'data-at="3"' in by_number.html and f'/replay?at={film.shots[3].id}"' not in by_number.html
            assert re.search(r'data-copy="[^"]+/replay\?n=3&amp;eyes=all"', by_number.html), "links count as pages do"
            for wild in ("at=9999999999", "at=-1", "at=%C2%B2", "at=1.editor.7", "at=....", "n=-5", "n=77777"):
                assert (await stranger.get(f"{match}/replay?{wild}")).status == 200
            chapters = film.chapters(sentences(room.game, "en"))
            logs = len(page.html.split('class="log"')) - 1
            for have, part in ((0, "log"), (logs, f"log-{logs - 1}")):
                address = f"{match}/replay?at=9999&have={have}"
                fresh = (await stranger.http.get(address, headers={"accept": "application/json"})).json()
                assert {"stage", "hand", "replay", part} <= set(fresh["parts"]) and "prompt" not in fresh["parts"]
                assert fresh["address"].endswith(f"?n={len(film.shots) - 1}&eyes=all")
            words = (await stranger.http.get(f"{match}/replay/words")).json()
            assert len(words) == len(film.shots) and words[0] and words[-1].startswith(chapters[-1].label)
            assert "Momentum: Nixon from 0 to" in page.text and page.html.count("<polyline") == 3
            assert page.html.count('class="curve key"') == 2, "it says whose the lines of the curve are"

    asyncio.run(scenario())


@pytest.mark.parametrize("game", hustings.installed())
def test_a_moment_has_one_name_for_all_eyes(game: str) -> None:
    """When the match is over each name leads every pair of eyes to that moment, or to their last one before.

    And each moment tells something, in chapters that the game declares.
    """
    match = at_random(game)
    everybody = films(match)
    for film in everybody:
        assert film.shots[0].moment == 0 and [film.at(shot.id) for shot in film.shots] == [*range(len(film.shots))]
        assert all(film.fresh(at) for at in range(1, len(film.shots)))
        begun = [[line.entry.key in match.game.turns for line in film.fresh(at)] for at in range(len(film.shots))]
        assert all(sum(turns) <= 1 for turns in begun), "a moment tells of one turn"
        assert not any(turns[-1] for turns in begun[:-1]), "that a turn begins is told with what is done in it"
        for shot in film.shots[::7]:
            for other in everybody:
                found = other.at(shot.id)
                assert other.shots[found].moment <= shot.moment
                assert found + 1 == len(other.shots) or other.shots[found + 1].moment > shot.moment
    for language, wanted in CHAPTERS[game].items():
        chapters = everybody[-1].chapters(sentences(cast(Game, match.game), language))
        assert set(wanted) <= {chapter.label for chapter in chapters} and any(chapter.turns for chapter in chapters)
        turns = {turn.label for chapter in chapters for turn in chapter.turns}
        assert len(turns) > 2 * len(match.seats), "a turn is called by what is done in it, not by its seat alone"
        assert chapters[0].at == 0 and [c.at for c in chapters] == sorted(c.at for c in chapters)


CHAPTERS = {
    "1960": {"en": ["Turn 1", "Turn 6: the debates"], "ja": ["第1ターン", "第6ターン：討論会"]},
    PCP: {"en": ["Round 1", "Election 1"], "ja": ["第1ラウンド", "第1回選挙"]},
    "watergate": {"en": ["Round 1", "Evaluation"], "ja": ["第1ラウンド", "評価フェイズ"]},
    "hilarious-struggle": {"en": ["Round 1"], "ja": ["第1ラウンド"]},
}


def test_while_a_match_is_played_a_name_tells_nothing_of_what_others_do(sqlite: str) -> None:
    """What a third seat calls its moments, and where names of others lead it, is the same with and without deals."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            room, browsers, _ = await seated(place)

            def known() -> tuple[list[str], list[int]]:
                film = Film(room.match, 3, "teal")
                tried = [f"{n}.{eyes}.{k}" for n in range(4) for eyes in ("red", "all") for k in range(1, 9)]
                return [name for _, name in names_of(room.match, 3, "teal")], [film.at(name) for name in tried]

            before = known()
            await deal_in_secret(room)
            await offer(room, RED, "ochre", "note-1")
            assert known() == before
            mine, theirs = Film(room.match, RED, "red"), Film(room.match, OCHRE, "ochre")
            last = mine.shots[-1].id
            assert last.startswith("0.red.") and mine.at(last) == len(mine.shots) - 1 and theirs.at(last) == 0
            assert (await browsers[OCHRE].get(f"/m/{room.id}/replay?at={last}")).status == 200
            table = await browsers[RED].get(f"/m/{room.id}/s/{RED}")
            again = [link for link in table.links if "/replay?at=0.red." in link]
            assert again and again[-1].endswith(f"?at={last}&eyes=red")
            shown = await browsers[RED].get(again[-1])
            assert f'data-at="{len(mine.shots) - 1}"' in shown.html
            assert "Vermilion to Ochre, offer" in shown.html.partition('id="ask"')[2].partition("</div>")[0]

    asyncio.run(scenario())


def test_after_the_end_everybody_sees_every_deal_once(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            room, (ann, *_), _ = await seated(place)
            await offer(room, RED, "ochre", "note-1", wants=("hand-slush",))
            await do(room, OCHRE, "decline red-1")
            await play_out(room, 1)
            answer = await ann.get(f"/m/{room.id}/replay?at=9999&eyes=all")
            log = answer.html.partition('id="log"')[2]
            for told in ("to Ochre, offer 1: ", "Ochre declines Vermilion’s offer 1."):
                assert log.count(told) == 1
            words = (await ann.http.get(f"/m/{room.id}/replay/words?eyes=all")).json()
            assert {"Round 2", "Election 1"} <= set(words)
            assert not any("’s turn." in one for one in words), "a moment is called by what is done in it"

    asyncio.run(scenario())
