import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as cedar from '@cedar-policy/cedar-wasm/nodejs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedRecord, type OperationTypes, type RecordType } from '../../src/operations/payload-type.ts';
import { changesOf } from '../../src/policy/packs/changes.ts';
import { askPolicies, compilePolicies, type PolicyRequest, type PolicySet } from '../../src/policy/policy-set.ts';

const SCHEMA_0_3_0 = readFileSync(
  path.resolve(import.meta.dirname, '../fixtures/policies/schema-0.3.0.cedarschema'),
  'utf8',
);
const schema = readFileSync(path.resolve(import.meta.dirname, '../../contracts/packs/schema.cedarschema'), 'utf8');
const TYPES: OperationTypes = {
  x_close: { kind: 'record', members: { reason: { type: { kind: 'string' }, optional: false } } },
};

/**
 * Conditions of policies, by the member of the 0.3.0 context that they use. `ofLater` has conditions on members that
 * 0.3.0 did not have.
 */
const CONDITIONS = {
  operation: ['context.operation == "commerce_refund"', 'context.operation like "x_*"'],
  amount: ['context.amount > 3', 'context.amount * 2 == 8'],
  currency: ['context.currency == "EUR"', '["EUR", "USD"].contains(context.currency)'],
  auto_approve_up_to: ['context has auto_approve_up_to && context.amount <= context.auto_approve_up_to'],
  two_approvals_above: ['context has two_approvals_above && context.amount > context.two_approvals_above'],
  risk: ['context.risk == "high"'],
  proposer: [
    'context.proposer == principal',
    'context.proposer.role == "member"',
    'context.proposer == Person::"usr_b"',
  ],
  approvers: ['context.approvers.contains(principal)', 'context.approvers == [Person::"usr_a"]'],
  approvals: ['context.approvals < 2'],
  auto_approved: ['context.auto_approved'],
  hash_matches: ['!context.hash_matches'],
  dry_run: ['context.dry_run'],
  principal: ['principal.role == "admin"', 'principal == Person::"usr_gone" || principal.role == "none"'],
  resource: ['resource == Proposal::"prop_1"', 'resource is Proposal', 'resource in Proposal::"prop_2"'],
  ofLater: [
    'context has hour',
    'context has work && context.amount > 3',
    'context has integration || context.dry_run',
    'resource has payload',
    'resource has payload || context.approvals < 2',
  ],
};
const OLD = Object.values(CONDITIONS).flat();
/** Conditions that mean the same if they are compiled now, because they use no member that 0.3.0 lacked. */
const SAME = OLD.filter((one) => !CONDITIONS.ofLater.includes(one));

const ACTIONS = ['propose', 'auto_approve', 'approve', 'execute'] as const;
const person = fc.constantFrom('usr_a', 'usr_b', 'usr_c');
const ROLES: Record<string, string> = { usr_a: 'admin', usr_b: 'member', usr_c: 'none' };
const asked = fc.record({
  principal: person,
  action: fc.constantFrom(...ACTIONS),
  proposalId: fc.constantFrom('prop_1', 'prop_2', 'prop_3'),
  operation: fc.constantFrom('commerce_refund', 'x_close'),
  amount: fc.integer({ min: 0, max: 6 }),
  currency: fc.constantFrom('EUR', ''),
  upTo: fc.option(fc.integer({ min: 0, max: 6 })),
  above: fc.option(fc.integer({ min: 0, max: 6 })),
  risk: fc.constantFrom('low', 'high'),
  proposer: person,
  approvers: fc.uniqueArray(person),
  flags: fc.record({ auto_approved: fc.boolean(), hash_matches: fc.boolean(), dry_run: fc.boolean() }),
});
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

const policies = (conditions: readonly string[]) =>
  fc
    .array(
      fc.record({ action: fc.constantFrom(...ACTIONS), when: fc.constantFrom(...conditions), isUnless: fc.boolean() }),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.map(({ action, when, isUnless }, n) => policy(`p-${n}`, action, when, isUnless)).join('\n'));

function policy(id: string, action: string, when: string, isUnless = false): string {
  const condition = `${isUnless ? 'unless' : 'when'} { ${when} }`;
  return `@id("${id}")\n@reason("Because.")\nforbid (principal, action == Action::"${action}", resource) ${condition};`;
}

const entity = (id: string) => ({ __entity: { type: 'Person', id } });

/** Returns the context that 0.3.0 gave to policies. */
function contextOf(one: Asked): Record<string, cedar.CedarValueJson> {
  const { operation, amount, currency, upTo, above, risk, proposer, approvers, flags } = one;
  return {
    operation,
    amount,
    currency,
    ...(upTo === null ? {} : { auto_approve_up_to: upTo }),
    ...(above === null ? {} : { two_approvals_above: above }),
    risk,
    proposer: entity(proposer),
    approvers: approvers.map(entity),
    approvals: approvers.length,
    ...flags,
  };
}

/** Returns the decision of 0.3.0. It comes from the engine, with the schema of that release. */
function saidBefore(text: string, one: Asked): boolean {
  const people = ['usr_a', 'usr_b', 'usr_c', 'usr_gone'];
  const answer = cedar.isAuthorized({
    principal: { type: 'Person', id: one.principal },
    action: { type: 'Action', id: one.action },
    resource: { type: 'Proposal', id: one.proposalId },
    context: contextOf(one),
    schema: SCHEMA_0_3_0,
    validateRequest: true,
    policies: { staticPolicies: `${text}\npermit (principal, action, resource);` },
    entities: people.map((id) => ({ uid: { type: 'Person', id }, attrs: { role: ROLES[id] ?? 'none' }, parents: [] })),
  });
  if (answer.type === 'failure') throw new Error(JSON.stringify(answer.errors));
  return answer.response.decision === 'allow' && answer.response.diagnostics.errors.length === 0;
}

/** Returns the request of today, with everything that policies may use now. */
function requestOf(one: Asked): PolicyRequest {
  return {
    principal: { personId: one.principal, role: ROLES[one.principal] ?? '' },
    people: Object.entries(ROLES).map(([personId, role]) => ({ personId, role })),
    action: one.action,
    resource: {
      proposalId: one.proposalId,
      operation: one.operation,
      payload: { type: one.operation, reason: 'fraud' },
    },
    context: { ...contextOf(one), total: one.amount, twins: 0, accountable: [entity(one.proposer)] },
    further: { hour: 3, weekday: 1, work: { queue: 'refunds' }, integration: { id: 'int_1', kind: 'stripe' } },
  };
}

function setOf(text: string, types: OperationTypes | undefined): PolicySet {
  const compiled = compilePolicies({ namespace: 'tenant', text, schema, types });
  if ('problems' in compiled) throw new Error(compiled.problems.join('; '));
  return compiled.set;
}

describe('policies stored by 0.3.0', { timeout: 120_000 }, () => {
  it('cover every member of the 0.3.0 context in this test', () => {
    const members = [...SCHEMA_0_3_0.matchAll(/^ {2}([a-z_]+)\??: /gm)].map(([, name]) => name);
    const ofContext = members.filter((name) => name !== 'role' && name !== 'principal' && name !== 'context');
    expect(Object.keys(CONDITIONS)).toEqual(expect.arrayContaining(ofContext.filter((name) => name !== 'resource')));
  });

  const expectSameDecisions = (numRuns: number) => {
    const counts = { allowed: 0, denied: 0 };
    fc.assert(
      fc.property(policies(OLD), fc.array(asked, { minLength: 5, maxLength: 5 }), (text, all) => {
        const set = setOf(text, undefined);
        for (const one of all) {
          const { allowed } = askPolicies(set, requestOf(one));
          expect([text, one, allowed]).toEqual([text, one, saidBefore(text, one)]);
          counts[allowed ? 'allowed' : 'denied'] += 1;
        }
      }),
      { numRuns },
    );
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(numRuns / 3);
  };

  it('decide as before, although requests have more members now', () => expectSameDecisions(60));

  it('decide as before, although requests have more members now, in many more samples', { tags: 'full' }, () =>
    expectSameDecisions(300),
  );

  it('decide as before when they are compiled again, if they use no member that 0.3.0 lacked', {
    tags: 'full',
  }, () => {
    fc.assert(
      fc.property(policies(SAME), fc.array(asked, { minLength: 5, maxLength: 5 }), (text, all) => {
        const set = setOf(text, TYPES);
        for (const one of all) expect(askPolicies(set, requestOf(one)).allowed).toBe(saidBefore(text, one));
      }),
      { numRuns: 300 },
    );
  });

  it('see newer members that they name when they are compiled again', () => {
    const text = policy('at-night', 'propose', 'context has hour && context.hour < 8');
    const [one] = fc.sample(
      asked.map((other) => ({ ...other, action: 'propose' as const })),
      1,
    );
    if (one === undefined) throw new Error('Nothing was drawn');
    expect(askPolicies(setOf(text, undefined), requestOf(one)).allowed).toBe(true);
    expect(askPolicies(setOf(text, TYPES), requestOf(one)).allowed).toBe(false);
    // A policy refuses if a value that it uses is unknown.
    expect(askPolicies(setOf(text, TYPES), { ...requestOf(one), further: {} })).toMatchObject({
      allowed: false,
      reasons: [{ policyId: 'policy-error', message: expect.stringContaining('context.hour') }],
    });
  });
});

describe('payloads in policy requests', () => {
  const when = (condition: string) => policy('p', 'propose', `resource is x_close && ${condition}`);
  const ask = (set: PolicySet, payload: unknown) => {
    const [one] = fc.sample(
      asked.map((other) => ({ ...other, action: 'propose' as const, operation: 'x_close' as const })),
      1,
    );
    if (one === undefined) throw new Error('Nothing was drawn');
    return askPolicies(set, { ...requestOf(one), resource: { proposalId: 'prop_1', operation: 'x_close', payload } });
  };

  it.each([
    ['half a surrogate pair', { reason: '\ud800' }],
    ['another type', { reason: 7 }],
    ['nothing', {}],
    ['no payload at all', null],
  ])('are refused with %s in place of the member that a policy uses', (_what, payload) => {
    const set = setOf(when('resource.payload.reason == "fraud"'), TYPES);
    expect(ask(set, payload)).toMatchObject({ allowed: false, reasons: [{ policyId: 'policy-error' }] });
    expect(ask(set, { reason: 'fine' }).allowed).toBe(true);
  });

  const PAYING: OperationTypes = {
    x_close: {
      kind: 'record',
      members: {
        amount: { type: { kind: 'long', from: 0, to: 9_000 }, optional: true },
        note: { type: { kind: 'string' }, optional: true },
        tags: { type: { kind: 'set', of: { kind: 'string' } }, optional: true },
        payee: {
          type: { kind: 'record', members: { iban: { type: { kind: 'string' }, optional: true } } },
          optional: true,
        },
      },
    },
  };

  it.each([
    ['payload has amount && resource.payload.amount > 1000', { amount: '5000' }, 'payload.amount'],
    ['payload has amount && resource.payload.amount > 1000', { amount: 5000.5 }, 'payload.amount'],
    ['payload has amount && resource.payload.amount > 1000', { amount: null }, 'payload.amount'],
    ['payload has tags && resource.payload.tags.contains("x")', { tags: ['x', 1] }, 'payload.tags\\[\\]'],
    ['payload has payee && resource.payload.payee has iban', { payee: { iban: 7 } }, 'payload.payee.iban'],
    ['payload has payee && resource.payload.payee has iban', { payee: 'x' }, 'payload.payee'],
    ['payload has amount', ['x'], 'payload'],
  ])('are refused if a policy asks %s of %j, which does not have the declared type', (asking, payload, member) => {
    const set = setOf(when(`resource.${asking}`), PAYING);
    expect(ask(set, payload)).toMatchObject({
      allowed: false,
      reasons: [
        {
          policyId: 'policy-error',
          message: expect.stringMatching(`tenant's own policies expect another kind.*${member} of x_close`),
        },
      ],
    });
    expect(ask(set, {}).allowed).toBe(true);
  });

  it('may have any type in members that no policy uses', () => {
    const set = setOf(when('resource.payload has amount && resource.payload.amount > 1000'), PAYING);
    expect(ask(set, { amount: 5, note: 7, payee: 'x' }).allowed).toBe(true);
    expect(ask(set, { amount: 5000, note: 7, payee: 'x' }).allowed).toBe(false);
    expect(Object.keys(set.operations['x_close']?.members ?? {})).toEqual(['amount']);
  });

  it('are given whole to a policy that compares them whole, in any part of the policy', () => {
    const set = setOf(when('{"has": resource.payload, ".": 1}["has"] == {"note": "x"}'), {
      x_close: { kind: 'record', members: { note: { type: { kind: 'string' }, optional: false } } },
    });
    expect(ask(set, { note: 'x' }).allowed).toBe(false);
    expect(ask(set, { note: 'y' }).allowed).toBe(true);
    expect(ask(set, { note: 7 }).allowed).toBe(false);
  });

  it('may have members with the names of properties that every object has', () => {
    const of = (name: string): RecordType => ({
      kind: 'record',
      members: { [name]: { type: { kind: 'bool' }, optional: false } },
    });
    for (const name of ['constructor', 'toString', '__proto__']) {
      const { members } = mergedRecord(of(name), of('other'));
      expect(members[name]).toEqual({ type: { kind: 'bool' }, optional: true });
    }
  });

  it('change a pack if policies with the same text see them with other types', () => {
    const text = when('resource.payload has amount');
    const compiled = (types: OperationTypes) => compilePolicies({ namespace: 'pack/own', text, schema, types });
    const pack = (types: OperationTypes) =>
      ({
        operations: new Map(),
        title: 'A pack',
        queues: [],
        approvals: { routes: [] },
        expireAfterMs: 1,
        own: [compiled(types)],
      }) as never;
    const asText: OperationTypes = {
      x_close: { kind: 'record', members: { amount: { type: { kind: 'string' }, optional: true } } },
    };
    expect(changesOf(pack(PAYING), pack(PAYING))).toEqual([]);
    expect(changesOf(pack(PAYING), pack(asText))).toMatchObject([{ field: 'pack/own/p', effect: 'loosens' }]);
  });

  it('are compared exactly, also with NUL, and never name an entity', () => {
    const set = setOf(when('resource.payload.reason == "a\\0b"'), TYPES);
    expect(ask(set, { reason: 'a\u0000b' }).allowed).toBe(false);
    expect(ask(set, { reason: 'a' }).allowed).toBe(true);
    // A payload cannot name an entity, whatever it holds.
    expect(ask(set, { reason: { __entity: { type: 'Person', id: 'usr_a' } } }).allowed).toBe(false);
  });
});
