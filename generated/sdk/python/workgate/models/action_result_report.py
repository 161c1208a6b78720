# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Request
from workgate.models.reported_problem import ReportedProblem
from workgate.models.reported_state import ReportedState


class ActionResultReport(Request):
    """Outcome of a request that was sent to a receiver."""

    token: str
    """The `result_token` that came with the request. It is a secret of one attempt at one action, and valid for 7
    days."""
    state: ReportedState
    result: dict[str, object] | None = None
    """Result, only if it was done, as the `result_schema` of the operation requires; 64 KiB at most."""
    problem: ReportedProblem | None = None
    """Reason, only if it failed."""
    retry_after_seconds: int | None = None
    """Only if it failed: seconds to wait before it may be executed again. If absent, the failure is permanent."""
