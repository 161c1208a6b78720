import { createClient, type Transport } from '@connectrpc/connect';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { failureOf } from '../api/failure.ts';

/** The proposal after the decision, or the refusal. */
export interface JointOutcome {
  proposalId: string;
  proposal?: ActionProposal | undefined;
  refusal?: string | undefined;
}

/**
 * Approves all proposals in one call, each by its hash.
 * @throws if they may not be approved together; then none is approved.
 */
export async function approveTogether(
  transport: Transport,
  seen: readonly ActionProposal[],
  comment: string,
): Promise<JointOutcome[]> {
  const proposals = seen.map(({ proposalId, payloadHash }) => ({ proposalId, payloadHash }));
  const { outcomes } = await createClient(ActionService, transport).approveActionProposals({ proposals, comment });
  return outcomes.map(({ proposalId, outcome }) => ({
    proposalId,
    proposal: outcome.case === 'proposal' ? outcome.value : undefined,
    refusal: outcome.case === 'refusal' ? outcome.value.message : undefined,
  }));
}

/** Rejections move no money, so that no joint limit applies. */
export async function rejectEach(
  transport: Transport,
  seen: readonly ActionProposal[],
  comment: string,
): Promise<JointOutcome[]> {
  const client = createClient(ActionService, transport);
  const outcomes: JointOutcome[] = [];
  for (const { proposalId } of seen) {
    try {
      const { proposal } = await client.rejectActionProposal({ proposalId, comment });
      outcomes.push({ proposalId, proposal });
    } catch (error) {
      outcomes.push({ proposalId, refusal: failureOf(error).message });
    }
  }
  return outcomes;
}
