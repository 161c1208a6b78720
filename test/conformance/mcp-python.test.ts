import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutput, TOOL_NAMES } from '../support/mcp.ts';
import { type StoryClient, StoryDesk, tellStory } from '../support/mcp-story.ts';
import { MCP_PATH } from '../support/mcp-wire.ts';
import { TestService } from '../support/service.ts';
import { openPythonSuite, type PythonProcess } from './python.ts';

interface Greeting {
  revision: string;
  server: string;
}

interface Declaration {
  name: string;
  parameters: DeclaredSchema;
}

interface DeclaredSchema {
  properties: Record<string, DeclaredSchema>;
  any_of?: DeclaredSchema[];
  enum?: string[];
}

interface ModelView {
  declared: Declaration[];
  answer: string;
}

interface CallAnswer {
  output?: unknown;
  text: string;
  error?: string;
}

function storyClient(process: PythonProcess): StoryClient {
  return {
    async listTools() {
      return ((await process.ask({ list: true })) as { tools: string[] }).tools;
    },
    async call(name, args) {
      const answer = (await process.ask({ name, arguments: args })) as CallAnswer;
      if (answer.error !== undefined) return { error: answer.error };
      expectOutput(name, { structuredContent: answer.output, content: [{ type: 'text', text: answer.text }] });
      return { output: answer.output };
    },
  };
}

describe('the official Python client of MCP', () => {
  let service: TestService;
  let story: StoryDesk;

  beforeAll(async () => {
    service = await TestService.start();
    story = await StoryDesk.open(service);
  });
  afterAll(() => service.stop());

  const options = () => ({ url: `${service.address}${MCP_PATH}`, headers: { 'X-Api-Key': story.desk.key.token } });

  it.each([
    ['mcp', 'auto', '2026-07-28', 'client.py'],
    ['mcp', 'legacy', '2025-11-25', 'client.py'],
    ['mcp-1.9', 'its only', '2025-03-26', 'client.py'],
    ['mcp-1.8', 'its only', '2024-11-05', '../mcp-1.9/client.py'],
  ])('%s runs the scenario from a request for work to its proof in %s mode (%s)', async (suite, mode, revision, script) => {
    const python = await openPythonSuite(suite);
    const client = await python.start(script, { ...options(), mode });
    expect(client.greeting as Greeting).toEqual({ revision, server: 'workgate' });
    await tellStory(storyClient(client), story);
    await client.end();
  });

  it('loads every tool in Google’s SDK, which calls one as its models do', async () => {
    const python = await openPythonSuite('google-genai');
    const args = { subject: 'By a model', contact: { name: 'Ada', email: null }, priority: null, tags: '["refund"]' };
    const call = { name: 'create_work_item', args };
    const { declared, answer } = (await python.run('client.py', { ...options(), call })) as ModelView;
    const tools = TOOL_NAMES.filter((name) => name !== 'approve_action');
    expect(declared.map(({ name }) => name)).toEqual(tools);
    // The model must get every kind of payload, and the member that tells them apart.
    const payload = declared.find(({ name }) => name === 'propose_action')?.parameters.properties['payload'];
    expect(payload?.any_of?.map(({ properties }) => properties['type']?.enum)).toEqual([
      ['commerce_refund'],
      ['chat_post_message'],
      undefined,
    ]);
    expect(JSON.parse(answer)).toMatchObject({ subject: 'By a model', priority: 'normal', tags: ['refund'] });
  });
});
