"""A worker whose payload tells what to do. It prints each step as a line of JSON (test/sdk/workers.ts)."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import cast

from workgate import NotDone, OperationClaim, Refused, TryAgain, Workgate, WorkgateError


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def close_account(claim: OperationClaim) -> dict[str, object]:
    what = claim.payload["note"]
    say(step="begun", note=what, key=claim.idempotency_key, attempt=claim.attempt)
    if what == "hang" and claim.attempt == 1:
        time.sleep(600)
    if what == "slow":
        time.sleep(3)
    if what == "refuse":
        raise Refused("The account has a balance.")
    if what == "again":
        raise TryAgain("The vault is locked.", after_seconds=5)
    if what == "back" and claim.attempt == 1:
        raise NotDone("Not today.")
    if what == "break":
        raise RuntimeError("nobody knows")
    if what == "nothing":
        return cast(dict[str, object], None)
    return {"closure_id": "cl_17"}


with Workgate(api_key=os.environ["WORKGATE_API_KEY"], base_url=os.environ["WORKGATE_BASE_URL"]) as workgate:
    worker = workgate.worker(os.environ["WORKGATE_OPERATION"], close_account, wait_seconds=2)
    signal.signal(signal.SIGTERM, lambda *_: worker.stop())
    say(step="ready")
    try:
        worker.run()
    except WorkgateError as error:
        say(step="refused", **{"class": type(error).__name__, "message": str(error)})
        sys.exit(3)
say(step="stopped")
