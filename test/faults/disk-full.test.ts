import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineOptionsFromEnv } from '../../scripts/mongodb/engine.ts';
import { type SupervisedEngine, superviseEngine } from '../../scripts/mongodb/supervisor.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { expectAllStored, expectExactLog, waitUntilDrained } from './event-log.ts';
import { Load } from './load.ts';
import { CAN_MOUNT } from './mount.ts';

const DISK_MB = 200;
/** Free space that is left for the load to fill, which takes seconds. */
const LEFT_BYTES = 20e6;
const CHUNK = Buffer.alloc(1 << 20);
const READINESS_LIMIT_MS = 2_000;
/** Polling interval, and a margin for polling on a busy machine. */
const POLL_MS = 50;
const POLL_MARGIN_MS = 1_000;
/**
 * Restart policy. The supervisor keeps restarting an engine that cannot start for longer than this test keeps the disk
 * full.
 */
const PACE = { firstPauseMs: 250, maxPauseMs: 1_000, steadyMs: 60_000, maxDeaths: 60 };
const FULL_FOR_MS = 3_000;
const RECOVERY_LIMIT_MS = 60_000;

interface Readiness {
  status: number;
  body: { status: string; checks: { name: string; status: string; reason?: string }[]; error?: { code: string } };
}

describe.skipIf(!CAN_MOUNT)('a full disk', () => {
  let disk: string;
  let engine: SupervisedEngine;
  let service: TestService;
  let tenantId: string;
  let key: TestKey;
  const said: string[] = [];

  beforeAll(async () => {
    disk = mkdtempSync(path.join(tmpdir(), 'workgate-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
    const { uri: _external, ...options } = engineOptionsFromEnv(process.env);
    engine = await superviseEngine({ ...options, dataDir: disk, progress: (line) => said.push(line) }, PACE);
    service = await TestService.start({ mongodbUri: engine.uri });
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(async () => {
    await service.stop();
    await engine.stop();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  const ballast = () => path.join(disk, 'ballast');
  const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize;

  async function fillDisk(leftBytes: number): Promise<void> {
    await writeFile(ballast(), '');
    while (free() > leftBytes + CHUNK.length) await appendFile(ballast(), CHUNK);
  }

  async function readiness(): Promise<Readiness> {
    const { status, body } = await service.client().get('/readyz');
    return { status, body };
  }

  async function untilReadiness(status: number, limitMs: number): Promise<Readiness> {
    const deadlineMs = performance.now() + limitMs;
    for (;;) {
      const seen = await readiness();
      if (seen.status === status) return seen;
      expect(performance.now(), `/readyz is still ${JSON.stringify(seen)}; ${said.join('\n')}`).toBeLessThan(
        deadlineMs,
      );
      await delay(POLL_MS);
    }
  }

  it('shows on /readyz, causes 503 and loses nothing, and ends in recovery once there is space', async () => {
    const { pid } = service;
    const firstEngine = engine.pid;
    expect(await readiness()).toEqual({
      status: 200,
      body: {
        status: 'ready',
        checks: ['process', 'database_read', 'database_write'].map((name) => ({ name, status: 'ok' })),
      },
    });
    await fillDisk(LEFT_BYTES);
    const load = new Load(() => key.client, 8);
    while (!load.answers.some(({ status }) => status !== 201)) await delay(POLL_MS);
    const { body } = await untilReadiness(503, READINESS_LIMIT_MS + POLL_MARGIN_MS);
    const failed = body.checks.filter(({ status }) => status === 'failed');
    expect(failed.map(({ name }) => name)).toContain('database_write');
    for (const { reason } of failed) expect(reason).toMatch(/^The (storage of the database is full|database does not)/);
    expect(body).toMatchObject({ status: 'unavailable', error: { code: 'unavailable' } });
    expect((await service.client().get('/healthz')).status).toBe(200);
    await delay(FULL_FOR_MS);
    expect((await readiness()).status).toBe(503);

    await rm(ballast());
    await untilReadiness(200, RECOVERY_LIMIT_MS);
    // Requests may still use a connection that the engine has closed.
    const creates = async () => (await key.client.createWorkItem()).status;
    await expect.poll(creates, { timeout: RECOVERY_LIMIT_MS, interval: POLL_MS }).toBe(201);
    await load.stop();

    expect(service.pid, 'the service was not restarted').toBe(pid);
    expect(engine.pid, 'the engine was').not.toBe(firstEngine);
    expect(said.join('\n')).toMatch(/its store has failed.*starting it again in 0\.25 s/);
    expect(said).toContain('it is running again');
    expect(load.unanswered).toEqual([]);
    const refused = load.answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
      expect(answer.retryAfter).toMatch(/^[1-9]\d*$/);
    }
    await waitUntilDrained(service, tenantId);
    const { workItems, messages } = await expectExactLog(service, tenantId);
    expectAllStored(workItems, load.workItemIds);
    expectAllStored(messages, load.messageIds);
  });
});
