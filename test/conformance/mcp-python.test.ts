import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOutput } from '../support/mcp.ts';
import { type StoryClient, StoryDesk, tellStory } from '../support/mcp-story.ts';
import { MCP_PATH } from '../support/mcp-wire.ts';
import { TestService } from '../support/service.ts';
import { openPythonSuite, type PythonProcess, type PythonSuite } from './python.ts';

interface Greeting {
  revision: string;
  server: string;
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

describe('the official Python client', () => {
  let python: PythonSuite;
  let service: TestService;
  let story: StoryDesk;

  beforeAll(async () => {
    python = await openPythonSuite('mcp');
    service = await TestService.start();
    story = await StoryDesk.open(service);
  });
  afterAll(() => service.stop());

  it.each([
    ['auto', '2026-07-28'],
    ['legacy', '2025-11-25'],
  ])('goes from a request for work to a proof of what was done, in the mode %s (%s)', async (mode, revision) => {
    const headers = { 'X-Api-Key': story.desk.key.token };
    const client = await python.start('client.py', { url: `${service.address}${MCP_PATH}`, headers, mode });
    expect(client.greeting as Greeting).toEqual({ revision, server: 'workgate' });
    await tellStory(storyClient(client), story);
    await client.end();
  });
});
