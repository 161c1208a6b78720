import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../../errors/app-error.ts';
import { readDefinitionText, toSchemaProblems } from '../../operations/definition-reading.ts';
import { isKnownOperation, isTenantOperation, OPERATIONS } from '../../operations/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { closedObject, listOf, textOf, wholeNumber } from '../../platform/json-schemas.ts';
import { lazyPackage } from '../../platform/lazily.ts';
import { asciiDomain } from '../../platform/mail/address.ts';
import { toMinorUnits } from '../../platform/money.ts';
import { lineProblem } from '../../platform/plain-text.ts';
import { cutText } from '../../platform/text-length.ts';
import { type RoutingFile, routingOf, routingProblems, routingSchema } from './approval-routes.ts';
import type { Limits } from './limits.ts';
import {
  type ApprovalLimits,
  MAX_TOTAL_OVER_DAYS,
  type PackContent,
  type PackOperation,
  type PackQueue,
  type QueueMatch,
  usualApproverBudget,
} from './pack.ts';

const ajv = lazyPackage<typeof Ajv>('ajv/dist/2020.js');

const DEFAULT_TOTAL_OVER_DAYS = 30;
const MAX_PROBLEMS = 20;

const KEY = { type: 'string', pattern: '^[a-z][a-z0-9_]{0,63}$' } as const;
const TITLE = textOf(200);
const AMOUNTS = { type: 'object', additionalProperties: { type: 'string' }, minProperties: 1, maxProperties: 200 };
const PEOPLE = wholeNumber(1, 10);
const DUE_WITHIN_HOURS = wholeNumber(1, 8760);
const RATE = wholeNumber(1, 1_000);
const MAX_MATCHED = 100;

const CHANNELS = ['api', 'email', 'web_form', 'web_chat', 'phone', 'sms', 'social', 'chat', 'agent', 'other'];
const MATCH = closedObject(
  {
    channels: listOf({ enum: CHANNELS }, MAX_MATCHED),
    channel_ids: listOf(textOf(200), MAX_MATCHED),
    tags: listOf(textOf(200), MAX_MATCHED),
    priorities: listOf({ enum: ['low', 'normal', 'high', 'urgent'] }, MAX_MATCHED),
    contact_domains: listOf(textOf(253), MAX_MATCHED),
  },
  { minProperties: 1 },
);

const QUEUE = closedObject(
  { queue_key: KEY, title: TITLE, match: MATCH, due_within_hours: DUE_WITHIN_HOURS },
  { required: ['queue_key', 'title'] },
);

/** All fields that an operation can have; `formProblems` checks which go together. */
const OPERATION = closedObject({
  allowed: { type: 'boolean' },
  approvals: PEOPLE,
  approvals_of_high_risk: PEOPLE,
  rate_per_hour: RATE,
  auto_approve_up_to: AMOUNTS,
  two_approvals_above: AMOUNTS,
  auto_approve_budget: closedObject(
    { per_resource: AMOUNTS, per_principal: AMOUNTS },
    { required: ['per_resource', 'per_principal'] },
  ),
  total_over_days: wholeNumber(0, MAX_TOTAL_OVER_DAYS),
  bulk_approval_limit: AMOUNTS,
  approver_budget: AMOUNTS,
});

const PACK_SCHEMA = closedObject(
  {
    pack_key: KEY,
    title: TITLE,
    queues: listOf(QUEUE, 50),
    work_items: closedObject({ due_within_hours: DUE_WITHIN_HOURS }, { required: ['due_within_hours'] }),
    proposals: closedObject({ expire_after_hours: wholeNumber(1, 8760) }, { required: ['expire_after_hours'] }),
    approvals: routingSchema(AMOUNTS),
    operations: { type: 'object', maxProperties: 200, additionalProperties: OPERATION },
    tenant_operations: closedObject(
      { approvals: PEOPLE, approvals_of_high_risk: PEOPLE, rate_per_hour: RATE },
      { required: ['approvals'] },
    ),
  },
  { required: ['pack_key', 'title', 'queues', 'proposals', 'operations'] },
);

interface MatchFile {
  channels?: string[];
  channel_ids?: string[];
  tags?: string[];
  priorities?: string[];
  contact_domains?: string[];
}

interface OperationFile {
  allowed?: boolean;
  approvals?: number;
  approvals_of_high_risk?: number;
  rate_per_hour?: number;
  auto_approve_up_to?: Record<string, string>;
  two_approvals_above?: Record<string, string>;
  auto_approve_budget?: { per_resource: Record<string, string>; per_principal: Record<string, string> };
  total_over_days?: number;
  bulk_approval_limit?: Record<string, string>;
  approver_budget?: Record<string, string>;
}

interface QueueFile {
  queue_key: string;
  title: string;
  match?: MatchFile;
  due_within_hours?: number;
}

interface PackFile {
  pack_key: string;
  title: string;
  queues: QueueFile[];
  work_items?: { due_within_hours: number };
  proposals: { expire_after_hours: number };
  approvals?: RoutingFile;
  operations: Record<string, OperationFile>;
  tenant_operations?: OperationFile & { approvals: number };
}

const OF_MONEY = ['auto_approve_up_to', 'two_approvals_above', 'auto_approve_budget'] as const;
const MORE_OF_MONEY = ['total_over_days', 'bulk_approval_limit', 'approver_budget'] as const;
const OF_APPROVALS = ['approvals', 'approvals_of_high_risk'] as const;

let validator: Ajv.ValidateFunction | undefined;

/** Parses and validates a `pack.yaml` (YAML 1.2 or JSON, at most 64 KiB, no aliases). */
export function readPackFile(text: string): { content: PackContent } | { problems: ErrorDetail[] } {
  const read = readDefinitionText(text);
  if ('problems' in read) return read;
  // Checking our own schema would take longer than the rest of the startup.
  validator ??= new (ajv().Ajv2020)({ allErrors: true, meta: false, validateSchema: false }).compile(PACK_SCHEMA);
  const problems = validator(read.value) ? [] : toSchemaProblems(validator.errors ?? []);
  const file = read.value as unknown as PackFile;
  const all =
    problems.length > 0
      ? problems.map(named)
      : [...queueProblems(file), ...operationProblems(file), ...approvalProblems(file)];
  return all.length > 0 ? { problems: all.slice(0, MAX_PROBLEMS) } : { content: contentOf(file) };
}

function named({ field, problem }: ErrorDetail): ErrorDetail {
  return { field: field === '' ? 'pack_yaml' : field, problem };
}

function queueProblems({ title, queues }: PackFile): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const lines: [string, string][] = [
    ['title', title],
    ...queues.map((queue, index): [string, string] => [`queues[${index}].title`, queue.title]),
  ];
  for (const [field, line] of lines) {
    const problem = lineProblem(line) ?? (line.trim() === '' ? 'must not be only white space' : undefined);
    if (problem !== undefined) problems.push({ field, problem });
  }
  const rest = queues.filter(({ match }) => match === undefined);
  if (rest.length !== 1) {
    const problem = `exactly one queue must have no match, for all other work; ${rest.length} have none`;
    problems.push({ field: 'queues', problem });
  }
  queues.forEach(({ queue_key: key }, index) => {
    if (queues.findIndex((one) => one.queue_key === key) === index) return;
    problems.push({
      field: `queues[${index}].queue_key`,
      problem: `${key} is already the key of another queue; use another key`,
    });
  });
  return problems;
}

function approvalProblems({ approvals, queues }: PackFile): ErrorDetail[] {
  const keys = queues.map(({ queue_key: key }) => key);
  const amounts = (approvals?.routes ?? []).map(({ from = {} }, at) => [`approvals.routes[${at}].from`, from] as const);
  return [...routingProblems(approvals, keys), ...amountProblems(amounts)];
}

function operationProblems({ operations }: PackFile): ErrorDetail[] {
  return Object.entries(operations).flatMap(([name, said]) => {
    const field = cutText(`operations.${name}`, 200);
    if (isTenantOperation(name)) return formProblems(field, said, null);
    if (isKnownOperation(name)) return formProblems(field, said, OPERATIONS[name].money !== undefined);
    const known = Object.keys(OPERATIONS).join(', ');
    return [
      {
        field,
        problem: `is not an operation; use one of ${known}, or one that the tenant defined, such as x_close_account`,
      },
    ];
  });
}

/** @param movesMoney Null for a tenant operation, which may have money limits or approval counts. */
function formProblems(field: string, said: OperationFile, movesMoney: boolean | null): ErrorDetail[] {
  const isSet = (name: keyof OperationFile) => said[name] !== undefined;
  const tell = (names: readonly string[], problem: string) =>
    names.map((name) => ({ field: `${field}.${name}`, problem }));
  if (said.allowed === false) {
    const others = Object.keys(said).filter((name) => name !== 'allowed');
    return tell(others, 'is only for operations that are allowed; leave it out');
  }
  const ofMoney = [...OF_MONEY, ...MORE_OF_MONEY].filter(isSet);
  if (movesMoney ?? ofMoney.length > 0) {
    const missing = OF_MONEY.filter((name) => !isSet(name));
    const foreign = 'is only for operations without money limits; use two_approvals_above instead';
    const problems = [
      ...tell(missing, 'is required for an operation that moves money'),
      ...tell(OF_APPROVALS.filter(isSet), foreign),
    ];
    return problems.length > 0 ? problems : moneyProblems(field, said);
  }
  if (ofMoney.length > 0) return tell(ofMoney, 'is only for operations that move money; leave it out');
  return isSet('approvals') ? [] : tell(['approvals'], 'is required: the number of people who must approve it');
}

function moneyProblems(field: string, said: OperationFile): ErrorDetail[] {
  const { auto_approve_up_to: upTo = {}, two_approvals_above: above = {}, auto_approve_budget: budget } = said;
  const all: [string, Record<string, string>][] = [
    ['auto_approve_up_to', upTo],
    ['two_approvals_above', above],
    ['auto_approve_budget.per_resource', budget?.per_resource ?? {}],
    ['auto_approve_budget.per_principal', budget?.per_principal ?? {}],
    ['bulk_approval_limit', said.bulk_approval_limit ?? {}],
    ['approver_budget', said.approver_budget ?? {}],
  ];
  const problems = amountProblems(all.map(([name, amounts]) => [`${field}.${name}`, amounts]));
  if (problems.length > 0) return problems;
  const [ofOne, ofTwo] = [limitsOf(upTo), limitsOf(above)];
  return [...ofOne].flatMap(([currency, limit]) => {
    const other = ofTwo.get(currency);
    if (other !== undefined && limit <= other) return [];
    const problem =
      other === undefined
        ? `has no limit in two_approvals_above, so any amount would need two people; add ${currency} there`
        : `is more than two_approvals_above.${currency}; lower it`;
    return [{ field: `${field}.auto_approve_up_to.${currency}`, problem }];
  });
}

/** @param all Amounts by currency, each with its field. */
function amountProblems(all: readonly (readonly [string, Record<string, string>])[]): ErrorDetail[] {
  return all.flatMap(([field, amounts]) =>
    Object.entries(amounts).flatMap(([currency, amount]) => {
      const converted = toMinorUnits(amount, currency);
      if (!('problem' in converted)) return [];
      return [{ field: cutText(`${field}.${currency}`, 200), problem: converted.problem.problem }];
    }),
  );
}

function contentOf(file: PackFile): PackContent {
  const { pack_key: packKey, title, queues, work_items: work, proposals, operations, tenant_operations: own } = file;
  return {
    packKey,
    title,
    queues: queues.map((queue) => queueOf(queue, work?.due_within_hours)),
    expireAfterMs: proposals.expire_after_hours * HOUR_MS,
    approvals: routingOf(file.approvals, limitsOf),
    operations: new Map(Object.entries(operations).map(([name, said]) => [name, operationOf(said)])),
    tenantOperations: own && (operationOf(own) ?? undefined),
  };
}

function queueOf({ queue_key: queueKey, title, match, due_within_hours: own }: QueueFile, ofPack?: number): PackQueue {
  const hours = own ?? ofPack;
  return {
    queueKey,
    title,
    match: match && matchOf(match),
    ...(hours === undefined ? {} : { dueWithinMs: hours * HOUR_MS }),
  };
}

function matchOf({ channels, channel_ids, tags, priorities, contact_domains }: MatchFile): QueueMatch {
  return {
    channels: channels ?? [],
    channelIds: channel_ids ?? [],
    tags: tags ?? [],
    priorities: priorities ?? [],
    contactDomains: (contact_domains ?? []).map(asciiDomain),
  };
}

function operationOf(said: OperationFile): PackOperation | null {
  if (said.allowed === false) return null;
  const rate = said.rate_per_hour === undefined ? {} : { ratePerHour: said.rate_per_hour };
  if (said.approvals !== undefined)
    return { approvals: approvalsOf(said.approvals, said.approvals_of_high_risk), ...rate };
  return {
    money: {
      autoApproveUpTo: limitsOf(said.auto_approve_up_to),
      twoApprovalsAbove: limitsOf(said.two_approvals_above),
      budgetPerResource: limitsOf(said.auto_approve_budget?.per_resource),
      budgetPerPrincipal: limitsOf(said.auto_approve_budget?.per_principal),
      totalOverDays: said.total_over_days ?? DEFAULT_TOTAL_OVER_DAYS,
      bulkApproval: limitsOf(said.bulk_approval_limit),
      approverBudget: approverBudgetOf(said),
    },
    ...rate,
  };
}

function approverBudgetOf({ two_approvals_above, approver_budget }: OperationFile): Limits {
  return new Map([...usualApproverBudget(limitsOf(two_approvals_above)), ...limitsOf(approver_budget)]);
}

function approvalsOf(approvals: number, ofHighRisk = approvals): ApprovalLimits {
  return { approvals, approvalsOfHighRisk: Math.max(approvals, ofHighRisk) };
}

/** The amounts are valid: invalid ones would be skipped. */
function limitsOf(amounts: Record<string, string> = {}): Limits {
  return new Map(
    Object.entries(amounts).flatMap(([currency, amount]) => {
      const converted = toMinorUnits(amount, currency);
      return 'problem' in converted ? [] : [[currency, converted.minor] as const];
    }),
  );
}
