"""Runs the official Python client of A2A 0.3 against the service of a test.

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

from a2a.client import ClientConfig, ClientFactory  # noqa: E402
from a2a.client.errors import A2AClientError  # noqa: E402
from a2a.types import Message, Part, Role, TaskIdParams, TaskQueryParams, TextPart  # noqa: E402
from a2a.utils.signing import create_signature_verifier  # noqa: E402
from watched_http import Watch  # noqa: E402


def message(text: str, context_id: str | None = None) -> Message:
    part = Part(root=TextPart(text=text))
    return Message(role=Role.user, message_id=str(uuid.uuid4()), parts=[part], context_id=context_id)


def seen(event: object) -> str:
    task, update = event
    if update is None:
        return f"task {task.status.state.value}"
    return f"{update.kind} {update.status.state.value if update.kind == 'status-update' else update.artifact.name}"


async def main() -> None:
    options = json.loads(sys.argv[1])
    watch = Watch()
    headers = {"X-Api-Key": options["key"]}
    async with httpx.AsyncClient(transport=watch, headers=headers, timeout=60) as http:
        jwks = (await http.get(f"{options['url']}/.well-known/jwks.json")).json()
        keys = {key["kid"]: PyJWK(key) for key in jwks["keys"] if key["purpose"] == "agent-card"}
        verify = create_signature_verifier(lambda kid, jku: keys[kid], ["EdDSA"])
        config = ClientConfig(httpx_client=http, streaming=True)
        client = await ClientFactory.connect(options["url"], client_config=config, signature_verifier=verify)

        async def move(task_id: str, status: str) -> None:
            url = f"{options['url']}/api/v1/public/work-items/{task_id}"
            (await http.patch(url, json={"status": status})).raise_for_status()

        stream = client.send_message(message("The parcel came twice."))
        # Recorded at once, because the client later changes the task that it returned.
        opened = await anext(stream)
        task_id = opened[0].id
        first = [seen(opened)]
        await move(task_id, "open")
        first.append(seen(await anext(stream)))
        await stream.aclose()
        watch.resume_after = watch.last_id
        await move(task_id, "in_progress")
        resumed = client.resubscribe(TaskIdParams(id=task_id))
        second = [seen(await anext(resumed)), seen(await anext(resumed))]
        await move(task_id, "resolved")
        second.extend([seen(event) async for event in resumed])
        watch.resume_after = None

        # Output modes as agents named them before they were media types.
        config = ClientConfig(httpx_client=http, streaming=False, polling=True, accepted_output_modes=["text"])
        plain = ClientFactory(config).create(await client.get_card())
        ((other, _),) = [event async for event in plain.send_message(message("Well?"))]
        ((joined, _),) = [event async for event in plain.send_message(message("Never mind.", other.context_id))]
        canceled = await plain.cancel_task(TaskIdParams(id=other.id))
        error = ""
        try:
            await plain.get_task(TaskQueryParams(id="wi_01h455vb4pex5vsknk084sn02q"))
        except A2AClientError as failure:
            error = str(failure)
        print(
            json.dumps(
                {
                    "first": first,
                    "second": second,
                    "completed": (await plain.get_task(TaskQueryParams(id=task_id))).status.state.value,
                    "joined": joined.id == other.id,
                    "canceled": canceled.status.state.value,
                    "error": error,
                }
            )
        )


asyncio.run(main())
