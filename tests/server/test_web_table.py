"""Playing at the table without script: every button is a form, and its answer is the table afterwards."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from rooms_tools import eventually
from web import Browser, Page, Site, play_on, site

import hustings
from carried import carried
from endings import ending
from hustings.matches.computers.answering import Pace
from hustings.web import pages


async def two_persons(place: Site) -> tuple[Browser, Page, Browser, Page]:
    """Nixon's and the Editor's browsers at one table."""
    nixon, editor = place.browser(), place.browser("ja")
    one = await nixon.start(side="nixon", opponent="friend", name="Ann")
    link = await nixon.invitation(one)
    two = await editor.send((await editor.get(link)).form(link), name="Bob")
    return nixon, await nixon.get(one.path), editor, two


@pytest.mark.parametrize(
    ("game", "side", "language"),
    [
        ("watergate", "editor", "en"),
        ("hilarious-struggle", "republicans", "ja"),
    ],
)
def test_a_whole_match_against_the_computer(sqlite: str, game: str, side: str, language: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser(language)
            first = await browser.start(game=game, side=side, opponent="random")
            page = await play_on(browser, first, random.Random(5))
            room = await place.rooms.room(page.path.split("/")[2])
            assert room.match.outcome is not None
            secret = room.match.chance.secret.hex()  # type: ignore[attr-defined]
            assert secret in page.html and room.match.header.commitment in page.html
            assert page.has_form("/rematch") and not page.choices
            again = await browser.send(page.form("/rematch"))
            assert again.path != page.path and again.choices is not None
            assert again.path[-1] != page.path[-1], "sides are swapped"

    asyncio.run(scenario())


def test_the_last_questions_of_a_long_match(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser("ja")
            brought = await place.rooms.bring_in(ending("1960", "nixon", questions=12))
            token = next(token for token in brought.tokens if token)
            first = await browser.get(f"/m/{brought.match_id}/t/{token}")
            page = await play_on(browser, first, random.Random(5))
            room = await place.rooms.room(brought.match_id)
            assert len(room.match.records) > 100 and room.match.outcome is not None
            assert room.match.header.commitment in page.html and page.has_form("/rematch") and not page.choices

    asyncio.run(scenario())


def test_two_persons_one_by_invitation(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            nixon, one, editor, two = await two_persons(place)
            assert "Bob" in one.text and "Ann" in two.text
            assert not one.choices and one.text.count("The Editor") and two.choices
            refresh = f'<noscript><meta http-equiv="refresh" content="5; url={one.path}"></noscript>'
            assert refresh in one.html and "data-refreshes" in one.html, "who waits without script is shown what is new"
            still = await nixon.get(one.path + "?still=1")
            assert refresh not in still.html and "data-refreshes" not in still.html and one.path in still.links
            assert 'http-equiv="refresh"' not in two.html
            cards = re.findall(r'<div class="with" data-key="([^"]*)">(.*?)</div>', two.html, re.S)
            assert len({card for card, _ in cards}) == len(cards) < len(two.choices), "those of a card stand together"
            assert all(set(re.findall(r'data-object="([^"]*)"', buttons)) <= {card} for card, buttons in cards)
            assert "join" not in one.html.split('id="notes"')[1][:200]
            taken = await place.browser().get(one.path.replace("/s/0", "/join/1"))
            assert taken.status == 409
            assert (await editor.get(one.path.replace("/s/0", "/join/1"))).path == two.path
            two = await editor.act(two, two.choices[0])
            assert two.status == 200

    asyncio.run(scenario())


def test_undo_and_confirming_a_turn(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            _, _, editor, two = await two_persons(place)
            settings = await editor.get(f"{two.path}/settings")
            saved = await editor.send(settings.form("/settings"), confirm="yes")
            assert "checked" in saved.html
            page = await editor.get(two.path)
            first = page.choices
            while not page.has_form("/confirm"):
                moves = [a for a in page.choices if a.startswith(("value", "move"))]
                page = await editor.act(page, (moves or page.choices)[0])
            watching = two.path.rpartition("/s/")[0]
            before = (await place.browser().get(watching)).html.count('id="entry-')
            assert before < page.html.count('id="entry-'), "a draft reaches nobody"
            while page.has_form("/undo"):
                page = await editor.send(page.form("/undo"))
            assert page.choices == first
            page = await editor.act(page, next(a for a in first if a.startswith("value")))
            while not page.has_form("/confirm"):
                page = await editor.act(page, page.choices[0])
            page = await editor.send(page.form("/confirm"))
            assert not page.choices
            assert (await place.browser().get(watching)).html.count('id="entry-') > before

    asyncio.run(scenario())


def test_a_takeback_is_asked_for_and_granted_or_refused(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            nixon, one, editor, two = await two_persons(place)
            while two.choices:
                two = await editor.act(two, two.choices[0])
            for answer in ("no", "yes"):
                two = await editor.send(two.form("/takeback"))
                assert two.has_form("/takeback/answer"), "the request can be withdrawn"
                one = await nixon.get(one.path)
                forms = [form for form in one.forms if form.action.endswith("/takeback/answer")]
                assert [form.fields["answer"] for form in forms] == ["yes", "no"]
                one = await nixon.send(next(form for form in forms if form.fields["answer"] == answer))
                two = await editor.get(two.path)
            assert two.choices, "the turn can be played again"

    asyncio.run(scenario())


def test_a_hand_over_curtain_hides_the_other_hand(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(side="nixon", opponent="hotseat", name="Ann")
            room = await place.rooms.room(page.path.split("/")[2])
            curtains = 0
            rng = random.Random(3)
            while 'data-state="over"' not in page.html and curtains < 25:
                seat = int(page.path.rpartition("/")[2])
                hand = {f"card-{card}" for card in room.match.view(seat).sides[seat].hand}  # type: ignore[attr-defined]
                known = room.match.view(seat).sides[1 - seat].hand  # type: ignore[attr-defined]
                theirs = room.match.view(1 - seat).sides[1 - seat].hand  # type: ignore[attr-defined]
                other = {f"card-{card}" for card in theirs if card not in known}
                if page.has_form("/open"):
                    curtains += 1
                    assert not (hand | other) & set(page.ids) and not page.choices
                    assert (await browser.get(page.path.replace(f"/s/{seat}", f"/s/{1 - seat}"))).path == page.path
                    status, answer = await browser.json("GET", f"{page.path}/parts")
                    assert (status, answer) == (200, {"go": page.path})
                    page = await browser.send(page.form("/open"))
                    continue
                assert hand <= set(page.ids) and not other & set(page.ids)
                page = await browser.act(page, rng.choice(page.choices))
            assert curtains == 25 or room.match.outcome

    asyncio.run(scenario())


def test_a_private_link_moves_a_seat_to_another_device(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser, phone = place.browser(), place.browser("ja")
            page = await browser.start(opponent="heuristic", name="Ann")
            about = await browser.get(page.path.rpartition("/s/")[0] + "/about")
            link = re.search(r"http://[^\"]+(/m/\w+/t/[\w-]+)", about.html)
            assert link
            assert (await phone.get(page.path)).status == 403
            moved = await phone.get(link[1])
            assert moved.path == page.path and moved.choices == page.choices
            assert (await phone.get(link[1] + "x")).status == 403
            assert "HttpOnly" in str((await place.browser().http.get("/")).headers["set-cookie"])

    asyncio.run(scenario())


def test_resigning_is_confirmed_first(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(side="editor", opponent="heuristic")
            asked = await browser.get(f"{page.path}/resign")
            assert asked.has_form("/resign") and (await browser.get(page.path)).choices
            over = await browser.send(asked.form("/resign"))
            assert 'data-state="over"' in over.html and "Nixon wins" in over.text and "resigned" in over.text

    asyncio.run(scenario())


def test_a_seat_is_left_to_the_computer_and_taken_back(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, pace=Pace((0.2, 0.3), (0.2, 0.3), 0.1, 0.01)) as place:
            browser = place.browser()
            page = await browser.start(side="editor", opponent="random")
            asked = await browser.get(f"{page.path}/computer")
            page = await browser.send(asked.form("/computer"))
            assert not page.choices and page.has_form("/return")
            room = await place.rooms.room(page.path.split("/")[2])
            await eventually(lambda: len(room.match.records) > 3)
            page = await browser.send(page.form("/return"))
            assert not page.has_form("/return")
            assert room.seats[1].kind == "person"

    asyncio.run(scenario())


def test_a_seat_that_was_left_alone_can_be_claimed(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite, away_after=0.0) as place:
            nixon, one, editor, two = await two_persons(place)
            one = await nixon.get(one.path)
            assert "Bob" in one.text and one.has_form("/claim")
            one = await nixon.send(one.form("/claim"))
            room = await place.rooms.room(one.path.split("/")[2])
            assert room.seats[1].kind == "computer"
            back = await editor.get(two.path)
            assert back.has_form("/return")

    asyncio.run(scenario())


def test_what_is_not_possible_says_why_with_its_clause(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            page = await browser.start(side="editor", opponent="heuristic")
            card = next(action.split()[1] for action in page.choices if action.startswith("value"))
            page = await browser.act(page, f"value {card}")
            why = await browser.get(f"{page.path}/why?on=evidence-1")
            assert why.status == 200
            assert re.search(r'id="refused"[^>]*>[^<]+<a class="clause" href="[^"]+#[A-Z]\.\d', why.html)
            status, answer = await browser.json("GET", f"{page.path}/why?on=evidence-1")
            assert status == 200 and answer["reasons"] and "#" in answer["html"] and answer["text"]
            status, answer = await browser.json("GET", f"{page.path}/why?on=nothing")
            assert status == 404 and answer["text"] and answer["do"]

    asyncio.run(scenario())


def test_a_form_is_answered_after_the_computers_move(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PATIENCE", 60.0)

    async def scenario() -> None:
        async with site(sqlite, pace=Pace((0.3, 0.4), (0.3, 0.4), 0.1, 0.01)) as place:
            browser = place.browser()
            page = await browser.start(side="editor", opponent="random")
            while page.choices:
                before = page.html.count('id="entry-')
                page = await browser.act(page, page.choices[0])
                if re.search(r"side-nixon[^>]*>Nixon (plays|uses)", page.html):
                    break
            assert page.choices, "it is our turn again in the same answer"
            assert page.html.count('id="entry-') > before

    asyncio.run(scenario())


def test_names_in_the_log_open_their_card(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            page = await place.browser().start(side="editor", opponent="heuristic")
            named = re.findall(r'class="named" popovertarget="(about-card-E\d\d)"', page.html)
            assert len(named) == 5 and set(named) <= set(page.ids)

    asyncio.run(scenario())


def test_who_plays_alone_at_a_device_meets_no_curtain(sqlite: str) -> None:
    """A match out of a file, in which nobody else has a hand to hide: it is played like any against the computer."""

    async def scenario() -> None:
        async with site(sqlite) as place:
            match = hustings.game("watergate").match(secret=bytes(32))
            brought = await place.rooms.bring_in(carried(match, {1: "Ann"}))
            page = await place.browser().get(f"/m/{brought.match_id}/t/{brought.tokens[1]}")
            assert not page.has_form("/open") and page.choices and 'data-live="yes"' in page.html

    asyncio.run(scenario())


def test_a_name_inside_a_sentence_has_a_small_article(sqlite: str) -> None:
    async def scenario() -> None:
        async with site(sqlite) as place:
            browser = place.browser()
            start = await browser.get("/")
            assert "with you as the Editor" in start.html
            table = await browser.start(side="nixon", opponent="friend", name="Ann")
            assert "Nobody plays the Editor yet." in table.html
            link = await browser.invitation(table)
            assert "You would play the Editor." in (await place.browser().get(link)).html

    asyncio.run(scenario())
