# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.caller_key import CallerKey
from workgate.models.caller_owner import CallerOwner
from workgate.models.caller_rate_limit import CallerRateLimit
from workgate.models.caller_tenant import CallerTenant


class Caller(Response):
    """Who makes the request, and what they may do."""

    tenant: CallerTenant
    key: CallerKey
    owner: CallerOwner | None
    """The member who answers for the key; null for a key that nobody has claimed yet."""
    claim: str | None
    """How somebody becomes the owner of a key that has none; null for one that has."""
    accountables: list[str]
    """The people who are accountable for what the key proposes, its owner first: none of them approves it. For a key
    that nobody owns these are the owners of the tenant."""
    rate_limits: list[CallerRateLimit]
    """How many requests the key may make, by kind of door."""
    service_version: str
    """The release of the service that answers. It may be later than the version of the contract."""
