# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class OperationStatus(Label):
    """Status: `active` accepts new proposals; `retired` only completes existing ones."""

    ACTIVE = 'active'
    RETIRED = 'retired'
