# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ApiKeyScope(Label):
    """Permission of an API key; each operation names the one that it needs."""

    WORK_DOT_READ = 'work.read'
    WORK_DOT_WRITE = 'work.write'
    WORK_DOT_ACTIONS = 'work.actions'
    CATALOG_DOT_READ = 'catalog.read'
    SOURCE_DOT_READ = 'source.read'
    OPERATIONS_DOT_CARRY = 'operations.carry'
    EVENTS_DOT_READ = 'events.read'
    WEBHOOKS_DOT_MANAGE = 'webhooks.manage'
