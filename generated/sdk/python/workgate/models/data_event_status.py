# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class DataEventStatus(Label):
    """State of an event; `interim` results are not final."""

    SCHEDULED = 'scheduled'
    LIVE = 'live'
    INTERIM = 'interim'
    FINISHED = 'finished'
    ABANDONED = 'abandoned'
