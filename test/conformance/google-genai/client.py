"""Loads the service's tools into Google's Python SDK, as for a model, and makes a call that a model would make.

First argument: JSON with `url` and `headers` of the service, and the model's `call`, with `name` and `args`. Prints the
tool declarations that the model gets, and the text of its answer. Uses the adapter that the SDK itself uses for
`tools=[session]`, because a whole request would need a model.
"""

import asyncio
import json
import sys

import httpx2
from google.genai import types
from google.genai._adapters import McpToGenAiToolAdapter
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client


async def main() -> None:
    options = json.loads(sys.argv[1])
    async with httpx2.AsyncClient(headers=options["headers"], timeout=30) as http:
        async with streamable_http_client(options["url"], http_client=http) as streams:
            async with ClientSession(streams[0], streams[1]) as session:
                await session.initialize()
                adapter = McpToGenAiToolAdapter(session, await session.list_tools())
                declared = [one for tool in adapter.tools for one in tool.function_declarations or []]
                result = await adapter.call_tool(types.FunctionCall(**options["call"]))
                answer = "".join(block.text for block in result.content if block.type == "text")
                shown = [one.model_dump(mode="json", exclude_none=True) for one in declared]
                print(json.dumps({"declared": shown, "answer": answer}))


asyncio.run(main())
