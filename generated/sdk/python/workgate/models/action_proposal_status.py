# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionProposalStatus(Label):
    """State of a proposal. `pending_approval` waits for people. `auto_approved` and `approved` can be executed.
    `outcome_unknown` waits until the provider's outcome is known. `rejected`, `denied`, `expired`, `cancelled`,
    `executed` and `execution_failed` are final, except that a failure the provider calls retryable may be
    executed again."""

    PENDING_APPROVAL = 'pending_approval'
    AUTO_APPROVED = 'auto_approved'
    APPROVED = 'approved'
    REJECTED = 'rejected'
    DENIED = 'denied'
    EXPIRED = 'expired'
    CANCELLED = 'cancelled'
    EXECUTING = 'executing'
    EXECUTED = 'executed'
    EXECUTION_FAILED = 'execution_failed'
    OUTCOME_UNKNOWN = 'outcome_unknown'
