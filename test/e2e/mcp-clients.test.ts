import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from '@modelcontextprotocol/client';
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutput } from '../support/mcp.ts';
import { type StoryClient, StoryDesk, tellStory } from '../support/mcp-story.ts';
import { MCP_PATH } from '../support/mcp-wire.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

/** Both major versions of the official TypeScript client, with each way in which they agree on a revision. */
const CLIENTS: Record<
  string,
  { revision: string; connect: (url: URL, headers: Record<string, string>) => Promise<Connected> }
> = {
  '2.x, which looks for 2026-07-28': { revision: '2026-07-28', connect: connect2('auto') },
  '2.x, pinned to 2026-07-28': { revision: '2026-07-28', connect: connect2({ pin: '2026-07-28' }) },
  '2.x, with a handshake': { revision: '2025-11-25', connect: connect2('legacy') },
  '1.x': { revision: '2025-11-25', connect: connect1 },
};

interface Connected {
  client: Client1 | Client2;
  revision: string | undefined;
}

const INFO = { name: 'story', version: '1.0.0' };

function connect2(mode: 'auto' | 'legacy' | { pin: string }) {
  return async (url: URL, headers: Record<string, string>): Promise<Connected> => {
    const client = new Client2(INFO, { versionNegotiation: { mode } });
    await client.connect(new Transport2(url, { requestInit: { headers } }));
    return { client, revision: client.getNegotiatedProtocolVersion() };
  };
}

async function connect1(url: URL, headers: Record<string, string>): Promise<Connected> {
  const client = new Client1(INFO);
  const transport = new Transport1(url, { requestInit: { headers } });
  // The type declaration of the client does not support exact optional properties.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return { client, revision: transport.protocolVersion };
}

/**
 * The clients validate structured content against the announced schemas. This function adds that there is no other
 * content.
 */
function storyClient({ client }: Connected): StoryClient {
  return {
    async listTools() {
      return (await client.listTools()).tools.map((tool) => tool.name);
    },
    async call(name, args) {
      const result = (await client.callTool({ name, arguments: args })) as {
        isError?: boolean;
        content: { text: string }[];
        structuredContent?: unknown;
      };
      if (result.isError === true) return { error: result.content[0]?.text ?? '' };
      expectOutput(name, result);
      return { output: result.structuredContent };
    },
  };
}

describe('the official TypeScript client', () => {
  let service: TestService;
  let story: StoryDesk;

  beforeAll(async () => {
    service = await TestService.start();
    story = await StoryDesk.open(service);
  });
  afterAll(() => service.stop());

  sampled(3).suites(Object.entries(CLIENTS))('%s', (_, { revision, connect }) => {
    const url = () => new URL(MCP_PATH, service.address);

    it('goes from a request for work to a proof of what was done, with an API key', async () => {
      const connected = await connect(url(), { 'X-Api-Key': story.desk.key.token });
      expect(connected.revision).toBe(revision);
      await tellStory(storyClient(connected), story);
      await connected.client.close();
    });

    it('approves with a delegation for exactly that, and sees no other tool', async () => {
      const proposal = (await story.desk.propose('100.00')).body;
      const { token } = await story.desk.delegate(proposal);
      const connected = await connect(url(), { Authorization: `Bearer ${token}` });
      const client = storyClient(connected);
      expect(await client.listTools()).toEqual(['approve_action']);
      const args = { proposal_id: proposal.proposal_id, payload_hash: proposal.payload_hash };
      const { output } = await client.call('approve_action', args);
      expect(output).toMatchObject({ status: 'approved', approvals: [{ approver: { type: 'delegation' } }] });
      await connected.client.close();
    });

    it('learns who serves it, and what the server is for', async () => {
      const { client } = await connect(url(), { 'X-Api-Key': story.desk.key.token });
      expect(client.getServerVersion()).toMatchObject({ name: 'workgate', title: 'Workgate' });
      expect(client.getInstructions()).toContain('governed proposals');
      expect(client.getServerCapabilities()).toEqual({ tools: {} });
      await client.close();
    });
  });
});
