# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.integration import Integration


class IntegrationPage(Response):
    """A page of integrations, oldest first."""

    integrations: list[Integration]
    """The integrations of this page."""
    next_page_token: str | None
    """For the next page; null on the last one."""
