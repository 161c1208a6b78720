"""Workers, which carry out what tenants have defined in networks that the service does not reach."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from workgate.api import AsyncOperationsApi, OperationsApi
from workgate.errors import ApiError, WorkgateError
from workgate.models import (
    OperationClaim,
    OperationClaimCompleteRequest,
    OperationClaimCreateRequest,
    OperationClaimFailRequest,
    OperationClaimFailure,
    OperationClaimProof,
)
from workgate.pace import ANSWER_SECONDS, FIRST_PAUSE_SECONDS, Pace, check_wait

Handler: TypeAlias = Callable[[OperationClaim], Mapping[str, Any]]
"""Does what `claim.payload` says, once for each `claim.idempotency_key`, and returns the members of the result."""

AsyncHandler: TypeAlias = Callable[[OperationClaim], Awaitable[Mapping[str, Any]]]
"""The same for asyncio."""

# Of a lease, after which it is extended; and what must be left of it for a handler to begin.
_EXTEND_AFTER = 1 / 3
_LEFT_SECONDS = 5.0
# A report is worth as much patience as a lease lasts.
_REPORT_RETRIES = 10
_REPORT_SECONDS = 60.0

_log = logging.getLogger("workgate.worker")


class NotDone(Exception):
    """Raised by a handler that has done nothing: another worker may have it at once."""

    failure = OperationClaimFailure.NOT_SENT


class Refused(Exception):
    """Raised by a handler that has done nothing, and never will: it has failed for good."""

    failure = OperationClaimFailure.REFUSED


class TryAgain(Exception):
    """Raised by a handler that has done nothing, where it may be executed again.

    :param after_seconds: how long to wait before that
    """

    failure = OperationClaimFailure.RETRYABLE

    def __init__(self, message: str, after_seconds: int | None = None) -> None:
        super().__init__(message)
        self.after_seconds = after_seconds


Failure: TypeAlias = NotDone | Refused | TryAgain


def _may_have_begun(error: WorkgateError) -> bool:
    # What was refused did not begin.
    return not isinstance(error, ApiError) or error.retryable or error.status >= 500


def _wanted(operation: str, wait_seconds: int) -> OperationClaimCreateRequest:
    check_wait(wait_seconds)
    return OperationClaimCreateRequest(operations=[operation], wait_seconds=wait_seconds)


def _report_of(claim: OperationClaim, failure: Failure) -> OperationClaimFailRequest:
    message = " ".join(str(failure).split())[:300] or "No reason was given."
    report = OperationClaimFailRequest(token=claim.token, outcome=failure.failure, message=message)
    after = failure.after_seconds if isinstance(failure, TryAgain) else None
    if after is not None:
        report.retry_after_seconds = after
    return report


class Worker:
    """Takes one thing after the other and has the handler do it, until it is stopped.

    The handler returns the result, or raises `Refused`, `TryAgain` or `NotDone` if it has done nothing. After any other
    exception nobody knows what it has done: it is reported as nothing, so that the lease ends and the service goes by what
    the operation says of repetitions. The lease is extended for as long as the handler runs.
    """

    def __init__(self, operations: OperationsApi, operation: str, handler: Handler, wait_seconds: int) -> None:
        self._operations = operations
        self._handler = handler
        self._wanted = _wanted(operation, wait_seconds)
        self._timeout = wait_seconds + ANSWER_SECONDS
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Has `run` return once what it is at is done; for signal handlers and other threads."""
        self._stopped.set()

    def run(self) -> None:
        """Works until `stop`. Waits for a service that cannot be reached, or is busy.

        :raises WorkgateError: where waiting does not help: the key or the operation is not in order (`ApiError`), or nothing
            at the address is a Workgate service (`NotFoundError`, `InvalidResponseError`)
        """
        pace = Pace(_log)
        while not self._stopped.is_set():
            taken_at = time.monotonic()
            try:
                claim = self._operations.claim(self._wanted, timeout=self._timeout, max_retries=0).claim
            except WorkgateError as error:
                self._stopped.wait(pace.after(error))
                continue
            pace.answered()
            if claim is not None:
                self._carry_out(claim)
            elif time.monotonic() - taken_at < FIRST_PAUSE_SECONDS:
                self._stopped.wait(FIRST_PAUSE_SECONDS)

    def _carry_out(self, claim: OperationClaim) -> None:
        if self._stopped.is_set():
            self._fail(claim, NotDone("This worker stops."))
            return
        asked_at = time.monotonic()
        try:
            lease = self._operations.begin_claim(claim.claim_id, OperationClaimProof(token=claim.token))
        except WorkgateError as error:
            _log.warning("%s is not begun: %s", claim.claim_id, error)
            if _may_have_begun(error):
                self._fail(claim, NotDone("The answer to its begin was lost."))
            return
        ends_at = asked_at + lease.lease_seconds
        if ends_at - time.monotonic() < _LEFT_SECONDS:
            self._fail(claim, NotDone("The answer came too late to begin."))
            return
        with _Extension(self._operations, claim, ends_at - asked_at):
            self._do(claim)

    def _do(self, claim: OperationClaim) -> None:
        try:
            result = self._handler(claim)
        except (NotDone, Refused, TryAgain) as failure:
            self._fail(claim, failure)
            return
        except Exception:
            _log.exception("Nobody knows what became of %s: its handler broke", claim.claim_id)
            return
        try:
            report = OperationClaimCompleteRequest(token=claim.token, result=dict(result))
            self._operations.complete_claim(
                claim.claim_id, report, max_retries=_REPORT_RETRIES, total_timeout=_REPORT_SECONDS
            )
        # It may be no result at all, or one that JSON has no words for: the worker goes on.
        except Exception as error:
            _log.error("What came of %s could not be reported: %s", claim.claim_id, error)

    def _fail(self, claim: OperationClaim, failure: Failure) -> None:
        try:
            self._operations.fail_claim(
                claim.claim_id, _report_of(claim, failure), max_retries=_REPORT_RETRIES, total_timeout=_REPORT_SECONDS
            )
        except Exception as error:
            _log.error("That nothing came of %s could not be reported: %s", claim.claim_id, error)


class _Extension:
    """Extends a lease for as long as it is open. What is refused is not asked for again."""

    def __init__(self, operations: OperationsApi, claim: OperationClaim, lease_seconds: float) -> None:
        self._operations = operations
        self._claim = claim
        self._every = lease_seconds * _EXTEND_AFTER
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._extend, name=f"extends {claim.claim_id}", daemon=True)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _extend(self) -> None:
        proof = OperationClaimProof(token=self._claim.token)
        while not self._over.wait(self._every):
            try:
                self._operations.extend_claim(self._claim.claim_id, proof, total_timeout=self._every)
            except ApiError as error:
                _log.warning("%s is not extended: %s", self._claim.claim_id, error)
                if not error.retryable:
                    return
            except WorkgateError as error:
                _log.warning("%s is not extended at the moment: %s", self._claim.claim_id, error)


class AsyncWorker:
    """As `Worker`, for asyncio. A task that is cancelled ends at once, and leaves behind what it is at: use `stop`."""

    def __init__(
        self, operations: AsyncOperationsApi, operation: str, handler: AsyncHandler, wait_seconds: int
    ) -> None:
        self._operations = operations
        self._handler = handler
        self._wanted = _wanted(operation, wait_seconds)
        self._timeout = wait_seconds + ANSWER_SECONDS
        self._stopped = asyncio.Event()

    def stop(self) -> None:
        """Has `run` return once what it is at is done; from the loop that it runs in, such as by `add_signal_handler`."""
        self._stopped.set()

    async def run(self) -> None:
        """Works until `stop`, as `Worker.run`.

        :raises WorkgateError: where waiting does not help
        """
        pace = Pace(_log)
        while not self._stopped.is_set():
            taken_at = time.monotonic()
            try:
                answer = await self._operations.claim(self._wanted, timeout=self._timeout, max_retries=0)
            except WorkgateError as error:
                await self._pause(pace.after(error))
                continue
            pace.answered()
            if answer.claim is not None:
                await self._carry_out(answer.claim)
            elif time.monotonic() - taken_at < FIRST_PAUSE_SECONDS:
                await self._pause(FIRST_PAUSE_SECONDS)

    async def _pause(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._stopped.wait(), seconds)
        except (TimeoutError, asyncio.TimeoutError):
            return

    async def _carry_out(self, claim: OperationClaim) -> None:
        if self._stopped.is_set():
            await self._fail(claim, NotDone("This worker stops."))
            return
        asked_at = time.monotonic()
        try:
            lease = await self._operations.begin_claim(claim.claim_id, OperationClaimProof(token=claim.token))
        except WorkgateError as error:
            _log.warning("%s is not begun: %s", claim.claim_id, error)
            if _may_have_begun(error):
                await self._fail(claim, NotDone("The answer to its begin was lost."))
            return
        ends_at = asked_at + lease.lease_seconds
        if ends_at - time.monotonic() < _LEFT_SECONDS:
            await self._fail(claim, NotDone("The answer came too late to begin."))
            return
        extending = asyncio.create_task(self._extend(claim, (ends_at - asked_at) * _EXTEND_AFTER))
        try:
            await self._do(claim)
        finally:
            extending.cancel()
            await asyncio.gather(extending, return_exceptions=True)

    async def _do(self, claim: OperationClaim) -> None:
        try:
            result = await self._handler(claim)
        except (NotDone, Refused, TryAgain) as failure:
            await self._fail(claim, failure)
            return
        except Exception:
            _log.exception("Nobody knows what became of %s: its handler broke", claim.claim_id)
            return
        try:
            report = OperationClaimCompleteRequest(token=claim.token, result=dict(result))
            await self._operations.complete_claim(
                claim.claim_id, report, max_retries=_REPORT_RETRIES, total_timeout=_REPORT_SECONDS
            )
        # It may be no result at all, or one that JSON has no words for: the worker goes on.
        except Exception as error:
            _log.error("What came of %s could not be reported: %s", claim.claim_id, error)

    async def _fail(self, claim: OperationClaim, failure: Failure) -> None:
        try:
            await self._operations.fail_claim(
                claim.claim_id, _report_of(claim, failure), max_retries=_REPORT_RETRIES, total_timeout=_REPORT_SECONDS
            )
        except Exception as error:
            _log.error("That nothing came of %s could not be reported: %s", claim.claim_id, error)

    async def _extend(self, claim: OperationClaim, every: float) -> None:
        """Extends a lease until it is cancelled. What is refused is not asked for again."""
        proof = OperationClaimProof(token=claim.token)
        while True:
            await asyncio.sleep(every)
            try:
                await self._operations.extend_claim(claim.claim_id, proof, total_timeout=every)
            except ApiError as error:
                _log.warning("%s is not extended: %s", claim.claim_id, error)
                if not error.retryable:
                    return
            except WorkgateError as error:
                _log.warning("%s is not extended at the moment: %s", claim.claim_id, error)
