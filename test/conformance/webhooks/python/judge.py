"""Prints the verdicts of the Standard Webhooks library and of our SDK for each request of a corpus."""

import base64
import json
import sys

from standardwebhooks.webhooks import Webhook
from workgate import WebhookVerificationError, webhooks


def theirs(headers, body, secret):
    try:
        Webhook(secret).verify(body, headers, json_parse=False)
    except Exception:  # The library raises errors of its own, and those of its dependencies.
        return False
    return True


def ours(headers, body, secrets):
    try:
        webhooks.verify(headers, body, secrets)
    except WebhookVerificationError as error:
        return error.reason.value
    return "taken"


verdicts = []
for request in json.load(open(sys.argv[1], encoding="utf-8")):
    headers, body, secrets = request["headers"], base64.b64decode(request["body_base64"]), request["secrets"]
    verdicts.append(
        {
            "theirs": any(theirs(headers, body, secret) for secret in secrets),
            "ours": ours(headers, body, secrets),
        }
    )
print(json.dumps(verdicts))
