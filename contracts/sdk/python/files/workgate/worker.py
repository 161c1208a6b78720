"""Workers, which carry out what tenants have defined in networks that the service does not reach."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from workgate.api import OperationsApi
from workgate.errors import (
    ApiError,
    AuthenticationError,
    AuthorizationError,
    ValidationError,
    WorkgateError,
)
from workgate.models import (
    OperationClaim,
    OperationClaimCompleteRequest,
    OperationClaimCreateRequest,
    OperationClaimFailRequest,
    OperationClaimFailure,
    OperationClaimProof,
)

Handler: TypeAlias = Callable[[OperationClaim], Mapping[str, Any]]
"""Does what `claim.payload` says, once for each `claim.idempotency_key`, and returns the members of the result."""

DEFAULT_WAIT_SECONDS = 10
_MOST_WAIT_SECONDS = 30
# What a request takes beyond what it waits.
_ANSWER_SECONDS = 20.0
# Of a lease, after which it is extended; and what must be left of it for a handler to begin.
_EXTEND_AFTER = 1 / 3
_LEFT_SECONDS = 5.0
_FIRST_PAUSE_SECONDS = 1.0
_LONGEST_PAUSE_SECONDS = 30.0

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


class Worker:
    """Takes one thing after the other and has the handler do it, until it is stopped.

    The handler returns the result, or raises `Refused`, `TryAgain` or `NotDone` if it has done nothing. After any other
    exception nobody knows what it has done: it is reported as nothing, so that the lease ends and the service goes by what
    the operation says of repetitions. The lease is extended for as long as the handler runs.
    """

    def __init__(self, operations: OperationsApi, operation: str, handler: Handler, wait_seconds: int) -> None:
        if not 0 <= wait_seconds <= _MOST_WAIT_SECONDS:
            raise ValueError(f"wait_seconds has to be 0 to {_MOST_WAIT_SECONDS}.")
        self._operations = operations
        self._handler = handler
        self._wanted = OperationClaimCreateRequest(operations=[operation], wait_seconds=wait_seconds)
        self._timeout = wait_seconds + _ANSWER_SECONDS
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Has `run` return once what it is at is done; for signal handlers and other threads."""
        self._stopped.set()

    def run(self) -> None:
        """Works until `stop`. Waits for a service that cannot be reached.

        :raises AuthenticationError: | AuthorizationError | ValidationError if the key or the operation is not in order
        """
        pause = _FIRST_PAUSE_SECONDS
        while not self._stopped.is_set():
            taken_at = time.monotonic()
            try:
                claim = self._operations.claim(self._wanted, timeout=self._timeout, max_retries=0).claim
            except (AuthenticationError, AuthorizationError, ValidationError):
                raise
            except WorkgateError as error:
                _log.warning("There is nothing to be had at the moment: %s", error)
                self._stopped.wait(pause)
                pause = min(_LONGEST_PAUSE_SECONDS, pause * 2)
                continue
            pause = _FIRST_PAUSE_SECONDS
            if claim is not None:
                self._carry_out(claim)
            elif time.monotonic() - taken_at < _FIRST_PAUSE_SECONDS:
                self._stopped.wait(_FIRST_PAUSE_SECONDS)

    def _carry_out(self, claim: OperationClaim) -> None:
        if self._stopped.is_set():
            self._fail(claim, NotDone("This worker stops."))
            return
        asked_at = time.monotonic()
        try:
            lease = self._operations.begin_claim(claim.claim_id, OperationClaimProof(token=claim.token))
        except WorkgateError as error:
            _log.warning("%s is not begun: %s", claim.claim_id, error)
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
        report = OperationClaimCompleteRequest(token=claim.token, result=dict(result))
        try:
            self._operations.complete_claim(claim.claim_id, report)
        except WorkgateError as error:
            _log.error("What came of %s could not be reported: %s", claim.claim_id, error)

    def _fail(self, claim: OperationClaim, failure: NotDone | Refused | TryAgain) -> None:
        after = failure.after_seconds if isinstance(failure, TryAgain) else None
        message = " ".join(str(failure).split())[:300] or "No reason was given."
        report = OperationClaimFailRequest(token=claim.token, outcome=failure.failure, message=message)
        if after is not None:
            report.retry_after_seconds = after
        try:
            self._operations.fail_claim(claim.claim_id, report)
        except WorkgateError as error:
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
