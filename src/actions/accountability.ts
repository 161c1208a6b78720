import type { CallContext, Principal } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActionDocument, ProposalDocument } from './schema.ts';

/** What of a stored proposal says who is accountable for it. */
export type AccountableRow = Pick<ProposalDocument, 'accountables'> & {
  proposed_by: Pick<ProposalDocument['proposed_by'], 'accountable'>;
};

/** Why somebody who is accountable does not decide, in a reason as policies give them. */
export const ACCOUNTABLE_REASON = {
  policyId: 'workgate/accountable',
  message:
    'You are accountable for this proposal: it is yours, or that of a key or an agent of yours, or takes the place of one that is. Somebody else has to decide.',
};

/** The person who decides when this principal does: themself, or whoever has delegated it. */
export function deciderOf({ accountable, id }: Principal): string {
  return accountable ?? id;
}

/** Everybody accountable for a new proposal: for its proposer, and for what it takes the place of. */
export function accountablesOfNew(proposer: Principal, superseded: AccountableRow | null): string[] {
  return [...new Set([...proposer.accountables, ...(superseded === null ? [] : accountableFor(superseded))])];
}

/** Everybody accountable for a stored proposal. 0.3.0 has stored one person at most. */
export function accountableFor({ accountables, proposed_by }: AccountableRow): string[] {
  const first = proposed_by.accountable === null ? [] : [proposed_by.accountable];
  return [...new Set([...first, ...(accountables ?? [])])];
}

/** Whether a person's approval of a proposal counts: whoever is accountable for it has no say. */
export function countsAsApprover(row: AccountableRow, personId: string): boolean {
  return !accountableFor(row).includes(personId);
}

/** What of approvals counts: each person once, by whatever session or delegation, and nobody who is accountable. */
export function countedApprovers(row: Pick<ProposalDocument, 'approvals' | 'payload_hash'> & AccountableRow): string[] {
  const given = row.approvals.filter(
    ({ decision, payload_hash }) => decision === 'approve' && payload_hash === row.payload_hash,
  );
  return [...new Set(given.map(({ approver }) => approver.accountable))].filter((id) => countsAsApprover(row, id));
}

/** Whether the caller has proposed it, or is accountable for it, or acts for somebody who is. */
export function isOwn({ principal }: Pick<CallContext, 'principal'>, row: ProposalDocument): boolean {
  if (principal.id === row.proposed_by.id) return true;
  const accountables = accountableFor(row);
  return principal.accountables.some((personId) => accountables.includes(personId));
}

/** Why the caller may not be lent the approval of a proposal; null if they may. */
export function delegatingRefusal({ principal }: Pick<CallContext, 'principal'>, row: AccountableRow): AppError | null {
  if (countsAsApprover(row, deciderOf(principal))) return null;
  const message = `No agent can approve it in your name. ${ACCOUNTABLE_REASON.message}`;
  return new AppError('policy_denied', message, {
    details: [{ field: ACCOUNTABLE_REASON.policyId, problem: ACCOUNTABLE_REASON.message }],
  });
}

/** Why the caller may not say how an execution ended; null if they may. */
export function settlingRefusal(
  { principal }: Pick<CallContext, 'principal'>,
  row: ProposalDocument,
  action: Pick<ActionDocument, 'executed_by'>,
): AppError | null {
  const refuse = (message: string) => new AppError('authorization_error', message);
  if (principal.type !== 'user') return refuse('Only people say how an execution ended. Sign in to do it.');
  const personId = deciderOf(principal);
  if (!countsAsApprover(row, personId)) {
    return refuse(
      'You are accountable for this proposal, so that you cannot say how its execution ended. Somebody else who may settle has to look.',
    );
  }
  if (row.policy.approvals_required >= 2 && executorsOf(action).includes(personId)) {
    return refuse(
      'You have executed it, and it is so large that it takes two people: somebody else who may settle has to say how it ended.',
    );
  }
  return null;
}

/** Everybody who answers for an execution. 0.3.0 has not stored it of programs. */
function executorsOf({ executed_by: { id, accountables } }: Pick<ActionDocument, 'executed_by'>): string[] {
  return [id, ...(accountables ?? [])];
}

/** Whether the caller could end the WorkItem too: doors ask for the scope of what is called alone. */
export function mayEndWork({ permissions }: Pick<CallContext, 'permissions'>): boolean {
  return permissions.has('work.write');
}

/** What somebody is told who would take back, or take the place of, an approved proposal that is none of theirs. */
export function withdrawingRefusal(proposalId: string, what: 'cancelled' | 'superseded'): AppError {
  return new AppError(
    'authorization_error',
    `${proposalId} is approved, and is not yours: it can be ${what} only by its proposer, the people who are accountable for it, and those who may approve it.`,
  );
}
