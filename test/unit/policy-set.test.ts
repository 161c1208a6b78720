import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askPolicies, compilePolicies, type PolicyRequest, type PolicySet } from '../../src/policy/policy-set.ts';

const PACK = path.resolve(import.meta.dirname, '../../contracts/packs');
const schema = readFileSync(path.join(PACK, 'schema.cedarschema'), 'utf8');
const packText = readFileSync(path.join(PACK, 'policy.cedar'), 'utf8');

const ACTIONS = ['propose', 'auto_approve', 'approve', 'execute'] as const;
const LONG_MAX = 9_223_372_036_854_775_807n;

function compile(namespace: 'pack' | 'tenant', text: string) {
  return compilePolicies({ namespace, text, schema });
}

function setOf(namespace: 'pack' | 'tenant', text: string): PolicySet {
  const result = compile(namespace, text);
  if ('problems' in result) throw new Error(result.problems.join('; '));
  return result.set;
}

const pack = setOf('pack', packText);

/** Input of policies in plain values. */
interface Facts {
  action: (typeof ACTIONS)[number];
  personId: string;
  role: string;
  amount: number;
  total: number;
  twins: number;
  currency: string;
  operation: string;
  risk: string;
  upTo: number | undefined;
  above: number | undefined;
  proposer: string;
  accountable: string[];
  approvers: string[];
  approvals: number;
  autoApproved: boolean;
  hashMatches: boolean;
  dryRun: boolean;
}

const person = (id: string) => ({ __entity: { type: 'Person', id } });

function requestOf(facts: Facts): PolicyRequest {
  return {
    principal: { personId: facts.personId, role: facts.role },
    action: facts.action,
    people: [facts.proposer, ...facts.accountable, ...facts.approvers].map((personId) => ({ personId, role: 'none' })),
    resource: { proposalId: 'prop_x', operation: facts.operation, payload: {} },
    further: {},
    context: {
      operation: facts.operation,
      amount: facts.amount,
      total: facts.total,
      twins: facts.twins,
      currency: facts.currency,
      ...(facts.upTo === undefined ? {} : { auto_approve_up_to: facts.upTo }),
      ...(facts.above === undefined ? {} : { two_approvals_above: facts.above }),
      risk: facts.risk,
      proposer: person(facts.proposer),
      accountable: facts.accountable.map(person),
      approvers: facts.approvers.map(person),
      approvals: facts.approvals,
      auto_approved: facts.autoApproved,
      hash_matches: facts.hashMatches,
      dry_run: facts.dryRun,
    },
  };
}

/** Decides by the rules of the pack, written a second time as governance.md states them. */
function mayBe(facts: Facts): boolean {
  const { amount, total, twins, upTo, above, approvals, autoApproved } = facts;
  const isSmall = upTo !== undefined && amount <= upTo;
  const isLargeInAll = above !== undefined && amount <= above && total > above;
  switch (facts.action) {
    case 'propose':
      return true;
    case 'auto_approve':
      return facts.operation === 'commerce_refund' && isSmall && facts.risk !== 'high' && !isLargeInAll && twins === 0;
    case 'approve':
      return (
        ['approver', 'admin', 'owner'].includes(facts.role) &&
        facts.personId !== facts.proposer &&
        !facts.accountable.includes(facts.personId) &&
        !facts.approvers.includes(facts.personId)
      );
    case 'execute':
      if (!facts.hashMatches) return false;
      if (facts.operation === 'chat_post_message' || facts.operation.startsWith('x_'))
        return !autoApproved && approvals >= 1;
      if (autoApproved) return isSmall;
      return approvals >= 2 || (approvals >= 1 && above !== undefined && amount <= above && !isLargeInAll);
  }
}

// Few values of each kind, so that they often coincide.
const amounts = fc.oneof(fc.constantFrom(1, 4_999, 5_000, 5_001, 50_000, 50_001), fc.maxSafeInteger());
const people = fc.constantFrom('usr_a', 'usr_b', 'usr_c', 'USR_A', 'usr_a ', '');
const facts: fc.Arbitrary<Facts> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  personId: people,
  role: fc.constantFrom('none', 'viewer', 'member', 'approver', 'admin', 'owner', 'Approver', 'approver '),
  amount: amounts,
  total: amounts,
  twins: fc.constantFrom(0, 0, 1, 20),
  currency: fc.constantFrom('EUR', 'JPY', ''),
  operation: fc.constantFrom('commerce_refund', 'commerce_refund', 'chat_post_message', 'x_close_account', ''),
  risk: fc.constantFrom('low', 'medium', 'high'),
  upTo: fc.option(amounts, { nil: undefined }),
  above: fc.option(amounts, { nil: undefined }),
  proposer: people,
  accountable: fc.array(people, { maxLength: 2 }),
  approvers: fc.array(people, { maxLength: 3 }),
  approvals: fc.integer({ min: 0, max: 3 }),
  autoApproved: fc.boolean(),
  hashMatches: fc.boolean(),
  dryRun: fc.boolean(),
});

describe('the policies of the pack', () => {
  const expectRightAnswers = (numRuns: number) => {
    let allowed = 0;
    fc.assert(
      fc.property(facts, (given) => {
        const answer = askPolicies(pack, requestOf(given));
        expect(answer.allowed).toBe(mayBe(given));
        if (answer.allowed) allowed += 1;
        for (const { policyId, message } of answer.reasons) {
          expect(policyId).toMatch(/^pack\/[a-z-]+$/);
          expect(message).toMatch(/^[A-Z].*\.$/);
        }
      }),
      { numRuns },
    );
    expect(allowed).toBeGreaterThan(numRuns / 10);
  };

  it('allow exactly what governance.md allows', () => expectRightAnswers(1_000));

  it('allow exactly what governance.md allows, in many more samples', { tags: 'full' }, () =>
    expectRightAnswers(3_000),
  );

  const expectPlainIds = (numRuns: number) => {
    const id = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '"',
        '\\',
        '\u0000',
        '__proto__',
        'constructor',
        '\ud800',
        '\udc00',
        '\ufffd',
        '")',
        '?principal',
      ),
    );
    fc.assert(
      fc.property(facts, id, id, fc.array(id, { maxLength: 2 }), (given, personId, proposer, approvers) => {
        const one: Facts = {
          ...given,
          action: 'approve',
          role: 'owner',
          personId,
          proposer,
          accountable: [],
          approvers,
        };
        const answer = askPolicies(pack, requestOf(one));
        // Never allowed if the rules forbid it. Always allowed if the rules allow it and every id is well-formed text.
        if (!mayBe(one)) expect(answer.allowed).toBe(false);
        else if ([personId, proposer, ...approvers].every((text) => text.isWellFormed())) {
          expect(answer.allowed).toBe(true);
        }
      }),
      { numRuns },
    );
  };

  it('compare ids of people exactly, whatever characters they have', () => expectPlainIds(300));

  it('compare ids of people exactly, in many more samples', { tags: 'full' }, () => expectPlainIds(2_000));

  it('refuse a context that does not fit the schema, and never throw', { tags: 'full' }, () => {
    const names = Object.keys(requestOf(fc.sample(facts, 1)[0] as Facts).context);
    const wrong = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        undefined,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        1.5,
        -0.5,
        1e30,
        2 ** 63,
        -(2 ** 70),
      ),
      fc.constantFrom<unknown>('', 'true', '5000', [], {}, [[]], { __entity: { type: 'Robot', id: 'x' } }),
      fc.constantFrom<unknown>(
        { __entity: { type: 'Person' } },
        { __extn: { fn: 'ip', arg: 'x' } },
        { __expr: 'true' },
      ),
      fc.constantFrom<unknown>(LONG_MAX, () => true, Symbol('x'), new Date(Number.NaN)),
      fc.jsonValue(),
    );
    /** By field, a check that a value is valid. */
    const fits: Record<string, (value: unknown) => boolean> = {
      amount: Number.isSafeInteger,
      total: Number.isSafeInteger,
      twins: Number.isSafeInteger,
      approvals: Number.isSafeInteger,
      auto_approve_up_to: (value) => value === undefined || Number.isSafeInteger(value),
      two_approvals_above: (value) => value === undefined || Number.isSafeInteger(value),
      accountable: (value) => Array.isArray(value) && value.length === 0,
      approvers: (value) => Array.isArray(value) && value.length === 0,
      proposer: () => false,
    };
    const fitting = (name: string, given: unknown) => {
      // JSON leaves out functions and symbols.
      const value = ['function', 'symbol'].includes(typeof given) ? undefined : given;
      if (!names.includes(name)) return value === undefined;
      return fits[name]?.(value) ?? (/_/.test(name) ? typeof value === 'boolean' : typeof value === 'string');
    };
    fc.assert(
      fc.property(facts, fc.constantFrom(...names, 'colour', '__proto__'), wrong, (given, name, value) => {
        fc.pre(!fitting(name, value));
        const request = requestOf(given);
        const context = Object.fromEntries([...Object.entries(request.context), [name, value]]);
        const answer = askPolicies(pack, { ...request, context: context as PolicyRequest['context'] });
        expect(answer.allowed, `${name}: ${inspect(value)}`).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });

  it('refuse if a member of the context is missing, and never throw', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (given, at) => {
        const request = requestOf(given);
        const required = Object.keys(request.context).filter((name) => !/auto_approve_up_to|two_approvals/.test(name));
        const { [required[at % required.length] as string]: _, ...context } = request.context;
        expect(askPolicies(pack, { ...request, context }).allowed).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('refuse unknown actions, people without a role, and broken policy sets', { tags: 'full' }, () => {
    fc.assert(
      fc.property(facts, fc.string({ unit: 'binary' }), (given, text) => {
        fc.pre(!(ACTIONS as readonly string[]).includes(text));
        const request = requestOf({ ...given, autoApproved: true, hashMatches: true, upTo: given.amount });
        expect(askPolicies(pack, { ...request, action: text as 'propose' }).allowed).toBe(false);
        expect(askPolicies({ ...pack, policies: { broken: `permit ${text}` } }, request).allowed).toBe(false);
        const principal = { personId: given.personId, role: undefined as unknown as string };
        expect(askPolicies(pack, { ...request, principal }).allowed).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

/** Conditions of tenants' policies, each with a function that says for which facts it holds. */
const CONDITIONS: [text: string, holds: (given: Facts) => boolean][] = [
  ['true', () => true],
  ['false', () => false],
  ['context.amount > 5000', ({ amount }) => amount > 5_000],
  ['context.currency == "JPY"', ({ currency }) => currency === 'JPY'],
  ['context.dry_run', ({ dryRun }) => dryRun],
  ['principal.role == "admin"', ({ role }) => role === 'admin'],
  ['principal == context.proposer', ({ personId, proposer }) => personId === proposer],
  [
    'context has two_approvals_above && context.two_approvals_above > 1',
    ({ above }) => above !== undefined && above > 1,
  ],
  ['["low", "high"].contains(context.risk)', ({ risk }) => risk !== 'medium'],
];

/** Conditions that the schema refuses. */
const BAD_CONDITIONS = [
  'context.colour == "red"',
  'context.two_approvals_above > 1',
  'principal.salary > 1',
  'resource.amount > 1',
  'context.amount > "1"',
  'context.amount',
  'principal in Robot::"x"',
  'unknown(context.amount)',
  'context.amount + "1" > 1',
  '(',
];

interface TenantPolicy {
  effect: 'forbid' | 'permit';
  id: string;
  reason: string | undefined;
  action: (typeof ACTIONS)[number] | 'any';
  condition: string;
  holds: ((given: Facts) => boolean) | undefined;
}

const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: rare });

const tenantPolicy: fc.Arbitrary<TenantPolicy> = fc
  .record({
    effect: mostly<'forbid' | 'permit'>(fc.constant('forbid'), fc.constant('permit')),
    id: mostly(
      fc.constantFrom('a', 'b', 'c', 'd-1', 'no-self-approval', 'tenant', '0'),
      fc.constantFrom('', 'A', 'a_b', 'pack/no-self-approval', '-a', '__proto__', 'x'.repeat(65), 'ä', 'a b'),
    ),
    reason: mostly<string | undefined>(
      fc.constantFrom('No.', 'permit (principal)'),
      fc.constantFrom(undefined, '', ' '),
    ),
    action: fc.constantFrom(...ACTIONS, 'any' as const),
    condition: fc.constant(''),
    holds: fc.constant(undefined),
  })
  .chain((policy) =>
    mostly(
      fc.constantFrom(...CONDITIONS).map(([condition, holds]): TenantPolicy => ({ ...policy, condition, holds })),
      fc.constantFrom(...BAD_CONDITIONS).map((condition): TenantPolicy => ({ ...policy, condition })),
    ),
  );

function textOf({ effect, id, reason, action, condition }: TenantPolicy): string {
  const target = action === 'any' ? 'action' : `action == Action::"${action}"`;
  const annotations = `@id("${id}")${reason === undefined ? '' : ` @reason("${reason}")`}`;
  return `${annotations}\n${effect} (principal, ${target}, resource) when { ${condition} };`;
}

function isInOrder(policies: TenantPolicy[]): boolean {
  return (
    new Set(policies.map(({ id }) => id)).size === policies.length &&
    policies.every(
      ({ effect, id, reason, holds }) =>
        effect === 'forbid' &&
        /^[a-z0-9][a-z0-9-]{0,63}$/.test(id) &&
        reason !== undefined &&
        reason.trim() !== '' &&
        holds !== undefined,
    )
  );
}

describe('the policies of a tenant', () => {
  const expectOnlyForbidding = (numRuns: number) => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.array(tenantPolicy, { maxLength: 4 }),
        fc.array(facts, { minLength: 3, maxLength: 3 }),
        (policies, asked) => {
          const text = policies.map(textOf).join('\n');
          const result = compile('tenant', text);
          expect('set' in result, text).toBe(isInOrder(policies));
          if ('problems' in result) {
            expect(result.problems.length).toBeGreaterThan(0);
            return;
          }
          taken += 1;
          for (const given of asked) {
            const forbidding = policies.filter(
              ({ action, holds }) => (action === 'any' || action === given.action) && holds?.(given),
            );
            const answer = askPolicies(result.set, requestOf(given));
            expect(answer.allowed, text).toBe(forbidding.length === 0);
            expect(answer.reasons.map(({ policyId }) => policyId).sort()).toEqual(
              forbidding.map(({ id }) => `tenant/${id}`).sort(),
            );
          }
        },
      ),
      { numRuns },
    );
    expect(taken).toBeGreaterThan(numRuns / 8);
  };

  it('are accepted if they are valid, and then only forbid', () => expectOnlyForbidding(100));

  it('are accepted if they are valid, and then only forbid, in many more samples', { tags: 'full' }, () =>
    expectOnlyForbidding(400),
  );

  it('change no decision of the pack', () => {
    fc.assert(
      fc.property(fc.array(tenantPolicy, { maxLength: 3 }), facts, (policies, given) => {
        const before = askPolicies(pack, requestOf(given));
        compile('tenant', policies.map(textOf).join('\n'));
        expect(askPolicies(pack, requestOf(given))).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });

  it('are accepted or refused with problems, whatever their text, and never throw', { tags: 'full' }, () => {
    const word = fc.constantFrom(
      ...['forbid', 'permit', '(', ')', '{', '}', ';', 'principal', 'action', 'resource', 'when', 'unless', ',', '=='],
      ...['@id("a")', '@reason("r")', '?principal', '?resource', 'context', '.', 'amount', '"', '\\', '//', '\n', 'in'],
      ...[
        'Action::"execute"',
        'is',
        'Person',
        'has',
        '&&',
        '||',
        '!',
        '-',
        '9223372036854775808',
        '[',
        ']',
        'if',
        '\u0000',
      ],
      ...['ip("1.1.1.1")', 'decimal("1.0")', 'like', '"*"', '\ud800', '🦊', '__proto__', '@', '::'],
    );
    const valid = tenantPolicy.map(textOf);
    const text = fc.oneof(
      fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.tuple(valid, fc.nat(), word).map(([policy, at, damage]) => {
        const index = at % (policy.length + 1);
        return policy.slice(0, index) + damage + policy.slice(index + (at % 3));
      }),
    );
    fc.assert(
      fc.property(text, facts, (source, given) => {
        const result = compile('tenant', source);
        if ('problems' in result) {
          expect(result.problems.length).toBeGreaterThan(0);
          for (const problem of result.problems) expect(problem).toMatch(/\S/);
          return;
        }
        askPolicies(result.set, requestOf(given));
      }),
      { numRuns: 1_500 },
    );
    expect(askPolicies(pack, requestOf({ ...(fc.sample(facts, 1)[0] as Facts), action: 'propose' })).allowed).toBe(
      true,
    );
  });

  it.each([
    ['parentheses', (depth: number) => `${'('.repeat(depth)}true${')'.repeat(depth)}`],
    ['negations', (depth: number) => `${'!'.repeat(depth)}true`],
    ['minus signs', (depth: number) => `${'-'.repeat(depth)}1 == 1`],
    ['sets', (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)} == [1]`],
    ['records', (depth: number) => `${'{a:'.repeat(depth)}1${'}'.repeat(depth)} == {a:1}`],
    ['conditions', (depth: number) => `${'if true then '.repeat(depth / 4)}true${' else true'.repeat(depth / 4)}`],
    ['conjunctions', (depth: number) => `true${' && true'.repeat(depth / 4)}`],
    ['sums', (depth: number) => `1${' + 1'.repeat(depth / 4)} > 0`],
    ['members', (depth: number) => `context${'.a'.repeat(depth / 4)} == 1`],
    ['set members', (depth: number) => `[${'1,'.repeat(depth / 2)}1].contains(1)`],
  ])('may have only a safe number of nested %s, and break nothing', { tags: 'full' }, (_what, nest) => {
    for (const depth of [10, 100, 1_000, 10_000, 60_000]) {
      const text = `@id("deep") @reason("Deep.") forbid (principal, action, resource) when { ${nest(depth)} };`;
      const result = compile('tenant', text.slice(0, 64 * 1024));
      const given: Facts = { ...(fc.sample(facts, 1)[0] as Facts), action: 'propose' };
      if ('set' in result) askPolicies(result.set, requestOf(given));
      else expect(result.problems.length).toBeGreaterThan(0);
      // The engine still answers other requests.
      expect(askPolicies(pack, requestOf(given)).allowed).toBe(true);
    }
  });

  it('give their own answers, however many policy sets there are', { tags: 'full', timeout: 120_000 }, () => {
    const given: Facts = { ...(fc.sample(facts, 1)[0] as Facts), action: 'propose' };
    const sets = Array.from({ length: 1_100 }, (_, index) =>
      setOf('tenant', `@id("no-${index}") @reason("No.") forbid (principal, action, resource);`),
    );
    for (let round = 0; round < 2; round += 1) {
      for (const [index, set] of sets.entries()) {
        const { allowed, reasons } = askPolicies(set, requestOf(given));
        expect({ allowed, ids: reasons.map(({ policyId }) => policyId) }).toEqual({
          allowed: false,
          ids: [`tenant/no-${index}`],
        });
      }
    }
    expect(askPolicies(pack, requestOf(given)).allowed).toBe(true);
    // The long timeout is for a busy machine, which needs time to compile so many sets.
  });

  it('refuse if their evaluation fails, whatever else they say', () => {
    const overflow = '@id("overflow") @reason("r") forbid (principal, action, resource) when { %s };';
    for (const condition of [
      `context.amount * ${LONG_MAX} > 0`,
      `false || context.amount + ${LONG_MAX} > 0`,
      `context.amount - ${LONG_MAX} - ${LONG_MAX} < 0 && false`,
    ]) {
      const set = setOf('tenant', overflow.replace('%s', condition));
      fc.assert(
        fc.property(facts, fc.integer({ min: 2, max: Number.MAX_SAFE_INTEGER }), (given, amount) => {
          expect(askPolicies(set, requestOf({ ...given, amount })).allowed).toBe(false);
        }),
        { numRuns: 50 },
      );
    }
  });
});
