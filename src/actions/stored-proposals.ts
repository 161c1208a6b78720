import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { WorkItem } from '../work-items/model.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { accountableFor, deciderOf } from './accountability.ts';
import type { Proposal } from './model.ts';
import type { OpenPolicies, PolicyFacts } from './open-policies.ts';
import type { PolicyService, RolesOf } from './policy.ts';
import { actorOf, peopleOf, policyFacts, type ToldWork } from './policy-facts.ts';
import type { Actor } from './policy-set.ts';
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

/** A proposal as it is now, and its work. */
export interface ProposalAtWork {
  row: ProposalDocument;
  item: WorkItem;
}

const MAX_ATTEMPTS = 10;

/** Proposals as they are stored and as they are now, with what policies are told of them. */
export class StoredProposals {
  readonly #options: StoredProposalsOptions;

  constructor(options: StoredProposalsOptions) {
    this.#options = options;
  }

  /** The proposal as it is stored, whatever has become of its work. @throws {AppError} `not_found` */
  async read(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    const row = await this.#options.repository(call.tenantId).findProposal(proposalId);
    if (row === null) throw new AppError('not_found', `There is no action proposal ${proposalId}.`);
    return row;
  }

  /** The stored proposal, expired if its time is over. @throws {AppError} `not_found` */
  async find(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    return this.#options.moves.current(call, await this.read(call, proposalId));
  }

  /** The same with its work, which is read once. @throws {AppError} `not_found` */
  async findAtWork(call: MoveContext, proposalId: string): Promise<ProposalAtWork> {
    const { moves, workItems } = this.#options;
    const stored = await this.read(call, proposalId);
    const item = await workItems.get(call, stored.work_item_id);
    return { row: await moves.current(call, stored, item.status), item };
  }

  /** The stored proposal as `find` would return it, without changing it. @throws {AppError} `not_found` */
  async peek(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    return this.#options.moves.asOfNow(await this.read(call, proposalId));
  }

  /** The policies that a proposal is under at this moment. @param work Its work, as it is. */
  async policiesOf(call: Pick<CallContext, 'tenantId'>, row: ProposalDocument, work: ToldWork): Promise<OpenPolicies> {
    return this.#options.policies.open(call.tenantId, work.packKey, accountableFor(row));
  }

  /** What policies are told of a stored proposal. @param work Its work, as it is. */
  async factsOf(
    row: ProposalDocument,
    work: ToldWork,
    more: { autoApproved: boolean; dryRun: boolean },
  ): Promise<PolicyFacts> {
    return policyFacts(row, work, { ...more, roles: await this.#options.rolesOf(row.tenant_id, peopleOf(row)) });
  }

  /** The same with the policies that it is under, of a proposal whose work nobody has read yet. */
  async dryFacts(
    call: Pick<CallContext, 'tenantId'>,
    row: ProposalDocument,
  ): Promise<{ policies: OpenPolicies; facts: PolicyFacts }> {
    const item = await this.#options.workItems.get(call, row.work_item_id);
    const [policies, facts] = await Promise.all([
      this.policiesOf(call, row, item),
      this.factsOf(row, item, { autoApproved: false, dryRun: true }),
    ]);
    return { policies, facts };
  }

  /** What policies are told of a proposal, and of who calls: all the roles are read at once. */
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
   * Decides on the proposal as it is, again if somebody else decides at the same time.
   * @param decide Returns null if somebody else was faster. @throws {AppError} `not_found`; `conflict`
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
    throw new AppError(
      'conflict',
      'The proposal was changed by others at the same time. Read it and repeat the request.',
    );
  }
}
