import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Ajv from 'ajv/dist/2020.js';
import type * as Yaml from 'yaml';
import { lazily, lazyPackage } from '../platform/lazily.ts';
import { toMinorUnits } from '../platform/money.ts';
import { OPERATIONS } from './operations/registry.ts';
import { isTenantOperation } from './operations/tenant-operation.ts';
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
export type PackOperation = { money: MoneyLimits } | ({ money: undefined } & ApprovalLimits);

export interface ApprovalLimits {
  approvals: number;
  /** Of what is of high risk. */
  approvalsOfHighRisk: number;
}

export interface PackQueue {
  queueKey: string;
  /** Tags that lead to this queue; undefined for the queue that takes what is left. */
  tags: readonly string[] | undefined;
}

/** A field of work: its queues, the operations that it allows, and the policies that they are under. */
export interface Pack extends PackContent {
  packKey: string;
  /** Read when somebody first asks for them. */
  readonly policies: PolicySet;
  /** The text of its policies. */
  policyText: string;
  /** The text of the Cedar schema; tenant policies are validated against it too. */
  schema: string;
  /** Changes with every change of the policies, their schema or the limits. */
  version: string;
}

/** What the file of a pack says: read when somebody first asks for any of it. */
export interface PackContent {
  readonly queues: readonly PackQueue[];
  readonly expireAfterMs: number;
  readonly operations: ReadonlyMap<string, PackOperation>;
  /** What it says of the operations that tenants have defined; undefined where it allows none of them. */
  readonly tenantOperations: PackOperation | undefined;
}

const ajv = lazyPackage<typeof Ajv>('ajv/dist/2020.js');
const yaml = lazyPackage<typeof Yaml>('yaml');

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

const PEOPLE = { type: 'integer', minimum: 1, maximum: 10 } as const;

const APPROVALS = {
  type: 'object',
  additionalProperties: false,
  required: ['approvals'],
  properties: { approvals: PEOPLE, approvals_of_high_risk: PEOPLE },
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
    tenant_operations: APPROVALS,
  },
};

interface PackFile {
  pack_key: string;
  queues: { queue_key: string; match?: { tags: string[] } }[];
  proposals: { expire_after_hours: number };
  operations: Record<string, MoneyLimitsFile | ApprovalsFile>;
  tenant_operations?: ApprovalsFile;
}

interface ApprovalsFile {
  approvals: number;
  approvals_of_high_risk?: number;
}

interface MoneyLimitsFile {
  auto_approve_up_to: Record<string, string>;
  two_approvals_above: Record<string, string>;
  auto_approve_budget: { per_resource: Record<string, string>; per_principal: Record<string, string> };
  total_over_days?: number;
}

/** Every pack of a folder, by its key. What is wrong with one is thrown by what reads it; `readPacks` reads all. */
export function loadPacks(folder: string): ReadonlyMap<string, Pack> {
  const packs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => loadPack(path.join(folder, entry.name)));
  return new Map(packs.map((pack) => [pack.packKey, pack]));
}

/**
 * Reads and validates all of the packs, so that one that is not in order keeps the service from starting. Throws naming the
 * pack and its faults.
 */
export function readPacks(packs: ReadonlyMap<string, Pack>): Pack[] {
  return [...packs.values()].map((pack) => ({ ...pack }));
}

function loadPack(folder: string): Pack {
  const packKey = path.basename(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const [text, schema, policyText] = [read('pack.yaml'), read('schema.cedarschema'), read('policy.cedar')];
  const digest = createHash('sha256').update([text, schema, policyText].join('\0')).digest('hex');
  const fault = (what: string) => new Error(`The pack ${packKey} is not in order: ${what}`);
  const content = lazily(() => contentOf(packKey, text, fault));
  const policies = lazily(() => {
    const compiled = compilePolicies({ namespace: 'pack', text: policyText, schema });
    if ('problems' in compiled) throw fault(compiled.problems.join('; '));
    return compiled.set;
  });
  return {
    packKey,
    get queues() {
      return content().queues;
    },
    get expireAfterMs() {
      return content().expireAfterMs;
    },
    get operations() {
      return content().operations;
    },
    get tenantOperations() {
      return content().tenantOperations;
    },
    get policies() {
      return policies();
    },
    policyText,
    schema,
    version: `${packKey}@${digest.slice(0, VERSION_LENGTH)}`,
  };
}

function contentOf(packKey: string, text: string, fault: (what: string) => Error): PackContent {
  const file: unknown = yaml().parse(text);
  // Our own schema needs no check, which would take longer than all else that is done at start.
  const validator = new (ajv().Ajv2020)({ allErrors: true, meta: false, validateSchema: false });
  if (!validator.validate(PACK_SCHEMA, file)) throw fault(validator.errorsText(undefined, { dataVar: 'pack.yaml' }));
  const { pack_key, queues, proposals, operations, tenant_operations: own } = file as PackFile;
  if (pack_key !== packKey) throw fault('pack_key is not the name of its folder');
  if (queues.filter((queue) => queue.match === undefined).length !== 1) {
    throw fault('exactly one queue must be without match');
  }
  return {
    queues: queues.map(({ queue_key, match }) => ({ queueKey: queue_key, tags: match?.tags })),
    expireAfterMs: proposals.expire_after_hours * HOUR_MS,
    operations: new Map(
      Object.entries(operations).map(([operation, said]) => [
        operation,
        operationOf(said, (what) => fault(`${operation}: ${what}`)),
      ]),
    ),
    tenantOperations: own && approvalsOf(own),
  };
}

function operationOf(said: PackFile['operations'][string], fault: (what: string) => Error): PackOperation {
  if ('approvals' in said) return approvalsOf(said);
  return {
    money: {
      autoApproveUpTo: limitsOf(said.auto_approve_up_to, fault),
      twoApprovalsAbove: limitsOf(said.two_approvals_above, fault),
      budgetPerResource: limitsOf(said.auto_approve_budget.per_resource, fault),
      budgetPerPrincipal: limitsOf(said.auto_approve_budget.per_principal, fault),
      totalOverDays: said.total_over_days ?? DEFAULT_TOTAL_OVER_DAYS,
    },
  };
}

function approvalsOf({ approvals, approvals_of_high_risk: ofHighRisk = approvals }: ApprovalsFile): PackOperation {
  return { money: undefined, approvals, approvalsOfHighRisk: Math.max(approvals, ofHighRisk) };
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

/** What a pack says of an operation; undefined where it does not allow it. */
export function saidOf(pack: Pack, operation: string): PackOperation | undefined {
  return pack.operations.get(operation) ?? (isTenantOperation(operation) ? pack.tenantOperations : undefined);
}

/** The queue that takes a WorkItem with these tags. */
export function queueFor(pack: Pack, tags: readonly string[]): string {
  const matching = pack.queues.find((queue) => queue.tags?.some((tag) => tags.includes(tag)));
  const queue = matching ?? pack.queues.find((one) => one.tags === undefined);
  if (queue === undefined) throw new Error(`The pack ${pack.packKey} has no queue for what is left`);
  return queue.queueKey;
}
