# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.principal_type import PrincipalType


class Principal(Response):
    """The actor."""

    type: PrincipalType
    id: str
    """Id of the API key, delegation or person."""
    display_name: str
    """Name for people, at that time."""
