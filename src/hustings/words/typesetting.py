"""How HTML in Japanese is set: readings above their words, and lines that part nothing that belongs together."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

from .sentences import READING

__all__ = ["typeset"]

_RUBY: Final = r"<ruby>\1<rp>（</rp><rt>\2</rt><rp>）</rp></ruby>"
_COUNTER: Final = "CP|[％つ]|[一-龠](?:目|間|以[上下内])?|[ァ-ヶー]{1,6}(?![ァ-ヶー])"
_UNBROKEN: Final = re.compile(
    "（(?:[^（）<>]{1,8}|[^（）<>0-9][^（）<>]{1,11})）[をはがにの]?"
    "|第[0-9]+[一-龠]{0,2}[ァ-ヶー]{0,6}"
    f"|(?:計|約|各|全|残り|あと|最大|成功率)?[0-9]+(?:{_COUNTER})"
    f"|(?<![ァ-ヶー])[ァ-ヶー]{{2,6}}[0-9]+(?![0-9]|{_COUNTER})"
    "|(?:[一-龠]{1,2}[ぁ-ん]{1,4}|(?<![ぁ-ん])[ぁ-ん]{2,5}|ならない|(?:まし|でし)た|ません|ます|です|ましょう|ください)。"
    r"(?=\s*(?:</(?:p|li)>|$))"
)
"""What no line may break in Japanese: something short in brackets with its particle, a number with what it counts or
whose number it is, and with the short word before it that tells how it counts; and how the last sentence ends, its last
word or of a long one what it ends on, so that no last line has but one or two characters.

Never a number with a particle: 第1ラウンド and スペース0 hold together, から stands for itself.
"""


def typeset(html: str) -> Markup:
    """A sentence in HTML as it is shown. Where nothing can stand above a word, its reading stands in brackets."""
    read = READING.sub(_RUBY, html) if "《" in html else html
    return Markup(_UNBROKEN.sub(r'<span class="unbroken">\g<0></span>', read))
