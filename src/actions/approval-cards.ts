import type { IntegrationService } from '../integrations/service.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { accountableFor } from './accountability.ts';
import { approvalsMissingOf } from './approval-page.ts';
import { describedOf } from './operations/described.ts';
import type { OperationPayload } from './operations/registry.ts';
import { payloadHash } from './payload-hash.ts';
import type { PolicyService, RolesOf } from './policy.ts';
import { peopleOf, policyFacts, type ToldWork } from './policy-facts.ts';
import type { ProposalStatus } from './proposal.ts';
import type { ProposalMoves } from './proposal-moves.ts';
import type { ActionRepository } from './repository.ts';
import { fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';
import type { Totals } from './totals/totals.ts';

export interface ApprovalCardsOptions {
  repository: (tenantId: string) => ActionRepository;
  workItems: WorkItemService;
  policies: PolicyService;
  rolesOf: RolesOf;
  moves: ProposalMoves;
  totals: Pick<Totals, 'tally'>;
  integrations: Pick<IntegrationService, 'read'>;
}

/** What people decide on a proposal by where they are shown it outside the service, as it is at this moment. */
export interface CardCase {
  proposalId: string;
  status: ProposalStatus;
  /** Where its work is. */
  packKey: string;
  queueKey: string;
  title: string;
  summary: string;
  payload: OperationPayload;
  payloadHash: string;
  /** Whether the payload has that hash: what somebody has altered in the database is decided nowhere. */
  isIntact: boolean;
  approvalReason: string;
  proposedBy: string;
  /** What it would go through; null for an integration that is not there any more. */
  through: { name: string; enabled: boolean } | null;
  /** Whether it takes the place of another one, which was something else. */
  supersedes: boolean;
  /** What policy said of it last. */
  policyWords: string[];
  expiresAt: Date;
  /** Whether it takes more than one person, by what policy says now or said last. */
  takesSeveral: boolean;
  approvalsMissing: number;
  /** The approvals and the rejection, the oldest first. */
  decisions: { decision: 'approve' | 'reject'; personId: string; by: string; at: Date }[];
  /** Who had it executed, and when that ended; null where nobody has. */
  execution: { by: string; at: Date } | null;
  updatedAt: Date;
}

/** Proposals as they stand in cards. Whether somebody may decide is not said here, but asked when they do. */
export class ApprovalCards {
  readonly #options: ApprovalCardsOptions;

  constructor(options: ApprovalCardsOptions) {
    this.#options = options;
  }

  /** Null for one that is not there. */
  async get(tenantId: string, proposalId: string): Promise<CardCase | null> {
    const { repository, workItems, moves } = this.#options;
    const found = await repository(tenantId).findProposal(proposalId);
    if (found === null) return null;
    const work = (await workItems.listTitles({ tenantId }, [found.work_item_id])).get(found.work_item_id);
    if (work === undefined) return null;
    const row = await moves.asOfNow(found, work.status);
    const isIntact = payloadHash(row) === row.payload_hash;
    const waits = row.status === 'pending_approval';
    const described = describedOf(row);
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
      through: await this.#throughOf(row),
      supersedes: row.supersedes !== null,
      policyWords: row.policy.reasons.map(({ message }) => message),
      expiresAt: row.expires_at,
      takesSeveral: waits && isIntact && (await this.#takesSeveral(row, work)),
      approvalsMissing: waits ? approvalsMissingOf(fromProposalRow(row)) : 0,
      decisions: row.approvals.map(({ decision, approver, at }) => {
        const { accountable: personId, display_name: by } = approver;
        return { decision, personId, by, at };
      }),
      execution: await this.#executionOf(row),
      updatedAt: row.updated_at,
    };
  }

  /** Those of the proposals whose work is in a queue of a pack, by `pack/queue`. */
  async placesOf(tenantId: string, proposalIds: readonly string[]): Promise<Map<string, string>> {
    const { repository, workItems } = this.#options;
    const rows = await repository(tenantId).findProposals([...proposalIds]);
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
    const open = await policies.open(row.tenant_id, work.packKey, accountableFor(row));
    const [roles, tally] = await Promise.all([rolesOf(row.tenant_id, peopleOf(row)), totals.tally(row, open.pack)]);
    const facts = policyFacts(row, work, { autoApproved: false, dryRun: false, roles });
    return open.requirement({ ...facts, total: tally?.total }).approvals > 1;
  }

  async #throughOf({ tenant_id, integration_id }: ProposalDocument): Promise<CardCase['through']> {
    const read = await this.#options.integrations.read(tenant_id, integration_id);
    return read && { name: read.integration.name, enabled: read.integration.enabled };
  }

  async #executionOf({ tenant_id, execution, updated_at }: ProposalDocument): Promise<CardCase['execution']> {
    if (execution === undefined) return null;
    const action = await this.#options.repository(tenant_id).findAction(execution.action_id);
    return action && { by: action.executed_by.display_name, at: action.finished_at ?? updated_at };
  }
}
