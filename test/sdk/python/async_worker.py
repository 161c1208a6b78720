"""Does the same as worker.py, with asyncio."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys

from workgate import AsyncWorkgate, NotDone, OperationClaim, Refused, TryAgain, WorkgateError


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


async def close_account(claim: OperationClaim) -> dict[str, object]:
    what = claim.payload["note"]
    say(step="begun", note=what, key=claim.idempotency_key, attempt=claim.attempt)
    if what == "hang" and claim.attempt == 1:
        await asyncio.sleep(600)
    if what == "slow":
        await asyncio.sleep(3)
    if what == "refuse":
        raise Refused("The account has a balance.")
    if what == "again":
        raise TryAgain("The vault is locked.", after_seconds=5)
    if what == "back" and claim.attempt == 1:
        raise NotDone("Not today.")
    if what == "break":
        raise RuntimeError("nobody knows")
    if what == "nothing":
        return {"closure_id": object()}
    return {"closure_id": "cl_17"}


async def main() -> int:
    key, url = os.environ["WORKGATE_API_KEY"], os.environ["WORKGATE_BASE_URL"]
    async with AsyncWorkgate(api_key=key, base_url=url) as workgate:
        worker = workgate.worker(os.environ["WORKGATE_OPERATION"], close_account, wait_seconds=2)
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, worker.stop)
        say(step="ready")
        try:
            await worker.run()
        except WorkgateError as error:
            say(step="refused", **{"class": type(error).__name__, "message": str(error)})
            return 3
    say(step="stopped")
    return 0


sys.exit(asyncio.run(main()))
