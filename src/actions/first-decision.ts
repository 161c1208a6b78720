import type { CallContext } from '../call-context.ts';
import type { ReadIntegration } from '../integrations/service.ts';
import { accountableFor } from './accountability.ts';
import type { BudgetRepository } from './budgets/repository.ts';
import { BudgetShares } from './budgets/shares.ts';
import { isFresh } from './freshness.ts';
import type { PolicyOutcome } from './model.ts';
import { answerableFor } from './new-proposal.ts';
import type { OpenPolicies, PolicyFacts } from './open-policies.ts';
import { describedOf } from './operations/described.ts';
import { type Pack, type PackOperation, saidOf } from './packs/pack.ts';
import type { PolicyOpener, PolicyService } from './policy.ts';
import { type ToldWork, toFactsRow } from './policy-facts.ts';
import { outcome, peopleNeeded } from './policy-outcome.ts';
import { type ProviderChecks, toCheckRow } from './provider-checks.ts';
import type { ProposalDocument } from './schema.ts';
import type { StoredProposals } from './stored-proposals.ts';
import type { Tally, Totals } from './totals/totals.ts';

export interface FirstDecisionsOptions {
  stored: StoredProposals;
  budgets: (tenantId: string) => BudgetRepository;
  totals: Totals;
  policies: PolicyService;
  checks: ProviderChecks;
}

/** What a new proposal is decided by. */
export interface Proposed {
  document: ProposalDocument;
  work: ToldWork;
  pack: Pack;
  /** What it is decided by, if that is not too long ago by then. */
  opened: PolicyOpener;
  integration: ReadIntegration;
  /** Has it take its places, once it is known to be open. */
  takePlaces: () => void;
}

/** What was decided, and how to give back what an automatic approval takes up of the budgets. */
export interface FirstDecision {
  outcome: PolicyOutcome;
  release: () => Promise<void>;
}

/** What was read before policy is asked. */
interface Known {
  facts: PolicyFacts;
  tally: Tally | null;
  shares: BudgetShares | null;
  policies: OpenPolicies;
}

const BUDGET_REASON = {
  policyId: 'pack/auto-approval-budget',
  message: 'What may be approved without a person within 24 hours is used up.',
};

/** What keeps policy from approving what would be refused. It stays with the proposal, whatever the provider says later. */
const WOULD_FAIL_REASON = {
  policyId: 'workgate/would-fail',
  message: 'The provider would have refused it when it was proposed.',
};

const nothing = async (): Promise<void> => undefined;

/** What policy and, unless it denies it, the provider say to new proposals. */
export class FirstDecisions {
  readonly #options: FirstDecisionsOptions;

  constructor(options: FirstDecisionsOptions) {
    this.#options = options;
  }

  /** Decides on a new proposal, in which facts, total and check are noted. */
  async decide(call: CallContext, proposed: Proposed): Promise<FirstDecision> {
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
    const approved = outcome('auto_approve', auto, policies, 0);
    if (shares === null) return { outcome: approved, release: nothing };
    if (!(await shares.take())) return people([BUDGET_REASON]);
    return this.#reserveTotal(document, known, { outcome: approved, release: () => shares.release() });
  }

  /** Reads all that policy is told, and asks the provider meanwhile. */
  async #find(call: CallContext, { document, work, pack, opened, integration }: Proposed): Promise<Known> {
    const { stored, policies, checks } = this.#options;
    const accountables = accountableFor(document);
    const way = checks.wayTo(document, integration);
    const [told, before, guess] = await Promise.all([
      stored.factsOf(document, work, { autoApproved: false, dryRun: false }),
      opened.open(pack.packKey, accountables),
      this.#count(document, pack),
    ]);
    // Most often the pack counts as it is.
    const first = before.pack.version === pack.version ? guess : await this.#count(document, before.pack);
    const facts = { ...told, total: first.tally?.total };
    if (before.ask('propose', facts.proposer, facts).allowed) {
      document.check = toCheckRow(await checks.ask(call, document, way));
    }
    // Where the provider has taken its time, what policy says by now is what counts.
    const present = isFresh(opened.atMs) ? before : await policies.open(call.tenantId, pack.packKey, accountables);
    const isSame = present.pack.version === before.pack.version;
    const { tally, shares } = isSame ? first : await this.#count(document, present.pack);
    const total = tally?.total;
    if (total !== undefined) document.total = total;
    return { facts: { ...facts, total }, tally, shares, policies: present };
  }

  /** What counts besides, by the limits of a pack. */
  async #count(document: ProposalDocument, pack: Pack): Promise<Pick<Known, 'tally' | 'shares'>> {
    const shares = this.#sharesOf(document, saidOf(pack, document.operation));
    const [tally] = await Promise.all([this.#options.totals.tally(document, pack), shares?.read()]);
    return { tally, shares };
  }

  /** Has what policy has approved count of its resource, which may be what keeps policy from it. */
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
    // Something else was approved of the same resource in between.
    const present = { ...facts, total: reserved };
    document.total = reserved;
    document.facts = toFactsRow(policies, present);
    const again = policies.ask('auto_approve', facts.proposer, present);
    if (again.allowed) return approved;
    await release();
    return { outcome: peopleNeeded(policies, present, again.reasons), release: nothing };
  }

  /** What an automatic approval would take up of budgets; null for what moves no money, or is under none. */
  #sharesOf(document: ProposalDocument, said: PackOperation | undefined): BudgetShares | null {
    const limits = said?.money;
    if (limits === undefined || describedOf(document).money === null) return null;
    const budgets = this.#options.budgets(document.tenant_id);
    return new BudgetShares(budgets, document, limits, answerableFor(document));
  }
}
