import type { SendMessageRequest } from '@a2a-js/sdk';
import { AppError, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import type { AgentScope } from '../../identity/index.ts';
import type { Proposal } from '../../proposals/index.ts';
import type { ProposalUseCases } from '../../proposals/use-cases.ts';
import type { WorkItem } from '../../work-items/index.ts';
import type { AgentCall } from '../agent-gate.ts';
import type { Capabilities } from '../capabilities.ts';
import { fromApiNewProposal } from '../wire/v1/actions.ts';
import type { RequestedAction } from './extension.ts';
import { COMPLETE_ON_EXECUTION, type Incoming, subjectOf } from './incoming.ts';
import type { Outcome } from './task-reader.ts';
import { isTerminal } from './task-state.ts';

/** Scopes that actions need besides `agent.work.write`. */
export const ACTION_SCOPES = {
  propose: 'agent.actions.propose',
  execute: 'agent.actions.execute',
  withdraw: 'agent.actions.propose',
  export_evidence: 'agent.evidence.export',
} as const satisfies Record<RequestedAction['type'], AgentScope>;

/**
 * Adds the task id to a request that names only a context (specification 1.0, 3.4.3). Only the caller that opened the
 * task may leave its id out. A made-up context is refused, because an answer may not have another context.
 * @throws {AppError} `validation_error` for a context in which the caller has opened no task.
 */
export async function inTaskOfContext(
  { workItems }: Capabilities,
  call: AgentCall,
  request: SendMessageRequest,
): Promise<SendMessageRequest> {
  const { message } = request;
  if (!message?.contextId || message.taskId !== '') return request;
  const item = await workItems.findWorkItemOpenedIn(call, message.contextId);
  if (item !== null) return { ...request, message: { ...message, taskId: item.workItemId } };
  const problem = 'is not a known context; leave it out and use the one of the task in the answer, or send the taskId';
  throw validationError([{ field: 'message.contextId', problem }]);
}

/**
 * Opens a WorkItem or appends to one, then performs the message's action. The same message sent again, on any node,
 * only completes steps that the first attempt left undone; evidence alone is exported anew.
 * @returns the WorkItem as it is afterwards, and the outcome of the action.
 */
export async function receive(
  services: Capabilities,
  call: AgentCall,
  incoming: Incoming,
): Promise<{ item: WorkItem; outcome: Outcome }> {
  const item =
    incoming.taskId === undefined ? await open(services, call, incoming) : await follow(services, call, incoming);
  const outcome = incoming.action === undefined ? {} : await act(services, call, item, incoming, incoming.action);
  return { item: await services.workItems.getWrittenWorkItem(call, item.workItemId), outcome };
}

async function open({ workItems, proposals }: Capabilities, call: AgentCall, incoming: Incoming): Promise<WorkItem> {
  const { text, action, messageId } = incoming;
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

/** Finds the WorkItem of a follow-up, and appends the text after checking the action. */
async function follow(services: Capabilities, call: AgentCall, incoming: Incoming): Promise<WorkItem> {
  const { workItems, proposals } = services;
  const { taskId = '', contextId, text, action, dryRun, completeOnExecution, idempotency } = incoming;
  const item = await workItems.getWrittenWorkItem(call, taskId);
  if (contextId !== undefined && contextId !== item.threadId) {
    throw validationError([{ field: 'message.contextId', problem: 'is not the context of this task' }]);
  }
  if (completeOnExecution === true && !(await workItems.isWorkItemOpenedBy(call, taskId))) {
    const problem = 'may be true only in a task that you opened; leave it out, or open a task for the action';
    throw validationError([{ field: COMPLETE_ON_EXECUTION, problem }]);
  }
  if (text === undefined || dryRun) {
    if (isTerminal(item.status) && !(await isOfEnded(services, call, action))) {
      throw taskHasEnded();
    }
    return item;
  }
  if (action?.type === 'propose') await proposals.assertProposalInOrder(call, fromApiNewProposal(action.proposal));
  if (action !== undefined && 'proposal_id' in action) await assertOfTask(services, call, item, action.proposal_id);
  await workItems
    .appendWorkItemMessage(call, taskId, { content: text, answers: true }, idempotency)
    .catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'invalid_state' ? taskHasEnded() : error;
    });
  return item;
}

function taskHasEnded(): AppError {
  const message = 'The task has ended and takes no more messages. Leave taskId and contextId out to open a new one.';
  return new AppError('invalid_state', message);
}

/** Returns true for an export of evidence, and for the resent `execute` of a proposal that is already executed. */
async function isOfEnded(
  { proposals }: Capabilities,
  call: AgentCall,
  action: RequestedAction | undefined,
): Promise<boolean> {
  if (action?.type !== 'execute') return action?.type === 'export_evidence';
  return (await findProposal(proposals, call, action.proposal_id))?.status === 'executed';
}

async function act(
  services: Capabilities,
  call: AgentCall,
  item: WorkItem,
  incoming: Incoming,
  action: RequestedAction,
): Promise<Outcome> {
  const { proposals, executor, dryRuns, evidence, workItems } = services;
  switch (action.type) {
    case 'propose': {
      // The action that a task is opened for ends the task, unless the message says otherwise.
      const completesWork = incoming.completeOnExecution ?? (incoming.taskId === undefined ? true : undefined);
      const input = { ...fromApiNewProposal(action.proposal), completesWork };
      const { value } = await proposals.createActionProposal(call, item.workItemId, input, incoming.idempotency);
      // Version 1 means denied at once. A resent message may find a proposal that was approved first and denied later.
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
    case 'withdraw':
      await assertOfTask(services, call, item, action.proposal_id);
      return { proposal: await proposals.cancelActionProposal(call, action.proposal_id) };
    case 'export_evidence':
      return { exported: await evidence.exportNamedWorkItemPacket(call, item.workItemId) };
  }
}

/** @throws {AppError} `validation_error` for a proposal that does not exist or belongs to another task. */
async function assertOfTask(
  { proposals }: Capabilities,
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
 * Cancels a task and withdraws its proposals that are not yet executed. If there are any, the agent needs the scope to
 * propose, and approved ones must be its own.
 * @throws {A2aRefusal} `TASK_NOT_CANCELABLE`
 */
export async function cancel(services: Capabilities, call: AgentCall, taskId: string): Promise<WorkItem> {
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
