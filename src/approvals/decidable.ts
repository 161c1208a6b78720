import { currentTime } from '../platform/clock.ts';
import { actorOf, type OpenPolicies, type PolicyFacts, type PolicyService, type RolesOf } from '../policy/index.ts';
import {
  type AwaitedProposal,
  countsAsApprover,
  judgedBy,
  type ProposalDocument,
  peopleOf,
  policyFacts,
} from '../proposals/index.ts';
import { hasEnded, type WorkItemService, type WorkItemTitle } from '../work-items/index.ts';

export interface DecidableOptions {
  policies: PolicyService;
  workItems: WorkItemService;
  rolesOf: RolesOf;
}

export interface Decidable {
  row: ProposalDocument;
  workItem: WorkItemTitle;
  policies: OpenPolicies;
  facts: PolicyFacts;
}

/** Lists and notifications both use this class, so that they agree. */
export class DecidableProposals {
  readonly #options: DecidableOptions;

  constructor(options: DecidableOptions) {
    this.#options = options;
  }

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
      const policies = await open(judgedBy(row, workItem));
      const facts = policyFacts(row, workItem, { autoApproved: false, dryRun: true, roles });
      if (policies.ask('approve', actor, facts).allowed) decidable.push({ row, workItem, policies, facts });
    }
    return decidable;
  }
}

/** Policy is asked afterwards. A proposal does not wait for people who are accountable or have approved already. */
export function mayWaitFor(personId: string, row: AwaitedProposal, now: Date): boolean {
  const hasApproved = row.approvals.some(({ approver }) => approver.accountable === personId);
  return mayWait(row, now) && countsAsApprover(row, personId) && !hasApproved;
}

export function mayWait(row: Pick<AwaitedProposal, 'check' | 'expires_at'>, now: Date): boolean {
  return row.check?.outcome !== 'would_fail' && row.expires_at > now;
}
