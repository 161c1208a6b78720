# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WorkItemStatusFilter(Label):
    """A `WorkItemStatus` or one of its aliases: `pending` and `waiting` for `waiting_on_customer`, `done` for
    `resolved`, `canceled` for `cancelled`, `active` for `open`."""

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
    PENDING = 'pending'
    WAITING = 'waiting'
    DONE = 'done'
    CANCELED = 'canceled'
    ACTIVE = 'active'
