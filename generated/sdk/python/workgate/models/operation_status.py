# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class OperationStatus(Label):
    """Whether something new can be proposed by it (`active`), or only what was goes on (`retired`)."""

    ACTIVE = 'active'
    RETIRED = 'retired'
