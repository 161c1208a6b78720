# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WorkItemStatus(Label):
    """State of a WorkItem. `closed`, `cancelled`, `failed` and `rejected` are final."""

    NEW = 'new'
    OPEN = 'open'
    IN_PROGRESS = 'in_progress'
    WAITING_ON_CUSTOMER = 'waiting_on_customer'
    WAITING_ON_APPROVAL = 'waiting_on_approval'
    RESOLVED = 'resolved'
    CLOSED = 'closed'
    CANCELLED = 'cancelled'
    FAILED = 'failed'
    REJECTED = 'rejected'
