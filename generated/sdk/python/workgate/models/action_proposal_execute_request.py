# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class ActionProposalExecuteRequest(Request):
    """Whether to execute, or only to say what executing would do."""

    dry_run: bool
    """`true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes."""
