# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.caller_key import CallerKey
from workgate.models.caller_owner import CallerOwner
from workgate.models.caller_rate_limit import CallerRateLimit
from workgate.models.caller_tenant import CallerTenant


class Caller(Response):
    """The caller and its permissions."""

    tenant: CallerTenant
    key: CallerKey
    owner: CallerOwner | None
    """The member accountable for the key; null if nobody has claimed it yet."""
    claim: str | None
    """Way to claim a key without an owner; null if owned."""
    accountables: list[str]
    """The people accountable for the key's proposals, its owner first. None of them approves these. If nobody owns
    the key, they are the owners of the tenant."""
    rate_limits: list[CallerRateLimit]
    """Request limits of the key, by class."""
    service_version: str
    """Release of the answering service. It may be later than the version of the contract."""
