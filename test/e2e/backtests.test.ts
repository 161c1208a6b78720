import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PolicyDecision } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  type BacktestResponse,
  DecisionChange,
  PolicyService,
} from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

const forbid = (id: string, action: string, when: string) =>
  `@id("${id}")\n@reason("Because of ${id}.")\nforbid (principal, action == Action::"${action}", resource) when { ${when} };`;

describe('a backtest', () => backtestOf(600));
describe('a backtest of 5,000 decisions', { tags: 'full' }, () => backtestOf(5_000));

/** Defines the tests over this number of recorded decisions. Each candidate policy changes some of the decisions. */
function backtestOf(recorded: number): void {
  let service: TestService;
  let desk: RefundDesk;
  const amounts = new Map<string, number>();

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    await desk.creator.signIn();
    const first = (await desk.propose('10.00')).body.proposal_id as string;
    amounts.set(first, 1_000);
    const row = await desk.row(first);
    const rows = Array.from({ length: recorded - 1 }, (_, n): ProposalDocument => {
      // Amounts from 0.01 to 800.00 EUR: some need no approval, some need one person and some need two.
      const amount = 1 + ((n * 7_919) % 80_000);
      const id = newId('prop');
      amounts.set(id, amount);
      if (row.facts === undefined) throw new Error('No facts were recorded');
      const facts = { ...row.facts, amount, total: amount };
      return { ...row, _id: id, facts, created_at: new Date(row.created_at.getTime() - n), outbox: [] };
    });
    await proposals().insertMany(rows, { ordered: false });
  });
  afterAll(() => service.stop());

  const proposals = () => service.services.platform.mongo.connection.collection<ProposalDocument>('action_proposals');
  /** Runs a backtest, and collects its whole answer. */
  async function backtest(text?: string, by = desk) {
    const stream = by.creator.client(PolicyService).backtest(text === undefined ? {} : { text });
    const parts: BacktestResponse[] = [];
    for await (const part of stream) parts.push(part);
    const { result, replayed, total } = parts.at(-1) ?? {};
    const counts = Object.fromEntries((result?.counts ?? []).map(({ change, count }) => [change, count]));
    return { result, replayed, total, counts, changes: parts.flatMap(({ changes }) => changes), parts };
  }
  const between = (from: number, to: number) => [...amounts].filter(([, amount]) => amount > from && amount <= to);
  const idsOf = (entries: readonly [string, number][]) => entries.map(([id]) => id).sort();

  it('of stricter policies names exactly the decisions that change, and how, while it finds them', async () => {
    // A proposal that no other policy changes, for a policy about this proposal alone: a backtest evaluates each
    // proposal under its own id.
    const alone = between(60_000, 70_000).slice(0, 1);
    const text = [
      forbid('just-this-one', 'propose', `resource == commerce_refund::"${alone[0]?.[0]}"`),
      forbid('none-above-700', 'propose', 'context.amount > 70000'),
      forbid('automatic-up-to-20', 'auto_approve', 'context.amount > 2000'),
      forbid('two-above-100', 'execute', 'context.amount > 10000 && context.approvals < 2'),
    ].join('\n');
    const { result, replayed, counts, changes, parts } = await backtest(text);
    const denied = [...between(70_000, 80_000), ...alone];
    const noLongerAutomatic = between(2_000, 5_000);
    const needMore = between(10_000, 50_000);
    expect(replayed).toBe(recorded);
    expect(counts).toEqual({
      [DecisionChange.NEWLY_DENIED]: denied.length,
      [DecisionChange.NO_LONGER_AUTOMATIC]: noLongerAutomatic.length,
      [DecisionChange.NEEDS_MORE]: needMore.length,
    });
    for (const { length } of [denied, noLongerAutomatic, needMore]) expect(length).toBeGreaterThan(recorded / 50);
    const named = (wanted: DecisionChange) =>
      changes.filter(({ change }) => change === wanted).map(({ proposalId }) => proposalId);
    expect(named(DecisionChange.NEWLY_DENIED).sort()).toEqual(idsOf(denied));
    expect(named(DecisionChange.NO_LONGER_AUTOMATIC).sort()).toEqual(idsOf(noLongerAutomatic));
    expect(named(DecisionChange.NEEDS_MORE).sort()).toEqual(idsOf(needMore));
    const one = changes.find(({ change }) => change === DecisionChange.NO_LONGER_AUTOMATIC);
    expect(one).toMatchObject({
      workItemId: expect.stringMatching(/^wi_/),
      operation: 'commerce_refund',
      present: { decision: PolicyDecision.AUTO_APPROVE },
      candidate: {
        decision: PolicyDecision.REQUIRE_APPROVAL,
        reasons: [{ policyId: 'tenant/automatic-up-to-20', message: 'Because of automatic-up-to-20.' }],
        approvalsRequired: 1,
      },
    });
    expect(result).toMatchObject({
      notReplayable: 0,
      hasOlder: false,
      candidateVersion: expect.stringMatching(/tried$/),
    });
    expect(parts.length).toBeGreaterThan(recorded / 100);
    expect(parts.slice(0, -1).every((part) => part.result === undefined)).toBe(true);
  }, 240_000);

  it('runs one at a time, waits only for a few of one tenant, and ends when its caller leaves', async () => {
    const client = desk.creator.client(PolicyService);
    const [left, gone] = [new AbortController(), new AbortController()];
    const begin = (signal?: AbortSignal) =>
      client.backtest({}, signal === undefined ? {} : { signal })[Symbol.asyncIterator]();
    const first = begin(left.signal);
    expect((await first.next()).value).toMatchObject({ total: recorded });
    const second = begin(gone.signal).next();
    const waits = Promise.race([
      second.then(() => 'begun'),
      new Promise((resolve) => setTimeout(resolve, 500, 'waits')),
    ]);
    expect(await waits).toBe('waits');
    await expect(begin().next()).rejects.toThrow(/Too many backtests/);
    left.abort();
    await expect(first.next()).rejects.toThrow();
    expect((await second).value).toMatchObject({ total: recorded });
    gone.abort();
  }, 120_000);

  it('of the current policies changes nothing, and counts decisions without recorded facts as not replayable', async () => {
    const row = await desk.row(idsOf([...amounts])[0] ?? '');
    const { facts: _facts, ...withoutFacts } = row;
    const other = await RefundDesk.open(service);
    await other.creator.signIn();
    const ofOther = { tenant_id: other.tenantId, outbox: [] };
    await proposals().insertMany([
      { ...row, ...ofOther, _id: newId('prop') },
      { ...withoutFacts, ...ofOther, _id: newId('prop'), created_at: new Date(0) },
    ]);
    const own = await backtest(undefined, other);
    expect(own).toMatchObject({ replayed: 1, total: 1, counts: {}, changes: [], result: { notReplayable: 1 } });
    const again = await backtest(undefined, other);
    expect(again.result?.backtestHash).toBe(own.result?.backtestHash);
    expect(own.result?.backtestHash).toMatch(/^[0-9a-f]{64}$/);
  }, 120_000);

  it('refuses policies that could not be saved, and unknown packs', async () => {
    const first = (request: object) =>
      desk.creator.client(PolicyService).backtest(request)[Symbol.asyncIterator]().next();
    await expect(first({ text: 'permit (principal, action, resource);' })).rejects.toThrow(/text/);
    await expect(first({ packKey: 'none' })).rejects.toThrow(/no pack none/);
    await expect(first({ packVersion: 7n })).rejects.toThrow(/version 7/);
  });
}
