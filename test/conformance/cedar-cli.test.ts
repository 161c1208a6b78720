import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as engine from '@cedar-policy/cedar-wasm/nodejs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/development.ts';
import { loadDefinitionSchema } from '../../src/operations/definition-schema.ts';
import { builtInTypes } from '../../src/operations/definitions/built-in.ts';
import { type OperationTypes, payloadTypeOf } from '../../src/operations/payload-type.ts';
import { DefinitionReader, operationOf } from '../../src/operations/tenant-definition.ts';
import { spokenSchema } from '../../src/policy/language/policy-schemas.ts';
import { loadPacks } from '../../src/policy/packs/shipped-packs.ts';
import { askPolicies, compilePolicies, type PolicyRequest } from '../../src/policy/policy-set.ts';
import { readContract } from '../../src/policy/try-out/folder-operations.ts';
import { CLOSE_ACCOUNT, definitionWith } from '../support/operation-definitions.ts';
import { run } from '../support/programs.ts';

/** Version of the Cedar engine in the service, so that any difference is caused by our code. */
const VERSION = '4.13.0';
/** Install folder. It is kept, because compiling takes minutes. */
const INSTALLED = path.join(ROOT, '.workgate/conformance-cedar');
const CEDAR = path.join(INSTALLED, 'bin/cedar');
const RUNS = 120;

const SHIPPED = loadPacks(path.join(ROOT, 'contracts/packs')).policies.schema;
const SHIP_PARTS = {
  operation: 'x_ship_parts',
  payload_schema: {
    type: 'object',
    additionalProperties: false,
    required: ['order_id', 'count', 'express', 'lines', 'to'],
    properties: {
      order_id: { type: 'string', maxLength: 20 },
      count: { type: 'integer', minimum: 0, maximum: 1000 },
      express: { type: 'boolean' },
      note: { type: 'string', maxLength: 100 },
      if: { type: 'string', maxLength: 20 },
      weight: { type: 'number' },
      lines: {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['sku'],
          properties: { sku: { type: 'string', maxLength: 20 }, pieces: { type: 'integer' } },
        },
      },
      to: {
        type: 'object',
        additionalProperties: false,
        required: ['country'],
        properties: { country: { type: 'string', maxLength: 2 }, floor: { type: 'integer' } },
      },
    },
  },
  resource: { type: 'order', id_pointer: '/order_id' },
  risk: 'low',
  summary: 'Ship {/count} parts of {/order_id}.',
  personal_data: [],
  display: {},
};

/** Conditions about each operation (`ASKED`), and about the context (`OF_CONTEXT`). */
const ASKED = {
  x_close_account: [
    'resource.payload.reason == "fraud"',
    'resource.payload.closes_on like "2027-*"',
    'resource.payload has note && resource.payload.note like "*secret*"',
    '!(resource.payload has note)',
  ],
  x_ship_parts: [
    'resource.payload.count > 5',
    'resource.payload.count * 3 == 9',
    'resource.payload.express',
    'resource.payload["if"] == "else"',
    'resource.payload has "if" && resource.payload["if"] == "else"',
    'resource.payload.lines.contains({ sku: "a" })',
    'resource.payload.lines.isEmpty()',
    'resource.payload.to.country == "DE"',
    'resource.payload.to has floor && resource.payload.to.floor > 2',
    'resource.payload.to == { country: "DE" }',
  ],
  commerce_refund: ['resource.payload.reason == "duplicate"', 'resource.payload.amount == "3.00"'],
};
const OF_CONTEXT = [
  'context.operation == "x_ship_parts"',
  'context.amount > 2',
  'context has money && context.money',
  'context.risk == "high"',
  'context.proposer == principal',
  'context.proposer.role == "member"',
  'context.approvers.contains(Person::"usr_ada")',
  'context.accountable.contains(principal)',
  'principal == Person::"usr_eve"',
  'context.work.tags.contains("hold")',
  'context.work.queue == "refunds" || context.work.priority == "high"',
  'context.integration.kind == "webhook"',
  'context.proposed_by.kind == "api_key"',
  'context.resource_id == "acc_1"',
  'context.resource_type == "order"',
  'context.approver_roles.contains("admin")',
  'context.hour < 8 || context.weekday > 5',
  'resource == x_close_account::"prop_1"',
];

const text = fc.constantFrom('a', 'DE', 'else', 'fraud', 'a secret', '', '\u0000', '\u{1f600}"\\', '3.00');
const PAYLOADS = {
  x_close_account: fc.record(
    {
      account_id: fc.constant('acc_1234'),
      reason: fc.constantFrom('fraud', 'inactive'),
      note: text,
      closes_on: fc.constantFrom('2026-12-31', '2027-01-01'),
    },
    { requiredKeys: ['account_id', 'reason', 'closes_on'] },
  ),
  x_ship_parts: fc.record(
    {
      order_id: text,
      count: fc.integer({ min: 0, max: 9 }),
      express: fc.boolean(),
      note: text,
      if: text,
      // Cedar has no type for such numbers.
      weight: fc.constantFrom(1.5, 2),
      lines: fc.array(fc.record({ sku: text, pieces: fc.integer() }, { requiredKeys: ['sku'] }), { maxLength: 3 }),
      to: fc.record(
        { country: fc.constantFrom('DE', 'FR'), floor: fc.integer({ min: 0, max: 5 }) },
        { requiredKeys: ['country'] },
      ),
    },
    { requiredKeys: ['order_id', 'count', 'express', 'lines', 'to'] },
  ),
  commerce_refund: fc.record({
    order_id: text,
    amount: fc.constantFrom('3.00', '1.00'),
    currency: fc.constant('EUR'),
    reason: fc.constantFrom('duplicate', 'other'),
  }),
};
type Named = keyof typeof PAYLOADS;
const NAMES = Object.keys(PAYLOADS) as Named[];

const PEOPLE = ['usr_ada', 'usr_bob', 'usr_cy', 'usr_eve'];
const someone = fc.constantFrom(...PEOPLE);
const ROLES = { usr_ada: 'admin', usr_bob: 'member', usr_cy: 'approver', usr_eve: 'none' } as Record<string, string>;
const person = (id: string) => ({ __entity: { type: 'Person', id } });

const asked = fc
  .constantFrom(...NAMES)
  .chain((operation) =>
    fc.record({ operation: fc.constant(operation), payload: PAYLOADS[operation] as fc.Arbitrary<object> }),
  )
  .chain(({ operation, payload }) =>
    fc.record({
      principal: someone,
      action: fc.constantFrom('propose', 'auto_approve', 'approve', 'execute') as fc.Arbitrary<PolicyRequest['action']>,
      proposalId: fc.constantFrom('prop_1', 'prop_2'),
      operation: fc.constant(operation),
      payload: fc.constant(payload),
      amount: fc.integer({ min: 0, max: 5 }),
      money: fc.boolean(),
      risk: fc.constantFrom('low', 'high'),
      proposer: someone,
      accountable: fc.uniqueArray(someone, { maxLength: 2 }),
      approvers: fc.uniqueArray(someone, { maxLength: 3 }),
      work: fc.record({
        id: fc.constant('wi_1'),
        status: fc.constant('open'),
        pack: fc.constant('customer_support'),
        queue: fc.constantFrom('refunds', 'general'),
        channel: fc.constant('api'),
        priority: fc.constantFrom('normal', 'high'),
        tags: fc.uniqueArray(fc.constantFrom('hold', 'vip')),
      }),
      integration: fc.record({ id: fc.constant('int_1'), kind: fc.constantFrom('webhook', 'stripe') }),
      proposed_by: fc.record({ kind: fc.constantFrom('api_key', 'user'), id: fc.constant('key_1') }),
      resource_id: fc.constantFrom('acc_1', 'acc_2'),
      resource_type: fc.constantFrom('order', 'account'),
      hour: fc.integer({ min: 0, max: 23 }),
      weekday: fc.integer({ min: 1, max: 7 }),
    }),
  );
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

const condition = fc.oneof(
  fc.constantFrom(...OF_CONTEXT),
  fc
    .constantFrom(...NAMES)
    .chain((name) => fc.constantFrom(...ASKED[name]).map((one) => `resource is ${name} && ${one}`)),
);
const policies = fc
  .array(
    fc.record({
      action: fc.constantFrom('propose', 'auto_approve', 'approve', 'execute', null),
      when: fc.array(condition, { minLength: 1, maxLength: 2 }),
      isUnless: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) =>
    all
      .map(({ action, when, isUnless }, n) => {
        const scope = action === null ? 'action' : `action == Action::"${action}"`;
        const whole = when.map((one) => `(${one})`).join(' && ');
        return `@id("p-${n}")\n@reason("Because.")\nforbid (principal, ${scope}, resource) ${isUnless ? 'unless' : 'when'} { ${whole} };`;
      })
      .join('\n'),
  );

/** Builds the context of a policy from the published schema, independently of the service. */
function contextOf(one: Asked): Record<string, unknown> {
  const { operation, amount, money, risk, work, integration, proposed_by, resource_id, resource_type, hour, weekday } =
    one;
  return {
    operation,
    amount,
    currency: 'EUR',
    total: amount,
    twins: 0,
    ...(money ? { money } : {}),
    risk,
    proposer: person(one.proposer),
    accountable: one.accountable.map(person),
    approvers: one.approvers.map(person),
    approvals: one.approvers.length,
    auto_approved: false,
    hash_matches: true,
    dry_run: false,
    ...{ work, integration, proposed_by, resource_id, resource_type, hour, weekday },
    approver_roles: [...new Set(one.approvers.map((id) => ROLES[id]))],
  };
}

/** Returns the payload without members for which the published schema has no type. */
function payloadOf({ payload }: Asked): object {
  const { weight: _, ...others } = payload as { weight?: number };
  return others;
}

function requestOf(one: Asked): PolicyRequest {
  const { work, integration, proposed_by, resource_id, resource_type, hour, weekday, approver_roles, ...context } =
    contextOf(one);
  return {
    principal: { personId: one.principal, role: ROLES[one.principal] as string },
    people: PEOPLE.map((personId) => ({ personId, role: ROLES[personId] as string })),
    action: one.action,
    resource: {
      proposalId: one.proposalId,
      operation: one.operation,
      payload: { type: one.operation, ...one.payload },
    },
    context,
    further: { work, integration, proposed_by, resource_id, resource_type, hour, weekday, approver_roles },
  } as unknown as PolicyRequest;
}

describe('the Cedar command line with the published schema', () => {
  let folder: string;
  let types: OperationTypes;

  beforeAll(async () => {
    if (!existsSync(CEDAR)) {
      // A debug build compiles three times as fast, and decides the same.
      const build = ['--debug', '--quiet', '--root', INSTALLED];
      await run('cargo', ['install', 'cedar-policy-cli', '--version', VERSION, '--locked', ...build], {
        cwd: ROOT,
        env: { ...process.env, CARGO_PROFILE_DEV_DEBUG: '0' },
      });
    }
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-cedar-'));
    const reader = new DefinitionReader(await loadDefinitionSchema());
    const defined = [CLOSE_ACCOUNT, definitionWith(SHIP_PARTS)].map((written) => {
      const { definition, problems } = reader.read(written);
      if (definition === null) throw new Error(JSON.stringify(problems));
      const { operation, payloadSchema } = operationOf(definition);
      return [operation, payloadTypeOf(payloadSchema)] as const;
    });
    types = { ...builtInTypes(await readContract()), ...Object.fromEntries(defined) };
    await write('schema', spokenSchema(SHIPPED, types).schema);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const file = (name: string) => path.join(folder, name);
  const write = (name: string, content: string) => writeFile(file(name), content);
  const cedar = (...args: string[]) =>
    new Promise<{ status: number; told: string }>((resolve) => {
      execFile(CEDAR, [...args, '--schema', file('schema')], (error, stdout, stderr) => {
        resolve({ status: error === null ? 0 : Number(error.code), told: `${stdout}${stderr}` });
      });
    });

  it('has the same version as the engine in the service', async () => {
    expect(await run(CEDAR, ['--version'], { cwd: ROOT })).toContain(VERSION);
    expect(engine.getCedarVersion()).toBe(VERSION);
  });

  it('accepts and refuses the same policies as the service, and decides the same', async () => {
    const seen = { taken: 0, refused: 0, allowed: 0, denied: 0 };
    const decided = fc.asyncProperty(
      policies,
      fc.array(asked, { minLength: 3, maxLength: 3 }),
      async (written, all) => {
        const compiled = compilePolicies({ namespace: 'tenant', text: written, schema: SHIPPED, types });
        const isTaken = 'set' in compiled && compiled.objections.length === 0;
        await write('policies', `${written}\npermit (principal, action, resource);`);
        const validated = await cedar('validate', '--policies', file('policies'), '--deny-warnings');
        expect([written, isTaken, validated.told]).toEqual([written, validated.status === 0, validated.told]);
        seen[isTaken ? 'taken' : 'refused'] += 1;
        if (!('set' in compiled) || !isTaken) return;
        for (const one of all) {
          const resource = { type: one.operation, id: one.proposalId };
          const people = PEOPLE.map((id) => ({ uid: { type: 'Person', id }, attrs: { role: ROLES[id] }, parents: [] }));
          const entities = [...people, { uid: resource, attrs: { payload: payloadOf(one) }, parents: [] }];
          await write('entities', JSON.stringify(entities));
          const uid = ({ type, id }: { type: string; id: string }) => `${type}::${JSON.stringify(id)}`;
          const request = {
            principal: uid({ type: 'Person', id: one.principal }),
            action: uid({ type: 'Action', id: one.action }),
            resource: uid(resource),
            context: contextOf(one),
          };
          await write('request', JSON.stringify(request));
          const said = await cedar(
            'authorize',
            '--policies',
            file('policies'),
            '--entities',
            file('entities'),
            '--request-json',
            file('request'),
          );
          expect([0, 2], said.told).toContain(said.status);
          const { allowed } = askPolicies(compiled.set, requestOf(one));
          expect([written, request, allowed]).toEqual([written, request, said.status === 0]);
          seen[allowed ? 'allowed' : 'denied'] += 1;
        }
      },
    );
    await fc.assert(decided, { numRuns: RUNS });
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
  });
});
