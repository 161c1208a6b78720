# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ActionProposalCheckOutcome(Label):
    """Provider's answer when last asked if it would do it: `ok`; `would_fail` if it would refuse it as things stood;
    `not_checked` if it could not be asked."""

    OK = 'ok'
    WOULD_FAIL = 'would_fail'
    NOT_CHECKED = 'not_checked'
