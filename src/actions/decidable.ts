import { currentTime } from '../platform/clock.ts';
import type { WorkItemTitle } from '../work-items/model.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { hasEnded } from '../work-items/status.ts';
import { accountableFor, countsAsApprover } from './accountability.ts';
import type { OpenPolicies, PolicyFacts } from './open-policies.ts';
import type { AwaitedProposal } from './pending/repository.ts';
import type { PolicyOpener, PolicyService, RolesOf } from './policy.ts';
import { actorOf, peopleOf, policyFacts } from './policy-facts.ts';
import type { ProposalDocument } from './schema.ts';

export interface DecidableOptions {
  policies: PolicyService;
  workItems: WorkItemService;
  rolesOf: RolesOf;
}

/** A proposal that policy lets a person approve, with what that was found out by. */
export interface Decidable {
  row: ProposalDocument;
  workItem: WorkItemTitle;
  policies: OpenPolicies;
  facts: PolicyFacts;
  open: PolicyOpener['open'];
}

/** What waits for the decision of which person: the one place that says so, for lists and for whoever tells people. */
export class DecidableProposals {
  readonly #options: DecidableOptions;

  constructor(options: DecidableOptions) {
    this.#options = options;
  }

  /** Those of the rows that policy lets a person approve, by their role and the policies at this moment. */
  async of(tenantId: string, personId: string, rows: readonly ProposalDocument[]): Promise<Decidable[]> {
    const now = currentTime();
    const possible = rows.filter((row) => mayWaitFor(personId, row, now));
    if (possible.length === 0) return [];
    const workItemIds = [...new Set(possible.map((row) => row.work_item_id))];
    const titles = await this.#options.workItems.listTitles({ tenantId }, workItemIds);
    const people = new Set([personId, ...possible.flatMap(peopleOf)]);
    const roles = await this.#options.rolesOf(tenantId, [...people]);
    const actor = actorOf(personId, roles);
    const { open } = await this.#options.policies.openForMany(tenantId);
    const decidable: Decidable[] = [];
    for (const row of possible) {
      const workItem = titles.get(row.work_item_id);
      if (workItem === undefined || hasEnded(workItem.status)) continue;
      const policies = await open(workItem.packKey, accountableFor(row));
      const facts = policyFacts(row, workItem, { autoApproved: false, dryRun: true, roles });
      if (policies.ask('approve', actor, facts).allowed) decidable.push({ row, workItem, policies, facts, open });
    }
    return decidable;
  }
}

/**
 * Nobody decides on what they are accountable for, or twice, or when the time is over, and nobody is asked for what the
 * provider would refuse; about the rest policy is asked.
 */
export function mayWaitFor(personId: string, row: AwaitedProposal, now: Date): boolean {
  const hasApproved = row.approvals.some(({ approver }) => approver.accountable === personId);
  return mayWait(row, now) && countsAsApprover(row, personId) && !hasApproved;
}

/** The same for anybody at all. */
export function mayWait(row: Pick<AwaitedProposal, 'check' | 'expires_at'>, now: Date): boolean {
  return row.check?.outcome !== 'would_fail' && row.expires_at > now;
}
