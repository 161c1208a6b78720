# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class RateLimitClass(Label):
    """Requests counted together: `public` for this API, `agent` for MCP and A2A. `RateLimit` and `RateLimit-Policy`
    begin with it."""

    PUBLIC = 'public'
    AGENT = 'agent'
