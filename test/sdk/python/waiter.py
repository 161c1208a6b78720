"""Waits for the outcome of a proposal and prints it (test/sdk/waits.ts)."""

from __future__ import annotations

import json
import os
from typing import cast

from workgate import WaitTimeoutError, WaitUntil, Workgate, WorkgateError


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def main() -> None:
    key, url = os.environ["WORKGATE_API_KEY"], os.environ["WORKGATE_BASE_URL"]
    timeout = os.environ["WORKGATE_TIMEOUT_SECONDS"]
    try:
        with Workgate(api_key=key, base_url=url) as workgate:
            proposal = workgate.wait_for_proposal(
                os.environ["WORKGATE_PROPOSAL"],
                until=cast(WaitUntil, os.environ["WORKGATE_UNTIL"]),
                timeout=float(timeout) if timeout else None,
            )
        say(step="reached", id=proposal.proposal_id, status=proposal.status.value)
    except WaitTimeoutError as error:
        status = None if error.proposal is None else error.proposal.status.value
        say(step="late", status=status, message=str(error))
    except WorkgateError as error:
        say(step="refused", **{"class": type(error).__name__})
    except KeyboardInterrupt:
        say(step="stopped")


main()
