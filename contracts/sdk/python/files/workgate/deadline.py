"""When something is over that is made of many requests."""

from __future__ import annotations

import math
import time

_LEAST_SECONDS = 0.001


class Deadline:
    """It begins when it is made; without a time-out it goes on for good."""

    def __init__(self, timeout: float | None = None) -> None:
        self._end = math.inf if timeout is None else time.monotonic() + timeout

    def is_over(self) -> bool:
        return time.monotonic() >= self._end

    def bound(self, seconds: float) -> float:
        """No more than what is left, and never nothing: no request may take that."""
        return max(_LEAST_SECONDS, min(seconds, self._end - time.monotonic()))
