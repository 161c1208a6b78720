import type { Limits } from './limits.ts';
import type { ApprovalLimits, MoneyLimits, Pack, PackContent, PackOperation } from './pack.ts';
import { saidOf } from './pack.ts';

/** Stands for a pack that did not exist: it allows nothing. */
const NOTHING: Pick<PackContent, 'operations' | 'tenantOperations'> = {
  operations: new Map(),
  tenantOperations: undefined,
};

/** Begins the part of a version that names another pack. */
const OTHER_PACK = 'with@';

/** Combines a pack with others, all of which have to let a proposal pass. */
export function packsTogether(own: Pack, others: readonly Pack[]): Pack {
  return strictestOf(
    own,
    others.map((pack) => ({ pack, as: `${OTHER_PACK}${pack.version}` })),
  );
}

/** @param version Version of the policies that made a decision. */
export function isOfSeveralPacks(version: string): boolean {
  return version.includes(`+${OTHER_PACK}`);
}

type Allowing = Pick<PackContent, 'operations' | 'tenantOperations'>;

/**
 * Combines packs into one that is at least as strict as each. `pack` is null if an earlier version did not exist; `as`
 * is said in the version of the result.
 */
export function strictestOf(present: Pack, others: readonly { pack: Pack | null; as: string }[]): Pack {
  let pack: Pack = { ...present };
  for (const { pack: other, as } of others) {
    pack = {
      ...pack,
      ...strictestLimits(pack, other ?? NOTHING),
      own: pack.own.concat(other?.own ?? []),
      parts: [pack, other].flatMap((one) => (one === null ? [] : (one.parts ?? [one]))),
      version: `${pack.version}+${as}`,
    };
  }
  return pack;
}

export function strictestLimits(one: Allowing, other: Allowing): Allowing {
  const names = new Set([...one.operations.keys(), ...other.operations.keys()]);
  return {
    operations: new Map([...names].map((name) => [name, both(saidOf(one, name), saidOf(other, name)) ?? null])),
    tenantOperations: both(one.tenantOperations, other.tenantOperations),
  };
}

function both(one: PackOperation | undefined, other: PackOperation | undefined): PackOperation | undefined {
  if (one === undefined || other === undefined) return undefined;
  const rate = leastOf(one.ratePerHour, other.ratePerHour);
  return {
    money: strictestMoney(one.money, other.money),
    approvals: strictestApprovals(one.approvals, other.approvals),
    ...(rate === undefined ? {} : { ratePerHour: rate }),
  };
}

/** A side without money limits needs people for every amount, so nothing is approved automatically or in bulk. */
function strictestMoney(one: MoneyLimits | undefined, other: MoneyLimits | undefined): MoneyLimits | undefined {
  const known = one ?? other;
  if (known === undefined) return undefined;
  const unlimited = { ...known, autoApproveUpTo: NONE, bulkApproval: NONE };
  const [first, second] = [one ?? unlimited, other ?? unlimited];
  return {
    autoApproveUpTo: leastLimits(first.autoApproveUpTo, second.autoApproveUpTo),
    twoApprovalsAbove: leastLimits(first.twoApprovalsAbove, second.twoApprovalsAbove),
    budgetPerResource: leastLimits(first.budgetPerResource, second.budgetPerResource),
    budgetPerPrincipal: leastLimits(first.budgetPerPrincipal, second.budgetPerPrincipal),
    totalOverDays: Math.max(first.totalOverDays, second.totalOverDays),
    approverBudget: leastBudget(first.approverBudget, second.approverBudget),
    bulkApproval: leastLimits(first.bulkApproval, second.bulkApproval),
  };
}

const NONE: Limits = new Map();

function strictestApprovals(one: ApprovalLimits | undefined, other: ApprovalLimits | undefined) {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    approvals: Math.max(one.approvals, other.approvals),
    approvalsOfHighRisk: Math.max(one.approvalsOfHighRisk, other.approvalsOfHighRisk),
  };
}

/** A currency without a limit on one side gets none: no amount is within it. */
function leastLimits(one: Limits, other: Limits): Limits {
  return new Map(
    [...one].flatMap(([currency, limit]) => {
      const least = other.get(currency);
      return least === undefined ? [] : [[currency, Math.min(limit, least)] as const];
    }),
  );
}

/** A currency without a budget on one side keeps that of the other. */
function leastBudget(one: Limits, other: Limits): Limits {
  return new Map([...one, ...other, ...leastLimits(one, other)]);
}

function leastOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}
