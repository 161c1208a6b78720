import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import {
  type Actor,
  actorOf,
  type OpenPolicies,
  type PolicyFacts,
  type PolicyService,
  type RolesOf,
  type ToldWork,
} from '../policy/index.ts';
import type { WorkItem, WorkItemService } from '../work-items/index.ts';
import { deciderOf } from './accountability.ts';
import type { Proposal } from './model.ts';
import { judgedBy, peopleOf, policyFacts } from './policy-facts.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import type { ActionRepository } from './repository.ts';
import { fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';

export interface StoredProposalsOptions {
  repository: (tenantId: string) => ActionRepository;
  moves: ProposalMoves;
  workItems: WorkItemService;
  policies: PolicyService;
  rolesOf: RolesOf;
}

export interface ProposalAtWork {
  row: ProposalDocument;
  item: WorkItem;
}

const MAX_ATTEMPTS = 10;

export class StoredProposals {
  readonly #options: StoredProposalsOptions;

  constructor(options: StoredProposalsOptions) {
    this.#options = options;
  }

  /** Does not check whether it has expired or its WorkItem has ended. @throws {AppError} `not_found` */
  async read(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    const row = await this.#options.repository(call.tenantId).findProposal(proposalId);
    if (row === null) throw new AppError('not_found', `There is no action proposal ${proposalId}.`);
    return row;
  }

  /** Stores that the proposal has expired, or was cancelled with its WorkItem. @throws {AppError} `not_found` */
  async find(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    return this.#options.moves.current(call, await this.read(call, proposalId));
  }

  /** Reads the WorkItem only once. @throws {AppError} `not_found` */
  async findAtWork(call: MoveContext, proposalId: string): Promise<ProposalAtWork> {
    const { moves, workItems } = this.#options;
    const stored = await this.read(call, proposalId);
    const item = await workItems.get(call, stored.work_item_id);
    return { row: await moves.current(call, stored, item.status), item };
  }

  /** Does what `find` does, without storing anything. @throws {AppError} `not_found` */
  async peek(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    return this.#options.moves.asOfNow(await this.read(call, proposalId));
  }

  async policiesOf(row: ProposalDocument, work: ToldWork): Promise<OpenPolicies> {
    return this.#options.policies.open(row.tenant_id, judgedBy(row, work));
  }

  async factsOf(
    row: ProposalDocument,
    work: ToldWork,
    more: { autoApproved: boolean; dryRun: boolean },
  ): Promise<PolicyFacts> {
    return policyFacts(row, work, { ...more, roles: await this.#options.rolesOf(row.tenant_id, peopleOf(row)) });
  }

  async dryFacts(
    call: Pick<CallContext, 'tenantId'>,
    row: ProposalDocument,
  ): Promise<{ policies: OpenPolicies; facts: PolicyFacts }> {
    const item = await this.#options.workItems.get(call, row.work_item_id);
    const [policies, facts] = await Promise.all([
      this.policiesOf(row, item),
      this.factsOf(row, item, { autoApproved: false, dryRun: true }),
    ]);
    return { policies, facts };
  }

  /** Reads all roles in one query. */
  async told(
    { principal }: Pick<CallContext, 'principal'>,
    row: ProposalDocument,
    work: ToldWork,
  ): Promise<{ facts: PolicyFacts; actor: Actor }> {
    const { accountable } = principal;
    const people = peopleOf(row);
    const asked = accountable === null ? people : [...new Set([...people, accountable])];
    const all = await this.#options.rolesOf(row.tenant_id, asked);
    const roles = new Map([...all].filter(([personId]) => people.includes(personId)));
    const facts = policyFacts(row, work, { autoApproved: false, dryRun: false, roles });
    return { facts, actor: actorOf(deciderOf(principal), accountable === null ? new Map() : all) };
  }

  /**
   * Decides again if `decide` returns null, because another write was faster.
   * @throws {AppError} `not_found`; `conflict`
   */
  async decide(
    call: CallContext,
    proposalId: string,
    decide: (present: ProposalAtWork) => Promise<ProposalDocument | null>,
  ): Promise<Proposal> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const decided = await decide(await this.findAtWork(call, proposalId));
      if (decided !== null) return fromProposalRow(decided);
    }
    throw changedMeanwhile();
  }
}

export function changedMeanwhile(): AppError {
  const message = 'The proposal was changed by others at the same time. Read it and repeat the request.';
  return new AppError('conflict', message);
}
