import type { Proposal } from '../../actions/model.ts';
import type { DryRunUseCases, ExecutionUseCases, ProposalUseCases } from '../../actions/use-cases.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import type { EvidenceUseCases } from '../../evidence/use-cases.ts';
import type { AgentScope } from '../../identity/roles.ts';
import type { WorkItem } from '../../work-items/model.ts';
import { workHasEnded } from '../../work-items/status.ts';
import type { WorkItemUseCases } from '../../work-items/use-cases.ts';
import type { AgentCall } from '../agent-gate.ts';
import { fromApiNewProposal } from '../wire/v1/actions.ts';
import type { RequestedAction } from './extension.ts';
import { COMPLETE_ON_EXECUTION, type Incoming, subjectOf } from './incoming.ts';
import type { Outcome } from './task-reader.ts';
import { isTerminal } from './task-state.ts';

export interface SendingServices {
  workItems: WorkItemUseCases;
  proposals: ProposalUseCases;
  executor: ExecutionUseCases;
  dryRuns: DryRunUseCases;
  evidence: EvidenceUseCases;
}

/** The scope that an action needs beside that of sending messages. */
export const ACTION_SCOPES = {
  propose: 'agent.actions.propose',
  execute: 'agent.actions.execute',
  export_evidence: 'agent.evidence.export',
} as const satisfies Record<RequestedAction['type'], AgentScope>;

/**
 * Does what a message says: opens a WorkItem or goes to one, then has its action done. The same message again, also on
 * another node, changes nothing and finishes what the first may have left undone; but evidence is exported anew each
 * time, as it is then.
 * @returns the WorkItem as it is then, and what became of the action.
 */
export async function receive(
  services: SendingServices,
  call: AgentCall,
  incoming: Incoming,
): Promise<{ item: WorkItem; outcome: Outcome }> {
  const item =
    incoming.taskId === undefined ? await open(services, call, incoming) : await follow(services, call, incoming);
  const outcome = incoming.action === undefined ? {} : await act(services, call, item, incoming, incoming.action);
  return { item: await services.workItems.getWrittenWorkItem(call, item.workItemId), outcome };
}

/** Opens a WorkItem. Whatever could be wrong with its action is found out before. */
async function open({ workItems, proposals }: SendingServices, call: AgentCall, incoming: Incoming): Promise<WorkItem> {
  const { text, action, contextId, messageId } = incoming;
  if (contextId !== undefined) {
    const problem =
      'is not known without a taskId: each task has a context of its own. Name the task, or leave both out';
    throw validationError([{ field: 'message.contextId', problem }]);
  }
  if (action?.type === 'propose') {
    if (action.proposal.supersedes !== undefined) {
      throw validationError([{ field: 'supersedes', problem: 'is not a proposal of this task, which is new' }]);
    }
    await proposals.assertProposalInOrder(call, fromApiNewProposal(action.proposal));
  } else if (action !== undefined) {
    throw validationError([{ field: 'message.taskId', problem: `is required for an action of type ${action.type}` }]);
  }
  const input = {
    subject: subjectOf(incoming),
    channel: 'agent',
    initialMessage: text === undefined ? undefined : { content: text, externalMessageId: messageId },
  } as const;
  return (await workItems.createWorkItem(call, input, incoming.idempotency)).value;
}

/**
 * Finds the WorkItem of a follow-up, and appends the text to it, upon which a task that waited for it goes on. What can
 * be known to be wrong with its action is found out before.
 */
async function follow(services: SendingServices, call: AgentCall, incoming: Incoming): Promise<WorkItem> {
  const { workItems, proposals } = services;
  const { taskId = '', contextId, text, action, dryRun, completeOnExecution, idempotency } = incoming;
  const item = await workItems.getWrittenWorkItem(call, taskId);
  if (contextId !== undefined && contextId !== item.threadId) {
    throw validationError([{ field: 'message.contextId', problem: 'is not the context of this task' }]);
  }
  if (completeOnExecution === true && !(await workItems.isWorkItemOpenedBy(call, taskId))) {
    const problem = 'may be true only in a task that you have opened; leave it out, or open a task for the action';
    throw validationError([{ field: COMPLETE_ON_EXECUTION, problem }]);
  }
  if (text === undefined || dryRun) {
    if (isTerminal(item.status) && !(await isOfEnded(services, call, action))) {
      throw workHasEnded(item.status, 'message');
    }
    return item;
  }
  if (action?.type === 'propose') await proposals.assertProposalInOrder(call, fromApiNewProposal(action.proposal));
  if (action?.type === 'execute') await assertOfTask(services, call, item, action.proposal_id);
  await workItems.appendWorkItemMessage(call, taskId, { content: text, answers: true }, idempotency);
  return item;
}

/** Whether it can be asked of a task that has ended: what that leaves behind, and what was executed by the same message. */
async function isOfEnded(
  { proposals }: SendingServices,
  call: AgentCall,
  action: RequestedAction | undefined,
): Promise<boolean> {
  if (action?.type !== 'execute') return action?.type === 'export_evidence';
  return (await findProposal(proposals, call, action.proposal_id))?.status === 'executed';
}

async function act(
  services: SendingServices,
  call: AgentCall,
  item: WorkItem,
  incoming: Incoming,
  action: RequestedAction,
): Promise<Outcome> {
  const { proposals, executor, dryRuns, evidence, workItems } = services;
  switch (action.type) {
    case 'propose': {
      // What a task is opened for ends it, unless the message says otherwise.
      const completesWork = incoming.completeOnExecution ?? (incoming.taskId === undefined ? true : undefined);
      const input = { ...fromApiNewProposal(action.proposal), completesWork };
      const { value } = await proposals.createActionProposal(call, item.workItemId, input, incoming.idempotency);
      // Not one that was denied after it had been approved, of a message that is sent again.
      const isRefused = value.status === 'denied' && value.version === 1 && incoming.taskId === undefined;
      if (isRefused && item.status === 'new')
        await workItems.updateWorkItem(call, item.workItemId, { status: 'rejected' });
      return { proposal: value };
    }
    case 'execute': {
      await assertOfTask(services, call, item, action.proposal_id);
      const { proposal_id: proposalId } = action;
      const execution = incoming.dryRun
        ? await dryRuns.dryRunActionProposal(call, proposalId)
        : await executor.executeActionProposal(call, proposalId);
      return { execution };
    }
    case 'export_evidence':
      return { exported: await evidence.exportNamedWorkItemPacket(call, item.workItemId) };
  }
}

/** @throws {AppError} `validation_error` for a proposal that is not there or belongs to another task. */
async function assertOfTask(
  { proposals }: SendingServices,
  call: AgentCall,
  { workItemId }: WorkItem,
  proposalId: string,
): Promise<void> {
  const proposal = await findProposal(proposals, call, proposalId);
  if (proposal?.workItemId === workItemId) return;
  throw validationError([{ field: 'action.proposal_id', problem: 'is not a proposal of this task' }]);
}

async function findProposal(
  proposals: ProposalUseCases,
  call: AgentCall,
  proposalId: string,
): Promise<Proposal | null> {
  return proposals.getActionProposal(call, proposalId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}

/**
 * Cancels a task. What is proposed and not executed yet is taken back with it, for which the agent has to be allowed to
 * propose, and what is approved to be the agent's.
 * @throws {A2aRefusal} `TASK_NOT_CANCELABLE`; `not_found` as of the service.
 */
export async function cancel(services: SendingServices, call: AgentCall, taskId: string): Promise<WorkItem> {
  const item = await services.workItems.getWrittenWorkItem(call, taskId);
  if (isTerminal(item.status)) throw notCancelable(`A task that is ${item.status} cannot be cancelled.`);
  try {
    return await services.workItems.updateWorkItem(call, taskId, { status: 'cancelled' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_state') throw notCancelable(error.message);
    throw error;
  }
}

function notCancelable(message: string): A2aRefusal {
  return new A2aRefusal('TASK_NOT_CANCELABLE', message);
}
