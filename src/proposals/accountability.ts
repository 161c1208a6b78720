import type { CallContext, Principal } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { Parties } from '../identity/index.ts';
import { describedOf } from '../operations/index.ts';
import type { Requirement } from '../policy/index.ts';
import type { ActionDocument, ProposalDocument } from './schema.ts';

export type AccountableRow = Pick<ProposalDocument, 'accountables'> & {
  proposed_by: Pick<ProposalDocument['proposed_by'], 'accountable'>;
};

export const ACCOUNTABLE_REASON = {
  policyId: 'workgate/accountable',
  message:
    'You are accountable for this proposal: you, your API key or your agent proposed it, or it replaces such a proposal. Somebody else has to decide.',
};

/** Returns the id of the person in whose name this principal decides. */
export function deciderOf({ accountable, id }: Principal): string {
  return accountable ?? id;
}

/** Includes the people accountable for the superseded proposal. */
export function accountablesOfNew(proposer: Principal, superseded: AccountableRow | null): string[] {
  return [...new Set([...proposer.accountables, ...(superseded === null ? [] : accountableFor(superseded))])];
}

/** Release 0.3.0 stored at most one person. */
export function accountableFor({ accountables, proposed_by }: AccountableRow): string[] {
  const first = proposed_by.accountable === null ? [] : [proposed_by.accountable];
  return [...new Set([...first, ...(accountables ?? [])])];
}

/** The approval of an accountable person never counts. */
export function countsAsApprover(row: AccountableRow, personId: string): boolean {
  return !accountableFor(row).includes(personId);
}

/** Each person counts once, whatever session or delegation they used. Accountable people never count. */
export function countedApprovers(row: Pick<ProposalDocument, 'approvals' | 'payload_hash'> & AccountableRow): string[] {
  const given = row.approvals.filter(
    ({ decision, payload_hash }) => decision === 'approve' && payload_hash === row.payload_hash,
  );
  return [...new Set(given.map(({ approver }) => approver.accountable))].filter((id) => countsAsApprover(row, id));
}

export function isOwn({ principal }: Pick<CallContext, 'principal'>, row: ProposalDocument): boolean {
  if (principal.id === row.proposed_by.id) return true;
  const accountables = accountableFor(row);
  return principal.accountables.some((personId) => accountables.includes(personId));
}

export function delegatingRefusal({ principal }: Pick<CallContext, 'principal'>, row: AccountableRow): AppError | null {
  if (countsAsApprover(row, deciderOf(principal))) return null;
  const message = `You cannot let an agent approve this proposal. ${ACCOUNTABLE_REASON.message}`;
  return new AppError('policy_denied', message, {
    details: [{ field: ACCOUNTABLE_REASON.policyId, problem: ACCOUNTABLE_REASON.message }],
  });
}

export function settlingRefusal(
  { principal }: Pick<CallContext, 'principal'>,
  row: ProposalDocument,
  action: Pick<ActionDocument, 'executed_by' | 'retried_by'>,
): AppError | null {
  const refuse = (message: string) => new AppError('authorization_error', message);
  if (principal.type !== 'user') return refuse('Only a person can say how an execution ended. Sign in to do it.');
  const personId = deciderOf(principal);
  if (!countsAsApprover(row, personId)) {
    return refuse(
      'You are accountable for this proposal, so you cannot say how its execution ended. Ask somebody else who may settle it.',
    );
  }
  if (row.policy.approvals_required >= 2 && executorsOf(action).includes(personId)) {
    return refuse(
      'You executed this proposal, and it needs two people. Ask somebody else who may settle it to say how it ended.',
    );
  }
  return null;
}

export function settlingParties(
  row: ProposalDocument,
  action: Pick<ActionDocument, 'executed_by' | 'retried_by'>,
): Parties {
  const executors = row.policy.approvals_required >= 2 ? executorsOf(action) : [];
  return { accountables: [...new Set([...accountableFor(row), ...executors])], approved: [] };
}

/** Release 0.3.0 did not store accountable people for programs. */
function executorsOf({
  executed_by: { id, accountables },
  retried_by: others,
}: Pick<ActionDocument, 'executed_by' | 'retried_by'>): string[] {
  return [id, ...(accountables ?? []), ...(others ?? [])];
}

/** Doors check only the scope of the operation that is called. */
export function mayEndWork({ permissions }: Pick<CallContext, 'permissions'>): boolean {
  return permissions.has('work.write');
}

export function withdrawingRefusal(proposalId: string, what: 'cancelled' | 'superseded'): AppError {
  return new AppError(
    'authorization_error',
    `${proposalId} is not yours: it can be ${what} only by its proposer, the people who are accountable for it, and those who may approve it.`,
  );
}

export function partiesOf(row: Parameters<typeof countedApprovers>[0]): Parties {
  return { accountables: accountableFor(row), approved: countedApprovers(row) };
}

/** Earlier approvals concern nobody if one approval is enough (`isPlural` is false). */
export function othersIn(row: Parameters<typeof partiesOf>[0], isPlural: boolean): Parties {
  return isPlural ? partiesOf(row) : { accountables: accountableFor(row), approved: [] };
}

/**
 * Each approval has to be another person's voice at two or more approvals, or at high risk.
 * @param requirement By default, the stored outcome alone decides.
 */
export function needsOwnVoices(
  row: ProposalDocument,
  { approvals }: Pick<Requirement, 'approvals'> = { approvals: 1 },
): boolean {
  const required = Math.max(approvals, row.policy.approvals_required);
  return required >= 2 || describedOf(row).risk === 'high';
}
