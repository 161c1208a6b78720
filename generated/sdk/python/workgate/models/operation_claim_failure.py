# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class OperationClaimFailure(Label):
    """`refused`: not done, and never will be; `retryable`: not done, and may be executed again; `not_sent`: nothing
    was tried, and another worker may have it at once."""

    REFUSED = 'refused'
    RETRYABLE = 'retryable'
    NOT_SENT = 'not_sent'
