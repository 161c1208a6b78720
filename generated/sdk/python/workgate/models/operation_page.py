# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.operation import Operation


class OperationPage(Response):
    """A page of operations: those of the service first, then those of the tenant, by name."""

    operations: list[Operation]
    """The operations of this page."""
    next_page_token: str | None
    """For the next page; null on the last one."""
