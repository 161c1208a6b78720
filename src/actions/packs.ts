import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { toMinorUnits } from '../platform/money.ts';
import { OPERATIONS } from './operations/registry.ts';
import { compilePolicies, type PolicySet } from './policy-set.ts';

/** Limits in minor units, by currency. */
export type Limits = ReadonlyMap<string, number>;

export interface MoneyLimits {
  autoApproveUpTo: Limits;
  twoApprovalsAbove: Limits;
  budgetPerResource: Limits;
  budgetPerPrincipal: Limits;
  /** Over so many days amounts of one resource count together; 0 where each counts by itself. */
  totalOverDays: number;
}

/** What a pack says of an operation: the limits of one that moves money, the approvals that any other one needs. */
export type PackOperation = { money: MoneyLimits } | { money: undefined; approvals: number };

export interface PackQueue {
  queueKey: string;
  /** Tags that lead to this queue; undefined for the queue that takes what is left. */
  tags: readonly string[] | undefined;
}

/** A field of work: its queues, the operations that it allows, and the policies that they are under. */
export interface Pack {
  packKey: string;
  queues: readonly PackQueue[];
  expireAfterMs: number;
  operations: ReadonlyMap<string, PackOperation>;
  policies: PolicySet;
  /** The text of its policies. */
  policyText: string;
  /** The text of the Cedar schema; tenant policies are validated against it too. */
  schema: string;
  /** Changes with every change of the policies, their schema or the limits. */
  version: string;
}

const HOUR_MS = 60 * 60 * 1000;
const VERSION_LENGTH = 12;
const DEFAULT_TOTAL_OVER_DAYS = 30;

const AMOUNTS = { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1 } as const;

const MONEY_LIMITS = {
  type: 'object',
  additionalProperties: false,
  required: ['auto_approve_up_to', 'two_approvals_above', 'auto_approve_budget'],
  properties: {
    auto_approve_up_to: AMOUNTS,
    two_approvals_above: AMOUNTS,
    auto_approve_budget: {
      type: 'object',
      additionalProperties: false,
      required: ['per_resource', 'per_principal'],
      properties: { per_resource: AMOUNTS, per_principal: AMOUNTS },
    },
    total_over_days: { type: 'integer', minimum: 0, maximum: 365 },
  },
} as const;

const APPROVALS = {
  type: 'object',
  additionalProperties: false,
  required: ['approvals'],
  properties: { approvals: { type: 'integer', minimum: 1, maximum: 10 } },
} as const;

/** What `pack.yaml` must look like. */
const PACK_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['pack_key', 'title', 'queues', 'proposals', 'operations'],
  properties: {
    pack_key: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,63}$' },
    title: { type: 'string', minLength: 1 },
    queues: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['queue_key', 'title'],
        properties: {
          queue_key: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,63}$' },
          title: { type: 'string', minLength: 1 },
          match: {
            type: 'object',
            additionalProperties: false,
            required: ['tags'],
            properties: { tags: { type: 'array', minItems: 1, items: { type: 'string' } } },
          },
        },
      },
    },
    proposals: {
      type: 'object',
      additionalProperties: false,
      required: ['expire_after_hours'],
      properties: { expire_after_hours: { type: 'integer', minimum: 1, maximum: 8760 } },
    },
    operations: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(OPERATIONS).map(([name, { money }]) => [name, money === undefined ? APPROVALS : MONEY_LIMITS]),
      ),
    },
  },
};

interface PackFile {
  pack_key: string;
  queues: { queue_key: string; match?: { tags: string[] } }[];
  proposals: { expire_after_hours: number };
  operations: Record<string, MoneyLimitsFile | { approvals: number }>;
}

interface MoneyLimitsFile {
  auto_approve_up_to: Record<string, string>;
  two_approvals_above: Record<string, string>;
  auto_approve_budget: { per_resource: Record<string, string>; per_principal: Record<string, string> };
  total_over_days?: number;
}

/**
 * Reads and validates every pack of a folder, at start: a pack that is not in order keeps the service from starting.
 * Throws naming the pack and its faults.
 */
export function loadPacks(folder: string): ReadonlyMap<string, Pack> {
  const packs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => loadPack(path.join(folder, entry.name)));
  return new Map(packs.map((pack) => [pack.packKey, pack]));
}

function loadPack(folder: string): Pack {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const [yaml, schema, policy] = [read('pack.yaml'), read('schema.cedarschema'), read('policy.cedar')];
  const file: unknown = parse(yaml);
  const ajv = new Ajv2020({ allErrors: true });
  const fault = (text: string) => new Error(`The pack ${path.basename(folder)} is not in order: ${text}`);
  if (!ajv.validate(PACK_SCHEMA, file)) throw fault(ajv.errorsText(undefined, { dataVar: 'pack.yaml' }));
  const pack = file as PackFile;
  if (pack.pack_key !== path.basename(folder)) throw fault('pack_key is not the name of its folder');
  if (pack.queues.filter((queue) => queue.match === undefined).length !== 1) {
    throw fault('exactly one queue must be without match');
  }
  const digest = createHash('sha256').update([yaml, schema, policy].join('\0')).digest('hex');
  const version = `${pack.pack_key}@${digest.slice(0, VERSION_LENGTH)}`;
  const policies = compilePolicies({ namespace: 'pack', text: policy, schema });
  if ('problems' in policies) throw fault(policies.problems.join('; '));
  const operations = Object.entries(pack.operations).map(([operation, said]): [string, PackOperation] => {
    if ('approvals' in said) return [operation, { money: undefined, approvals: said.approvals }];
    const toLimits = (amounts: Record<string, string>) => limitsOf(amounts, (text) => fault(`${operation}: ${text}`));
    const money = {
      autoApproveUpTo: toLimits(said.auto_approve_up_to),
      twoApprovalsAbove: toLimits(said.two_approvals_above),
      budgetPerResource: toLimits(said.auto_approve_budget.per_resource),
      budgetPerPrincipal: toLimits(said.auto_approve_budget.per_principal),
      totalOverDays: said.total_over_days ?? DEFAULT_TOTAL_OVER_DAYS,
    };
    return [operation, { money }];
  });
  return {
    packKey: pack.pack_key,
    queues: pack.queues.map(({ queue_key, match }) => ({ queueKey: queue_key, tags: match?.tags })),
    expireAfterMs: pack.proposals.expire_after_hours * HOUR_MS,
    operations: new Map(operations),
    policies: policies.set,
    policyText: policy,
    schema,
    version,
  };
}

function limitsOf(amounts: Record<string, string>, fault: (text: string) => Error): Limits {
  return new Map(
    Object.entries(amounts).map(([currency, amount]) => {
      const converted = toMinorUnits(amount, currency);
      if ('problem' in converted) throw fault(`${currency}: ${converted.problem.problem}`);
      return [currency, converted.minor];
    }),
  );
}

/** The queue that takes a WorkItem with these tags. */
export function queueFor(pack: Pack, tags: readonly string[]): string {
  const matching = pack.queues.find((queue) => queue.tags?.some((tag) => tags.includes(tag)));
  const queue = matching ?? pack.queues.find((one) => one.tags === undefined);
  if (queue === undefined) throw new Error(`The pack ${pack.packKey} has no queue for what is left`);
  return queue.queueKey;
}
