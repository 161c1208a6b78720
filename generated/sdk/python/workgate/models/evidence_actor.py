# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.principal_type import PrincipalType


class EvidenceActor(Response):
    """The actor; without names, since the log outlives people."""

    type: PrincipalType
    id: str
    """Id of the API key, delegation or person."""
    accountable: str | None
    """The person accountable for it, such as the creator of the API key; null if there is none."""
