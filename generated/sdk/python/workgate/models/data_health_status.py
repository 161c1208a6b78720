# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class DataHealthStatus(Label):
    """`fresh`; `stale` (the last refresh failed, or none succeeded for long; the last good data is shown);
    `degraded` (a part of the last load was unusable); `unavailable` (the source never loaded)."""

    FRESH = 'fresh'
    STALE = 'stale'
    DEGRADED = 'degraded'
    UNAVAILABLE = 'unavailable'
