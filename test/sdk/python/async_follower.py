"""Does the same as follower.py, with asyncio."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys

from workgate import AsyncWorkgate, WorkgateError


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


async def main() -> int:
    key, url = os.environ["WORKGATE_API_KEY"], os.environ["WORKGATE_BASE_URL"]
    async with AsyncWorkgate(api_key=key, base_url=url) as workgate:
        follower = workgate.follow_events(
            after=int(os.environ["WORKGATE_AFTER"]),
            types=os.environ["WORKGATE_TYPES"].split() or None,
            wait_seconds=2,
        )
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, follower.stop)
        say(step="ready")
        try:
            async for event in follower:
                say(step="event", sequence=event.sequence, id=event.event_id, type=event.type.value)
        except WorkgateError as error:
            say(step="refused", **{"class": type(error).__name__, "after": follower.after})
            return 3
    say(step="stopped", after=follower.after)
    return 0


sys.exit(asyncio.run(main()))
