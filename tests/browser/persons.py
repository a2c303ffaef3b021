"""People who sit at a browser: they start matches, look, click, press keys and touch."""

from __future__ import annotations

import re
from typing import Any

from browsers import invitation
from playwright.sync_api import Browser, Locator, Page, Request, expect

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LIT = ":is(#stage, #hand) .lit[data-on]"
ALIVE = "html[data-alive]"
PATIENCE = 60_000
"""Milliseconds; more than a busy machine with few cores needs."""
expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody with a browser of their own.

    Attributes:
        page: what they look at.
        errors: what went wrong in their scripts.
        posts: forms that their browser has sent.
        scripted: whether their browser runs scripts.
    """

    def __init__(self, browser: Browser, server: str, **settings: Any) -> None:
        settings.setdefault("viewport", {"width": 1440, "height": 900})
        settings.setdefault("locale", "en")
        self.scripted = settings.get("java_script_enabled", True)
        self.context = browser.new_context(base_url=server, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.posts: list[Request] = []
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.posts.append(request) if request.method == "POST" else None)
        return page

    def start(self, side: str = "editor", opponent: str = "friend") -> Person:
        """Open a match and sit down at its table."""
        self.open(side, opponent)
        return self.sit()

    def open(self, side: str, opponent: str, game: str = "watergate") -> None:
        """Open a match; the others are all of one kind. The browser loads the table alone, as with :meth:`bring`."""
        send = self.context.request
        form = {"_csrf_token": self._token("/"), "game": game, "side": side, "opponent": opponent}
        self.page.goto(send.post("/new", form=form).url)

    def fill_in(self, side: str, opponent: str, game: str = "watergate", friends: tuple[str, ...] = ()) -> None:
        """Open a match by the form on the page of a game; where many play, friends have these seats, opponents the others."""
        self.page.goto(f"/g/{game}")
        form = self.page.locator("form.sheet")
        form.locator(f"input[name=side][value={side}]").check(force=True)
        if form.locator(".chairs").count():
            for chair in form.locator(".chairs select:visible").all():
                chair.select_option(opponent)
            for friend in friends:
                form.locator(f"select[name=seat-{friend}]").select_option("friend")
        else:
            form.locator(f"input[name=opponent][value={opponent}]").check(force=True)
        form.locator("button.primary").click()

    def bring(self, match: bytes) -> Person:
        """Go on with a match out of a file, at this device, or see how it has ended.

        The browser loads the table alone: the pages that lead there from a file have tests of their own.
        """
        send = self.context.request
        form = {"_csrf_token": self._token("/import")}
        file = {"name": "brought.hustings", "mimeType": "text/plain", "buffer": match}
        about = send.post("/import", multipart={**form, "file": file})
        link = re.search(r'href="([^"]*/t/[^"]+)"', about.text())
        table = send.get(link[1]).url if link else about.url.removesuffix("/about")
        if link:
            send.post(f"{table}/open", form=form)
        self.page.goto(table)
        return self.sit()

    def _token(self, path: str) -> str:
        """What a form of a page has to carry."""
        token = re.search(r'name="_csrf_token" value="([^"]+)"', self.context.request.get(path).text())
        assert token
        return token[1]

    def join(self, host: Person) -> Person:
        """Follow the invitation of somebody who waits at a table."""
        return self.follow(host.invitations[0])

    def follow(self, invitation: str) -> Person:
        """Take a seat that is free."""
        self.page.goto(invitation)
        self.page.locator("main form button.primary").click()
        return self.sit()

    @property
    def invitations(self) -> list[str]:
        """The link for those who shall take the free seats, for each of them."""
        link, free = invitation(self.context.request, self.page.url)
        return [link] * free

    def sit(self) -> Person:
        """Wait until the table is alive, where there is script."""
        self.page.wait_for_selector(f"{ALIVE if self.scripted else 'html'} #stage")
        self.posts.clear()
        return self

    @property
    def question(self) -> str:
        """What is asked."""
        return self.page.inner_text("#ask")

    @property
    def focused(self) -> str:
        """Id of what has the focus, else its text."""
        found: str = self.page.evaluate("document.activeElement.id || document.activeElement.textContent.trim()")
        return found

    @property
    def turn(self) -> str:
        """Number of the question."""
        return self.page.get_attribute("#prompt", "data-turn") or ""

    @property
    def said(self) -> str:
        """What the live region said last."""
        return self.page.inner_text("#live p:last-child")

    def wait_for_turn(self) -> None:
        """Wait until this person is asked, nothing is on its way and nothing is being shown."""
        self.page.wait_for_selector('#prompt[data-state="play"]:not([aria-busy="true"])')
        self.page.wait_for_selector("#hurry", state="hidden")

    def wait_for_another(self, turn: str) -> None:
        """Wait until something else is asked than in that turn."""
        self.page.wait_for_selector(f'#prompt:not([data-turn="{turn}"]), #curtain')

    def lit(self, within: str = "") -> Locator:
        """Drawn things that can be chosen."""
        return self.page.locator(f"{within} .lit[data-on]" if within else LIT)

    @property
    def card(self) -> Locator:
        """A card of the hand with two choices: reactions have none but their value."""
        choices = self.page.locator("#prompt .choice").evaluate_all("all => all.map((one) => one.dataset.object)")
        name = next(name for name in choices if choices.count(name) == 2)
        return self.page.locator(f"#card-{name}")

    @property
    def menu(self) -> Locator:
        """What the open menu offers."""
        return self.page.locator("#bubble:popover-open [role=menuitem]")

    def play(self) -> None:
        """Take the first choice there is."""
        self.wait_for_turn()
        turn = self.turn
        if self.lit().count():
            self.lit().first.click(position={"x": 12, "y": 12} if self.lit("#hand").count() else None)
            self.page.wait_for_timeout(50)
            if self.menu.count():
                self.menu.first.click()
        else:
            self.page.locator("#prompt .choice:visible").first.click()
        self.wait_for_another(turn)

    def play_on(self, other: Person) -> None:
        """Play until the other is asked."""
        while other.page.get_attribute("#prompt", "data-state") != "play":
            if self.page.get_attribute("#prompt", "data-state") == "play":
                self.play()
            else:
                self.page.wait_for_timeout(50)
                other.page.wait_for_timeout(50)
