# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WorkItemOrder(Label):
    """`newest`: opened last comes first. `oldest`: opened first comes first. `last_changed`: changed last comes
    first. `due`: overdue, then due soonest; then, newest first, those without `due_at` and those that have ended."""

    NEWEST = 'newest'
    OLDEST = 'oldest'
    LAST_CHANGED = 'last_changed'
    DUE = 'due'
