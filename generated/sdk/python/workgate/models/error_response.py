# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.error_body import ErrorBody


class ErrorResponse(Response):
    """The body of every answer above 399."""

    error: ErrorBody
