# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class ErrorDetail(Response):
    """One problem of a request."""

    field: str
    """Path of the field in the body, or name of the query parameter, path parameter or header."""
    problem: str
    """The problem."""
