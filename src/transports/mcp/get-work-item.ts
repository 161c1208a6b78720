import type { ToolTypes } from '../../../generated/mcp/types.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import type { Proposal } from '../../proposals/index.ts';
import type { WorkItem } from '../../work-items/index.ts';
import type { AgentCall } from '../agent-gate.ts';
import type { Capabilities } from '../capabilities.ts';
import { toIntegrationChoices } from '../wire/v1/integrations.ts';
import { toApiMessage, toApiWorkItem } from '../wire/v1/work-items.ts';
import {
  othersOf,
  type ProposalView,
  pageOf,
  summaryOfWorkItem,
  viewOfProposal,
  type WorkItemView,
} from './summaries.ts';

/** Everything that the handlers of tools call. */
export interface ToolServices extends Capabilities {
  /** Origin of the service: for the web shell's approval pages, and for downloads. */
  workBaseUrl: string;
}

/** Limit of messages and of proposals in an answer. */
const MESSAGES_SHOWN = 20;
const PROPOSALS_SHOWN = 20;

type GetWorkItem = ToolTypes['get_work_item'];
type Input = GetWorkItem['input'];

/**
 * Returns a WorkItem with the data that an agent needs to continue. Messages that do not fit into a summary start the
 * next page, and so do proposals.
 */
export async function getWorkItem(
  services: ToolServices,
  input: Input,
  call: AgentCall,
): Promise<GetWorkItem['output']> {
  const { workItems, workBaseUrl } = services;
  const { work_item_id: id, page_token: pageToken, detail = 'summary' } = input;
  const page = { limit: MESSAGES_SHOWN, pageToken: pageToken || undefined };
  const reading = workItems.getWorkItem(call, id);
  const [item, messages, listed, integrations] = await Promise.all([
    reading,
    workItems.listWorkItemMessages(call, id, page),
    proposalsOf(services, input, reading, call),
    integrationsOf(services, call),
  ]);
  const present = listed?.present ?? [];
  const whole = {
    proposals: listed?.rows.map((row) => viewOfProposal(row, detail, pageOf(workBaseUrl, row, item))),
    integrations,
  };
  const shown: WorkItemView =
    detail === 'full'
      ? {
          work_item: toApiWorkItem(item),
          messages: messages.rows.map(toApiMessage),
          otherProposals: othersOf(present, whole.proposals),
          ...whole,
        }
      : summaryOfWorkItem(item, messages.rows, whole, present);
  const { length } = shown.messages;
  // Reads again with the shorter limit, so that the page token starts at the first omitted message.
  const read =
    length === messages.rows.length
      ? messages
      : await workItems.listWorkItemMessages(call, id, { ...page, limit: length });
  return {
    work_item: shown.work_item,
    messages: shown.messages,
    next_page_token: read.nextPageToken,
    ...(listed && shown.proposals && (await answerOf(listed, shown.proposals, shown.otherProposals))),
    ...(whole.integrations &&
      shown.integrations && {
        integrations: shown.integrations,
        has_more_integrations: shown.integrations.length < whole.integrations.length,
      }),
    ...(shown.work_item.tags.length < item.tags.length ? { tags_cut: true } : {}),
  };
}

interface ListedProposals {
  rows: readonly Proposal[];
  /** Proposals that the agent still has to watch. `rows` may have some of them. */
  present: readonly Proposal[];
  /** Returns the page token that starts after this number of rows; null after the last. */
  tokenAfter: (length: number) => Promise<string | null>;
}

/** Returns the proposals if the agent may propose or execute, the scopes that REST asks for too. */
async function proposalsOf(
  { proposals }: ToolServices,
  { work_item_id: workItemId, proposal_id: proposalId, proposals_page_token: pageToken }: Input,
  reading: Promise<WorkItem>,
  call: AgentCall,
): Promise<ListedProposals | undefined> {
  const { agentScopes } = call;
  if (!agentScopes.has('agent.actions.propose') && !agentScopes.has('agent.actions.execute')) {
    if (proposalId === undefined) return undefined;
    throw new AppError('authorization_error', 'Proposals need agent.actions.propose or agent.actions.execute.');
  }
  if (proposalId !== undefined) {
    const row = await proposalOf(proposals, call, workItemId, { field: 'proposal_id', proposalId });
    return { rows: [row], present: [], tokenAfter: async () => null };
  }
  const list = (limit: number) =>
    proposals
      .listActionProposals(call, workItemId, { limit, pageToken: pageToken || undefined })
      .catch((error: unknown) => {
        throw toProposalsError(error);
      });
  const isFirst = !pageToken;
  const [{ rows, nextPageToken }, present] = await Promise.all([
    list(PROPOSALS_SHOWN),
    isFirst ? reading.then((item) => proposals.listPresentActionProposals(call, [item])) : [],
  ]);
  return {
    rows,
    present,
    tokenAfter: async (length) => (length === rows.length ? nextPageToken : (await list(length)).nextPageToken),
  };
}

async function answerOf(
  { tokenAfter }: ListedProposals,
  shown: ProposalView[],
  others: WorkItemView['otherProposals'],
) {
  const token = await tokenAfter(shown.length);
  return {
    proposals: shown,
    has_more_proposals: token !== null,
    next_proposals_page_token: token,
    ...(others.length === 0 ? {} : { other_proposals: others }),
  };
}

/** @throws {AppError} `validation_error` for a proposal that does not exist or belongs to another WorkItem. */
export async function proposalOf(
  proposals: ToolServices['proposals'],
  call: AgentCall,
  workItemId: string,
  { field, proposalId }: { field: string; proposalId: string },
): Promise<Proposal> {
  const found = await proposals.getActionProposal(call, proposalId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (found?.workItemId === workItemId) return found;
  const problem = 'is not a proposal of this WorkItem; get_work_item without proposal_id lists its proposals';
  throw validationError([{ field, problem }]);
}

/** Renames the field of a refused page token. Returns other errors unchanged. */
function toProposalsError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.details?.[0]?.field !== 'page_token') return error;
  const problem = 'must be the next_proposals_page_token of an answer about this WorkItem; or leave it out';
  return validationError([{ field: 'proposals_page_token', problem }]);
}

/** Returns the usable integrations if the agent may propose. */
async function integrationsOf({ directory }: ToolServices, call: AgentCall) {
  if (!call.agentScopes.has('agent.actions.propose')) return undefined;
  return toIntegrationChoices(await directory.listUsableIntegrations(call));
}
