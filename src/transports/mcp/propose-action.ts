import type { ToolTypes } from '../../../generated/mcp/types.ts';
import { validationError } from '../../errors/app-error.ts';
import type { Proposal } from '../../proposals/index.ts';
import type { ProposalUseCases } from '../../proposals/use-cases.ts';
import type { AgentCall } from '../agent-gate.ts';
import { idempotencyOf } from '../idempotency.ts';
import { fromApiNewProposal } from '../wire/v1/actions.ts';
import { resourceTypeOf } from '../wire/v1/integrations.ts';
import { proposalOf } from './get-work-item.ts';

type Input = ToolTypes['propose_action']['input'];

/** Fields that only a new proposal has. */
const OF_NEW_ONES = [
  'integration_id',
  'approval_reason',
  'payload',
  'resource_type',
  'action_operation',
  'supersedes',
] as const;

/** Arguments without `withdraw`, of which the contract then requires these. */
type NewProposalInput = Input & Required<Pick<Input, 'integration_id' | 'approval_reason' | 'payload'>>;

export async function propose(proposals: ProposalUseCases, input: Input, call: AgentCall): Promise<Proposal> {
  const { work_item_id: id, idempotency_key: key, detail: _, ...body } = input as NewProposalInput;
  const { type } = body.payload;
  // Fields that follow from the payload may be omitted, but must be correct if they are sent.
  const { action_operation = type, resource_type = resourceTypeOf(type) } = body;
  const whole = { ...body, action_operation, ...(resource_type === undefined ? {} : { resource_type }) };
  const idempotency = idempotencyOf(key, { path: { work_item_id: id }, body: whole });
  return (await proposals.createActionProposal(call, id, fromApiNewProposal(whole), idempotency)).value;
}

/** Withdraws an open proposal. Withdrawing it again changes nothing. */
export async function withdraw(
  proposals: ProposalUseCases,
  proposalId: string,
  input: Input,
  call: AgentCall,
): Promise<Proposal> {
  const given = OF_NEW_ONES.filter((field) => input[field] !== undefined);
  if (given.length > 0) {
    throw validationError(
      given.map((field) => ({ field, problem: 'is for a new proposal; leave it out with withdraw' })),
    );
  }
  await proposalOf(proposals, call, input.work_item_id, { field: 'withdraw', proposalId });
  return proposals.cancelActionProposal(call, proposalId);
}
