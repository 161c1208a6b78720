# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WorkItemOrder(Label):
    """`newest`: what was opened last comes first. `oldest`: what was opened first. `last_changed`: what was changed
    last. `due`: what is due soonest, and what is overdue before it; then what is not due, since it has no
    `due_at` or has ended, the newest first."""

    NEWEST = 'newest'
    OLDEST = 'oldest'
    LAST_CHANGED = 'last_changed'
    DUE = 'due'
