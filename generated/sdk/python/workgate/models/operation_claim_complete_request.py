# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import Any

from workgate.model import Request


class OperationClaimCompleteRequest(Request):
    """Reports success."""

    token: str
    """The token of the claim, known only to its holder. It is a secret."""
    result: dict[str, object]
    """Result: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB."""
