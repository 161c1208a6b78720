import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenPolicies, type PolicySubject } from '../../src/policy/open-policies.ts';
import { changesOf, isLoosening } from '../../src/policy/packs/changes.ts';
import { type Pack, type PackOperation, routeOf, saidOf } from '../../src/policy/packs/pack.ts';
import { readPackFile } from '../../src/policy/packs/pack-file.ts';
import { loadPacks } from '../../src/policy/packs/shipped-packs.ts';
import { strictestOf } from '../../src/policy/packs/strictest.ts';

const SHIPPED = loadPacks(path.resolve(import.meta.dirname, '../../contracts/packs'));
const BASE = SHIPPED.packs.get('customer_support') as Pack;
const OPERATION = 'x_buy';

const minor = fc.integer({ min: 1, max: 5 });
const limits = fc
  .record({ EUR: fc.option(minor, { nil: undefined }), JPY: fc.option(minor, { nil: undefined }) })
  .map((all) => new Map(Object.entries(all).flatMap(([name, limit]) => (limit === undefined ? [] : [[name, limit]]))));
const rate = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });
const money = fc.record({
  autoApproveUpTo: limits,
  twoApprovalsAbove: limits,
  budgetPerResource: limits,
  budgetPerPrincipal: limits,
  totalOverDays: fc.integer({ min: 0, max: 3 }),
  bulkApproval: limits,
  approverBudget: limits,
});

const movesMoney = (of: Pack) => saidOf(of, OPERATION)?.money !== undefined;
/** Returns the amount that one person may approve in a currency. */
const ofOneIn = (of: Pack, currency: string) => saidOf(of, OPERATION)?.money?.approverBudget.get(currency) ?? Infinity;
/** Returns the amount that may be approved in bulk in a currency; 0 if none may. */
const togetherIn = (of: Pack, currency: string) => saidOf(of, OPERATION)?.money?.bulkApproval.get(currency) ?? 0;
const approvals = fc
  .record({ approvals: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 0, max: 2 }) })
  .map(({ approvals, more }) => ({ approvals, approvalsOfHighRisk: approvals + more }));
const operation: fc.Arbitrary<PackOperation> = fc.oneof(
  fc.record({ money, ratePerHour: rate }),
  fc.record({ approvals, ratePerHour: rate }),
);
const pack = fc
  .record({ said: fc.option(operation), rest: fc.option(approvals, { nil: undefined }) })
  .map(({ said, rest }): Pack => {
    const tenantOperations = rest && { approvals: rest };
    return { ...BASE, operations: new Map([[OPERATION, said]]), tenantOperations };
  });

/** Subjects to ask a pack about: each combination that its limits tell apart. */
const SUBJECTS: PolicySubject[] = ['', 'EUR', 'JPY', 'USD'].flatMap((currency) =>
  [0, 1, 3, 5, 6].flatMap((amount) =>
    (['low', 'high'] as const).map((risk) => ({ operation: OPERATION as never, amount, currency, risk, payload: {} })),
  ),
);

function passes(of: Pack, subject: PolicySubject, action: 'auto_approve' | 'execute', approvers: number): boolean {
  const proposer = { personId: 'usr_a', role: 'member' };
  const circumstances = {
    proposalId: 'prop_x',
    proposer,
    accountables: [proposer.personId],
    approvers: Array.from({ length: approvers }, (_, n) => `usr_${n}`),
    roles: new Map([[proposer.personId, proposer.role]]),
    autoApproved: action === 'execute' && approvers === 0,
    hashMatches: true,
    dryRun: false,
    further: {},
  };
  return new OpenPolicies(of, of.version, null).ask(action, proposer, { ...circumstances, subject }).allowed;
}

describe('the strictest of two packs', () => {
  it('passes only what both packs pass, and exceeds no rate, budget or window of either', () => {
    fc.assert(
      fc.property(
        pack,
        pack,
        fc.constantFrom(...SUBJECTS),
        fc.integer({ min: 0, max: 5 }),
        (one, other, subject, n) => {
          const both = strictestOf(one, [{ pack: other, as: 'before@1' }]);
          for (const action of ['auto_approve', 'execute'] as const) {
            if (!passes(both, subject, action, n)) continue;
            expect(passes(one, subject, action, n) && passes(other, subject, action, n)).toBe(true);
          }
          for (const part of [one, other]) {
            expect(togetherIn(both, subject.currency)).toBeLessThanOrEqual(togetherIn(part, subject.currency));
            if (movesMoney(both))
              expect(ofOneIn(both, subject.currency)).toBeLessThanOrEqual(ofOneIn(part, subject.currency));
          }
          const [said, ...parts] = [both, one, other].map((each) => saidOf(each, OPERATION));
          if (said === undefined) return;
          for (const part of parts) {
            expect(said.ratePerHour ?? 99).toBeLessThanOrEqual(part?.ratePerHour ?? 99);
            expect(said.money?.totalOverDays ?? 0).toBeGreaterThanOrEqual(part?.money?.totalOverDays ?? 0);
            const budgets = part?.money?.budgetPerPrincipal;
            for (const [currency, limit] of said.money?.budgetPerPrincipal ?? []) {
              expect(limit).toBeLessThanOrEqual(budgets === undefined ? limit : (budgets.get(currency) ?? 0));
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('has no operations if one of the packs did not exist', () => {
    const both = strictestOf(BASE, [{ pack: null, as: 'before@none' }]);
    expect(saidOf(both, 'commerce_refund')).toBeUndefined();
    expect(saidOf(both, 'x_any')).toBeUndefined();
    expect(both.version).toMatch(/\+before@none$/);
  });
});

describe('a change of a pack', () => {
  it('passes nothing new unless it is marked as loosening', () => {
    fc.assert(
      fc.property(
        pack,
        pack,
        fc.constantFrom(...SUBJECTS),
        fc.integer({ min: 0, max: 5 }),
        (before, after, subject, n) => {
          if (isLoosening(changesOf(before, after))) return;
          expect(togetherIn(after, subject.currency)).toBeLessThanOrEqual(togetherIn(before, subject.currency));
          if (movesMoney(after))
            expect(ofOneIn(after, subject.currency)).toBeLessThanOrEqual(ofOneIn(before, subject.currency));
          for (const action of ['auto_approve', 'execute'] as const) {
            if (passes(after, subject, action, n)) expect(passes(before, subject, action, n)).toBe(true);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is empty between equal packs, and loosens if the pack is new', () => {
    expect(changesOf(BASE, BASE)).toEqual([]);
    expect(isLoosening(changesOf(null, BASE))).toBe(true);
  });
});

describe('a pack file', () => {
  it('is read the same in JSON, and is refused if it is too large or too deep', () => {
    const json = { pack_key: 'a', title: 'A', queues: [{ queue_key: 'q', title: 'Q' }] };
    const whole = { ...json, proposals: { expire_after_hours: 1 }, operations: {} };
    expect(readPackFile(JSON.stringify(whole))).toMatchObject({ content: { packKey: 'a', expireAfterMs: 3_600_000 } });
    for (const text of [`# ${'x'.repeat(70_000)}`, '['.repeat(40_000), '{"a":1,"a":2}']) {
      expect(readPackFile(text)).toMatchObject({ problems: [{ problem: expect.any(String) }] });
    }
  });

  it('gives work the due time of its queue, or else that of the pack', () => {
    const queues = [
      { queue_key: 'fast', title: 'Fast', match: { tags: ['fast'] }, due_within_hours: 2 },
      { queue_key: 'rest', title: 'Rest' },
    ];
    const whole = { pack_key: 'a', title: 'A', queues, proposals: { expire_after_hours: 1 }, operations: {} };
    const dueOf = (more: object) => {
      const read = readPackFile(JSON.stringify({ ...whole, ...more }));
      return 'problems' in read ? read.problems[0]?.field : read.content.queues.map(({ dueWithinMs: ms }) => ms);
    };
    expect(dueOf({})).toEqual([7_200_000, undefined]);
    expect(dueOf({ work_items: { due_within_hours: 48 } })).toEqual([7_200_000, 48 * 3_600_000]);
    for (const hours of [0, -1, 1.5, 8_761, '2', null]) {
      expect(dueOf({ work_items: { due_within_hours: hours } }), String(hours)).toBe('work_items.due_within_hours');
    }
    const later = { ...BASE, queues: BASE.queues.map((queue) => ({ ...queue, dueWithinMs: 3_600_000 })) };
    expect(changesOf(BASE, later)).toEqual(
      BASE.queues.map(({ queueKey }) => ({
        field: `queues.${queueKey}.due_within_hours`,
        effect: 'neither',
        words: 'was none, becomes 1; applies to work that enters the queue from then on',
      })),
    );
  });

  it('routes any work to one queue', () => {
    const work = { channel: 'api', channelId: null, tags: [], priority: 'normal', contactEmail: 'nobody' } as const;
    expect(routeOf([BASE], work)).toEqual({ packKey: 'customer_support', queueKey: 'general' });
  });

  it('routes work by its tags, whether accents are separate characters or not', () => {
    const work = { channel: 'api', channelId: null, priority: 'normal', contactEmail: null } as const;
    for (const tags of [['R\u00fcckgabe'], ['Ru\u0308ckgabe']]) {
      const match = { channels: [], channelIds: [], tags, priorities: [], contactDomains: [] };
      const pack = { packKey: 'a', queues: [{ queueKey: 'returns', title: 'Returns', match }] };
      for (const tag of ['R\u00fcckgabe', 'Ru\u0308ckgabe']) {
        expect(routeOf([pack], { ...work, tags: [tag] })).toMatchObject({ queueKey: 'returns' });
      }
    }
  });
});
