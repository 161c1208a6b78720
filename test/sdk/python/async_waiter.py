"""Does the same as waiter.py, with asyncio."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from typing import cast

from workgate import AsyncWorkgate, WaitTimeoutError, WaitUntil, WorkgateError


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


async def main() -> None:
    key, url = os.environ["WORKGATE_API_KEY"], os.environ["WORKGATE_BASE_URL"]
    timeout = os.environ["WORKGATE_TIMEOUT_SECONDS"]
    async with AsyncWorkgate(api_key=key, base_url=url) as workgate:
        waiting = asyncio.ensure_future(
            workgate.wait_for_proposal(
                os.environ["WORKGATE_PROPOSAL"],
                until=cast(WaitUntil, os.environ["WORKGATE_UNTIL"]),
                timeout=float(timeout) if timeout else None,
            )
        )
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, waiting.cancel)
        try:
            proposal = await waiting
            say(step="reached", id=proposal.proposal_id, status=proposal.status.value)
        except WaitTimeoutError as error:
            status = None if error.proposal is None else error.proposal.status.value
            say(step="late", status=status, message=str(error))
        except WorkgateError as error:
            say(step="refused", **{"class": type(error).__name__})
        except asyncio.CancelledError:
            say(step="stopped")


asyncio.run(main())
