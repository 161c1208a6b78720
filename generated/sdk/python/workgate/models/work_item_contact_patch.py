# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from typing import ClassVar

from workgate.model import Request


class WorkItemContactPatch(Request):
    """Changes to the contact; null removes it."""

    _nullable: ClassVar[frozenset[str]] = frozenset(
        {
            "name",
            "email",
            "locale",
        }
    )

    name: str | None = None
    """New name; null removes it."""
    email: str | None = None
    """New e-mail address; null removes it."""
    locale: str | None = None
    """New locale; null removes it."""
