# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response


class WorkItemContact(Response):
    """The requester. Only known fields are present."""

    name: str | None = None
    """Name of the person."""
    email: str | None = None
    """E-mail address of the person, international domains in ASCII form (`xn--…`)."""
    locale: str | None = None
    """Language of the person as a BCP 47 tag."""
