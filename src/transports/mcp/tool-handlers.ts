import type { ToolTypes } from '../../../generated/mcp/types.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import type { Execution, Proposal } from '../../proposals/index.ts';
import type { AgentCall } from '../agent-gate.ts';
import { idempotencyOf } from '../idempotency.ts';
import { toApiExecution } from '../wire/v1/actions.ts';
import { fromApiNewWorkItem, toApiWorkItem } from '../wire/v1/work-items.ts';
import { getWorkItem, type ToolServices } from './get-work-item.ts';
import { propose, withdraw } from './propose-action.ts';
import {
  type Detail,
  pageOf,
  pollOf,
  summaryOfPacket,
  viewOfAction,
  viewOfEntries,
  viewOfProposal,
} from './summaries.ts';
import type { ToolHandlers } from './tools.ts';

/** Creates the handlers of the contract's tools, by name. */
export function createToolHandlers(services: ToolServices): ToolHandlers {
  const { workItems, proposals, approvals, executor, dryRuns, evidence, workBaseUrl } = services;
  const titleOf = ({ workItemId }: Proposal, call: AgentCall) =>
    workItems.getWorkItemTitle(call, workItemId).catch(() => null);
  /** Shows a proposal. Its effect has already happened, so if its WorkItem cannot be read, the answer omits the page. */
  const view = async (proposal: Proposal, detail: Detail, call: AgentCall) => {
    const item = proposal.status === 'outcome_unknown' ? await titleOf(proposal, call) : null;
    return viewOfProposal(proposal, detail, pageOf(workBaseUrl, proposal, item));
  };
  return {
    create_work_item: (input, call) =>
      input.work_item_id === undefined
        ? createWorkItem(workItems, input, call)
        : followUp(workItems, input.work_item_id, input, call),

    get_work_item: (input, call) => getWorkItem(services, input, call),

    async propose_action(input, call) {
      const proposal = await (input.withdraw === undefined
        ? propose(proposals, input, call)
        : withdraw(proposals, input.withdraw, input, call));
      return view(proposal, input.detail ?? 'summary', call);
    },

    async approve_action({ proposal_id: id, payload_hash: payloadHash, comment = null, detail = 'summary' }, call) {
      return view(await approvals.approveActionProposal(call, id, comment, { payloadHash }), detail, call);
    },

    async execute_action({ proposal_id: id, dry_run: dryRun = true, detail = 'summary' }, call) {
      const execution: Execution = dryRun
        ? await dryRuns.dryRunActionProposal(call, id)
        : await executor.executeActionProposal(call, id);
      const { proposal: _, action: __, policy, ...answer } = toApiExecution(execution);
      const { next: ___, ...proposal } = await view(execution.proposal, detail, call);
      return {
        ...answer,
        ...pollOf(answer.outcome),
        proposal,
        action: execution.action && viewOfAction(execution.action, detail),
        ...(detail === 'full' ? { policy } : {}),
      };
    },

    get_evidence: (input, call) => getEvidence(evidence, input, call),

    async export_packet({ work_item_id: id, detail = 'summary' }, call) {
      if (detail === 'full') return { ...(await evidence.exportWorkItemPacket(call, id)) };
      return summaryOfPacket(await evidence.exportWorkItemPacketToFetch(call, id), workBaseUrl);
    },
  };
}

type GetEvidence = ToolTypes['get_evidence'];

async function getEvidence(
  evidence: ToolServices['evidence'],
  { work_item_id: id, limit, page_token: pageToken, detail = 'summary' }: GetEvidence['input'],
  call: AgentCall,
): Promise<GetEvidence['output']> {
  const page = { limit, pageToken: pageToken === '' ? undefined : pageToken };
  const read = await evidence.getWorkItemEvidence(call, id, page);
  const entries = viewOfEntries(read.rows, detail);
  const { length } = entries;
  // Reads again with the shorter limit, so that the page token starts at the first omitted entry.
  const { nextPageToken } =
    length === read.rows.length ? read : await evidence.getWorkItemEvidence(call, id, { ...page, limit: length });
  return { entries, next_page_token: nextPageToken };
}

type WorkItemInput = ToolTypes['create_work_item']['input'];

async function createWorkItem(workItems: ToolServices['workItems'], input: WorkItemInput, call: AgentCall) {
  const { idempotency_key: key, status, subject, ...rest } = input;
  const problems = [
    ...(subject === undefined
      ? [{ field: 'subject', problem: 'is required, unless you give the work_item_id of an existing WorkItem' }]
      : []),
    ...(status === undefined ? [] : [{ field: 'status', problem: 'needs a work_item_id' }]),
  ];
  if (subject === undefined || problems.length > 0) throw validationError(problems);
  const body = { ...rest, subject, channel: input.channel ?? 'agent' } as const;
  const { value } = await workItems.createWorkItem(call, fromApiNewWorkItem(body), idempotencyOf(key, body));
  return toApiWorkItem(value);
}

/** Fields that only a new WorkItem accepts. */
const OF_NEW_ONES = ['subject', 'priority', 'channel', 'channel_id', 'tags', 'contact'] as const;

/**
 * Appends a message, and then resolves a WorkItem that the credential itself has opened. A call repeated with its
 * `idempotency_key` does both only once.
 */
async function followUp(workItems: ToolServices['workItems'], id: string, input: WorkItemInput, call: AgentCall) {
  const { initial_message: message, status, idempotency_key: key } = input;
  const problems: ErrorDetail[] = OF_NEW_ONES.filter((field) => input[field] !== undefined).map((field) => ({
    field,
    problem: 'is only for a new WorkItem; leave it out with work_item_id',
  }));
  if (message === undefined && status === undefined) {
    problems.push({
      field: 'initial_message',
      problem: 'is required with work_item_id, unless status resolves the WorkItem',
    });
  }
  if (problems.length > 0) throw validationError(problems);
  if (status !== undefined) await workItems.assertWorkItemOpenedBy(call, id);
  if (message !== undefined) {
    const idempotency = idempotencyOf(key, { path: { work_item_id: id }, body: { message } });
    await workItems.appendWorkItemMessage(call, id, { content: message.content }, idempotency);
  }
  return toApiWorkItem(
    await (status === undefined
      ? workItems.getWrittenWorkItem(call, id)
      : workItems.updateWorkItem(call, id, { status })),
  );
}
