"""What the API refuses: how that is described, and what no body may be."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from .messages import Refusal

__all__ = ["refusals", "sends_json"]


WHY: Final = {
    400: "Something is missing or cannot be read",
    401: "The token opens no seat of this match",
    404: "There is no such thing",
    409: "Something else has happened meanwhile, or it is too early",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "It is not possible; the rules, or something that was sent, do not allow it",
    429: "Too many requests; `Retry-After` says how long to wait",
    503: "The match cannot be read now",
    507: "It could not be stored, so it was not done",
}
"""What refusals of a status mean."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How the refusals of a handler are described."""
    with_body = (413,) if 415 in statuses else ()
    every = (400, *statuses, *with_body, 429, 503)
    return {s: ResponseSpec(Refusal, generate_examples=False, description=WHY[s]) for s in every}


def sends_json(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let no page of another site post what a form could: a body has to say that it is JSON.

    Raises:
        HTTPException: when it does not.
    """
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and handler.parsed_data_field is not None:
        raise HTTPException(status_code=415)
