import type { ExecutingPrincipal, FreezeRow } from '../../identity/index.ts';
import type { Freezable } from '../../proposals/index.ts';
import type { Freeze } from './model.ts';

/** Returns every credential with which somebody proposed, approved or executes a proposal. */
function handsIn(proposal: Freezable, by: ExecutingPrincipal | undefined): ExecutingPrincipal[] {
  const approvers = proposal.approvals.map(({ approver }) => approver);
  return [proposal.proposed_by, ...approvers, ...(by === undefined ? [] : [by])];
}

export function keysOf(proposal: Freezable, by: ExecutingPrincipal | undefined): string[] {
  return handsIn(proposal, by).flatMap(({ type, id }) => (type === 'api_key' ? [id] : []));
}

/** @param lineages By id of API key, at least of the keys that have a part in the proposal. */
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

export function frozenWords({ kind, targetId, frozenAt, reason }: Freeze): string {
  const what = {
    tenant: 'The whole tenant is frozen',
    operation: `The operation ${targetId} is frozen`,
    integration: `The integration ${targetId} is frozen`,
    api_key: `Everything that involves the API key ${targetId} is frozen`,
    delegation: `Everything that involves the delegation ${targetId} is frozen`,
  }[kind];
  return `${what} since ${frozenAt.toISOString()}: "${reason}". An administrator can thaw it.`;
}
