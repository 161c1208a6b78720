/** Removal of a data source by a process that is killed, and the refresh command without a running service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RACING_SOURCES, writeRacingFixtures } from '../../scripts/racing-fixtures.ts';
import type { OutboxEvent } from '../../src/platform/outbox/event.ts';
import type { RemovalPoint } from '../../src/projections/sources/service.ts';
import { TestService } from '../support/service.ts';
import { workgate } from './cli.ts';
import { stored } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

const TIMEOUT_MS = 300_000;
const POINTS: RemovalPoint[] = ['source_removed', 'source_swept'];
const [SOURCE] = RACING_SOURCES;

let engine: OwnEngine;
let root: string;
let service: TestService;
let tenantId: string;
beforeAll(async () => {
  engine = await OwnEngine.start();
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  await writeRacingFixtures(root, new Date());
  service = await TestService.startOwn({ mongodbUri: engine.uri, env: { WORKGATE_DATA_ROOT: root } });
  tenantId = await service.createTenant();
});
afterAll(async () => {
  await service.stop();
  await engine.stop();
  rmSync(root, { recursive: true });
});

const run = (env: Record<string, string>, ...args: string[]) =>
  workgate(env, ['source', ...args, '--tenant', tenantId], 90_000);

async function add(sourceKey: string): Promise<void> {
  const { adapter = '', folder = '', timezone = '' } = SOURCE ?? {};
  const what = ['--adapter', adapter, '--location', `file:${folder}`, '--timezone', timezone];
  const added = await run(service.env, 'add', sourceKey, ...what);
  expect(added.status, added.stderr).toBe(0);
}

const count = (name: string) => stored(service, name).countDocuments({ tenant_id: tenantId });

describe('the removal of a source', () => {
  it.each(POINTS)(
    'is finished by the next process when it dies at %s, and nothing of the source is served meanwhile',
    async (point) => {
      await add(`dies_at_${point}`);
      expect((await run(service.env, 'refresh', `dies_at_${point}`)).status).toBe(0);
      expect(await count('projection_groups')).toBeGreaterThan(0);
      if (point === 'source_swept') {
        // The service performs the cleanup, so the fault point is set there.
        await service.end('SIGTERM');
        service.env['WORKGATE_FAULT_POINT'] = point;
        await service.spawn();
        delete service.env['WORKGATE_FAULT_POINT'];
        expect((await run(service.env, 'remove', `dies_at_${point}`, '--yes')).status).toBe(0);
        await expect.poll(() => count('projection_groups'), { timeout: 30_000 }).toBe(0);
        await service.end('SIGTERM');
      } else {
        await service.end('SIGTERM');
        const killed = await run(
          { ...service.env, WORKGATE_FAULT_POINT: point },
          'remove',
          `dies_at_${point}`,
          '--yes',
        );
        expect(killed.status).toBeNull();
        expect(await count('projection_groups')).toBeGreaterThan(0);
      }
      expect(await count('data_sources')).toBe(0);
      expect(await count('source_removals')).toBe(1);

      await service.spawn();
      const key = await service.createKey(tenantId, ['catalog.read']);
      const view = await key.client.get('/api/v1/public/data/views/racing_catalog');
      expect([view.status, view.body.error.code]).toEqual([503, 'projection_unavailable']);
      // The cleanup of the dead process holds its lease until the lease expires.
      const soon = { timeout: 120_000, interval: 500 };
      await expect.poll(() => count('source_removals'), soon).toBe(0);
      expect([await count('projection_groups'), await count('projection_indexes')]).toEqual([0, 0]);
      const log = await stored<OutboxEvent & { _id: string }>(service, 'event_log')
        .find({ tenant_id: tenantId, 'data.source_key': `dies_at_${point}` })
        .sort({ sequence: 1 })
        .toArray();
      expect(log.map(({ type }) => type)).toEqual(['data_source.registered', 'data_source.removed']);
    },
    TIMEOUT_MS,
  );
});

describe('the command that refreshes a source', () => {
  it(
    "says plainly that no service is running, and leaves the source's health unchanged",
    async () => {
      await add('alone');
      expect((await run(service.env, 'refresh', 'alone')).status).toBe(0);
      await service.end('SIGTERM');
      const health = async () => {
        const [source] = JSON.parse((await run(service.env, 'list')).stdout) as Record<string, unknown>[];
        return { health: source?.['health'], attempt: source?.['last_attempt'], confirmed: source?.['confirmed_at'] };
      };
      const before = await health();
      expect(before).toMatchObject({ health: 'fresh', attempt: { ok: true } });
      const asked = await run({ ...service.env, WORKGATE_DATA_ROOT: '/nowhere' }, 'refresh', 'alone');
      expect([asked.status, asked.stdout]).toEqual([1, '']);
      expect(asked.stderr).toContain('No service began to refresh alone within 30 seconds');
      expect(asked.stderr).toContain('Start one with `workgate serve`; it refreshes the source by itself.');
      expect(await health()).toEqual(before);
      await service.spawn();
      const attempted = async () => JSON.stringify((await health()).attempt) !== JSON.stringify(before.attempt);
      await expect.poll(attempted, { timeout: 60_000, interval: 500 }).toBe(true);
    },
    TIMEOUT_MS,
  );
});
