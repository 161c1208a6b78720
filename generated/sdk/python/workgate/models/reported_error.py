# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class ReportedError(Request):
    """One problem, of a field of the payload where one is to blame."""

    detail: str | None = None
    """What it is, for people."""
    pointer: str | None = None
    """Where in the request it is (RFC 6901)."""
