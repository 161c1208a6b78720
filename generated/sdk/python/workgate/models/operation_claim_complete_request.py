# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Request


class OperationClaimCompleteRequest(Request):
    """That it was done."""

    token: str
    """The token of the claim, which nobody but who was given the claim has. It is a secret."""
    result: dict[str, object]
    """What came of it: the members that the `result_schema` of the operation has, with or without `type`; at most 64
    KiB."""
