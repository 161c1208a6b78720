# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ReportedState(Label):
    """`done`: it was done; `failed`: nothing was done. Do not report an unclear outcome."""

    DONE = 'done'
    FAILED = 'failed'
