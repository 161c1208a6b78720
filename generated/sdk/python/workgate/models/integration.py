# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.integration_kind import IntegrationKind
from workgate.models.integration_operation import IntegrationOperation


class Integration(Response):
    """A tenant's connection to a provider, and its operations. Never includes credentials or accounts."""

    integration_id: str
    """Identifier of the integration that performs the action."""
    kind: IntegrationKind
    name: str
    """Its name within the tenant."""
    enabled: bool
    """True if it is switched on; otherwise it executes nothing."""
    problem: str | None
    """The problem that blocks every execution through it, including a freeze of it or of the tenant, and who can fix
    it; null if none is known. The provider is not asked."""
    operations: list[IntegrationOperation]
    """Operations that can be proposed."""
    created_at: datetime.datetime
    """Creation time."""
    updated_at: datetime.datetime
    """Time of the last change."""
