import type { AwaitedOutline, AwaitingApproval } from '../../approvals/index.ts';
import type { CallContext } from '../../call-context.ts';
import { Audience } from '../audience.ts';
import type { NewsDesk } from '../mail/news.ts';

const MOST_TOLD = 100;
const JUDGED_AT_ONCE = 100;
const MOST_LOOKED_AT = 1_000;

export interface AwaitedProposalsOptions {
  awaited: Pick<AwaitingApproval, 'approvableBy'>;
  news: Pick<NewsDesk, 'waiting'>;
}

export class AwaitedProposals {
  readonly #options: AwaitedProposalsOptions;

  constructor(options: AwaitedProposalsOptions) {
    this.#options = options;
  }

  /** Returns the proposals that email would report to the caller, newest first, even if the caller wants no email. */
  async list({
    tenantId,
    principal: { id },
  }: Pick<CallContext, 'tenantId' | 'principal'>): Promise<{ outlines: AwaitedOutline[]; hasMore: boolean }> {
    const { awaited, news } = this.#options;
    const { all, roles, absences, silent } = await news.waiting(tenantId);
    const audience = new Audience(all, { roles, absences, silent: new Set([...silent].filter((one) => one !== id)) });
    // Ids start with their creation time.
    const possible = all.proposalIds.filter((proposalId) => all.mayWaitFor(id, proposalId));
    const newest = possible.sort().reverse();
    const outlines: AwaitedOutline[] = [];
    let at = 0;
    while (outlines.length < MOST_TOLD && at < Math.min(newest.length, MOST_LOOKED_AT)) {
      const piece = newest.slice(at, at + JUDGED_AT_ONCE).filter((one) => audience.of(one).approvers.has(id));
      at += JUDGED_AT_ONCE;
      if (piece.length > 0) outlines.push(...(await awaited.approvableBy(tenantId, id, piece)));
    }
    outlines.sort((a, b) => b.proposedAt.getTime() - a.proposedAt.getTime());
    return { outlines: outlines.slice(0, MOST_TOLD), hasMore: at < newest.length || outlines.length > MOST_TOLD };
  }
}
