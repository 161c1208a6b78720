# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ApprovalDecision(Label):
    """What the person decided."""

    APPROVE = 'approve'
    REJECT = 'reject'
