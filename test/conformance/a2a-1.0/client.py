"""Runs the official Python client of A2A 1.0 against the service of a test.

Argument: JSON with the service's `url` and an API `key`. Prints what the client received, as JSON.
"""

import asyncio
import json
import sys
import uuid
from pathlib import Path

import httpx
from jwt import PyJWK

sys.path.insert(0, str(Path(__file__).parent.parent))

from a2a.client import A2ACardResolver, ClientConfig, ClientFactory  # noqa: E402
from a2a.types import (  # noqa: E402
    CancelTaskRequest,
    GetTaskRequest,
    Message,
    Part,
    Role,
    SendMessageRequest,
    StreamResponse,
    SubscribeToTaskRequest,
    TaskState,
)
from a2a.utils.signing import create_signature_verifier  # noqa: E402
from watched_http import Watch  # noqa: E402


def request(text: str, context_id: str = "") -> SendMessageRequest:
    parts = [Part(text=text)]
    message = Message(role=Role.ROLE_USER, message_id=str(uuid.uuid4()), parts=parts, context_id=context_id)
    return SendMessageRequest(message=message)


def state(value: int) -> str:
    return TaskState.Name(value)


def seen(event: StreamResponse) -> str:
    kind = event.WhichOneof("payload")
    if kind == "artifact_update":
        return f"{kind} {event.artifact_update.artifact.name}"
    return f"{kind} {state(getattr(event, kind).status.state)}"


async def main() -> None:
    options = json.loads(sys.argv[1])
    watch = Watch()
    headers = {"X-Api-Key": options["key"]}
    async with httpx.AsyncClient(transport=watch, headers=headers, timeout=60) as http:
        jwks = (await http.get(f"{options['url']}/.well-known/jwks.json")).json()
        keys = {key["kid"]: PyJWK(key) for key in jwks["keys"] if key["purpose"] == "agent-card"}
        verify = create_signature_verifier(lambda kid, jku: keys[kid], ["EdDSA"])
        card = await A2ACardResolver(http, options["url"]).get_agent_card(signature_verifier=verify)
        client = ClientFactory(ClientConfig(httpx_client=http, streaming=True)).create(card)

        async def move(task_id: str, status: str) -> None:
            url = f"{options['url']}/api/v1/public/work-items/{task_id}"
            (await http.patch(url, json={"status": status})).raise_for_status()

        stream = client.send_message(request("The parcel came twice."))
        first = [await anext(stream)]
        task_id = first[0].task.id
        await move(task_id, "open")
        first.append(await anext(stream))
        await stream.aclose()
        watch.resume_after = watch.last_id
        await move(task_id, "in_progress")
        resumed = client.subscribe(SubscribeToTaskRequest(id=task_id))
        second = [await anext(resumed), await anext(resumed)]
        await move(task_id, "resolved")
        second.extend([event async for event in resumed])
        watch.resume_after = None

        # Output modes as agents named them before they were media types.
        config = ClientConfig(httpx_client=http, streaming=False, polling=True, accepted_output_modes=["text"])
        plain = ClientFactory(config).create(card)
        (opened,) = [event async for event in plain.send_message(request("Well?"))]
        (joined,) = [event async for event in plain.send_message(request("Never mind.", opened.task.context_id))]
        canceled = await plain.cancel_task(CancelTaskRequest(id=opened.task.id))
        error = ""
        try:
            await plain.get_task(GetTaskRequest(id="wi_01h455vb4pex5vsknk084sn02q"))
        except Exception as failure:  # noqa: BLE001
            error = f"{type(failure).__name__}: {failure}"
        completed = await plain.get_task(GetTaskRequest(id=task_id))
        print(
            json.dumps(
                {
                    "first": [seen(event) for event in first],
                    "second": [seen(event) for event in second],
                    "completed": state(completed.status.state),
                    "joined": joined.task.id == opened.task.id,
                    "canceled": state(canceled.status.state),
                    "error": error,
                }
            )
        )


asyncio.run(main())
