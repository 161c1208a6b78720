"""Verifies webhook requests with the test vectors that all SDKs share."""

from __future__ import annotations

import asyncio
import base64
import email.message
import hashlib
import hmac
import json
import os
import pathlib
import traceback
import unittest
from collections.abc import Sequence
from typing import Any

import httpx

from workgate import WebhookRefusal, WebhookVerificationError, WorkgateError, webhooks

VECTORS: list[dict[str, Any]] = json.loads(pathlib.Path("webhooks.json").read_text(encoding="utf-8"))
FIRST = VECTORS[0]


def headers_of(vector: dict[str, Any]) -> email.message.Message:
    """Returns headers as a server of the standard library has them: names in any case, with repetitions."""
    headers = email.message.Message()
    for name, value in vector["headers"]:
        headers[name] = value
    return headers


def body_of(vector: dict[str, Any]) -> bytes:
    return base64.b64decode(vector["body_base64"])


def verify(vector: dict[str, Any], body: Any = None, secrets: Any = None, headers: Any = None) -> Any:
    return webhooks.verify(
        headers_of(vector) if headers is None else headers,
        body_of(vector) if body is None else body,
        vector["secrets"] if secrets is None else secrets,
        tolerance=vector.get("tolerance_seconds", webhooks.DEFAULT_TOLERANCE),
        now=vector["now"] + 0.999,
    )


class Webhooks(unittest.TestCase):
    def refused(self, reason: str, unsaid: Sequence[str], *args: Any, **kwargs: Any) -> None:
        """Expects a refusal for this reason, with a message that contains none of the secrets."""
        with self.assertRaises(WebhookVerificationError) as caught:
            verify(*args, **kwargs)
        self.assertIsInstance(caught.exception, WorkgateError)
        self.assertEqual(caught.exception.reason, WebhookRefusal(reason))
        said = "".join(traceback.format_exception_only(caught.exception))
        for hidden in (secret.removeprefix("whsec_") for secret in unsaid):
            self.assertFalse(len(hidden) > 9 and hidden in said, "It tells a secret.")

    def test_vectors(self) -> None:
        for vector in VECTORS:
            with self.subTest(vector["name"]):
                if vector["result"] != "taken":
                    self.refused(vector["result"], vector["secrets"], vector)
                    continue
                body = body_of(vector)
                for form in (body, bytearray(body), memoryview(body), body.decode()):
                    self.assertEqual(verify(vector, form), vector["value"])

    def test_headers_of_others(self) -> None:
        for headers in (dict(FIRST["headers"]), httpx.Headers(FIRST["headers"])):
            self.assertEqual(verify(FIRST, headers=headers), FIRST["value"])

    def test_asyncio(self) -> None:
        async def receive() -> Any:
            return verify(FIRST)

        self.assertEqual(asyncio.run(receive()), FIRST["value"])

    def test_secrets(self) -> None:
        self.assertEqual(verify(FIRST, secrets=FIRST["secrets"][0]), FIRST["value"])
        unset = os.environ.get("WORKGATE_NEVER_SET")
        for secrets in ([unset], ()):
            self.refused("bad_secret", [], FIRST, secrets=secrets)
        with self.assertRaises(WebhookVerificationError):
            webhooks.verify(headers_of(FIRST), body_of(FIRST), unset)  # type: ignore[arg-type]

    def test_parsed_or_missing_bodies(self) -> None:
        for body in (json.loads(body_of(FIRST)), 7, ["a"]):
            self.refused("no_raw_body", [], FIRST, body)
        with self.assertRaises(WebhookVerificationError) as caught:
            webhooks.verify(headers_of(FIRST), None, FIRST["secrets"])  # type: ignore[arg-type]
        self.assertEqual(caught.exception.reason, WebhookRefusal.NO_RAW_BODY)
        self.refused("malformed_body", [], FIRST, '{"half": "\ud83d"}')

    def test_a_signed_body_too_deep_to_read(self) -> None:
        webhook_id, secret = "evt_1", FIRST["secrets"][0]
        body = b"[" * 200_000
        signature = _sign(secret, f"{webhook_id}.{FIRST['now']}.".encode() + body)
        headers = {
            "webhook-id": webhook_id,
            "webhook-timestamp": str(FIRST["now"]),
            "webhook-signature": signature,
        }
        self.refused("malformed_body", [secret], FIRST, body, headers=headers)

    def test_invalid_settings(self) -> None:
        for settings in ({"tolerance": float("nan")}, {"tolerance": -1.0}, {"now": float("inf")}):
            with self.assertRaises(ValueError):
                webhooks.verify(headers_of(FIRST), body_of(FIRST), FIRST["secrets"], **settings)

    def test_the_clock_of_the_machine(self) -> None:
        with self.assertRaises(WebhookVerificationError) as caught:
            webhooks.verify(headers_of(FIRST), body_of(FIRST), FIRST["secrets"])
        self.assertIn(caught.exception.reason, (WebhookRefusal.TOO_OLD, WebhookRefusal.TOO_NEW))


def _sign(secret: str, signed: bytes) -> str:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


program = unittest.main(exit=False, argv=["webhook_requests"], verbosity=2)
if not program.result.wasSuccessful():
    raise SystemExit(1)
print(f"passed {program.result.testsRun}")
