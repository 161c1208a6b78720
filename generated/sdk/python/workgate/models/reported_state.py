# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ReportedState(Label):
    """`done`: it was done; `failed`: nothing was done. What may have been done is not reported."""

    DONE = 'done'
    FAILED = 'failed'
