# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.rate_limit_class import RateLimitClass


class CallerRateLimit(Response):
    """Request limit of the key. `RateLimit` shows the remainder."""

    limit_class: RateLimitClass
    requests: int
    """Requests that each window adds, evenly; `q` of `RateLimit-Policy`."""
    window_seconds: int
    """Length of the window; `w` of `RateLimit-Policy`."""
    burst: int
    """Requests that can be saved up and sent at once; `workgate-burst` of `RateLimit-Policy`."""
