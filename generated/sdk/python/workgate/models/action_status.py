# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionStatus(Label):
    """State of an action. `outcome_unknown` lasts until the provider has said what it did."""

    RUNNING = 'running'
    SUCCEEDED = 'succeeded'
    FAILED = 'failed'
    OUTCOME_UNKNOWN = 'outcome_unknown'
