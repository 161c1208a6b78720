import type { ApprovalGrant, CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import { UNCONFIRMED_POLICY } from '../identity/members/loosening.ts';
import { type ApproverSeasoning, seasoningWords } from '../identity/members/seasoning.ts';
import type { Integration } from '../integrations/model.ts';
import { carriersOf } from '../integrations/providers/registry.ts';
import type { IntegrationService } from '../integrations/service.ts';
import { commitment, type JsonValue, newSalt } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { Lines } from '../platform/lines.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { idempotencyField, replayable } from '../work-items/idempotency.ts';
import type { IdempotencyRequest, Idempotent, Page, PageRequest } from '../work-items/model.ts';
import { pageSizeOf } from '../work-items/paging.ts';
import type { WorkItemService } from '../work-items/service.ts';
import {
  ACCOUNTABLE_REASON,
  accountableFor,
  accountablesOfNew,
  countsAsApprover,
  deciderOf,
  delegatingRefusal,
  isOwn,
  mayEndWork,
  withdrawingRefusal,
} from './accountability.ts';
import type { BudgetRepository } from './budgets/repository.ts';
import { BudgetShares } from './budgets/shares.ts';
import type { NewProposal, PolicyOutcome, Proposal } from './model.ts';
import type { OpenPolicies, PolicyFacts, Requirement } from './open-policies.ts';
import type { OpenProposals } from './open-proposals/open-proposals.ts';
import { type OperationName, operationFor } from './operations/registry.ts';
import type { Pack, PackOperation } from './packs.ts';
import { HASH_VERSION, leadsAsProposed, leadsElsewhere, payloadHash } from './payload-hash.ts';
import type { PolicyService, RolesOf } from './policy.ts';
import { actorOf, peopleOf, policyFacts, toFactsRow } from './policy-facts.ts';
import type { Actor, PolicyAnswer } from './policy-set.ts';
import { awaitedApprovals, invalidProposalState, isOpen, type ProposalStatus } from './proposal.ts';
import type { MoveContext, ProposalMoves } from './proposal-moves.ts';
import { type ProviderChecks, toCheckRow, wouldFailRefusal } from './provider-checks.ts';
import type { ActionRepository } from './repository.ts';
import { checkData, fromProposalRow, policyData, toPersonRow, toPolicyRow } from './rows.ts';
import type { FactsDocument, PinnedDocument, ProposalDocument } from './schema.ts';
import type { Totals } from './totals/totals.ts';

/** What approving needs of the delegations that people have issued for it. */
export interface DelegatedApprovals {
  /** Why the delegation cannot approve any more; null if it can. */
  whySpent: (tenantId: string, delegationId: string) => Promise<'used' | 'ended' | null>;
  /** Uses up the caller's delegation within the transaction of the approval; false if that cannot be any more. */
  spend: (call: CallContext, transaction: Transaction) => Promise<boolean>;
}

export interface ProposalServiceOptions {
  repository: (tenantId: string) => ActionRepository;
  budgets: (tenantId: string) => BudgetRepository;
  totals: Totals;
  openProposals: OpenProposals;
  policies: PolicyService;
  moves: ProposalMoves;
  integrations: IntegrationService;
  checks: ProviderChecks;
  workItems: WorkItemService;
  rolesOf: RolesOf;
  /** Of the payloads of all operations, as the contract publishes them. */
  schemaHashes: ReadonlyMap<OperationName, string>;
  delegatedApprovals: DelegatedApprovals;
  seasoning: Pick<ApproverSeasoning, 'explain' | 'freshOrigin' | 'objection'>;
  pageTokens: PageTokens;
  notifyRelay: (tenantId: string) => void;
  /** Has the worker look at once for what is due. */
  wakeWorker: () => void;
}

const MAX_ATTEMPTS = 10;
/** What policies said so long ago is what they say. */
const POLICIES_FRESH_MS = 100;

/** What refuses an approval by a role that somebody accountable has given. */
const STANDING_POLICY = 'workgate/standing';

const BUDGET_REASON = {
  policyId: 'pack/auto-approval-budget',
  message: 'What may be approved without a person within 24 hours is used up.',
};

/** What keeps policy from approving what would be refused. It stays with the proposal, whatever the provider says later. */
const WOULD_FAIL_REASON = {
  policyId: 'workgate/would-fail',
  message: 'The provider would have refused it when it was proposed.',
};

/** Side effects that somebody wants: what policy and people say to them, until they are executed. */
export class ProposalService {
  readonly #options: ProposalServiceOptions;
  readonly #repeats = new Lines();

  constructor(options: ProposalServiceOptions) {
    this.#options = options;
  }

  /**
   * Hands in a proposal and asks policy, which approves it, leaves it to people, or denies it. What the provider would
   * refuse policy does not approve. What it supersedes is cancelled with it, unless it is denied.
   * @throws {AppError} `not_found` for the WorkItem; `validation_error`; `invalid_state` if the work has ended;
   * `idempotency_key_reused`; `authorization_error` if it supersedes an approved one that is neither the caller's nor
   * theirs to approve; `too_many_pending`.
   */
  async propose(
    call: CallContext,
    workItemId: string,
    input: NewProposal,
    idempotency?: IdempotencyRequest,
  ): Promise<Idempotent<Proposal>> {
    const { idem } = idempotencyField(call.principal, 'createActionProposal', idempotency);
    const handIn = () => this.#handIn(call, workItemId, input, idem, idempotency);
    if (idem === undefined) return handIn();
    // A repeat waits for what it repeats: it would ask the provider and take up budgets for nothing.
    const name = JSON.stringify([call.tenantId, idem.principal, idem.key]);
    return this.#repeats.act(name, handIn, () => call.leaveTurn?.());
  }

  async #handIn(
    call: CallContext,
    workItemId: string,
    input: NewProposal,
    idem: ProposalDocument['idem'],
    idempotency: IdempotencyRequest | undefined,
  ): Promise<Idempotent<Proposal>> {
    const repository = this.#options.repository(call.tenantId);
    const earlier = idem && (await repository.findByIdempotencyKey(idem));
    if (earlier) return this.#replay(call, replayable(earlier, idempotency));
    try {
      return { value: fromProposalRow(await this.#propose(call, workItemId, input, idem)), replayed: false };
    } catch (error) {
      // Another request with the same key may have been faster, and have left nothing to be done.
      const winner = idem && (await repository.findByIdempotencyKey(idem));
      if (!winner) throw error;
      return this.#replay(call, replayable(winner, idempotency));
    }
  }

  /** What was handed in before, as it is now: its work may have ended meanwhile. */
  async #replay(call: CallContext, row: ProposalDocument): Promise<Idempotent<Proposal>> {
    return { value: fromProposalRow(await this.#options.moves.current(call, row)), replayed: true };
  }

  async #propose(
    call: CallContext,
    workItemId: string,
    input: NewProposal,
    idem: ProposalDocument['idem'],
  ): Promise<ProposalDocument> {
    const [item, integration] = await Promise.all([
      this.#options.workItems.get(call, workItemId),
      this.#options.integrations.find(call.tenantId, input.integrationId),
    ]);
    const { pack, said } = this.#options.policies.operationOf(item.packKey, input.operation);
    const { kind } = assertFits(input, integration);
    const superseded = await this.#superseded(call, workItemId, input.supersedes);

    const now = currentTime();
    const document: ProposalDocument = {
      _id: newId('prop'),
      tenant_id: call.tenantId,
      work_item_id: workItemId,
      status: 'denied',
      integration_id: input.integrationId,
      resource_type: input.resourceType,
      operation: input.operation,
      payload: input.payload,
      payload_hash: '',
      pinned: await this.#pin(call.tenantId, input, kind),
      approval_reason: input.approvalReason,
      proposed_by: { ...toPersonRow(call.principal), accountable: call.principal.accountable },
      accountables: accountablesOfNew(call.principal, superseded),
      policy: { decision: 'deny', reasons: [], policy_version: pack.version, approvals_required: 0 },
      approvals: [],
      supersedes: input.supersedes ?? null,
      ...((input.completesWork ?? inheritsEnding(call, superseded)) ? { completes_work: true } : {}),
      expires_at: new Date(now.getTime() + pack.expireAfterMs),
      created_at: now,
      updated_at: now,
      version: 1,
      salt: newSalt(),
      ...(idem === undefined ? {} : { idem }),
      outbox: [],
    };
    document.payload_hash = payloadHash(document);
    const places = this.#placesOf(document);
    const { outcome, release } = await this.#firstDecision(call, document, pack, said, places.take).catch(
      async (error) => {
        await places.giveBack();
        throw error;
      },
    );
    document.policy = toPolicyRow(outcome);
    document.status = FIRST_STATUS[outcome.decision];
    // What policy denies takes the place of nothing.
    const replaced = outcome.decision === 'deny' ? null : superseded;
    if (replaced === null) document.supersedes = null;
    document.outbox.push(
      this.#options.moves.event(call, { ...document, version: 0 }, 'proposal.created', now, createdData(document)),
    );
    try {
      await places.taken();
      const repository = this.#options.repository(call.tenantId);
      await repository.transact((transaction) => this.#store(call, document, replaced, transaction));
    } catch (error) {
      await release();
      await places.giveBack();
      throw error;
    }
    this.#options.notifyRelay(call.tenantId);
    return document;
  }

  /** The places that a new proposal takes once it is known to be open, while the rest of its decision goes on. */
  #placesOf(document: ProposalDocument) {
    const { _id, tenant_id: tenantId } = document;
    const people = answerableFor(document);
    const { openProposals } = this.#options;
    let taking: Promise<void> | undefined;
    return {
      take: () => {
        taking = openProposals.take(tenantId, _id, people);
        // Whoever waits for it hears of it; until then it is nobody's.
        taking.catch(() => undefined);
      },
      taken: async () => taking,
      giveBack: async () => {
        if (taking === undefined) return;
        const wasTaken = await taking.then(
          () => true,
          () => false,
        );
        if (wasTaken) await openProposals.release(tenantId, _id, people);
      },
    };
  }

  /** What the hash of a new proposal is over besides the proposal itself. */
  async #pin(
    tenantId: string,
    { integrationId, operation, payload }: NewProposal,
    kind: Integration['kind'],
  ): Promise<PinnedDocument> {
    const schemaHash = this.#options.schemaHashes.get(operation);
    if (schemaHash === undefined) throw new Error(`The contract has no schema of ${operation}`);
    return {
      hash_version: HASH_VERSION,
      target: await this.#options.integrations.targetOf(tenantId, integrationId, kind),
      operation_version: operationFor(payload).version,
      schema_hash: schemaHash,
    };
  }

  /** Checks all of a proposal that can be known without its WorkItem. @throws {AppError} `validation_error` */
  async assertInOrder(call: CallContext, input: NewProposal): Promise<void> {
    assertFits(input, await this.#options.integrations.find(call.tenantId, input.integrationId));
  }

  /** @throws {AppError} `not_found` */
  async get(call: MoveContext, proposalId: string): Promise<Proposal> {
    return fromProposalRow(await this.find(call, proposalId));
  }

  /** The stored proposal, expired if its time is over. @throws {AppError} `not_found` */
  async find(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    return this.#options.moves.current(call, await this.#read(call, proposalId));
  }

  /** The stored proposal as `find` would return it, without changing it. @throws {AppError} `not_found` */
  async peek(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    return this.#options.moves.asOfNow(await this.#read(call, proposalId));
  }

  /** The proposals of a WorkItem, newest first. @throws {AppError} `not_found`; `validation_error` on a foreign token. */
  async list(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<Proposal>> {
    const workStatus = await this.#options.workItems.statusOf(call, workItemId);
    const list = ['action_proposals', call.tenantId, workItemId];
    const { rows, next } = await this.#options.repository(call.tenantId).listProposals({
      workItemId,
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : this.#options.pageTokens.open(page.pageToken, list),
    });
    const current = await Promise.all(rows.map((row) => this.#options.moves.current(call, row, workStatus)));
    const nextPageToken = next === null ? null : this.#options.pageTokens.seal(next, list);
    return { rows: current.map(fromProposalRow), nextPageToken };
  }

  /**
   * Takes a proposal back before it is executed; again is no change.
   * @throws {AppError} `not_found`; `invalid_state`; `authorization_error` for an approved one that is neither the caller's
   * nor theirs to approve.
   */
  async cancel(call: CallContext, proposalId: string): Promise<Proposal> {
    return this.#decide(call, proposalId, async (row) => {
      if (row.status === 'cancelled') return row;
      if (!isOpen(row.status)) throw invalidProposalState(row.status, 'be cancelled');
      await this.#assertMayWithdraw(call, row, 'cancelled');
      return this.#options.moves.move(call, row, 'cancelled', 'proposal.cancelled');
    });
  }

  /**
   * Approves what the proposal is at this moment, unless the provider would refuse it. With the last approval that is
   * needed it can be executed. A delegation for exactly that approves in the name of its person, and is used up with it.
   * @param seenHash The payload hash that the caller has seen, if they say.
   * @throws {AppError} `not_found`; `invalid_state`; `policy_denied` with the reasons; `payload_mismatch`;
   * `authorization_error` for a program without a delegation for it. All but the first two are recorded.
   */
  async approve(call: CallContext, proposalId: string, comment: string | null, seenHash?: string): Promise<Proposal> {
    return this.#decide(call, proposalId, async (row) => {
      const { policies, told } = await this.#assertMayDecide(call, row, 'approve', seenHash);
      const person = deciderOf(call.principal);
      const origin = await this.#options.seasoning.freshOrigin(call.tenantId, person, accountableFor(row));
      const approval = approvalRow(call, row, 'approve', comment, told);
      const approvals = [...row.approvals, origin === null ? approval : { ...approval, role_from: origin }];
      const decided = await this.#weigh({ ...row, approvals }, policies);
      const current = await this.#require(call, row, policies, decided.requirement);
      if (current === null) return null;
      const data = decisionData(row, approval);
      const { moves, delegatedApprovals } = this.#options;
      const spend = call.approvalGrant && ((transaction: Transaction) => delegatedApprovals.spend(call, transaction));
      const change = { approvals, ...(decided.total === undefined ? {} : { total: decided.total }) };
      return decided.isEnough
        ? moves.move(call, current, 'approved', 'proposal.approved', change, data, { alongside: spend })
        : moves.change(call, current, 'proposal.approval_added', change, data, { alongside: spend });
    });
  }

  /**
   * Whether the approvals of a proposal are enough, with all that was approved of its resource before. If they are, it
   * counts there from then on, so that of two decisions at once the later one sees the earlier one.
   */
  async #weigh(
    row: ProposalDocument,
    policies: OpenPolicies,
  ): Promise<{ isEnough: boolean; requirement: Requirement; total: number | undefined }> {
    const { totals } = this.#options;
    const known = await this.factsOf(row, { autoApproved: false, dryRun: false });
    const judge = async (total: number | undefined) => {
      const requirement = policies.requirement({ ...known, total });
      // Who could approve it while one was enough, and could not now, does not count among those whom it takes now.
      const approvers = takesSeasonedApprovers(row, requirement)
        ? await this.#seasonedOf(row, known.approvers)
        : known.approvers;
      const facts = { ...known, total, approvers };
      const isEnough =
        facts.approvers.length >= requirement.approvals &&
        (requirement.impossible !== null || policies.couldBeExecuted(facts));
      return { isEnough, requirement, total };
    };
    const tally = await totals.tally(row, policies.pack);
    const first = await judge(tally?.total);
    if (!first.isEnough) return first;
    const reserved = await totals.reserve(row, policies.pack, tally);
    return reserved === first.total ? first : judge(reserved);
  }

  /** Notes how many approvals a proposal needs, where that is not what was said before; null if somebody was faster. */
  async #require(
    call: CallContext,
    row: ProposalDocument,
    policies: OpenPolicies,
    { approvals, impossible }: Requirement,
  ): Promise<ProposalDocument | null> {
    if (approvals === row.policy.approvals_required) return row;
    const stored = row.policy.reasons.map(({ policy_id, message }) => ({ policyId: policy_id, message }));
    const answer = { allowed: false, reasons: impossible ?? stored };
    const policy = toPolicyRow(outcome('require_approval', answer, policies, approvals));
    return this.#options.moves.change(call, row, 'proposal.approval_required', { policy }, policyData(policy));
  }

  /** Rejects a proposal for good. Only people do; otherwise it throws as `approve` does. */
  async reject(call: CallContext, proposalId: string, comment: string | null): Promise<Proposal> {
    return this.#decide(call, proposalId, async (row) => {
      const { told } = await this.#assertMayDecide(call, row, 'reject');
      const rejection = approvalRow(call, row, 'reject', comment, told);
      const approvals = [...row.approvals, rejection];
      const data = decisionData(row, rejection);
      const options = mayEndWork(call) ? ({ ending: 'failed' } as const) : {};
      return this.#options.moves.move(call, row, 'rejected', 'proposal.rejected', { approvals }, data, options);
    });
  }

  /**
   * Checks that there is something to delegate: a proposal that waits for approval, with this payload, for which the
   * caller is not accountable.
   * @throws {AppError} `validation_error`, of the fields of `approval`, also for what the provider would refuse;
   * `policy_denied`.
   */
  async assertAwaitsApproval(call: MoveContext, { proposalId, payloadHash: hash }: ApprovalGrant): Promise<void> {
    const found = await this.#options.repository(call.tenantId).findProposal(proposalId);
    const row = found && (await this.#options.moves.asOfNow(found));
    if (row === null) {
      throw validationError([{ field: 'approval.proposal_id', problem: `there is no action proposal ${proposalId}` }]);
    }
    if (row.status !== 'pending_approval') {
      const problem = `is ${row.status}; only a proposal that is pending_approval can be approved`;
      throw validationError([{ field: 'approval.proposal_id', problem }]);
    }
    if (row.payload_hash !== hash) {
      const problem = `is not the payload_hash of ${proposalId}; read the proposal and name what it shows`;
      throw validationError([{ field: 'approval.payload_hash', problem }]);
    }
    if (wouldFailRefusal(row) !== null) {
      const problem = 'is what the provider would refuse; have it checked again when that is put right';
      throw validationError([{ field: 'approval.proposal_id', problem }]);
    }
    const refusal = delegatingRefusal(call, row);
    if (refusal !== null) throw refusal;
  }

  /** Who answers for a call, as policies see them. */
  async actorOf({ tenantId, principal }: MoveContext): Promise<Actor> {
    const { accountable } = principal;
    const roles = await this.#options.rolesOf(tenantId, accountable === null ? [] : [accountable]);
    return actorOf(deciderOf(principal), roles);
  }

  /** What policies are told of a stored proposal. */
  async factsOf(row: ProposalDocument, more: { autoApproved: boolean; dryRun: boolean }): Promise<PolicyFacts> {
    return policyFacts(row, { ...more, roles: await this.#options.rolesOf(row.tenant_id, peopleOf(row)) });
  }

  async #read(call: MoveContext, proposalId: string): Promise<ProposalDocument> {
    const row = await this.#options.repository(call.tenantId).findProposal(proposalId);
    if (row === null) throw new AppError('not_found', `There is no action proposal ${proposalId}.`);
    return row;
  }

  async #superseded(
    call: CallContext,
    workItemId: string,
    proposalId: string | undefined,
  ): Promise<ProposalDocument | null> {
    if (proposalId === undefined) return null;
    const row = await this.#options.repository(call.tenantId).findProposal(proposalId);
    if (row === null || row.work_item_id !== workItemId) {
      throw validationError([{ field: 'supersedes', problem: 'is not a proposal of this WorkItem' }]);
    }
    const current = await this.#options.moves.current(call, row);
    if (!isOpen(current.status)) throw invalidProposalState(current.status, 'be superseded');
    await this.#assertMayWithdraw(call, current, 'superseded');
    return current;
  }

  /**
   * Checks that whoever ends the work may take back all that is open of it.
   * @throws {AppError} `invalid_state` naming the first that they may not.
   */
  async assertMayEnd(call: CallContext, workItemId: string): Promise<void> {
    for (const row of await this.#options.repository(call.tenantId).listOpen(workItemId)) {
      const problem = await this.#withdrawalProblem(call, row);
      if (problem === null) continue;
      const message = `The work cannot be ended by you while ${row._id} is ${row.status}: ${problem}`;
      throw new AppError('invalid_state', message);
    }
  }

  async #withdrawalProblem(call: CallContext, row: ProposalDocument): Promise<string | null> {
    if (call.principal.type === 'api_key' && !call.scopes.has('work.actions')) {
      return 'an API key takes it back with the scope work.actions only.';
    }
    if (call.principal.type === 'delegation' && call.mayPropose !== true) {
      return 'a delegation takes it back with the scope agent.actions.propose only.';
    }
    try {
      await this.#assertMayWithdraw(call, row, 'cancelled');
      return null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'authorization_error') return error.message;
      throw error;
    }
  }

  /** Has what is open of work that has ended taken back by the worker soon. */
  async noticeEnd(call: CallContext, workItemId: string): Promise<void> {
    await this.#options.repository(call.tenantId).markOpenDue(workItemId, currentTime());
    this.#options.wakeWorker();
  }

  /**
   * What waits is taken back by whoever works on it; what is approved only by who has proposed it, is accountable for it
   * or may approve it.
   */
  async #assertMayWithdraw(call: CallContext, row: ProposalDocument, what: 'cancelled' | 'superseded'): Promise<void> {
    if (row.status === 'pending_approval' || isOwn(call, row)) return;
    if (call.principal.type === 'user' && (await this.#mayApprove(call, row))) return;
    throw withdrawingRefusal(row._id, what);
  }

  /** Whether the caller may approve it, or might have if they had not done so already. */
  async #mayApprove(call: CallContext, row: ProposalDocument): Promise<boolean> {
    const policies = await this.policiesOf(call, row);
    const facts = await this.factsOf(row, { autoApproved: false, dryRun: false });
    const actor = await this.actorOf(call);
    const others = facts.approvers.filter((personId) => personId !== actor.personId);
    return policies.ask('approve', actor, { ...facts, approvers: others }).allowed;
  }

  /**
   * What policy and, unless it denies it, the provider say to a new proposal, and how to give back what an automatic
   * approval takes up of the budgets.
   */
  async #firstDecision(
    call: CallContext,
    document: ProposalDocument,
    pack: Pack,
    said: PackOperation,
    takePlaces: () => void,
  ): Promise<{ outcome: PolicyOutcome; release: () => Promise<void> }> {
    const nothing = async () => undefined;
    const accountables = accountableFor(document);
    const openedAtMs = performance.now();
    const shares = this.#sharesOf(document, said);
    const way = this.#options.checks.wayTo(document);
    const [known, tally, before] = await Promise.all([
      this.factsOf(document, { autoApproved: false, dryRun: false }),
      this.#options.totals.tally(document, pack),
      this.#options.policies.open(call.tenantId, pack, accountables),
      shares?.read(),
    ]);
    const total = tally?.total;
    const facts = { ...known, total };
    if (total !== undefined) document.total = total;
    if (before.ask('propose', facts.proposer, facts).allowed) {
      document.check = toCheckRow(await this.#options.checks.ask(call, document, way));
    }
    // Where the provider has taken its time, what policy says by now is what counts.
    const isFresh = performance.now() - openedAtMs < POLICIES_FRESH_MS;
    const policies = isFresh ? before : await this.#options.policies.open(call.tenantId, pack, accountables);
    document.facts = toFactsRow(policies, facts);
    const proposed = policies.ask('propose', facts.proposer, facts);
    if (!proposed.allowed) return { outcome: outcome('deny', proposed, policies, 0), release: nothing };
    takePlaces();
    const auto = policies.ask('auto_approve', facts.proposer, facts);
    if (!auto.allowed) return { outcome: peopleNeeded(policies, facts, auto.reasons), release: nothing };
    if (document.check?.outcome === 'would_fail') {
      return { outcome: peopleNeeded(policies, facts, [WOULD_FAIL_REASON]), release: nothing };
    }

    const approved = outcome('auto_approve', auto, policies, 0);
    if (shares === null) return { outcome: approved, release: nothing };
    if (!(await shares.take())) return { outcome: peopleNeeded(policies, facts, [BUDGET_REASON]), release: nothing };
    const release = () => shares.release();
    const reserved = await this.#options.totals.reserve(document, policies.pack, tally).catch(async (error) => {
      await release();
      throw error;
    });
    if (reserved !== undefined && reserved !== total) {
      // Something else was approved of the same resource in between.
      document.total = reserved;
      document.facts = toFactsRow(policies, { ...facts, total: reserved });
      const again = policies.ask('auto_approve', facts.proposer, { ...facts, total: reserved });
      if (!again.allowed) {
        await release();
        return { outcome: peopleNeeded(policies, { ...facts, total: reserved }, again.reasons), release: nothing };
      }
    }
    return { outcome: approved, release };
  }

  /** What an automatic approval would take up of budgets; null for what moves no money, or is under none. */
  #sharesOf(document: ProposalDocument, { money: limits }: PackOperation): BudgetShares | null {
    if (limits === undefined || operationFor(document.payload).money === undefined) return null;
    const budgets = this.#options.budgets(document.tenant_id);
    return new BudgetShares(budgets, document, limits, answerableFor(document));
  }

  async #store(
    call: CallContext,
    document: ProposalDocument,
    superseded: ProposalDocument | null,
    transaction: Parameters<ActionRepository['insertProposal']>[1],
  ): Promise<void> {
    const repository = this.#options.repository(call.tenantId);
    const { workItems, moves } = this.#options;
    await repository.insertProposal(document, transaction);
    if (superseded !== null) {
      const data = { status: 'cancelled', previous_status: superseded.status, superseded_by: document._id };
      const event = moves.event(call, superseded, 'proposal.cancelled', document.created_at, data);
      const change = { status: 'cancelled', updated_at: document.created_at } as const;
      if ((await repository.updateProposal(superseded, change, event, transaction)) === null) {
        const message = `The proposal ${superseded._id} was changed at the same time. Repeat the request.`;
        throw new AppError('conflict', message);
      }
    }
    // Once for both, since a transaction may change a collection with an outbox only once.
    const by = awaitedApprovals(document.status) - awaitedApprovals(superseded?.status);
    const count = { by, opening: true };
    await workItems.countApprovals(call, document.work_item_id, count, transaction);
  }

  /**
   * Checks person, payload, state and policy; what is refused for good reason is recorded.
   * @returns the policies that were asked, and what they were told.
   */
  async #assertMayDecide(
    call: CallContext,
    row: ProposalDocument,
    what: 'approve' | 'reject',
    seenHash = row.payload_hash,
  ): Promise<{ policies: OpenPolicies; told: FactsDocument }> {
    const refused = async (error: AppError, data: { reason: string; policies?: string[] }): Promise<AppError> => {
      await this.#options.moves.note(call, row, `proposal.${what}_refused`, data);
      return error;
    };
    if (call.principal.type !== 'user') {
      const refusal = what === 'approve' ? await this.#grantRefusal(call, row) : NO_PERSON;
      if (refusal !== null) throw await refused(refusal.error(), { reason: refusal.reason });
    }
    if (seenHash !== row.payload_hash) throw await refused(payloadMismatch(), { reason: 'payload_mismatch' });
    if (row.status !== 'pending_approval') {
      const error = invalidProposalState(row.status, what === 'approve' ? 'be approved' : 'be rejected');
      throw await refused(error, { reason: 'invalid_state' });
    }
    const wouldFail = what === 'approve' ? wouldFailRefusal(row) : null;
    if (wouldFail !== null) throw await refused(wouldFail, { reason: 'would_fail' });
    const policies = await this.policiesOf(call, row);
    const facts = await this.factsOf(row, { autoApproved: false, dryRun: false });
    if (!facts.hashMatches) throw await refused(payloadMismatch(), { reason: 'payload_mismatch' });
    const actor = await this.actorOf(call);
    const answer = policies.ask('approve', actor, facts);
    if (!answer.allowed) {
      const data = { reason: 'policy_denied', policies: answer.reasons.map(({ policyId }) => policyId) };
      throw await refused(policyDenied(answer), data);
    }
    // Whatever policies say of it.
    if (!countsAsApprover(row, deciderOf(call.principal))) {
      const data = { reason: 'policy_denied', policies: [ACCOUNTABLE_REASON.policyId] };
      throw await refused(policyDenied({ allowed: false, reasons: [ACCOUNTABLE_REASON] }), data);
    }
    if (what === 'approve') {
      const { integrations } = this.#options;
      const waiting = await integrations.whyWaiting(call.tenantId, row.integration_id, accountableFor(row));
      if (waiting !== null) {
        throw await refused(waiting, { reason: 'policy_denied', policies: [UNCONFIRMED_POLICY] });
      }
      const target = await integrations.targetOf(call.tenantId, row.integration_id);
      if (!leadsAsProposed(row, target)) throw await refused(leadsElsewhere(), { reason: 'payload_mismatch' });
      const unseasoned = await this.#seasoningRefusal(call, row, policies);
      if (unseasoned !== null) {
        const data = { reason: 'policy_denied', policies: [STANDING_POLICY] };
        throw await refused(policyDenied({ allowed: false, reasons: [unseasoned] }), data);
      }
    }
    const roles = new Map([...facts.roles, [actor.personId, actor.role]]);
    return { policies, told: toFactsRow(policies, { ...facts, roles }) };
  }

  /** Those of the approvers whose roles count for it by now. */
  async #seasonedOf(row: ProposalDocument, approvers: readonly string[]): Promise<string[]> {
    const { seasoning } = this.#options;
    const accountables = accountableFor(row);
    const objections = await Promise.all(
      approvers.map((personId) => seasoning.objection(row.tenant_id, personId, accountables)),
    );
    return approvers.filter((_, index) => objections[index] === null);
  }

  /** Why the caller's role does not count for it yet, where it takes two people or is of high risk; null if it does. */
  async #seasoningRefusal(call: CallContext, row: ProposalDocument, policies: OpenPolicies) {
    const total = await this.#options.totals.sum(row, policies.pack);
    const facts = { ...(await this.factsOf(row, { autoApproved: false, dryRun: false })), total };
    if (!takesSeasonedApprovers(row, policies.requirement(facts))) return null;
    const approved = row.approvals.map(({ approver }) => approver.accountable);
    const person = deciderOf(call.principal);
    const objection = await this.#options.seasoning.explain(call.tenantId, person, accountableFor(row), approved);
    return objection && { policyId: STANDING_POLICY, message: seasoningWords(objection) };
  }

  /** Why a program may not approve a proposal as it is; null for a delegation that was issued for just that. */
  async #grantRefusal({ tenantId, principal, approvalGrant: grant }: CallContext, row: ProposalDocument) {
    if (principal.type !== 'delegation' || grant === undefined) return NO_PERSON;
    if (grant.proposalId !== row._id) {
      const message = `This delegation approves ${grant.proposalId} and nothing else.`;
      return { reason: 'other_proposal', error: () => new AppError('authorization_error', message) };
    }
    if (grant.payloadHash !== row.payload_hash) return { reason: 'payload_mismatch', error: payloadMismatch };
    const spent = await this.#options.delegatedApprovals.whySpent(tenantId, principal.id);
    return spent === null ? null : SPENT[spent];
  }

  /** The policies that a proposal is under at this moment. */
  async policiesOf(call: CallContext, row: ProposalDocument): Promise<OpenPolicies> {
    const item = await this.#options.workItems.get(call, row.work_item_id);
    const { pack } = this.#options.policies.operationOf(item.packKey, row.operation);
    return this.#options.policies.open(call.tenantId, pack, accountableFor(row));
  }

  /** Decides on the proposal as it is, again if somebody else decides at the same time. */
  async #decide(
    call: CallContext,
    proposalId: string,
    decide: (row: ProposalDocument) => Promise<ProposalDocument | null>,
  ): Promise<Proposal> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const decided = await decide(await this.find(call, proposalId));
      if (decided !== null) return fromProposalRow(decided);
    }
    throw new AppError(
      'conflict',
      'The proposal was changed by others at the same time. Read it and repeat the request.',
    );
  }
}

const FIRST_STATUS = {
  auto_approve: 'auto_approved',
  require_approval: 'pending_approval',
  deny: 'denied',
} as const satisfies Record<PolicyOutcome['decision'], ProposalStatus>;

/** By whom budgets and open proposals are counted: everybody accountable, or the program itself where nobody is. */
function answerableFor(row: ProposalDocument): string[] {
  const people = accountableFor(row);
  return people.length === 0 ? [row.proposed_by.id] : people;
}

/** Why programs do not approve: what the log says of it, and what they are told. */
const NO_PERSON = {
  reason: 'authorization_error',
  error: () => new AppError('authorization_error', 'Only people approve or reject. Sign in to do it.'),
};
const SPENT = {
  used: {
    reason: 'delegation_used',
    error: () =>
      new AppError(
        'authorization_error',
        'This delegation has approved already, and is good for that once. Ask its person for a new one.',
      ),
  },
  ended: {
    reason: 'delegation_ended',
    error: () =>
      new AppError('authorization_error', 'This delegation is revoked or expired. Ask its person for a new one.'),
  },
};

function outcome(
  decision: PolicyOutcome['decision'],
  answer: PolicyAnswer,
  policies: OpenPolicies,
  approvalsRequired: number,
): PolicyOutcome {
  return { decision, reasons: answer.reasons, policyVersion: policies.version, approvalsRequired };
}

/** What is said of a proposal that people have to approve, and why. What it requires is asked for where it is not given. */
export function peopleNeeded(
  policies: OpenPolicies,
  facts: PolicyFacts,
  reasons: PolicyOutcome['reasons'],
  { approvals, impossible, waiting } = policies.requirement(facts),
): PolicyOutcome {
  const told = reasons.map(({ message }) => message);
  const all = [...(impossible ?? []), ...waiting.filter(({ message }) => !told.includes(message)), ...reasons];
  return outcome('require_approval', { allowed: false, reasons: all }, policies, approvals);
}

/** @returns the error for what policy does not allow, with its reasons. */
export function policyDenied(answer: PolicyAnswer): AppError {
  const reasons = answer.reasons.map(({ message }) => message).join(' ');
  return new AppError(
    'policy_denied',
    `Policy does not allow it: ${reasons === '' ? 'nothing permits it.' : reasons}`,
    {
      details: answer.reasons.map(({ policyId, message }) => ({ field: policyId, problem: message })),
    },
  );
}

export function payloadMismatch(): AppError {
  const message = 'The payload is not the one that was proposed and approved. Make a new proposal.';
  return new AppError('payload_mismatch', message);
}

/**
 * Checks all of a proposal that can be known without its WorkItem.
 * @returns its integration. @throws {AppError} `validation_error`
 */
function assertFits(input: NewProposal, integration: Integration | null): Integration {
  if (input.payload.type !== input.operation) {
    const problem = `must equal action_operation, which is "${input.operation}"`;
    throw validationError([{ field: 'payload.type', problem }]);
  }
  const operation = operationFor(input.payload);
  const problems = operation
    .problems(input.payload)
    .map(({ field, problem }) => ({ field: `payload.${field}`, problem }));
  if (input.resourceType !== operation.resourceType) {
    problems.push({ field: 'resource_type', problem: `must be ${operation.resourceType} for ${input.operation}` });
  }
  if (integration === null) {
    problems.push({ field: 'integration_id', problem: `there is no integration ${input.integrationId}` });
  } else if (!carriersOf(input.operation).includes(integration.kind)) {
    const kinds = carriersOf(input.operation).join(' or ');
    problems.push({ field: 'integration_id', problem: `must be of the kind ${kinds} for ${input.operation}` });
  }
  if (integration === null || problems.length > 0) throw validationError(problems);
  return integration;
}

/** Whether only those approve it whose role does not derive, freshly, from somebody accountable for it. */
export function takesSeasonedApprovers({ payload, policy }: ProposalDocument, { approvals }: Requirement): boolean {
  const required = Math.max(approvals, policy.approvals_required);
  return required >= 2 || operationFor(payload).risk(payload) === 'high';
}

function approvalRow(
  call: CallContext,
  row: ProposalDocument,
  decision: 'approve' | 'reject',
  comment: string | null,
  facts: FactsDocument,
): ProposalDocument['approvals'][number] {
  const { accountable, id } = call.principal;
  const approver = { ...toPersonRow(call.principal), accountable: accountable ?? id };
  return { approver, decision, comment, payload_hash: row.payload_hash, at: currentTime(), facts };
}

/** What the log tells of a decision of a person; what they wrote, and what policies were told, only as commitments. */
function decisionData(
  { salt }: ProposalDocument,
  { comment, facts }: ProposalDocument['approvals'][number],
): Record<string, JsonValue> {
  return {
    comment_hash: comment === null ? null : commitment(salt, 'comment', comment),
    ...(facts === undefined ? {} : { commitments: { facts: commitment(salt, 'facts', { ...facts }) } }),
  };
}

/** Whether what supersedes a proposal ends the work with it too: not if somebody else decides so who could not end it. */
function inheritsEnding(call: CallContext, superseded: ProposalDocument | null): boolean {
  return superseded?.completes_work === true && isOwn(call, superseded) && mayEndWork(call);
}

/** What the log tells of a new proposal; what people wrote only as commitments. */
function createdData(row: ProposalDocument): Record<string, JsonValue> {
  const { commitments: committed, ...checked } =
    row.check === undefined ? { commitments: {} } : checkData(row.salt, row.check);
  return {
    status: row.status,
    operation: row.operation,
    integration_id: row.integration_id,
    ...policyData(row.policy),
    accountables: accountableFor(row),
    supersedes: row.supersedes,
    ...(row.completes_work === undefined ? {} : { completes_work: true }),
    expires_at: row.expires_at.toISOString(),
    ...checked,
    commitments: {
      approval_reason: commitment(row.salt, 'approval_reason', row.approval_reason),
      ...(row.facts === undefined ? {} : { facts: commitment(row.salt, 'facts', { ...row.facts }) }),
      ...committed,
    },
  };
}
