import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChatDesk } from '../support/chat-desk.ts';
import { OwnEngine } from './own-engine.ts';

/** Time limit after which the platform shows the person an error of its own (docs.slack.dev, "Slash commands"). */
const PLATFORM_LIMIT_MS = 3_000;

let engine: OwnEngine;
let chat: ChatDesk;

beforeAll(async () => {
  engine = await OwnEngine.start();
  chat = await ChatDesk.openOwn({ mongodbUri: engine.uri });
});
afterAll(async () => {
  await chat?.close();
  await engine?.stop();
});

test("answers a command within the platform's limit while the database hangs, reports its outcome later, and recovers", async () => {
  const own = await chat.connect();
  expect((await chat.command(own, 'Before')).body?.text).toContain('Taken in');
  await engine.suspend();
  try {
    const startedAt = performance.now();
    const answer = await chat.command(own, 'Meanwhile');
    expect(performance.now() - startedAt).toBeLessThan(PLATFORM_LIMIT_MS);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      response_type: 'ephemeral',
      text: expect.stringContaining('The result will appear here'),
    });
  } finally {
    engine.resume();
  }
  // The person gets any outcome at the response URL.
  const told = () => chat.platform.replies.map(({ body }) => body.text);
  await expect.poll(told, { timeout: 60_000 }).toEqual([expect.stringMatching(/^Taken in: Meanwhile|Try again/)]);
  expect((await chat.command(own, 'After')).body?.text).toContain('Taken in');
});
