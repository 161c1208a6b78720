import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import type { ApiClient } from '../support/api-client.ts';
import { RefundDesk } from '../support/governance.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { clockOff, clockSetBy, setClock } from '../support/wrong-clock.ts';
import { expectAllStored, expectExactLog, stored, waitUntilDrained } from './event-log.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

const TEN_MINUTES = 600;
const LOAD_MS = 3_000;
/** Tolerance for times in the log. A wrong clock would shift them by minutes. */
const TIME_TOLERANCE_MS = 30_000;
const REFUNDS = 20;

async function offsetOf(node: TestService): Promise<number> {
  const headers = { Authorization: `Bearer ${node.env['WORKGATE_METRICS_TOKEN']}` };
  const text = await (await fetch(`${node.address}/metrics`, { headers })).text();
  return Number(/^workgate_clock_offset_seconds (\S+)$/m.exec(text)?.[1]);
}

describe('two nodes whose clocks are twenty minutes apart', () => {
  let engine: OwnEngine;
  let ahead: TestService;
  let behind: TestService;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    ahead = await TestService.start({ mongodbUri: engine.uri, env: clockOff(TEN_MINUTES) });
    behind = await TestService.start({ sharing: ahead, env: clockOff(-TEN_MINUTES) });
  });
  afterAll(async () => {
    await behind?.stop({ keepDatabase: true });
    await ahead?.stop();
    await engine?.stop();
  });

  async function expectEvidence(nodes: TestService[], key: TestKey, workItemIds: string[]): Promise<void> {
    for (const id of workItemIds) {
      const answers = await Promise.all(nodes.map((node) => node.client(key.token).getEvidence(id)));
      for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(200);
      const [first, ...others] = answers.map(({ body }) => body.entries.map((entry: LogEntry) => entry.type));
      expect(first?.[0]).toBe('work_item.created');
      for (const other of others) expect(other).toEqual(first);
    }
  }

  it('report it at start-up and in a metric', async () => {
    for (const [node, seconds] of [[ahead, TEN_MINUTES] as const, [behind, -TEN_MINUTES] as const]) {
      expect(node.output).toContain('the clock of this machine is wrong');
      expect(Math.abs((await offsetOf(node)) - seconds)).toBeLessThan(5);
    }
  });

  it("log each event once, in order, without delay and with the right time, and both show the other's work at once", async () => {
    const tenantId = await ahead.createTenant();
    const key = await ahead.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
    let turn = 0;
    const nodes = [ahead, behind];
    const load = new Load(() => (nodes[turn++ % 2] as TestService).client(key.token), 6);
    await delay(LOAD_MS);
    await load.stop();
    expect(load.unanswered).toEqual([]);
    await expectEvidence(nodes, key, load.workItemIds.slice(-40));
    await waitUntilDrained(ahead, tenantId);
    const { log, workItems, messages } = await expectExactLog(ahead, tenantId);
    expectAllStored(workItems, load.workItemIds);
    expectAllStored(messages, load.messageIds);
    const nowMs = Date.now();
    for (const { at } of log) expect(Math.abs(at.getTime() - nowMs)).toBeLessThan(TIME_TOLERANCE_MS + LOAD_MS);
    // The list of the node whose clock is behind also contains items that the other node created.
    const listed = await behind.client(key.token).get('/api/v1/public/work-items?limit=200');
    expect(listed.body.work_items.length).toBe(Math.min(200, load.workItemIds.length));
  });

  it('log causes before effects, whichever node acted', async () => {
    const desk = await RefundDesk.open(ahead);
    const nodes = [ahead, behind].map((node) => node.client(desk.key.token));
    const ids: string[] = [];
    for (let i = 0; i < REFUNDS; i += 1) {
      const [one, other] = (i % 2 === 0 ? nodes : nodes.toReversed()) as [ApiClient, ApiClient];
      const workItemId = (await one.createWorkItem({ subject: 'Refund', tags: ['refund'] })).body.work_item_id;
      const proposal = await desk.propose('0.01', { workItemId, by: { ...desk.key, client: other } });
      const executed = await one.post(`/api/v1/public/action-proposals/${proposal.body.proposal_id}/execute`, {
        dry_run: false,
      });
      expect(executed.body.action?.status).toBe('succeeded');
      ids.push(proposal.body.proposal_id);
    }
    await ahead.services.platform.relay.drain(desk.tenantId);
    const rows = await stored<ProposalDocument>(ahead, 'action_proposals')
      .find({ _id: { $in: ids } })
      .toArray();
    expect(rows).toHaveLength(REFUNDS);
    for (const { work_item_id } of rows) {
      const log = stored<LogEntry>(ahead, 'event_log').find({ tenant_id: desk.tenantId, work_item_id });
      const types = (await log.sort({ sequence: 1 }).toArray()).map(({ type }) => type);
      const story = ['proposal.execution_claimed', 'action.started', 'action.succeeded', 'proposal.executed'];
      expect(types.filter((type) => !type.startsWith('work_item.'))).toEqual(['proposal.created', ...story]);
      expect(types[0]).toBe('work_item.created');
    }
  });

  it('go on when the one that is ahead is killed, and the other shows its events', async () => {
    const tenantId = await behind.createTenant();
    const key = await behind.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
    const load = new Load(() => ahead.client(key.token), 6);
    while (load.workItemIds.length < 40) await delay(5);
    await ahead.end('SIGKILL');
    await load.stop();
    // The killed process may have held the relay's lease. Until the lease expires, its last events are not available
    // (503).
    const last = load.workItemIds.at(-1) ?? '';
    const shown = async () => (await behind.client(key.token).getEvidence(last)).status;
    await expect.poll(shown, { timeout: 20_000 }).toBe(200);
    await expectEvidence([behind], key, load.workItemIds.slice(-20));
    await waitUntilDrained(behind, tenantId);
    const { workItems } = await expectExactLog(behind, tenantId);
    expectAllStored(workItems, load.workItemIds);
    await ahead.spawn();
    await expectEvidence([ahead, behind], key, load.workItemIds.slice(-5));
  });
});

describe('a node whose clock is set back while it runs', () => {
  let engine: OwnEngine;
  let folder: string;
  let service: TestService;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-clock-'));
    service = await TestService.start({
      mongodbUri: engine.uri,
      env: clockSetBy(path.join(folder, 'clock'), TEN_MINUTES),
    });
  });
  afterAll(async () => {
    await service?.stop();
    await engine?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps logging in order, and shows the log', async () => {
    const tenantId = await service.createTenant();
    const key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
    for (const seconds of [-TEN_MINUTES, TEN_MINUTES]) {
      const load = new Load(() => service.client(key.token), 4);
      await delay(1_000);
      setClock(path.join(folder, 'clock'), seconds);
      await delay(3_000);
      await load.stop();
      expect(Math.abs((await offsetOf(service)) - seconds)).toBeLessThan(5);
      expect(load.unanswered).toEqual([]);
      for (const id of load.workItemIds.slice(-5)) expect((await key.client.getEvidence(id)).status).toBe(200);
      await waitUntilDrained(service, tenantId);
      const { log, workItems } = await expectExactLog(service, tenantId);
      expectAllStored(workItems, load.workItemIds);
      for (const { at } of log) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(2 * TIME_TOLERANCE_MS);
      const times = log.filter(({ type }) => type === 'work_item.created').map(({ at }) => at.getTime());
      expect(times.length).toBeGreaterThan(10);
    }
  });
});
