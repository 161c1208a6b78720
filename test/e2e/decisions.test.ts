import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Decision,
  type DecisionCounts,
  DecisionOutcome,
  DecisionService,
} from '../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import type { NewEvent } from '../../src/platform/outbox/event.ts';
import type { EventType } from '../../src/platform/outbox/event-types.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { stored } from '../faults/event-log.ts';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { quietEvent, writeLog } from '../support/written-log.ts';

const { AUTO_APPROVED, DENIED, APPROVAL_ADDED, APPROVED, REJECTED, EXPIRED, CANCELLED } = DecisionOutcome;

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const viewerOf = async (tenantId: string) =>
  (await TestPerson.create(service, [{ tenantId, role: 'viewer' }])).signIn();

/** Counts that are not zero, as numbers. */
function plain({
  $typeName: _,
  $unknown: __,
  decidedWithinMsP50: ___,
  decidedWithinMsP90: ____,
  ...counts
}: DecisionCounts) {
  return Object.fromEntries(
    Object.entries(counts)
      .map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value] as const)
      .filter(([, value]) => value !== 0 && value !== ''),
  );
}

describe('the decisions of a tenant', () => {
  let desk: RefundDesk;
  let viewer: TestPerson;
  let decisions: Decision[];

  beforeAll(async () => {
    desk = await RefundDesk.open(service);
    viewer = await viewerOf(desk.tenantId);
    await desk.inState('executed');
    await desk.inState('auto_approved');
    await desk.inState('denied');
    await desk.inState('rejected');
    await desk.inState('expired');
    await desk.inState('cancelled');
    await desk.inState('pending_approval');
    const { approvals } = service.services.actions;
    const { body } = await desk.propose(VERY_LARGE);
    await approvals.approve(desk.approvers[0], body.proposal_id, 'Seen the parcel.');
    await approvals.approve(desk.approvers[1], body.proposal_id, null);
    await service.services.platform.relay.drain(desk.tenantId);
    ({ decisions } = await viewer.client(DecisionService).listDecisions({}));
  }, 60_000);

  test('are listed with person, reason, delay and proposal, newest first, to everyone who may read proposals', async () => {
    expect(decisions.map(({ outcome }) => outcome)).toEqual([
      APPROVED,
      APPROVAL_ADDED,
      CANCELLED,
      EXPIRED,
      REJECTED,
      DENIED,
      AUTO_APPROVED,
      AUTO_APPROVED,
    ]);
    const [second, first, cancelled, expired, , denied, auto] = decisions;
    const [one, other] = desk.approvers;
    expect(first).toMatchObject({
      decidedBy: { id: one.principal.id, name: `Person ${one.principal.displayName.slice(0, 5)}` },
      reason: 'Seen the parcel.',
      proposal: { summary: expect.stringMatching(/^Refund 600\.00 EUR/), operation: 'commerce_refund' },
    });
    expect(second).toMatchObject({ decidedBy: { id: other.principal.id }, reason: '' });
    expect(second?.proposal?.proposalId).toBe(first?.proposal?.proposalId);
    expect(Number(second?.afterMs)).toBeGreaterThanOrEqual(Number(first?.afterMs));
    expect(cancelled?.decidedBy?.id).toBe(desk.key.keyId);
    expect(expired?.decidedBy?.id).toBe('workgate-governance');
    expect(denied).toMatchObject({ decidedBy: { id: 'workgate-policy' }, reason: 'Not here: no-proposals.' });
    expect(auto?.decidedBy?.id).toBe('workgate-policy');
    expect(auto?.reason).not.toBe('');
  });

  test('are found by outcome, person and operation, page by page', async () => {
    const client = viewer.client(DecisionService);
    const listed = async (query: object) => {
      const found: Decision[] = [];
      for (let pageToken = ''; ; ) {
        const page = await client.listDecisions({ ...query, pageSize: 1, pageToken });
        found.push(...page.decisions);
        if (page.nextPageToken === '') return found.map(({ sequence }) => sequence);
        pageToken = page.nextPageToken;
      }
    };
    const those = (isMeant: (decision: Decision) => boolean) =>
      decisions.filter(isMeant).map(({ sequence }) => sequence);
    const [approver] = desk.approvers;
    expect(await listed({})).toEqual(those(() => true));
    expect(await listed({ outcomes: [DENIED, EXPIRED] })).toEqual(
      those(({ outcome }) => [DENIED, EXPIRED].includes(outcome)),
    );
    expect(await listed({ decidedBy: approver.principal.id })).toEqual(
      those(({ decidedBy }) => decidedBy?.id === approver.principal.id),
    );
    // The API key made all proposals, but its only decision was to cancel one of them.
    expect(await listed({ decidedBy: desk.key.keyId })).toEqual(those(({ outcome }) => outcome === CANCELLED));
    expect(await listed({ decidedBy: 'workgate-policy' })).toEqual(
      those(({ outcome }) => [DENIED, AUTO_APPROVED].includes(outcome)),
    );
    expect(await listed({ operation: 'commerce_refund' })).toEqual(those(() => true));
    expect(await listed({ operation: 'chat_post_message' })).toEqual([]);
  });

  test('are counted exactly, each once', async () => {
    const found = await viewer.client(DecisionService).getDecisionStatistics({ days: 1 });
    const counts = {
      proposals: 8,
      autoApprovals: 2,
      denials: 1,
      approvals: 1,
      rejections: 1,
      expiries: 1,
      cancellations: 1,
      executions: 1,
    };
    expect(plain(found.total as DecisionCounts)).toEqual(counts);
    expect(found.byOperation.map(plain)).toEqual([{ operation: 'commerce_refund', ...counts }]);
    expect([found.firstDay, found.lastDay]).toEqual([found.lastDay, new Date().toISOString().slice(0, 10)]);
    expect(found.total?.decidedWithinMsP50).toBeDefined();
  });

  test('are invisible to other tenants', async () => {
    const stranger = await viewerOf(await service.createTenant());
    expect((await stranger.client(DecisionService).listDecisions({})).decisions).toEqual([]);
    const { total, byDay } = await stranger.client(DecisionService).getDecisionStatistics({});
    expect([plain(total as DecisionCounts), byDay]).toEqual([{}, []]);
  });
});

describe('a history of months', () => {
  const HOUR = 3_600_000;
  let viewer: TestPerson;
  let tenantId: string;
  /** Start of a day in Nepal: 18:15 UTC, because Nepal is 5:45 ahead. */
  const midnight = Date.parse(`${new Date(Date.now() - 5 * 24 * HOUR).toISOString().slice(0, 10)}T18:15:00Z`);
  const DELAYS = Array.from({ length: 100 }, (_, index) => (index + 1) * 60_000);

  beforeAll(async () => {
    tenantId = await service.createTenant();
    viewer = await viewerOf(tenantId);
    const proposals = stored<ProposalDocument>(service, 'action_proposals');
    const { proposal: row } = await template();
    const event = (id: string, type: EventType, at: number, data = {}): NewEvent => ({
      ...quietEvent(new Date(at)),
      type,
      subject: { type: 'action_proposal', id },
      data,
    });
    const events: NewEvent[] = [];
    const rows: ProposalDocument[] = [];
    for (const [index, delay] of DELAYS.entries()) {
      const [id, operation] = [newId('prop'), index % 4 === 0 ? 'chat_post_message' : 'commerce_refund'] as const;
      // Half of the proposals are decided one minute before midnight, half at midnight.
      const decidedAt = index % 2 === 0 ? midnight - 60_000 : midnight;
      const created_at = new Date(decidedAt - delay);
      rows.push({ ...row, _id: id, tenant_id: tenantId, operation, created_at, outbox: [] });
      events.push(event(id, 'proposal.created', created_at.getTime(), { decision: 'require_approval' }));
      events.push(event(id, index % 5 === 0 ? 'proposal.rejected' : 'proposal.approved', decidedAt));
    }
    // Quiet events fill the segments in between, and one proposal is too old to be counted.
    const long = newId('prop');
    rows.push({ ...row, _id: long, tenant_id: tenantId, created_at: new Date(midnight - 100 * 24 * HOUR), outbox: [] });
    await proposals.insertMany(rows);
    const quiet = Array.from({ length: 2_400 }, () => quietEvent(new Date(midnight)));
    await writeLog(service, tenantId, [event(long, 'proposal.approved', midnight - 99 * 24 * HOUR), ...quiet]);
    await writeLog(service, tenantId, [...events, ...quiet]);
  }, 120_000);

  /** Returns a proposal as the service stores it, as a template for others. */
  async function template() {
    const desk = await RefundDesk.open(service);
    const { body } = await desk.propose(LARGE);
    return { proposal: await desk.row(body.proposal_id) };
  }

  test('is counted by the days of the requested time zone', async () => {
    const client = viewer.client(DecisionService);
    const daysIn = async (timeZone: string) =>
      (await client.getDecisionStatistics({ days: 90, timeZone })).byDay.map(({ day, approvals, rejections }) => [
        day,
        Number(approvals) + Number(rejections),
      ]);
    const [before, after] = [midnight - 60_000, midnight].map((at) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format(at),
    );
    expect((await daysIn('Asia/Kathmandu')).filter(([, count]) => count !== 0)).toEqual([
      [before, 50],
      [after, 50],
    ]);
    const utc = new Date(midnight).toISOString().slice(0, 10);
    expect((await daysIn('UTC')).filter(([, count]) => count !== 0)).toEqual([[utc, 100]]);
    const refusal = await refusalOf(client.getDecisionStatistics({ timeZone: 'Mars/Olympus' }));
    expect([refusal.code, refusal.info.problems[0]?.field]).toEqual([Code.InvalidArgument, 'time_zone']);
  });

  test('is counted by operation, with the time that people took, exact to 2 %', async () => {
    const { total, byOperation, byDayAndOperation } = await viewer
      .client(DecisionService)
      .getDecisionStatistics({ days: 90, timeZone: 'Asia/Kathmandu' });
    expect(byOperation.map(plain)).toEqual([
      { operation: 'chat_post_message', proposals: 25, approvals: 20, rejections: 5 },
      { operation: 'commerce_refund', proposals: 75, approvals: 60, rejections: 15 },
    ]);
    const sum = byDayAndOperation.reduce((all, one) => all + Number(one.approvals) + Number(one.rejections), 0);
    expect(sum).toBe(100);
    const isNear = (found: bigint | undefined, exact: number) =>
      expect(Math.abs(Number(found) - exact)).toBeLessThanOrEqual(0.02 * exact);
    isNear(total?.decidedWithinMsP50, 50 * 60_000);
    isNear(total?.decidedWithinMsP90, 90 * 60_000);
  });

  test('has the same outlines and counts after repeated and concurrent outlining', async () => {
    const count = async () =>
      JSON.stringify((await viewer.client(DecisionService).getDecisionStatistics({ days: 90 })).total, (_, value) =>
        typeof value === 'bigint' ? Number(value) : value,
      );
    const first = await count();
    const outlines = stored(service, 'log_outlines');
    const before = await outlines.find({ tenant_id: tenantId }).sort({ segment: 1 }).toArray();
    expect(before).toHaveLength(5);
    // As if a process had been killed before it wrote the last outlines.
    await outlines.deleteMany({ tenant_id: tenantId, segment: { $gte: 3 } });
    const { logOutlines } = service.services.audit;
    const again = async () => {
      for await (const _ of logOutlines.counts(tenantId, new Date(0)));
    };
    await Promise.all([again(), again(), again()]);
    expect(await outlines.find({ tenant_id: tenantId }).sort({ segment: 1 }).toArray()).toEqual(before);
    expect(await count()).toBe(first);
  });
});

describe('a process that is killed while it outlines a log', { tags: 'full' }, () => {
  test('is followed by a process that counts everything exactly once', async () => {
    const own = await TestService.startOwn();
    try {
      const tenantId = await own.createTenant();
      const viewer = await (await TestPerson.create(own, [{ tenantId, role: 'viewer' }])).signIn();
      const denied = (): NewEvent => ({ ...quietEvent(), type: 'proposal.denied' });
      // The service is stopped before the log exists. Otherwise it could outline the log while the test still writes
      // it.
      await own.end('SIGTERM');
      await writeLog(own, tenantId, Array.from({ length: 5_500 }, denied));
      const outlines = stored(own, 'log_outlines');
      own.env['WORKGATE_FAULT_POINT'] = 'log_outlined';
      await own.spawn();
      // The service finds the log by itself. The fault point kills it after the first outline; SIGCONT alone ends no
      // process.
      expect(await own.end('SIGCONT')).toBeNull();
      expect(await outlines.countDocuments({ tenant_id: tenantId })).toBe(1);
      delete own.env['WORKGATE_FAULT_POINT'];
      await own.spawn();
      const { total } = await viewer.client(DecisionService).getDecisionStatistics({});
      expect(plain(total as DecisionCounts)).toEqual({ denials: 5_500 });
      expect(await outlines.countDocuments({ tenant_id: tenantId })).toBe(5);
    } finally {
      await own.stop();
    }
  }, 120_000);
});
