"""Walks over pages: yields the entries of one, and fetches the next only when more are asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import TypeVar

Entry = TypeVar("Entry")


def pages(first: str | None, fetch: Callable[[str | None], tuple[Sequence[Entry], str | None]]) -> Iterator[Entry]:
    token = first
    while True:
        entries, token = fetch(token)
        yield from entries
        if token is None:
            return


async def pages_async(
    first: str | None, fetch: Callable[[str | None], Awaitable[tuple[Sequence[Entry], str | None]]]
) -> AsyncIterator[Entry]:
    token = first
    while True:
        entries, token = await fetch(token)
        for entry in entries:
            yield entry
        if token is None:
            return
