# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class PolicyDecision(Label):
    """Decision of policy: the action may run without a person (`auto_approve`), needs people (`require_approval`),
    or may not run (`deny`)."""

    AUTO_APPROVE = 'auto_approve'
    REQUIRE_APPROVAL = 'require_approval'
    DENY = 'deny'
