import type { DryRuns } from '../../actions/dry-run.ts';
import type { Executor } from '../../actions/executor.ts';
import type { IntegrationDirectory } from '../../actions/integration-directory.ts';
import type { ProposalService } from '../../actions/proposal-service.ts';
import type { EvidenceService } from '../../evidence/service.ts';
import type { WorkItemService } from '../../work-items/service.ts';
import type { AgentCall } from '../agent-gate.ts';
import { idempotencyOf } from '../idempotency.ts';
import { fromApiNewProposal, toApiExecution, toApiProposal } from '../wire/actions.ts';
import { toApiEvidenceEntry } from '../wire/evidence.ts';
import { toIntegrationChoice } from '../wire/integrations.ts';
import { fromApiNewWorkItem, toApiMessage, toApiWorkItem } from '../wire/work-items.ts';
import type { ToolHandlers } from './tools.ts';

export interface ToolServices {
  workItems: WorkItemService;
  proposals: ProposalService;
  executor: Executor;
  dryRuns: DryRuns;
  evidence: EvidenceService;
  directory: IntegrationDirectory;
}

/** How much `get_work_item` answers with at most, of each. */
const MESSAGES_SHOWN = 20;
const PROPOSALS_SHOWN = 20;

/** The tools of the contract, by name. */
export function createToolHandlers(services: ToolServices): ToolHandlers {
  const { workItems, proposals, executor, dryRuns, evidence } = services;
  return {
    async create_work_item({ idempotency_key: key, ...input }, call) {
      const body = { ...input, channel: input.channel ?? 'agent' } as const;
      const { value } = await workItems.create(call, fromApiNewWorkItem(body), idempotencyOf(key, body));
      return toApiWorkItem(value);
    },

    async get_work_item({ work_item_id: id, page_token: pageToken }, call) {
      const [item, messages, more] = await Promise.all([
        workItems.get(call, id),
        workItems.listMessages(call, id, { limit: MESSAGES_SHOWN, pageToken }),
        whatCanBeDone(services, id, call),
      ]);
      return {
        work_item: toApiWorkItem(item),
        messages: messages.rows.map(toApiMessage),
        next_page_token: messages.nextPageToken,
        ...more,
      };
    },

    async propose_action({ work_item_id: id, idempotency_key: key, ...body }, call) {
      const idempotency = idempotencyOf(key, { path: { work_item_id: id }, body });
      return toApiProposal((await proposals.propose(call, id, fromApiNewProposal(body), idempotency)).value);
    },

    async approve_action({ proposal_id: id, payload_hash: seen, comment = null }, call) {
      return toApiProposal(await proposals.approve(call, id, comment, seen));
    },

    async execute_action({ proposal_id: id, dry_run: dryRun = true }, call) {
      return toApiExecution(dryRun ? await dryRuns.run(call, id) : await executor.execute(call, id));
    },

    async get_evidence({ work_item_id: id, limit, page_token: pageToken }, call) {
      const { rows, nextPageToken } = await evidence.list(call, id, { limit, pageToken });
      return { entries: rows.map(toApiEvidenceEntry), next_page_token: nextPageToken };
    },

    async export_packet({ work_item_id: id }, call) {
      return evidence.export(call, id);
    },
  };
}

/** Proposals for those who may propose or execute, ways to act for those who may propose: as REST asks for scopes. */
async function whatCanBeDone({ proposals, directory }: ToolServices, workItemId: string, call: AgentCall) {
  const mayPropose = call.agentScopes.has('agent.actions.propose');
  if (!mayPropose && !call.agentScopes.has('agent.actions.execute')) return {};
  const { rows, nextPageToken } = await proposals.list(call, workItemId, {
    limit: PROPOSALS_SHOWN,
    pageToken: undefined,
  });
  const shown = { proposals: rows.map(toApiProposal), has_more_proposals: nextPageToken !== null };
  if (!mayPropose) return shown;
  return { ...shown, integrations: (await directory.listUsable(call)).map(toIntegrationChoice) };
}
