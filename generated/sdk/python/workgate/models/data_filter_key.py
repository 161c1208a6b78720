# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class DataFilterKey(Label):
    """Groups shown: `all`; `today` (an event is today), `upcoming` (an event is ahead), `live` (an event is live or
    interim), `finished` (every event is finished or abandoned)."""

    ALL = 'all'
    TODAY = 'today'
    UPCOMING = 'upcoming'
    LIVE = 'live'
    FINISHED = 'finished'
