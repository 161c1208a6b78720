# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

import datetime

from workgate.model import Response
from workgate.models.api_key_environment import ApiKeyEnvironment
from workgate.models.api_key_scope import ApiKeyScope


class CallerKey(Response):
    """The API key of the request. Its secret is told once, when it is made."""

    key_id: str
    """Identifier of the key, as `proposed_by` and `author` name it."""
    name: str
    """What it is called."""
    prefix: str
    """What the key begins with; it tells which one it is, and grants nothing."""
    environment: ApiKeyEnvironment
    scopes: list[ApiKeyScope]
    """What it may do."""
    carries: list[str]
    """Integrations of which it carries out operations, or reports what came of them; empty without the scope
    `operations.carry`."""
    created_at: datetime.datetime
    """When it was made."""
    expires_at: datetime.datetime | None
    """Until when it works; null if it has no end."""
