"""An HTTP transport for the Python clients of A2A, which neither expose the ids of events nor send them back."""

from collections.abc import AsyncIterator

import httpx


class WatchedStream(httpx.AsyncByteStream):
    """A streamed response that records the last `id:`."""

    def __init__(self, stream: httpx.AsyncByteStream, watch: "Watch") -> None:
        self.stream = stream
        self.watch = watch

    async def __aiter__(self) -> AsyncIterator[bytes]:
        rest = b""
        async for chunk in self.stream:
            rest += chunk
            *lines, rest = rest.split(b"\n")
            for line in lines:
                if line.startswith(b"id: "):
                    self.watch.last_id = line[4:].decode()
            yield chunk

    async def aclose(self) -> None:
        await self.stream.aclose()


class Watch(httpx.AsyncBaseTransport):
    """Records the id of the last event, and sends `resume_after` as Last-Event-ID if it is set."""

    def __init__(self) -> None:
        self.inner = httpx.AsyncHTTPTransport()
        self.last_id: str | None = None
        self.resume_after: str | None = None

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if self.resume_after is not None:
            request.headers["Last-Event-ID"] = self.resume_after
        response = await self.inner.handle_async_request(request)
        response.stream = WatchedStream(response.stream, self)
        return response
