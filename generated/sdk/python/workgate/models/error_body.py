# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.error_code import ErrorCode
from workgate.models.error_detail import ErrorDetail
from workgate.models.error_type import ErrorType


class ErrorBody(Response):
    """What went wrong and what to do about it."""

    type: ErrorType
    message: str
    """For people. It names the field and the remedy where there is one; do not match on it."""
    code: ErrorCode
    correlation_id: str
    """Names the request in the logs of the service; may be empty."""
    retryable: bool
    """Whether repeating the same request later can succeed."""
    details: list[ErrorDetail] | None = None
    """The single problems, where there are several or a field is to blame. At most 20."""
