"""When a request is repeated, and how long after."""

from __future__ import annotations

import datetime
import random
from email.utils import parsedate_to_datetime

import httpx

from workgate.errors import ApiError, NetworkError, RequestTimeoutError

MOST_RETRIES = 10
_FIRST_DELAY = 0.5
_LONGEST_BACKOFF = 8.0
_LONGEST_DELAY = 60.0
"""Longer nobody waits unasked: what has to wait longer fails, and says how long in `retry_after`."""


def delay_before(retry: int, error: Exception, is_repeatable: bool) -> float | None:
    """How many seconds to wait before the request is sent again; None if it must not be.

    429 is refused before anything was done, so that everything may follow it. After anything else that may pass (no
    answer, 408, and 409 and 5xx that say that they are retryable) the request may have been done: only what has no
    second effect is repeated. That leaves out `PATCH`: one that was done would be told that its `If-Match` has passed,
    or undo what somebody else has changed meanwhile.

    :param retry: how often it was repeated before
    """
    if not (_may_pass(error) if is_repeatable else _is_limited(error)):
        return None
    told = error.retry_after if isinstance(error, ApiError) else None
    # Half of it by chance, so that clients that failed together do not come back together.
    backoff = min(_FIRST_DELAY * 2**retry, _LONGEST_BACKOFF) * random.uniform(0.5, 1)
    delay = backoff if told is None else told
    return delay if delay <= _LONGEST_DELAY else None


def _is_limited(error: Exception) -> bool:
    return isinstance(error, ApiError) and error.status == 429 and error.retryable


def _may_pass(error: Exception) -> bool:
    if not isinstance(error, ApiError):
        return isinstance(error, NetworkError | RequestTimeoutError)
    return error.status == 408 or (error.retryable and (error.status in (409, 429) or error.status >= 500))


def retry_after_of(headers: httpx.Headers) -> float | None:
    """`Retry-After` (RFC 9110, 10.2.3), seconds or a date, as seconds from now; None without one."""
    value = headers.get("Retry-After", "").strip()
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        date = parsedate_to_datetime(value)
    except ValueError:
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=datetime.timezone.utc)
    return max(0.0, (date - datetime.datetime.now(datetime.timezone.utc)).total_seconds())
