import type { AwaitedOutline, AwaitingApproval } from '../actions/awaiting-approval.ts';
import type { CallContext } from '../call-context.ts';
import { Audience } from './audience.ts';
import type { NewsDesk } from './news.ts';

/** So many are judged, and told of. */
const MOST_TOLD = 100;

export interface AwaitedProposalsOptions {
  awaited: Pick<AwaitingApproval, 'approvableBy'>;
  news: Pick<NewsDesk, 'waiting'>;
}

/** What waits for people who are told on a screen. */
export class AwaitedProposals {
  readonly #options: AwaitedProposalsOptions;

  constructor(options: AwaitedProposalsOptions) {
    this.#options = options;
  }

  /**
   * What the caller is told of as it waits for their approval: what mail would tell them of, also if they want no mail.
   * The newest first.
   */
  async list({
    tenantId,
    principal: { id },
  }: Pick<CallContext, 'tenantId' | 'principal'>): Promise<{ outlines: AwaitedOutline[]; hasMore: boolean }> {
    const { awaited, news } = this.#options;
    const { all, roles, absences, silent } = await news.waiting(tenantId);
    const audience = new Audience(all, { roles, absences, silent: new Set([...silent].filter((one) => one !== id)) });
    // Ids begin with the time at which they were made.
    const told = all.proposalIds
      .filter((proposalId) => audience.of(proposalId).approvers.has(id))
      .sort()
      .reverse();
    const outlines = await awaited.approvableBy(tenantId, id, told.slice(0, MOST_TOLD));
    outlines.sort((a, b) => b.proposedAt.getTime() - a.proposedAt.getTime());
    return { outlines, hasMore: told.length > MOST_TOLD };
  }
}
