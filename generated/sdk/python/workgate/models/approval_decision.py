# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ApprovalDecision(Label):
    """Decision of the person."""

    APPROVE = 'approve'
    REJECT = 'reject'
