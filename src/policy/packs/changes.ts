import { HOUR_MS } from '../../platform/durations.ts';
import { toDecimal } from '../../platform/money.ts';
import { type CompiledPolicies, toldTo } from '../policy-set.ts';
import type { Limits } from './limits.ts';
import type { MoneyLimits, Pack, PackOperation, PackQueue } from './pack.ts';
import { saidOf, usualApproverBudget } from './pack.ts';

export type ChangeEffect = 'loosens' | 'tightens' | 'neither';

export interface PackChange {
  field: string;
  effect: ChangeEffect;
  words: string;
}

/** Field name for all tenant operations that the pack does not name. */
const REST = 'tenant_operations';

export function changesOf(before: Pack | null, after: Pack): PackChange[] {
  const names = new Set([...(before?.operations.keys() ?? []), ...after.operations.keys()]);
  const said = (pack: Pack | null, name: string) => (pack === null ? undefined : saidOf(pack, name));
  return [
    ...[...names]
      .sort()
      .flatMap((name) => operationChanges(`operations.${name}`, said(before, name), said(after, name))),
    ...operationChanges(REST, before?.tenantOperations, after.tenantOperations),
    ...policyChanges(before?.own ?? [], after.own),
    ...otherChanges(before, after),
  ];
}

export function isLoosening(changes: readonly PackChange[]): boolean {
  return changes.some(({ effect }) => effect === 'loosens');
}

/**
 * Returns true if an operation is allowed no longer. That tightens this pack, but the limits of the operation no longer
 * apply beside those of other packs.
 */
export function isSilencing(before: Pack | null, after: Pack): boolean {
  if (before === null) return false;
  const names = [...before.operations.keys(), ...after.operations.keys()];
  const isSilenced = (name: string) => saidOf(before, name) !== undefined && saidOf(after, name) === undefined;
  return names.some(isSilenced) || (before.tenantOperations !== undefined && after.tenantOperations === undefined);
}

function operationChanges(
  field: string,
  before: PackOperation | undefined,
  after: PackOperation | undefined,
): PackChange[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [{ field, effect: 'loosens', words: 'becomes allowed' }];
  if (after === undefined) return [{ field, effect: 'tightens', words: 'is no longer allowed' }];
  return [
    ...moneyChanges(field, before, after),
    ...approvalChanges(field, before, after),
    ...rateChange(field, before, after),
  ];
}

function moneyChanges(field: string, { money: before }: PackOperation, { money: after }: PackOperation): PackChange[] {
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    // Money limits and approval counts each ask for people where the other does not, so a switch loosens the pack.
    const words = after === undefined ? 'no longer has money limits' : 'has money limits instead of approvals';
    return [{ field, effect: 'loosens', words }];
  }
  const days = numberChange(`${field}.total_over_days`, before.totalOverDays, after.totalOverDays, 'more is stricter');
  return [
    // Without these limits, every amount needs people, or two. But policies that test for a limit forbid nothing then,
    // and the approvers' budget goes with the second.
    ...limitChanges(`${field}.auto_approve_up_to`, before.autoApproveUpTo, after.autoApproveUpTo, -1, Infinity),
    ...limitChanges(`${field}.two_approvals_above`, before.twoApprovalsAbove, after.twoApprovalsAbove, -1, Infinity),
    ...limitChanges(`${field}.auto_approve_budget.per_resource`, before.budgetPerResource, after.budgetPerResource),
    ...limitChanges(`${field}.auto_approve_budget.per_principal`, before.budgetPerPrincipal, after.budgetPerPrincipal),
    ...days,
    ...approverChanges(`${field}.approver_budget`, before, after),
    ...limitChanges(`${field}.bulk_approval_limit`, before.bulkApproval, after.bulkApproval),
  ];
}

/** Leaves out budgets that follow from `two_approvals_above`, whose change is told. */
function approverChanges(field: string, before: MoneyLimits, after: MoneyLimits): PackChange[] {
  const isOwn = ({ approverBudget, twoApprovalsAbove }: MoneyLimits, currency: string) =>
    approverBudget.get(currency) !== usualApproverBudget(twoApprovalsAbove).get(currency);
  const told = ({ approverBudget }: MoneyLimits): Limits =>
    new Map([...approverBudget].filter(([currency]) => isOwn(before, currency) || isOwn(after, currency)));
  return limitChanges(field, told(before), told(after), Infinity);
}

/**
 * @param missing Stands for a currency without a limit before the change, when limits are compared.
 * @param gone Stands for one without a limit after it.
 */
function limitChanges(field: string, before: Limits, after: Limits, missing = -1, gone = missing): PackChange[] {
  const currencies = [...new Set([...before.keys(), ...after.keys()])].sort();
  return currencies.flatMap((currency) => {
    const [old, present] = [before.get(currency), after.get(currency)];
    if (old === present) return [];
    const shown = (minor: number | undefined) =>
      minor === undefined ? 'none' : `${toDecimal(minor, currency)} ${currency}`;
    const effect = (present ?? gone) > (old ?? missing) ? 'loosens' : 'tightens';
    return [{ field: `${field}.${currency}`, effect, words: `was ${shown(old)}, becomes ${shown(present)}` }];
  });
}

function approvalChanges(
  field: string,
  { approvals: before }: PackOperation,
  { approvals: after }: PackOperation,
): PackChange[] {
  // `moneyChanges` reports a switch between money limits and approval counts.
  if (before === undefined || after === undefined) return [];
  const changed = (name: string, old: number, present: number) =>
    numberChange(`${field}.${name}`, old, present, 'more is stricter');
  return [
    ...changed('approvals', before.approvals, after.approvals),
    ...changed('approvals_of_high_risk', before.approvalsOfHighRisk, after.approvalsOfHighRisk),
  ];
}

function rateChange(field: string, before: PackOperation, after: PackOperation): PackChange[] {
  const [old, present] = [before.ratePerHour ?? Infinity, after.ratePerHour ?? Infinity];
  return numberChange(`${field}.rate_per_hour`, old, present, 'less is stricter');
}

function numberChange(
  field: string,
  before: number,
  after: number,
  order: 'more is stricter' | 'less is stricter',
): PackChange[] {
  if (before === after) return [];
  const isStricter = order === 'more is stricter' ? after > before : after < before;
  const shown = (value: number) => (value === Infinity ? 'any number' : String(value));
  const words = `was ${shown(before)}, becomes ${shown(after)}`;
  return [{ field, effect: isStricter ? 'tightens' : 'loosens', words }];
}

function policyChanges(before: readonly CompiledPolicies[], after: readonly CompiledPolicies[]): PackChange[] {
  const [old, present] = [policiesOf(before), policiesOf(after)];
  const ids = [...new Set([...old.keys(), ...present.keys()])].sort();
  // Policies that cannot be read forbid everything.
  const gone: PackChange[] = before.every((one) => 'set' in one)
    ? []
    : [{ field: 'policy.cedar', effect: 'loosens', words: 'no longer holds policies that this release cannot read' }];
  const changed = ids.flatMap((id): PackChange[] => {
    if (!present.has(id)) return [{ field: id, effect: 'loosens', words: 'no longer applies' }];
    if (!old.has(id)) return [{ field: id, effect: 'tightens', words: 'is added' }];
    const [was, is] = [old.get(id), present.get(id)];
    if (was?.text === is?.text && was?.told === is?.told) return [];
    if (was?.text === is?.text) {
      const words = 'gets other facts than before; it may refuse other proposals';
      return [{ field: id, effect: 'loosens', words }];
    }
    return [{ field: id, effect: 'loosens', words: 'has changed; it may refuse other proposals' }];
  });
  return [...gone, ...changed];
}

/** Returns policy texts by id, with a hash of the facts they receive. With other types, a text may forbid less. */
function policiesOf(sets: readonly CompiledPolicies[]): Map<string, { text: string | undefined; told: string }> {
  const all = sets.flatMap((one) => {
    if (!('set' in one)) return [];
    const { reasons, policies } = one.set;
    const told = toldTo(one.set);
    return [...reasons.keys()].map((id) => [id, { text: policies[id], told }] as const);
  });
  return new Map(all);
}

function otherChanges(before: Pack | null, after: Pack): PackChange[] {
  if (before === null) return [{ field: 'queues', effect: 'loosens', words: 'take work from now on' }];
  const hours = (pack: Pack) => pack.expireAfterMs / HOUR_MS;
  const changes: PackChange[] = [];
  if (before.title !== after.title) {
    changes.push({ field: 'title', effect: 'neither', words: `was "${before.title}", becomes "${after.title}"` });
  }
  if (hours(before) !== hours(after)) {
    const words = `was ${hours(before)}, becomes ${hours(after)}; applies to new proposals`;
    changes.push({ field: 'proposals.expire_after_hours', effect: 'neither', words });
  }
  if (queuesAsText(before.queues) !== queuesAsText(after.queues)) {
    const words = 'have changed; new work may go to other queues, or to other packs';
    changes.push({ field: 'queues', effect: 'loosens', words });
  }
  if (routingAsText(before) !== routingAsText(after)) {
    const words = 'notify other people; the same people may approve';
    changes.push({ field: 'approvals', effect: 'neither', words });
  }
  return [...changes, ...titleChanges(before.queues, after.queues), ...dueChanges(before.queues, after.queues)];
}

/** Contains what decides where work goes. The order counts, because the first match wins. */
function queuesAsText(queues: readonly PackQueue[]): string {
  return JSON.stringify(queues.map(({ queueKey, match }) => [queueKey, match]));
}

function routingAsText({ approvals: { routes, escalateTo } }: Pack): string {
  return JSON.stringify([routes.map(({ from, ...route }) => [route, [...(from ?? [])]]), escalateTo ?? null]);
}

function titleChanges(before: readonly PackQueue[], after: readonly PackQueue[]): PackChange[] {
  return after.flatMap(({ queueKey, title }): PackChange[] => {
    const was = before.find((one) => one.queueKey === queueKey);
    if (was === undefined || was.title === title) return [];
    return [{ field: `queues.${queueKey}.title`, effect: 'neither', words: `was "${was.title}", becomes "${title}"` }];
  });
}

function dueChanges(before: readonly PackQueue[], after: readonly PackQueue[]): PackChange[] {
  const shown = ({ dueWithinMs: ms }: PackQueue) => (ms === undefined ? 'none' : String(ms / HOUR_MS));
  return after.flatMap((queue): PackChange[] => {
    const was = before.find(({ queueKey }) => queueKey === queue.queueKey);
    if (was === undefined || was.dueWithinMs === queue.dueWithinMs) return [];
    const words = `was ${shown(was)}, becomes ${shown(queue)}; applies to work that enters the queue from then on`;
    return [{ field: `queues.${queue.queueKey}.due_within_hours`, effect: 'neither', words }];
  });
}
