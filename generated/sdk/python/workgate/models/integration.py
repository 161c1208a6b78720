# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.integration_kind import IntegrationKind
from workgate.models.integration_operation import IntegrationOperation


class Integration(Response):
    """A tenant's way to a provider, and what can be proposed through it. Never its credentials or accounts."""

    integration_id: str
    """Identifier of the integration that performs the action."""
    kind: IntegrationKind
    name: str
    """What the people of the tenant call it."""
    enabled: bool
    """Whether it is switched on; nothing is executed through one that is not."""
    problem: str | None
    """What keeps everything from being executed through it, also that it or the tenant is frozen, and who can mend
    that; null if nothing of the kind is known. The provider is not asked."""
    operations: list[IntegrationOperation]
    """What can be proposed through it."""
    created_at: datetime.datetime
    """When it was made."""
    updated_at: datetime.datetime
    """When it was changed last."""
