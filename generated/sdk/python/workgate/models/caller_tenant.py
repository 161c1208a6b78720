# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class CallerTenant(Response):
    """The tenant of everything that the key creates or reads."""

    tenant_id: str
    """Identifier of the tenant."""
    name: str
    """Tenant's name."""
    created_at: datetime.datetime
    """Creation time."""
