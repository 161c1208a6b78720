import type { CallContext } from '../../call-context.ts';
import { permitted } from '../../identity/index.ts';
import { beginningOf } from '../../platform/mongo/page.ts';
import type { PageTokens } from '../../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../../platform/paging.ts';
import { type Action, fromActionRow } from '../../proposals/index.ts';
import type { ActionRecords } from '../action-records.ts';

/**
 * Lists action records, newest first, of one WorkItem if given.
 * @throws {AppError} `validation_error` for a page token of another list.
 */
export const listActions = permitted(
  'actions.read',
  async (
    { repository, pageTokens }: ActionRecords & { pageTokens: PageTokens },
    call: CallContext,
    workItemId: string | undefined,
    page: PageRequest,
  ): Promise<Page<Action>> => {
    const list = ['actions', call.tenantId, workItemId ?? null];
    const { rows, next } = await repository(call.tenantId).listActions({
      workItemId,
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list),
    });
    const nextPageToken = next === null ? null : pageTokens.seal(next, list);
    return { rows: rows.map(fromActionRow), nextPageToken };
  },
);
