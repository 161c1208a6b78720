import type { CallContext } from '../call-context.ts';
import type { PresentAuthority, Voices } from '../identity/index.ts';
import type { ReadIntegration } from '../integrations/index.ts';
import { describedOf, type TwinRule } from '../operations/index.ts';
import {
  isFresh,
  type OpenPolicies,
  outcome,
  type Pack,
  type PackOperation,
  type PolicyFacts,
  type PolicyOpener,
  type PolicyOutcome,
  type PolicyService,
  peopleNeeded,
  saidOf,
  type ToldWork,
  toFactsRow,
} from '../policy/index.ts';
import type { WorkItem } from '../work-items/index.ts';
import { accountableFor } from './accountability.ts';
import type { BudgetRepository } from './budgets/repository.ts';
import { BudgetShares } from './budgets/shares.ts';
import { answerableFor } from './new-proposal.ts';
import { judgedBy } from './policy-facts.ts';
import { type ProviderChecks, toCheckRow } from './provider-checks.ts';
import type { ProposalDocument } from './schema.ts';
import type { StoredProposals } from './stored-proposals.ts';
import type { Tally, Totals } from './totals/totals.ts';
import type { Twins } from './twins/twins.ts';

export interface FirstDecisionsOptions {
  stored: StoredProposals;
  budgets: (tenantId: string) => BudgetRepository;
  totals: Totals;
  twins: Twins;
  policies: PolicyService;
  checks: ProviderChecks;
  authority: Pick<PresentAuthority, 'whyNotPropose'>;
  voices: Pick<Voices, 'areIndependent' | 'spokenForBy'>;
}

export interface Proposed {
  document: ProposalDocument;
  work: ToldWork & Pick<WorkItem, 'placedBy'>;
  pack: Pack;
  /** Opened again if they are too old by the time of the decision. */
  opened: PolicyOpener;
  integration: ReadIntegration;
  /** Undefined for the default rule. */
  twin: TwinRule | undefined;
  takePlaces: () => void;
}

/** A decision. `release` gives back what it has reserved: the budget, and the place among its twins. */
export interface FirstDecision {
  outcome: PolicyOutcome;
  release: () => Promise<void>;
}

interface Known {
  facts: PolicyFacts;
  tally: Tally | null;
  shares: BudgetShares | null;
  policies: OpenPolicies;
}

const BUDGET_REASON = {
  policyId: 'pack/auto-approval-budget',
  message: 'The 24-hour budget for approval without a person is used up.',
};

/** Stays with the proposal, whatever the provider says later. */
const WOULD_FAIL_REASON = {
  policyId: 'workgate/would-fail',
  message: 'The provider would have refused it when it was proposed.',
};

const AUTHORITY_POLICY = 'workgate/authority';

const nothing = async (): Promise<void> => undefined;

export class FirstDecisions {
  readonly #options: FirstDecisionsOptions;

  constructor(options: FirstDecisionsOptions) {
    this.#options = options;
  }

  /** Stores facts, total, twins and check in the document. */
  async decide(call: CallContext, proposed: Proposed): Promise<FirstDecision> {
    const giveBack = () => this.#options.twins.giveBack(proposed.document, proposed.twin);
    const decision = await this.#decide(call, proposed).catch(async (error) => {
      await giveBack();
      throw error;
    });
    const release = async () => {
      await Promise.all([decision.release(), giveBack()]);
    };
    return { ...decision, release };
  }

  async #decide(call: CallContext, proposed: Proposed): Promise<FirstDecision> {
    const { document, takePlaces } = proposed;
    const known = await this.#find(call, proposed);
    const { facts, policies, shares } = known;
    document.facts = toFactsRow(policies, facts);
    const may = policies.ask('propose', facts.proposer, facts);
    if (!may.allowed) return { outcome: outcome('deny', may, policies, 0), release: nothing };
    takePlaces();
    const auto = policies.ask('auto_approve', facts.proposer, facts);
    const people = (reasons: PolicyOutcome['reasons']) => ({
      outcome: peopleNeeded(policies, facts, reasons),
      release: nothing,
    });
    if (!auto.allowed) return people(auto.reasons);
    if (document.check?.outcome === 'would_fail') return people([WOULD_FAIL_REASON]);
    // The caller was authenticated from a cache. Nobody looks at what is approved by itself, so it is read anew.
    const { authority, voices } = this.#options;
    const [problem, spokenFor] = await Promise.all([
      authority.whyNotPropose(call.tenantId, document.proposed_by),
      shares === null ? [] : voices.spokenForBy(call.tenantId, accountableFor(document)),
    ]);
    if (problem !== null) return people([{ policyId: AUTHORITY_POLICY, message: problem }]);
    const approved = outcome('auto_approve', auto, policies, 0);
    if (shares === null) return { outcome: approved, release: nothing };
    if (!(await shares.take(spokenFor))) return people([BUDGET_REASON]);
    return this.#reserveTotal(document, known, { outcome: approved, release: () => shares.release() });
  }

  async #find(call: CallContext, { document, work, pack, opened, integration, twin }: Proposed): Promise<Known> {
    const { stored, policies, checks, twins } = this.#options;
    const way = checks.wayTo(document, integration);
    if (await this.#mayHaveChosen(document, work)) document.pack_chosen = true;
    const judged = judgedBy(document, work);
    const [told, before, guess] = await Promise.all([
      stored.factsOf(document, work, { autoApproved: false, dryRun: false }),
      opened.open(judged),
      this.#count(document, pack),
      twins.reserve(document, twin),
    ]);
    // Most often, the pack applies to this proposal unchanged, and the first count is right.
    const first = before.pack.version === pack.version ? guess : await this.#count(document, before.pack);
    const facts = { ...told, total: first.tally?.total, twins: document.twins?.length };
    if (before.ask('propose', facts.proposer, facts).allowed) {
      document.check = toCheckRow(await checks.ask(call, document, way));
    }
    // The provider may have taken its time: the policies of this moment decide.
    const present = isFresh(opened.atMs) ? before : await policies.open(call.tenantId, judged);
    const isSame = present.pack.version === before.pack.version;
    const { tally, shares } = isSame ? first : await this.#count(document, present.pack);
    const total = tally?.total;
    if (total !== undefined) document.total = total;
    return { facts: { ...facts, total }, tally, shares, policies: present };
  }

  async #mayHaveChosen(document: ProposalDocument, { placedBy }: Proposed['work']): Promise<boolean> {
    const { tenant_id: tenantId } = document;
    return !(await this.#options.voices.areIndependent(tenantId, accountableFor(document), placedBy));
  }

  async #count(document: ProposalDocument, pack: Pack): Promise<Pick<Known, 'tally' | 'shares'>> {
    const shares = this.#sharesOf(document, saidOf(pack, document.operation));
    const [tally] = await Promise.all([this.#options.totals.tally(document, pack), shares?.read()]);
    return { tally, shares };
  }

  /** If the total of the resource has grown meanwhile, policy is asked again and may require people. */
  async #reserveTotal(
    document: ProposalDocument,
    { facts, tally, policies }: Known,
    approved: FirstDecision,
  ): Promise<FirstDecision> {
    const { release } = approved;
    const reserved = await this.#options.totals.reserve(document, policies.pack, tally).catch(async (error) => {
      await release();
      throw error;
    });
    if (reserved === undefined || reserved === facts.total) return approved;
    const present = { ...facts, total: reserved };
    document.total = reserved;
    document.facts = toFactsRow(policies, present);
    const again = policies.ask('auto_approve', facts.proposer, present);
    if (again.allowed) return approved;
    await release();
    return { outcome: peopleNeeded(policies, present, again.reasons), release: nothing };
  }

  /** Returns null if no money moves, or if no budget applies. */
  #sharesOf(document: ProposalDocument, said: PackOperation | undefined): BudgetShares | null {
    const limits = said?.money;
    if (limits === undefined || describedOf(document).money === null) return null;
    const budgets = this.#options.budgets(document.tenant_id);
    return new BudgetShares(budgets, document, limits, answerableFor(document));
  }
}
