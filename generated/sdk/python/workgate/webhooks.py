"""What the service sends by itself is verified here: Standard Webhooks 1.0.0, symmetric (standardwebhooks.com)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import math
import re
import time
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, Protocol

from workgate.errors import WebhookRefusal, WebhookVerificationError

DEFAULT_TOLERANCE = 300.0

_SECRET = re.compile(r"whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)")
# Of a secret of Standard Webhooks: a shorter one was cut off.
_LEAST_SECRET_BYTES = 24
_MOST_SECRET_BYTES = 64
_VERSION = b"v1,"
# Seconds since 1970 as the service writes them; as text, since that is what was signed.
_TIMESTAMP = re.compile(r"0|[1-9][0-9]{0,11}")


class Headers(Protocol):
    """Headers as frameworks have them: with `items()`, by names in any case."""

    def items(self) -> Iterable[tuple[str, str]]: ...


def verify(
    headers: Headers,
    body: bytes | bytearray | memoryview | str,
    secrets: str | Sequence[str],
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    now: float | None = None,
) -> Any:
    """Verifies a request of the service and reads its body. Nothing of it is read before the signature is found right.

    It waits for nothing, and so is for asyncio, too.

    :param headers: of the request; `webhook-id`, `webhook-timestamp` and `webhook-signature` are looked at
    :param body: exactly as it came: of what a parser made of it the signature cannot be checked
    :param secrets: the signing secret, `whsec_…`; several while one follows another, of which one has to fit
    :param tolerance: how many seconds the time of the request may be from now, either way
    :param now: what is taken for now, in seconds since 1970; by the clock of this machine unless it is said
    :returns: what the body says, read from its JSON; None for a request without a body, such as a look-up
    :raises WebhookVerificationError: whose `reason` says why it is not to be trusted: answer 400, and do nothing
    :raises ValueError: on a tolerance or a time that cannot be one
    """
    if not (math.isfinite(tolerance) and tolerance >= 0):
        raise ValueError("tolerance has to be a number of seconds, 0 or more.")
    now = time.time() if now is None else now
    if not math.isfinite(now):
        raise ValueError("now has to be a number of seconds.")
    # Of a variable that was never set there is none.
    keys = _keys_of([secrets] if isinstance(secrets, str) else list(secrets or ()))
    data = _bytes_of(body)
    webhook_id = _header_of(headers, "webhook-id")
    timestamp = _header_of(headers, "webhook-timestamp")
    signatures = _header_of(headers, "webhook-signature")
    _check_time(timestamp, math.floor(now), tolerance)
    _check_signature(keys, f"{webhook_id}.{timestamp}.".encode(errors="replace") + data, signatures)
    return _read(data)


def _refuse(reason: WebhookRefusal, message: str) -> NoReturn:
    # Where it came from would be said with a piece of it, and it may be a secret.
    raise WebhookVerificationError(reason, message) from None


def _keys_of(secrets: Sequence[str]) -> list[bytes]:
    """What is behind the prefix of each secret. Messages name a secret by its place, and never show it."""
    if not secrets:
        _refuse(WebhookRefusal.BAD_SECRET, "No secret was given.")
    keys = []
    for place, secret in enumerate(secrets, 1):
        match = _SECRET.fullmatch(secret) if isinstance(secret, str) else None
        key = base64.b64decode(match.group(1)) if match is not None else b""
        if not _LEAST_SECRET_BYTES <= len(key) <= _MOST_SECRET_BYTES:
            which = "The secret" if len(secrets) == 1 else f"Secret {place} of {len(secrets)}"
            wanted = f"whsec_ and base64 of {_LEAST_SECRET_BYTES} to {_MOST_SECRET_BYTES} bytes"
            _refuse(WebhookRefusal.BAD_SECRET, f"{which} is not {wanted}, without anything before or after it.")
        keys.append(key)
    return keys


def _bytes_of(body: object) -> bytes:
    if isinstance(body, str):
        try:
            return body.encode()
        except UnicodeEncodeError:
            _refuse(WebhookRefusal.MALFORMED_BODY, "The body has half of a character: it is not what came.")
    if isinstance(body, bytes | bytearray | memoryview):
        return bytes(body)
    message = "The body has to be the bytes or the text that came: take them before a parser does."
    _refuse(WebhookRefusal.NO_RAW_BODY, message)


def _header_of(headers: Headers, name: str) -> str:
    """The one value of a header."""
    values = [value for key, value in headers.items() if key.lower() == name]
    if len(values) > 1:
        _refuse(WebhookRefusal.REPEATED_HEADER, f"The request has {name} more than once.")
    if not values or not values[0]:
        _refuse(WebhookRefusal.MISSING_HEADER, f"The request has no {name}.")
    return values[0]


def _check_time(timestamp: str, now: int, tolerance: float) -> None:
    if _TIMESTAMP.fullmatch(timestamp) is None:
        message = "webhook-timestamp is not in whole seconds since 1970."
        _refuse(WebhookRefusal.MALFORMED_TIMESTAMP, message)
    age = now - int(timestamp)
    if age > tolerance:
        _refuse(WebhookRefusal.TOO_OLD, f"The request is {age} s old; up to {tolerance:g} s are taken.")
    if -age > tolerance:
        message = f"The request is of in {-age} s; up to {tolerance:g} s are taken. Is the clock here right?"
        _refuse(WebhookRefusal.TOO_NEW, message)


def _check_signature(keys: Sequence[bytes], signed: bytes, header: str) -> None:
    # Those of other versions are none of ours: the service may come to sign in other ways besides.
    given = [one for one in header.encode(errors="replace").split(b" ") if one.startswith(_VERSION)]
    for key in keys:
        expected = _VERSION + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
        if any(hmac.compare_digest(one, expected) for one in given):
            return
    _refuse(
        WebhookRefusal.NO_SIGNATURE_MATCHES,
        "No signature is of this body by a secret that was given: the secret is another, or the body is not as it came.",
    )


def _read(data: bytes) -> Any:
    """Of two members with one name the last one counts."""
    if not data:
        return None
    try:
        # By bytes, Python would guess at other encodings than UTF-8.
        return json.loads(data.decode(), parse_constant=_no_json)
    except (ValueError, RecursionError):
        _refuse(WebhookRefusal.MALFORMED_BODY, "The body is signed, and is not JSON in UTF-8.")


def _no_json(word: str) -> NoReturn:
    """Python takes `NaN` and the like for numbers."""
    raise ValueError(f"{word} is no JSON")
