# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from pydantic import Field

from workgate.model import Response
from workgate.models.dsse_signature import DsseSignature


class DsseEnvelope(Response):
    """A DSSE envelope (secure-systems-lab/dsse, version 1), with that format's field names."""

    payload_type: str = Field(alias="payloadType")
    """Always `application/vnd.in-toto+json`."""
    payload: str
    """An in-toto Statement v1 in base64; its predicate has the type `https://workgate.example/evidence/packet/v1`."""
    signatures: list[DsseSignature]
    """Signatures by packet keys."""
