# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request
from workgate.models.reported_error import ReportedError


class ReportedProblem(Request):
    """Why something was not done (RFC 9457). People are shown the `detail` of the first of its `errors`, or its
    `detail`, or its `title`."""

    type: str | None = None
    """Names the kind of problem; a URI."""
    title: str | None = None
    """The kind of problem, for people."""
    status: int | None = None
    """The status that it would be answered with."""
    detail: str | None = None
    """What it is this time, for people."""
    instance: str | None = None
    """Names this problem; a URI."""
    errors: list[ReportedError] | None = None
    """The single problems; the first one is shown."""
