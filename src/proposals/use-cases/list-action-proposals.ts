import type { CallContext } from '../../call-context.ts';
import { permitted } from '../../identity/index.ts';
import { beginningOf } from '../../platform/mongo/page.ts';
import type { PageTokens } from '../../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../../platform/paging.ts';
import type { WorkItemService } from '../../work-items/index.ts';
import type { Proposal } from '../model.ts';
import type { ProposalMoves } from '../proposal-moves.ts';
import type { ActionRepository } from '../repository.ts';
import { fromProposalRow } from '../rows.ts';

export interface ListActionProposalsServices {
  repository: (tenantId: string) => ActionRepository;
  moves: ProposalMoves;
  workItems: WorkItemService;
  pageTokens: PageTokens;
}

/**
 * Lists the proposals of a WorkItem, newest first.
 * @throws {AppError} `not_found`; `validation_error` for a page token of another list.
 */
export const listActionProposals = permitted(
  'actions.read',
  async (
    { repository, moves, workItems, pageTokens }: ListActionProposalsServices,
    call: CallContext,
    workItemId: string,
    page: PageRequest,
  ): Promise<Page<Proposal>> => {
    const workStatus = await workItems.statusOf(call, workItemId);
    const list = ['action_proposals', call.tenantId, workItemId];
    const { rows, next } = await repository(call.tenantId).listProposals({
      workItemId,
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list),
    });
    const current = await Promise.all(rows.map((row) => moves.current(call, row, workStatus)));
    const nextPageToken = next === null ? null : pageTokens.seal(next, list);
    return { rows: current.map(fromProposalRow), nextPageToken };
  },
);
