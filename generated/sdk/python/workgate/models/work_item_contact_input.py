# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Request


class WorkItemContactInput(Request):
    """The requester."""

    name: str | None = None
    """Name of the person."""
    email: str | None = None
    """E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in
    ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`."""
    locale: str | None = None
    """Language of the person as a BCP 47 tag."""
