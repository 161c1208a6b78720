import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser } from './browser.ts';
import type { GrpcWebOutcome } from './grpc-web/client.ts';

/** gRPC status codes (grpc/grpc, doc/statuscodes.md). */
const [INVALID_ARGUMENT, NOT_FOUND, UNIMPLEMENTED] = [3, 5, 12];

let service: TestService;
let browser: TestBrowser;
let page: Page;
/** Content types of the responses to calls in the text format, by path. */
const inText = new Map<string, string | undefined>();

beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
  const tenantId = await service.createTenant('Acme');
  page = await browser.openAs(await TestPerson.create(service, [{ tenantId, role: 'member' }]));
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Inbox');
  page.on('response', (response) => {
    if (response.request().headers()['content-type'] !== 'application/grpc-web-text') return;
    inText.set(new URL(response.url()).pathname, response.headers()['content-type']);
  });
  await page.evaluate(await bundled('grpc-web/client.ts'));
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Bundles the client into one script. */
async function bundled(file: string): Promise<string> {
  const entry = path.join(import.meta.dirname, file);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'grpcWebTest' } },
  });
  const [result] = [built].flat();
  const script = result !== undefined && 'output' in result ? result.output[0]?.code : undefined;
  if (script === undefined) throw new Error(`${file} was not bundled`);
  return script;
}

const call = (method: string, request: object, wanted = 1): Promise<GrpcWebOutcome> =>
  page.evaluate(
    // biome-ignore lint/suspicious/noExplicitAny: what the script has put there
    ([name, message, count]) => (globalThis as any).callWithGrpcWeb(name, message, count),
    [method, request, wanted] as const,
  );

test('Google’s own client makes a call, watches a stream and reads errors', async () => {
  const created = await call('createWorkItem', { subject: 'Überweisung ✓', tags: ['refund'] });
  expect(created).toMatchObject({ messages: [{ workItem: { subject: 'Überweisung ✓', tags: ['refund'] } }] });
  const { workItemId } = (created.messages[0] as { workItem: { workItemId: string } }).workItem;

  const watched = await call('watchWorkItemTimeline', { workItemId }, 2);
  // The order depends on whether the entry is logged before the stream has caught up.
  expect(watched.messages.toSorted((one) => ('entry' in Object(one) ? -1 : 1))).toMatchObject([
    { entry: { type: 'work_item.created' } },
    { caughtUp: {} },
  ]);

  const missing = await call('getWorkItem', { workItemId: 'wi_00000000000000000000000000' });
  expect(missing.error).toMatchObject({ code: NOT_FOUND, message: expect.stringContaining('wi_0000') });
  const refused = await call('createWorkItem', { subject: '' });
  expect(refused.error).toMatchObject({ code: INVALID_ARGUMENT, message: expect.stringContaining('subject') });

  const methods = ['CreateWorkItem', 'WatchWorkItemTimeline', 'GetWorkItem'];
  const answered = methods.map((name) => [`/workgate.work.v1.WorkService/${name}`, 'application/grpc-web-text+proto']);
  expect([...inText]).toEqual(answered);
});

test('Google’s own client reads the error for an unknown method', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: what the script has put there
  const { error } = await page.evaluate(() => (globalThis as any).callUnknownWithGrpcWeb() as Promise<GrpcWebOutcome>);
  expect(error).toMatchObject({ code: UNIMPLEMENTED, message: expect.stringContaining('no such method') });
});
