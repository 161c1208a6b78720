"""Sends the requests that the generated operations describe."""

from __future__ import annotations

import asyncio
import datetime
import json
import re
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeAlias, TypeVar
from urllib.parse import quote

import httpx
import pydantic
from typing_extensions import TypedDict

from workgate.errors import (
    ApiError,
    InvalidResponseError,
    NetworkError,
    NotModifiedError,
    RequestTimeoutError,
    WorkgateError,
    api_error,
)
from workgate.model import Request, Response
from workgate.models.error_body import ErrorBody
from workgate.models.error_code import ErrorCode
from workgate.models.error_response import ErrorResponse
from workgate.models.error_type import ErrorType
from workgate.retries import MOST_RETRIES, delay_before, retry_after_of
from workgate.version import VERSION

Data = TypeVar("Data", bound=Response)
Value: TypeAlias = str | int | datetime.date | Enum

_IDEMPOTENCY_KEY = "Idempotency-Key"
_REQUEST_ID = "X-Request-Id"


class CallOptions(TypedDict, total=False):
    """Settings of one call."""

    timeout: float
    """Seconds without progress until an attempt is given up, in place of the client's."""
    total_timeout: float
    """Seconds after which no attempt begins any more, nor a wait that would end later, in place of the client's."""
    max_retries: int
    """How often it is repeated at most, 0 to 10, in place of the client's."""
    extra_headers: Mapping[str, str]
    """More headers, such as `X-Request-Id` or `traceparent`."""


@dataclass(frozen=True)
class ApiResponse(Generic[Data]):
    """An answer with what came along."""

    data: Data
    status: int
    headers: httpx.Headers


@dataclass(frozen=True)
class OperationRequest:
    """A request as the contract describes it. A header that is listed, but None, is one that may be sent."""

    method: str
    path: str
    path_params: Mapping[str, Value] = field(default_factory=dict)
    query: Mapping[str, Value | None] = field(default_factory=dict)
    headers: Mapping[str, str | None] = field(default_factory=dict)
    content_type: str | None = None
    body: Request | None = None
    idempotent: bool = False
    """The contract says that repeating it has no second effect that matters."""


@dataclass(frozen=True)
class Settings:
    """Settings of a client. `ValueError` on those that cannot be right."""

    api_key: str = field(repr=False)
    base_url: str
    timeout: float
    total_timeout: float
    max_retries: int

    def __post_init__(self) -> None:
        url = httpx.URL(self.base_url)
        if url.scheme not in ("http", "https") or not url.host:
            raise ValueError("base_url has to be an http or https address.")
        # An empty one too: what comes after its mark would not be a path.
        if re.search(r"[?#]", self.base_url):
            raise ValueError("base_url must have neither query nor fragment.")
        # Said here, since what refuses it later would show it.
        if not re.fullmatch(r"[\x21-\x7e]+", self.api_key):
            raise ValueError("api_key is empty, or has what no key has.")
        _check_limits(self.timeout, self.total_timeout, self.max_retries)


@dataclass
class _Call:
    """A request that is ready to be sent, as often as that is allowed."""

    request: httpx.Request
    has_key: bool
    is_repeatable: bool
    timeout: float
    ends_at: float
    max_retries: int
    attempts: int = 0

    def begin(self) -> httpx.Request:
        """The next attempt, which may take what is left of the time for all."""
        self.attempts += 1
        left = max(0.001, self.ends_at - time.monotonic())
        self.request.extensions["timeout"] = httpx.Timeout(min(self.timeout, left)).as_dict()
        return self.request

    def delay_after(self, error: WorkgateError) -> float | None:
        """Seconds to wait before the next attempt; None, and the error says what the caller needs, if there is none."""
        if self.attempts <= self.max_retries:
            delay = delay_before(self.attempts - 1, error, self.is_repeatable)
            if delay is not None and time.monotonic() + delay < self.ends_at:
                return delay
        sent = self.request.headers
        if self.has_key:
            error.idempotency_key = sent.get(_IDEMPOTENCY_KEY)
        answered = error.correlation_id if isinstance(error, ApiError) else ""
        error.request_id = answered or _trace_id_of(sent) or sent.get(_REQUEST_ID, "")
        error.attempts = self.attempts
        return None


def _trace_id_of(headers: httpx.Headers) -> str:
    """Of https://www.w3.org/TR/trace-context/#traceparent-header, by which the service names the request."""
    fields: list[str] = headers.get("traceparent", "").split("-")
    return fields[1] if len(fields) > 1 else ""


class Transport:
    def __init__(self, settings: Settings, client: httpx.Client) -> None:
        self._settings = settings
        self._client = client

    def send(self, operation: OperationRequest, model: type[Data], options: CallOptions) -> ApiResponse[Data]:
        """Sends a request, again where that is safe and promising. Raises `WorkgateError`."""
        call = _prepare(operation, self._settings, options, self._client)
        while True:
            try:
                return _read(self._attempt(call.begin()), model)
            except WorkgateError as error:
                delay = call.delay_after(error)
                if delay is None:
                    raise
            time.sleep(delay)

    def _attempt(self, request: httpx.Request) -> httpx.Response:
        try:
            return self._client.send(request, follow_redirects=False)
        except httpx.RequestError as error:
            raise _unanswered(error) from error


class AsyncTransport:
    def __init__(self, settings: Settings, client: httpx.AsyncClient) -> None:
        self._settings = settings
        self._client = client

    async def send(self, operation: OperationRequest, model: type[Data], options: CallOptions) -> ApiResponse[Data]:
        """As `Transport.send`. Cancelling the task stops it, and the waiting between its attempts."""
        call = _prepare(operation, self._settings, options, self._client)
        while True:
            try:
                return _read(await self._attempt(call.begin()), model)
            except WorkgateError as error:
                delay = call.delay_after(error)
                if delay is None:
                    raise
            await asyncio.sleep(delay)

    async def _attempt(self, request: httpx.Request) -> httpx.Response:
        try:
            return await self._client.send(request, follow_redirects=False)
        except httpx.RequestError as error:
            raise _unanswered(error) from error


def _prepare(
    operation: OperationRequest, settings: Settings, options: CallOptions, client: httpx.Client | httpx.AsyncClient
) -> _Call:
    timeout = options.get("timeout", settings.timeout)
    total_timeout = options.get("total_timeout", settings.total_timeout)
    max_retries = options.get("max_retries", settings.max_retries)
    _check_limits(timeout, total_timeout, max_retries)
    headers = _headers_of(operation, settings, options)
    request = client.build_request(
        operation.method,
        _url_of(operation, settings),
        headers=headers,
        content=None if operation.body is None else operation.body.to_json().encode(),
    )
    has_key = _IDEMPOTENCY_KEY in operation.headers
    is_repeatable = operation.method == "GET" or operation.idempotent or has_key
    return _Call(request, has_key, is_repeatable, timeout, time.monotonic() + total_timeout, max_retries)


def _check_limits(timeout: float, total_timeout: float, max_retries: int) -> None:
    if not timeout > 0:
        raise ValueError("timeout has to be more than 0.")
    if not total_timeout > 0:
        raise ValueError("total_timeout has to be more than 0.")
    if not 0 <= max_retries <= MOST_RETRIES:
        raise ValueError(f"max_retries has to be 0 to {MOST_RETRIES}.")


def _headers_of(operation: OperationRequest, settings: Settings, options: CallOptions) -> httpx.Headers:
    """One key for all attempts of a request that takes one, and one name for the logs, unless the caller has them."""
    headers = httpx.Headers({"Accept": "application/json", "User-Agent": f"workgate-python/{VERSION}"})
    headers.update(options.get("extra_headers", {}))
    headers["X-Api-Key"] = settings.api_key
    if operation.content_type is not None:
        headers["Content-Type"] = operation.content_type
    for name, value in operation.headers.items():
        if value is not None:
            headers[name] = value
        elif name == _IDEMPOTENCY_KEY and name not in headers:
            headers[name] = str(uuid.uuid4())
    if _REQUEST_ID not in headers and "traceparent" not in headers:
        headers[_REQUEST_ID] = uuid.uuid4().hex
    return headers


def _url_of(operation: OperationRequest, settings: Settings) -> httpx.URL:
    path = operation.path.format_map({name: _segment(name, value) for name, value in operation.path_params.items()})
    query = {name: _text(value) for name, value in operation.query.items() if value is not None}
    url = httpx.URL(settings.base_url.rstrip("/") + path)
    return url.copy_merge_params(query) if query else url


def _segment(name: str, value: Value) -> str:
    text = _text(value)
    if text in ("", ".", ".."):
        raise ValueError(f'{name} cannot be "{text}".')
    return quote(text, safe="")


def _text(value: Value) -> str:
    if isinstance(value, datetime.datetime) and value.tzinfo is None:
        raise ValueError(f"{value} could be anywhere; give it a time zone.")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _unanswered(error: httpx.RequestError) -> WorkgateError:
    where = f"{error.request.method} {error.request.url.path}"
    if isinstance(error, httpx.TimeoutException):
        return RequestTimeoutError(f"{where} got no answer in time.")
    return NetworkError(f"{where} got no answer: {error}")


def _read(response: httpx.Response, model: type[Data]) -> ApiResponse[Data]:
    if response.status_code == 304:
        raise NotModifiedError(response.headers)
    if response.status_code >= 400:
        raise _refusal(response)
    try:
        data = model.model_validate(json.loads(response.content))
    except ValueError as error:
        message = f"The answer {response.status_code} is not what the contract says."
        raise InvalidResponseError(response.status_code, message) from error
    return ApiResponse(data, response.status_code, response.headers)


_TYPES = {
    401: ErrorType.AUTHENTICATION_ERROR,
    403: ErrorType.AUTHORIZATION_ERROR,
    404: ErrorType.NOT_FOUND,
    409: ErrorType.CONFLICT,
    412: ErrorType.CONFLICT,
    422: ErrorType.CONFLICT,
    429: ErrorType.RATE_LIMITED,
    502: ErrorType.UNAVAILABLE,
    503: ErrorType.UNAVAILABLE,
    504: ErrorType.UNAVAILABLE,
}


def _refusal(response: httpx.Response) -> ApiError:
    """The error of an answer; one by its status alone where something between here and the service has answered."""
    status, headers = response.status_code, response.headers
    try:
        error = ErrorResponse.model_validate_json(response.content).error
    except pydantic.ValidationError:
        kind = _TYPES.get(status, ErrorType.VALIDATION_ERROR if status < 500 else ErrorType.INTERNAL_ERROR)
        error = ErrorBody(
            type=kind,
            code=ErrorCode(kind.value),
            message=f"Answered with {status}, and without an error of the service.",
            correlation_id=headers.get("X-Correlation-Id", ""),
            retryable=status in (429, 502, 503, 504),
        )
    return api_error(status, error, headers, retry_after_of(headers))
