"""On what terms a form opens a table for others, and what such a form offers."""

from __future__ import annotations

from typing import Any, Final

from hustings.club.terms import Terms
from hustings.matches.people import clean_line
from hustings.matches.timecontrol import OFFERED, parse_pace

from .pages import Form
from .session import Session
from .shown.offers import pace_in_words

__all__ = ["for_others", "terms_from"]

USUAL: Final = "30+20"
"""The pace that is chosen where nobody has chosen one."""
SERIES: Final = ("3", "5", "7")
"""Of how many matches a series can be."""
NOTE: Final = 120
"""Characters of what a host says of a table."""
MOST_RATING: Final = 9999


def for_others(language: str, session: Session) -> dict[str, Any]:
    """What a form needs in which somebody says how they want to play with others."""
    return {
        "paces": [(pace, pace_in_words(pace, language)) for pace in OFFERED],
        "usual": USUAL,
        "may_rate": session.person is not None,
        "series": SERIES,
    }


def terms_from(form: Form, host: str) -> Terms:
    """On what a form opens a table for others."""
    best_of = form.text("best-of", "")
    return Terms(
        host=host,
        listed=form.text("listed", "") == "yes",
        rated=form.text("rated", "") == "yes",
        pace=str(parse_pace(form.text("pace", ""))),
        lowest=_rating(form, "lowest"),
        highest=_rating(form, "highest"),
        note=clean_line(form.text("note", ""), NOTE),
        best_of=int(best_of) if best_of in SERIES else None,
    )


def _rating(form: Form, name: str) -> int | None:
    return min(form.number(name), MOST_RATING) if form.text(name, "") else None
