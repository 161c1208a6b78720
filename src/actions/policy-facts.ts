import { payloadHash } from './payload-hash.ts';
import type { Actor, PolicyFacts } from './policy.ts';
import type { ProposalDocument } from './schema.ts';

/** What policies are told of a stored proposal. */
export function policyFacts(
  row: ProposalDocument,
  proposer: Actor,
  more: Pick<PolicyFacts, 'autoApproved' | 'dryRun'>,
): PolicyFacts {
  const approvals = row.approvals.filter(
    ({ decision, payload_hash }) => decision === 'approve' && payload_hash === row.payload_hash,
  );
  return {
    proposalId: row._id,
    payload: row.payload,
    proposer,
    approvers: [...new Set(approvals.map(({ approver }) => approver.accountable))],
    hashMatches: payloadHash(row) === row.payload_hash,
    ...more,
  };
}
