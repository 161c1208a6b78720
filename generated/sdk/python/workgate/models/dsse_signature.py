# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class DsseSignature(Response):
    """One signature over the pre-authentication encoding of type and payload."""

    keyid: str
    """The `kid` of the key in `/.well-known/jwks.json`; its `purpose` there is `packet`."""
    sig: str
    """The Ed25519 signature in base64."""
