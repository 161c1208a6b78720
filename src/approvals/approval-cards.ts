import type { IntegrationService } from '../integrations/index.ts';
import { describedOf, type OperationPayload } from '../operations/index.ts';
import type { PolicyService, RolesOf, ToldWork } from '../policy/index.ts';
import {
  type ActionRepository,
  expiryOf,
  judgedBy,
  type ProposalDocument,
  type ProposalMoves,
  type ProposalStatus,
  payloadHash,
  peopleOf,
  policyFacts,
  type Totals,
  twinsOf,
} from '../proposals/index.ts';
import type { WorkItemService } from '../work-items/index.ts';

export interface ApprovalCardsOptions {
  repository: (tenantId: string) => ActionRepository;
  workItems: WorkItemService;
  policies: PolicyService;
  rolesOf: RolesOf;
  moves: ProposalMoves;
  totals: Pick<Totals, 'tally'>;
  integrations: Pick<IntegrationService, 'read'>;
}

export interface CardCase {
  proposalId: string;
  status: ProposalStatus;
  packKey: string;
  queueKey: string;
  title: string;
  summary: string;
  payload: OperationPayload;
  payloadHash: string;
  /** False if the payload was altered in the database. Then nobody can decide. */
  isIntact: boolean;
  approvalReason: string;
  proposedBy: string;
  through: { name: string; enabled: boolean } | null;
  /** True if the proposal may differ from what people saw before. */
  supersedes: boolean;
  policyWords: string[];
  /** Times at which its twins were proposed, newest first. */
  twinsAt: Date[];
  expiresAt: Date;
  /** By the present policies, or by the last recorded decision. */
  takesSeveral: boolean;
  /** Oldest first. */
  decisions: { decision: 'approve' | 'reject'; personId: string; by: string; at: Date }[];
  execution: { by: string; at: Date } | null;
  updatedAt: Date;
}

/** Does not check whether somebody may decide: that is checked when they do. */
export class ApprovalCards {
  readonly #options: ApprovalCardsOptions;

  constructor(options: ApprovalCardsOptions) {
    this.#options = options;
  }

  async get(tenantId: string, proposalId: string): Promise<CardCase | null> {
    const { repository, workItems, moves, integrations } = this.#options;
    const found = await repository(tenantId).findProposal(proposalId);
    if (found === null) return null;
    const work = (await workItems.listTitles({ tenantId }, [found.work_item_id])).get(found.work_item_id);
    if (work === undefined) return null;
    const row = await moves.asOfNow(found, work.status);
    const isIntact = payloadHash(row) === row.payload_hash;
    const waits = row.status === 'pending_approval';
    const described = describedOf(row);
    const integration = (await integrations.read(tenantId, row.integration_id))?.integration;
    return {
      proposalId,
      status: row.status,
      packKey: work.packKey,
      queueKey: work.queueKey,
      title: described.title,
      summary: isIntact ? described.summary : described.title,
      payload: row.payload,
      payloadHash: row.payload_hash,
      isIntact,
      approvalReason: row.approval_reason,
      proposedBy: row.proposed_by.display_name,
      through: integration === undefined ? null : { name: integration.name, enabled: integration.enabled },
      supersedes: row.supersedes !== null,
      policyWords: row.policy.reasons.map(({ message }) => message),
      twinsAt: twinsOf(row).map(({ at }) => at),
      expiresAt: expiryOf(row),
      takesSeveral: waits && isIntact && (await this.#takesSeveral(row, work)),
      decisions: row.approvals.map(({ decision, approver, at }) => {
        const { accountable: personId, display_name: by } = approver;
        return { decision, personId, by, at };
      }),
      execution: await this.#executionOf(row),
      updatedAt: row.updated_at,
    };
  }

  async placesOf(tenantId: string, proposalIds: readonly string[]): Promise<Map<string, string>> {
    const { repository, workItems } = this.#options;
    const rows = await repository(tenantId).findProposals(proposalIds);
    const titles = await workItems.listTitles({ tenantId }, [...new Set(rows.map((row) => row.work_item_id))]);
    return new Map(
      rows.flatMap((row) => {
        const work = titles.get(row.work_item_id);
        return work === undefined ? [] : [[row._id, `${work.packKey}/${work.queueKey}`] as const];
      }),
    );
  }

  async #takesSeveral(row: ProposalDocument, work: ToldWork): Promise<boolean> {
    const { policies, rolesOf, totals } = this.#options;
    if (row.policy.approvals_required > 1) return true;
    const open = await policies.open(row.tenant_id, judgedBy(row, work));
    const [roles, tally] = await Promise.all([rolesOf(row.tenant_id, peopleOf(row)), totals.tally(row, open.pack)]);
    const facts = policyFacts(row, work, { autoApproved: false, dryRun: false, roles });
    return open.requirement({ ...facts, total: tally?.total }).approvals > 1;
  }

  async #executionOf({ tenant_id, execution, updated_at }: ProposalDocument): Promise<CardCase['execution']> {
    if (execution === undefined) return null;
    const action = await this.#options.repository(tenant_id).findAction(execution.action_id);
    return action && { by: action.executed_by.display_name, at: action.finished_at ?? updated_at };
  }
}
