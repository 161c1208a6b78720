# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class ActionProposalExecuteRequest(Request):
    """Executes, or only shows the effect of executing."""

    dry_run: bool
    """`true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes."""
