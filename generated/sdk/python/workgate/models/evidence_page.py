# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.evidence_entry import EvidenceEntry


class EvidencePage(Response):
    """A page of evidence, oldest entry first."""

    entries: list[EvidenceEntry]
    """The entries of this page."""
    next_page_token: str | None
    """Send it as `page_token` to get the next page; null on the last page."""
