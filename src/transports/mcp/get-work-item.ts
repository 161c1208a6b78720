import type { ToolTypes } from '../../../generated/mcp/types.ts';
import { approvalUrlOf } from '../../approvals/index.ts';
import type { AgentCall } from '../agent-gate.ts';
import type { Capabilities } from '../capabilities.ts';
import { toIntegrationChoices } from '../wire/v1/integrations.ts';
import { toApiMessage, toApiWorkItem } from '../wire/v1/work-items.ts';
import { summaryOfWorkItem, viewOfProposal, type WorkItemView } from './summaries.ts';

/** Everything that the handlers of tools call. */
export interface ToolServices extends Capabilities {
  /** Origin of the service: for the web shell's approval pages, and for downloads. */
  workBaseUrl: string;
}

/** Limit of messages and of proposals in an answer. */
const MESSAGES_SHOWN = 20;
const PROPOSALS_SHOWN = 20;

type GetWorkItem = ToolTypes['get_work_item'];

/**
 * Returns a WorkItem with the data that an agent needs to continue. Messages that do not fit into a summary start the
 * next page.
 */
export async function getWorkItem(
  services: ToolServices,
  { work_item_id: id, page_token: pageToken, detail = 'summary' }: GetWorkItem['input'],
  call: AgentCall,
): Promise<GetWorkItem['output']> {
  const { workItems, workBaseUrl } = services;
  const page = { limit: MESSAGES_SHOWN, pageToken: pageToken === '' ? undefined : pageToken };
  const [item, messages, rows, integrations] = await Promise.all([
    workItems.getWorkItem(call, id),
    workItems.listWorkItemMessages(call, id, page),
    proposalsOf(services, id, call),
    integrationsOf(services, call),
  ]);
  const whole = {
    proposals: rows?.rows.map((row) => viewOfProposal(row, detail, approvalUrlOf(workBaseUrl, item))),
    integrations,
  };
  const shown: WorkItemView =
    detail === 'full'
      ? { work_item: toApiWorkItem(item), messages: messages.rows.map(toApiMessage), ...whole }
      : summaryOfWorkItem(item, messages.rows, whole);
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
    ...(rows &&
      shown.proposals && {
        proposals: shown.proposals,
        has_more_proposals: rows.hasMore || shown.proposals.length < rows.rows.length,
      }),
    ...(whole.integrations &&
      shown.integrations && {
        integrations: shown.integrations,
        has_more_integrations: shown.integrations.length < whole.integrations.length,
      }),
    ...(shown.work_item.tags.length < item.tags.length ? { tags_cut: true } : {}),
  };
}

/** Returns the proposals if the agent may propose or execute, the scopes that REST asks for too. */
async function proposalsOf({ proposals }: ToolServices, workItemId: string, call: AgentCall) {
  const { agentScopes } = call;
  if (!agentScopes.has('agent.actions.propose') && !agentScopes.has('agent.actions.execute')) return undefined;
  const page = { limit: PROPOSALS_SHOWN, pageToken: undefined };
  const { rows, nextPageToken } = await proposals.listActionProposals(call, workItemId, page);
  return { rows, hasMore: nextPageToken !== null };
}

/** Returns the usable integrations if the agent may propose. */
async function integrationsOf({ directory }: ToolServices, call: AgentCall) {
  if (!call.agentScopes.has('agent.actions.propose')) return undefined;
  return toIntegrationChoices(await directory.listUsableIntegrations(call));
}
