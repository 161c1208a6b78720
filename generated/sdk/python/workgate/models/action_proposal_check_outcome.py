# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionProposalCheckOutcome(Label):
    """What the provider said when it was asked last whether it would do it: `ok`, or `would_fail` if it would refuse
    it as things stood; `not_checked` if it could not be asked."""

    OK = 'ok'
    WOULD_FAIL = 'would_fail'
    NOT_CHECKED = 'not_checked'
