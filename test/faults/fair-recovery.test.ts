import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ActionDocument, ProposalDocument } from '../../src/proposals/schema.ts';
import { RefundDesk } from '../support/governance.ts';
import { TEST_ADMIN, TestService } from '../support/service.ts';
import { stored } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

const OFF = 4_000;
const SWALLOWED = 4_000;
const DEAD_TENANTS = 100;
const OF_EACH_DEAD_TENANT = 20;
const STUCK = OFF + SWALLOWED + DEAD_TENANTS * OF_EACH_DEAD_TENANT;
/** Much later than the counts in this test would fail. */
const GIVE_UP_MS = 60_000;

/** A provider that accepts every request and never responds. */
class SwallowingProvider {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
      socket.resume();
    });
  }

  static async start(): Promise<SwallowingProvider> {
    const provider = new SwallowingProvider(createServer());
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describe('recovery', () => {
  let engine: OwnEngine;
  let provider: SwallowingProvider;
  let service: TestService;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    provider = await SwallowingProvider.start();
    service = await TestService.start({
      mongodbUri: engine.uri,
      env: { WORKGATE_STRIPE_API_BASE: provider.address },
    });
  });
  afterAll(async () => {
    await service?.stop();
    await provider?.stop();
    await engine?.stop();
  });

  const proposals = () => stored<ProposalDocument>(service, 'action_proposals');

  /** Inserts abandoned executions. They become due 1 ms apart, all before `before`. */
  async function abandon(like: ProposalDocument, tenantId: string, integrationId: string, count: number, before: Date) {
    const rows = Array.from({ length: count }, (_, index) => {
      const lease_until = new Date(before.getTime() - count + index);
      const execution = { attempt: 1, lease_until, action_id: newId('act') };
      const ids = { _id: newId('prop'), tenant_id: tenantId, integration_id: integrationId };
      const { idem: _idem, ...rest } = like;
      return { ...rest, ...ids, status: 'executing' as const, execution, due_at: lease_until, outbox: [] };
    });
    await proposals().insertMany(rows);
    const actions = rows.map((row) => ({
      _id: row.execution.action_id,
      tenant_id: tenantId,
      work_item_id: row.work_item_id,
      proposal_id: row._id,
      operation: row.operation,
      integration_id: integrationId,
      status: 'running' as const,
      idempotency_key: `workgate-${row._id}`,
      attempts: 1,
      executed_by: { type: 'api_key' as const, id: row.proposed_by.id, display_name: 'Test key' },
      policy_version: row.policy.policy_version,
      payload_hash: row.payload_hash,
      result: null,
      error: null,
      settlement: null,
      sent_at: before,
      created_at: before,
      finished_at: null,
      version: 1,
      outbox: [],
    }));
    await stored<ActionDocument>(service, 'actions').insertMany(actions);
  }

  async function stripeOf(tenantId: string): Promise<string> {
    const call = { tenantId, principal: TEST_ADMIN, correlationId: 'test' } as CallContext;
    const input = { kind: 'stripe', name: 'Stripe', credential: 'sk_test_0123456789abcdef' } as const;
    return (await service.services.integrations.integrations.create(call, input)).integrationId;
  }

  it("visits a healthy tenant's execution before any of 10,000 stuck ones a second time", async () => {
    const desk = await RefundDesk.open(service);
    const { proposal_id: healthy } = await desk.inState('auto_approved');
    const like = await desk.row(healthy);
    await service.end('SIGTERM');

    const anHourAgo = new Date(Date.now() - 3_600_000);
    const off = await RefundDesk.open(service);
    const admin = await off.callOf(off.creator);
    await service.services.integrations.integrations.setEnabled(admin, off.integrationId, false);
    await abandon(like, off.tenantId, off.integrationId, OFF, anHourAgo);
    const swallowed = await service.createTenant();
    await abandon(like, swallowed, await stripeOf(swallowed), SWALLOWED, anHourAgo);
    for (let i = 0; i < DEAD_TENANTS; i += 1) {
      const tenantId = await service.createTenant();
      await abandon(like, tenantId, await stripeOf(tenantId), OF_EACH_DEAD_TENANT, anHourAgo);
    }
    expect(await proposals().countDocuments({ status: 'executing' })).toBe(STUCK);
    const lease_until = new Date();
    const execution = { ...(await desk.begun(healthy, 'running')), lease_until };
    await desk.write(healthy, { status: 'executing', execution, due_at: lease_until });

    await service.spawn();
    const startedAt = performance.now();
    while ((await desk.row(healthy)).status !== 'executed') {
      expect(performance.now() - startedAt, 'the healthy one is not recovered').toBeLessThan(GIVE_UP_MS);
      await delay(50);
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const visited = await proposals().countDocuments({ due_at: { $gt: anHourAgo }, status: 'executing' });
    process.stderr.write(`recovered after ${seconds} s; ${visited} of ${STUCK} stuck ones were visited by then\n`);
    // One visit for each integration, to find out whether it responds.
    expect(visited).toBeLessThanOrEqual(2 + DEAD_TENANTS);
    expect(await proposals().countDocuments({ 'execution.attempt': { $gt: 2 } })).toBe(0);
  });

  it('finishes a stuck execution when its integration is enabled again', async () => {
    const desk = await RefundDesk.open(service);
    const admin = await desk.callOf(desk.creator);
    const { proposal_id: id } = await desk.inState('auto_approved');
    await service.services.integrations.integrations.setEnabled(admin, desk.integrationId, false);
    const lease_until = new Date(0);
    const execution = { ...(await desk.begun(id, 'running')), lease_until };
    await desk.write(id, { status: 'executing', execution, due_at: lease_until });
    while (((await desk.row(id)).due_at ?? lease_until) <= new Date()) await delay(50);
    expect((await desk.row(id)).status).toBe('executing');
    await service.services.integrations.integrations.setEnabled(admin, desk.integrationId, true);
    while ((await desk.row(id)).status !== 'executed') await delay(200);
    expect((await desk.row(id)).execution?.attempt).toBe(2);
    expect((await desk.row(id)).due_at).toBeUndefined();
  });
});
