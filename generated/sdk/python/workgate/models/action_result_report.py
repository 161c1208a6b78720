# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Request
from workgate.models.reported_problem import ReportedProblem
from workgate.models.reported_state import ReportedState


class ActionResultReport(Request):
    """What came of a request that was sent to a receiver."""

    token: str
    """The `result_token` that came with the request. It is a secret, of one attempt at one action, and good for 7
    days."""
    state: ReportedState
    result: dict[str, object] | None = None
    """Where it is done, and only there: what came of it, as the `result_schema` of the operation has it; 64 KiB at
    most."""
    problem: ReportedProblem | None = None
    """Where it has failed, and only there: why."""
    retry_after_seconds: int | None = None
    """Where it has failed: that it may be executed again, and how long to wait before that. Without it, it has
    failed for good."""
