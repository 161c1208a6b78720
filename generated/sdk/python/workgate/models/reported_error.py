# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class ReportedError(Request):
    """One problem, and the field of the payload at fault, if any."""

    detail: str | None = None
    """Problem, for people."""
    pointer: str | None = None
    """Its place in the request (RFC 6901)."""
