import { accountableFor, countedApprovers } from './accountability.ts';
import { payloadHash } from './payload-hash.ts';
import type { Actor, PolicyFacts } from './policy.ts';
import type { ProposalDocument } from './schema.ts';

/** What policies are told of a stored proposal. */
export function policyFacts(
  row: ProposalDocument,
  proposer: Actor,
  more: Pick<PolicyFacts, 'autoApproved' | 'dryRun'>,
): PolicyFacts {
  return {
    proposalId: row._id,
    payload: row.payload,
    proposer,
    accountables: accountableFor(row),
    approvers: countedApprovers(row),
    hashMatches: payloadHash(row) === row.payload_hash,
    ...more,
  };
}
