# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response


class CallerTenant(Response):
    """The tenant that everything belongs to which the key makes or sees."""

    tenant_id: str
    """Identifier of the tenant."""
    name: str
    """What it is called."""
    created_at: datetime.datetime
    """When it was made."""
