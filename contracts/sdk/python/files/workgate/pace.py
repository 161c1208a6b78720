"""How loops that go on for good take errors."""

from __future__ import annotations

import logging
import random

from workgate.errors import (
    ApiError,
    ConflictError,
    InvalidResponseError,
    NotFoundError,
    WorkgateError,
)

DEFAULT_WAIT_SECONDS = 10
_MOST_WAIT_SECONDS = 30
# What a request takes beyond what it waits.
ANSWER_SECONDS = 20.0
FIRST_PAUSE_SECONDS = 1.0
_LONGEST_PAUSE_SECONDS = 30.0


def check_wait(wait_seconds: int) -> None:
    """:raises ValueError: on a wait that the service does not know"""
    if not 0 <= wait_seconds <= _MOST_WAIT_SECONDS:
        raise ValueError(f"wait_seconds has to be 0 to {_MOST_WAIT_SECONDS}.")


class Pace:
    """What follows an answer, or that there was none: what may pass is waited for, ever longer, and all else ends the loop."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._pause = FIRST_PAUSE_SECONDS
        self._has_answered = False

    def answered(self) -> None:
        self._pause = FIRST_PAUSE_SECONDS
        self._has_answered = True

    def after(self, error: WorkgateError) -> float:
        """How many seconds to wait.

        :raises WorkgateError: the error itself, if waiting does not help
        """
        if self._is_final(error):
            raise error
        self._log.warning("There is nothing to be had at the moment: %s", error)
        told = (error.retry_after if isinstance(error, ApiError) else None) or 0.0
        # Half of it by chance, so that those that failed together do not come back together.
        pause = max(told, self._pause * random.uniform(0.5, 1))
        self._pause = min(_LONGEST_PAUSE_SECONDS, self._pause * 2)
        return pause

    def _is_final(self, error: WorkgateError) -> bool:
        # Where it was at work a moment ago, the address is right.
        if isinstance(error, NotFoundError | InvalidResponseError):
            return not self._has_answered
        # The key has too many claims, or the like: that passes.
        if not isinstance(error, ApiError) or isinstance(error, ConflictError):
            return False
        return not error.retryable and error.status < 500
