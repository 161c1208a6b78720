# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.api_key_environment import ApiKeyEnvironment
from workgate.models.api_key_scope import ApiKeyScope


class CallerKey(Response):
    """The API key of the request. Its secret is shown once, at creation."""

    key_id: str
    """Id of the key, as in `proposed_by` and `author`."""
    name: str
    """Name of the key."""
    prefix: str
    """Beginning of the key; it identifies the key and grants nothing."""
    environment: ApiKeyEnvironment
    scopes: list[ApiKeyScope]
    """Its scopes."""
    carries: list[str]
    """Integrations whose operations it executes or reports results of; empty without the scope `operations.carry`."""
    created_at: datetime.datetime
    """Creation time."""
    expires_at: datetime.datetime | None
    """Time of expiry; null if it never expires."""
