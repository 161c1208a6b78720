import type { FreezeRow } from '../../identity/authority/freeze.ts';
import type { ExecutingPrincipal } from '../../identity/authority/present-authority.ts';
import type { ProposalDocument } from '../schema.ts';
import type { Freeze } from './model.ts';

/** What of a proposal says whether it is frozen. */
export type Freezable = Pick<ProposalDocument, '_id' | 'operation' | 'integration_id'> & {
  proposed_by: ExecutingPrincipal;
  approvals: readonly { approver: ExecutingPrincipal }[];
  execution?: { action_id: string; by?: ExecutingPrincipal; carried?: { lineage: string } };
};

/** Everybody, by their credentials, who has had a hand in a proposal, or executes it. */
function handsIn(proposal: Freezable, by: ExecutingPrincipal | undefined): ExecutingPrincipal[] {
  const approvers = proposal.approvals.map(({ approver }) => approver);
  return [proposal.proposed_by, ...approvers, ...(by === undefined ? [] : [by])];
}

/** The API keys among them. */
export function keysOf(proposal: Freezable, by: ExecutingPrincipal | undefined): string[] {
  return handsIn(proposal, by).flatMap(({ type, id }) => (type === 'api_key' ? [id] : []));
}

/** @param lineages Of API keys, those that have had a hand in it among them. */
export function isCoveredBy(
  { kind, target_id: targetId, lineage }: FreezeRow,
  proposal: Freezable,
  by: ExecutingPrincipal | undefined,
  lineages: ReadonlyMap<string, string>,
): boolean {
  switch (kind) {
    case 'tenant':
      return true;
    case 'operation':
      return proposal.operation === targetId;
    case 'integration':
      return proposal.integration_id === targetId;
    case 'api_key':
      return keysOf(proposal, by).some((keyId) => lineages.get(keyId) === lineage);
    case 'delegation':
      return handsIn(proposal, by).some(({ type, id }) => type === 'delegation' && id === targetId);
  }
}

/** What is frozen, since when, why, and who can end that. */
export function frozenWords({ kind, targetId, frozenAt, reason }: Freeze): string {
  const what = {
    tenant: 'Everything of the tenant is frozen',
    operation: `The operation ${targetId} is frozen`,
    integration: `The integration ${targetId} is frozen`,
    api_key: `What the API key ${targetId} has a hand in is frozen`,
    delegation: `What the delegation ${targetId} has a hand in is frozen`,
  }[kind];
  return `${what} since ${frozenAt.toISOString()}: "${reason}". An administrator can thaw it.`;
}
