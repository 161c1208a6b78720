import { accountableFor, countedApprovers } from './accountability.ts';
import { payloadHash } from './payload-hash.ts';
import type { PolicyFacts } from './policy.ts';
import { type Actor, NO_ROLE } from './policy-set.ts';
import type { ProposalDocument } from './schema.ts';

/** What policies are told of a stored proposal. `roles` are those of the people whom it names (`peopleOf`). */
export function policyFacts(
  row: ProposalDocument,
  more: Pick<PolicyFacts, 'autoApproved' | 'dryRun' | 'roles'>,
): PolicyFacts {
  return {
    proposalId: row._id,
    payload: row.payload,
    proposer: actorOf(row.proposed_by.accountable ?? row.proposed_by.id, more.roles),
    accountables: accountableFor(row),
    approvers: countedApprovers(row),
    total: row.total,
    hashMatches: payloadHash(row) === row.payload_hash,
    ...more,
  };
}

/** Whether nobody but policy has approved it. A retry is of what was approved in the same way as before. */
export function isAutoApproved({ policy, approvals }: Pick<ProposalDocument, 'policy' | 'approvals'>): boolean {
  return policy.decision === 'auto_approve' && approvals.length === 0;
}

/** Ids of the people whom policies may come upon in what they are told of a proposal. */
export function peopleOf(row: ProposalDocument): string[] {
  return [...new Set([...accountableFor(row), ...countedApprovers(row)])];
}

/** Somebody as policies see them. */
export function actorOf(personId: string, roles: ReadonlyMap<string, string>): Actor {
  return { personId, role: roles.get(personId) ?? NO_ROLE };
}
