"""What can go wrong: the service refuses (`ApiError` and its subclasses), or is not reached."""

from __future__ import annotations

from enum import Enum

import httpx

from workgate.models.action_proposal import ActionProposal
from workgate.models.error_body import ErrorBody
from workgate.models.error_detail import ErrorDetail


class WorkgateError(Exception):
    """Every error of this package.

    Where it is not known whether the request was done, call again with the same `idempotency_key`: it is done once.
    """

    idempotency_key: str | None = None
    """The `Idempotency-Key` of all attempts; None if the operation takes none."""
    request_id: str = ""
    """Names the call in the logs of the service; quote it to support. Empty if nothing was sent."""
    attempts: int = 0
    """How often the request was sent."""


class NetworkError(WorkgateError):
    """The service was not reached, or the connection broke: whether it did what was asked is not known."""


class RequestTimeoutError(WorkgateError):
    """The service did not answer in time: whether it did what was asked is not known."""


class InvalidResponseError(WorkgateError):
    """Something answered that is not what the contract says."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class WaitTimeoutError(WorkgateError):
    """What was waited for has not come in time; it may yet."""

    def __init__(self, message: str, proposal: ActionProposal | None) -> None:
        super().__init__(message)
        self.proposal = proposal
        """The proposal as it was read last; None if it never was."""


class NotModifiedError(WorkgateError):
    """What was asked for by `if_none_match` is still what the caller has (304)."""

    def __init__(self, headers: httpx.Headers) -> None:
        super().__init__("It is still what if_none_match names.")
        self.headers = headers


class WebhookRefusal(str, Enum):
    """Why a request is not taken for one of the service."""

    MISSING_HEADER = "missing_header"
    REPEATED_HEADER = "repeated_header"
    MALFORMED_TIMESTAMP = "malformed_timestamp"
    TOO_OLD = "too_old"
    TOO_NEW = "too_new"
    NO_SIGNATURE_MATCHES = "no_signature_matches"
    BAD_SECRET = "bad_secret"
    NO_RAW_BODY = "no_raw_body"
    MALFORMED_BODY = "malformed_body"


class WebhookVerificationError(WorkgateError):
    """What came is not what the service has sent just now, or that cannot be checked.

    It tells neither secrets nor what a right signature would be.
    """

    def __init__(self, reason: WebhookRefusal, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class ApiError(WorkgateError):
    """The service refuses. Branch on the class or on `code`; quote `correlation_id` to support."""

    def __init__(self, status: int, error: ErrorBody, headers: httpx.Headers, retry_after: float | None = None) -> None:
        super().__init__(error.message)
        self.message = error.message
        """For people."""
        self.status = status
        """HTTP status."""
        self.type = error.type
        self.code = error.code
        self.correlation_id = error.correlation_id
        """Names the request in the logs of the service; may be empty."""
        self.retryable = error.retryable
        """Whether repeating the same request later can succeed."""
        self.details: list[ErrorDetail] = error.details or []
        """The single problems, where there are several or a field is to blame."""
        self.retry_after = retry_after
        """How many seconds the service wants to be left alone, if it said so."""
        self.headers = headers


class ValidationError(ApiError):
    """The request is invalid; `details` names each field and its problem."""


class AuthenticationError(ApiError):
    """The API key is missing or not valid."""


class AuthorizationError(ApiError):
    """The API key lacks a scope, or policy says no (`policy_denied`)."""


class NotFoundError(ApiError):
    """There is no such thing, or it is another tenant's."""


class ConflictError(ApiError):
    """It does not go with the present state; `code` says why."""


class RateLimitedError(ApiError):
    """Too many requests of this API key."""


class UnavailableError(ApiError):
    """The service, or something that it needs, is not available for now."""


class InternalError(ApiError):
    """A fault of the service."""


_CLASSES: dict[str, type[ApiError]] = {
    "validation_error": ValidationError,
    "authentication_error": AuthenticationError,
    "authorization_error": AuthorizationError,
    "not_found": NotFoundError,
    "conflict": ConflictError,
    "rate_limited": RateLimitedError,
    "unavailable": UnavailableError,
    "internal_error": InternalError,
}


def api_error(status: int, error: ErrorBody, headers: httpx.Headers, retry_after: float | None) -> ApiError:
    """Of the class that fits its type; `ApiError` itself if a later release of the service has more types."""
    return _CLASSES.get(error.type.value, ApiError)(status, error, headers, retry_after)
