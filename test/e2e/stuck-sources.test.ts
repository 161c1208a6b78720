/** Sources whose documents overwhelm their adapter, while the process serves requests. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeServer } from '../../src/compose.ts';
import { AdaptationProcesses } from '../../src/projections/sources/adaptation-processes.ts';
import { Refresher } from '../../src/projections/sources/refresher.ts';
import { SourceRepository } from '../../src/projections/sources/repository.ts';
import { FeedServer } from '../support/feed-server.ts';
import { registerSource, sourcesOf } from '../support/racing.ts';
import { TestService } from '../support/service.ts';

const HOSTILE = pathToFileURL(path.resolve(import.meta.dirname, '../fixtures/adapters/hostile.ts')).href;
const TIMEOUT_MS = 10_000;

let feed: FeedServer;
let service: TestService;
let server: Server;
let processes: AdaptationProcesses;
let tenantId: string;
beforeAll(async () => {
  feed = await FeedServer.start();
  feed.serve('/documents', { any: 'thing' });
  // A process of the service would have other adapters. Without one, only the test refreshes what is due.
  service = await TestService.withoutProcess();
  tenantId = await service.createTenant();
  const never = new AbortController().signal;
  server = await composeServer(service.services, { retiring: never, draining: never });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  processes = new AdaptationProcesses({ adapters: HOSTILE, timeoutMs: TIMEOUT_MS, heapMb: 64 });
});
afterAll(async () => {
  await processes.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
  await feed.stop();
});

/** Returns a refresher like that of the service, with the hostile adapters. */
function refresher(): Refresher {
  const { mongo, logger } = service.services.platform;
  const { revisions } = service.services.projections;
  const { connection } = mongo;
  const [sources, removals] = [connection.model('DataSource'), connection.model('SourceRemoval')];
  return new Refresher({
    repository: (tenant) => new SourceRepository({ connection, sources, removals } as never, tenant),
    publisher: revisions,
    adaptation: processes,
    locations: { root: undefined, allowLoopback: true },
    logger,
  });
}

/** Registers a source, refreshes it, and returns the result. */
async function refresh(adapter: string): Promise<string> {
  const sourceKey = `source_${adapter}`;
  const due = { locations: [feed.url('/documents')], next_refresh_at: new Date(), refresh_interval_ms: 86_400_000 };
  await registerSource(service, { tenantId, sourceKey, adapter }, due);
  const source = await sourcesOf(service).findOne({ tenant_id: tenantId, source_key: sourceKey });
  return refresher().refresh(tenantId, source?._id ?? '', new AbortController().signal);
}

const errorOf = async (adapter: string) =>
  (await sourcesOf(service).findOne({ tenant_id: tenantId, source_key: `source_${adapter}` }))?.last_attempt?.error;

test('a stuck source fails alone, while requests are answered and other sources are refreshed', {
  tags: 'full',
  timeout: 120_000,
}, async () => {
  const { port } = server.address() as AddressInfo;
  let over = false;
  const stuck = Promise.all([refresh('endless'), refresh('greedy')]).finally(() => {
    over = true;
  });
  let answered = 0;
  // If an adapter that never returns ran in this process, the test would not get here.
  while (!over) {
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(status).toBe(200);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(1);
  expect(await stuck).toEqual(['failed', 'failed']);
  expect(await errorOf('endless')).toBe('Its documents could not be read within 10 seconds.');
  expect(await errorOf('greedy')).toContain('need more memory than a source may use');

  expect(await refresh('works')).toBe('published');
  expect(await refresh('throws')).toBe('failed');
  expect(await errorOf('throws'), 'nothing of the machine').toBe('The service could not process the documents.');
  const key = await service.createKey(tenantId, ['catalog.read']);
  const view = await fetch(`http://127.0.0.1:${port}/api/v1/public/data/views/racing_catalog`, {
    headers: { 'X-Api-Key': key.token },
  });
  expect(view.status).toBe(200);
  const { groups, source_health } = (await view.json()) as {
    groups: { group_id: string }[];
    source_health: object[];
  };
  expect(groups.map(({ group_id }) => group_id)).toEqual(['2026-11-22.gb.0']);
  expect(source_health).toHaveLength(4);
});
