"""Runs the official Python client against the service of a test.

First argument: JSON with `url`, `headers` and `mode` of the client. Reads one JSON request on each line of standard
input, and prints one answer on each line. Requests: {"list": true}, or {"name", "arguments"} for a call. The client
itself validates structured content against the tools' schemas.
"""

import asyncio
import json
import sys
from typing import Any

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client


async def answer(client: Client, request: dict[str, Any]) -> dict[str, Any]:
    if "list" in request:
        return {"tools": [tool.name for tool in (await client.list_tools()).tools]}
    result = await client.call_tool(request["name"], request["arguments"])
    text = "".join(block.text for block in result.content if block.type == "text")
    if result.is_error:
        return {"error": text}
    return {"output": result.structured_content, "text": text}


async def main() -> None:
    options = json.loads(sys.argv[1])
    async with httpx2.AsyncClient(headers=options["headers"], timeout=30) as http:
        transport = streamable_http_client(options["url"], http_client=http)
        async with Client(transport, mode=options["mode"]) as client:
            print(json.dumps({"revision": client.protocol_version, "server": client.server_info.name}), flush=True)
            while line := await asyncio.to_thread(sys.stdin.readline):
                print(json.dumps(await answer(client, json.loads(line))), flush=True)


asyncio.run(main())
