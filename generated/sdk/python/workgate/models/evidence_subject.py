# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class EvidenceSubject(Response):
    """The subject."""

    type: str
    """Kind of the subject, such as `work_item`, `message` or `evidence_export`."""
    id: str
    """Identifier of the subject."""
