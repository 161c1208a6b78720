/**
 * The MCP door built with the official SDK's server on node:http, for comparison. It shares the service's own
 * credentials, rate limit, tools and everything below, so that only the protocol differs. It writes no request log.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { serverInfo, tools } from '../../generated/mcp/tools.ts';
import { composeServices } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { type AgentCall, createAgentGate } from '../../src/transports/agent-gate.ts';
import { capabilitiesOf } from '../../src/transports/capabilities.ts';
import { createToolHandlers } from '../../src/transports/mcp/tool-handlers.ts';
import type { ToolHandlers, ToolName } from '../../src/transports/mcp/tools.ts';
import type { LimitedVisit } from '../../src/transports/rate-limits.ts';

const config = readConfig(process.env);
const services = await composeServices(config);
await services.platform.storage.state.check(services.platform.keyRing);
services.platform.relay.start();
const handlers = createToolHandlers({
  ...capabilitiesOf(services),
  workBaseUrl: config.workBaseUrl,
});
const gate = createAgentGate({
  agents: services.identity.agents,
  rateLimiter: services.identity.rateLimiter,
  shares: services.platform.shares,
  agentPerMinute: config.rateLimits.agentPerMinute,
  addressOf: (request) => request.socket.remoteAddress ?? '',
  origin: { workBaseUrl: config.workBaseUrl, loopbackToo: false },
});

/** Tools with their schemas in the SDK's format, converted once. */
const registered = (Object.keys(tools) as ToolName[]).map((name) => {
  const { title, description, inputSchema, outputSchema, annotations } = tools[name].published;
  const schemas = { inputSchema: fromJsonSchema(inputSchema), outputSchema: fromJsonSchema(outputSchema) };
  return { name, config: { title, description, annotations, ...schemas } };
});

function serverFor(call: AgentCall): McpServer {
  const server = new McpServer(serverInfo, { capabilities: { tools: {} } });
  for (const { name, config } of registered) {
    if (!call.agentScopes.has(tools[name].scope)) continue;
    server.registerTool(name, config, async (input: unknown) => {
      const handler = handlers[name] as (input: unknown, call: AgentCall) => ReturnType<ToolHandlers[ToolName]>;
      const structuredContent = (await handler(input, call)) as unknown as Record<string, unknown>;
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    });
  }
  return server;
}

const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.['call'] as AgentCall), {
  responseMode: 'json',
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(200).end();
  const visit: LimitedVisit = { isOver: () => response.headersSent };
  response.once('close', () => visit.work?.release());
  const call = await gate(request, 'mcp', visit);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const web = new Request(`http://${request.headers.host}${request.url}`, {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  });
  const authInfo = { token: '', clientId: call.principal.id, scopes: [...call.agentScopes], extra: { call } };
  const answer = await handler.fetch(web, { authInfo });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
}

createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
}).listen(config.listen.port, config.listen.host);
