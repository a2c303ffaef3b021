"""The exceptions of the web pages: a request that is refused, with words for a person, or answered on another page."""

from __future__ import annotations

from markupsafe import Markup

from .shown.scene import Scene

__all__ = ["Elsewhere", "Refused"]


class Elsewhere(Exception):
    """A request that nothing is done for here.

    Args:
        path: the page to go to instead.
    """

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


class Refused(Exception):
    """A request that is not carried out.

    Args:
        status: HTTP status.
        key: text key; ``error-<key>`` says what is wrong, ``error-<key>-do`` what to do.
        words: the sentence itself where it comes from a game, instead of ``error-<key>``.
        link: an address to go on from.
        scene: the match as it stands now, to be shown with the refusal.
        retry: seconds after which it can be tried again; 0: nothing is said of that.
        arguments: of the texts.
    """

    def __init__(
        self,
        status: int,
        key: str,
        words: Markup | None = None,
        link: str = "",
        scene: Scene | None = None,
        retry: int = 0,
        **arguments: object,
    ) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.words = words
        self.link = link
        self.scene = scene
        self.retry = retry
        self.arguments = arguments
