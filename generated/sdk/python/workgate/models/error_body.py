# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.error_code import ErrorCode
from workgate.models.error_detail import ErrorDetail
from workgate.models.error_type import ErrorType


class ErrorBody(Response):
    """The error and its remedy."""

    type: ErrorType
    message: str
    """For people. It names the field and, if there is one, the remedy; do not match on it."""
    code: ErrorCode
    correlation_id: str
    """Id of the request in the service's logs; may be empty."""
    retryable: bool
    """True if repeating the request later can succeed."""
    details: list[ErrorDetail] | None = None
    """Individual problems, if there are several or a field is at fault. At most 20."""
