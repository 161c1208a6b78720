"""Runs the official Python client of revision 2025-03-26 or, in 1.8, of 2024-11-05 against the service of a test.

Reads one JSON request on each line of standard input, like ../mcp/client.py, but with the API that the package had
before version 2. First argument: JSON with `url` and `headers`.
"""

import asyncio
import json
import sys
from typing import Any

from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client


async def answer(session: ClientSession, request: dict[str, Any]) -> dict[str, Any]:
    if "list" in request:
        return {"tools": [tool.name for tool in (await session.list_tools()).tools]}
    result = await session.call_tool(request["name"], request["arguments"])
    text = "".join(block.text for block in result.content if block.type == "text")
    if result.isError:
        return {"error": text}
    # These revisions have no structured content, so programs read the text.
    return {"output": json.loads(text), "text": text}


async def main() -> None:
    options = json.loads(sys.argv[1])
    async with streamablehttp_client(options["url"], headers=options["headers"]) as (reader, writer, _):
        async with ClientSession(reader, writer) as session:
            greeting = await session.initialize()
            revision, server = greeting.protocolVersion, greeting.serverInfo.name
            print(json.dumps({"revision": revision, "server": server}), flush=True)
            while line := await asyncio.to_thread(sys.stdin.readline):
                print(json.dumps(await answer(session, json.loads(line))), flush=True)


asyncio.run(main())
