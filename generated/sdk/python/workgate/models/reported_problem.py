# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.reported_error import ReportedError


class ReportedProblem(Request):
    """Reason for the failure (RFC 9457). People are shown the `detail` of the first of its `errors`, or its
    `detail`, or its `title`."""

    type: str | None = None
    """URI of the kind of problem."""
    title: str | None = None
    """The kind of problem, for people."""
    status: int | None = None
    """Status that describes the problem."""
    detail: str | None = None
    """This occurrence, for people."""
    instance: str | None = None
    """URI of this problem."""
    errors: list[ReportedError] | None = None
    """The individual problems; the first is shown."""
