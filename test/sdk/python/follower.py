"""Follows events and prints each as a line of JSON (test/sdk/followers.ts)."""

from __future__ import annotations

import json
import os
import signal
import sys

from workgate import Workgate, WorkgateError


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def main() -> int:
    key, url = os.environ["WORKGATE_API_KEY"], os.environ["WORKGATE_BASE_URL"]
    with Workgate(api_key=key, base_url=url) as workgate:
        follower = workgate.follow_events(
            after=int(os.environ["WORKGATE_AFTER"]),
            types=os.environ["WORKGATE_TYPES"].split() or None,
            wait_seconds=2,
        )
        signal.signal(signal.SIGTERM, lambda *_: follower.stop())
        say(step="ready")
        try:
            for event in follower:
                say(step="event", sequence=event.sequence, id=event.event_id, type=event.type.value)
        except WorkgateError as error:
            say(step="refused", **{"class": type(error).__name__, "after": follower.after})
            return 3
    say(step="stopped", after=follower.after)
    return 0


sys.exit(main())
