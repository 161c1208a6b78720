import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { assertPermits } from '../identity/index.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import {
  type Action,
  type ActionDocument,
  type Execution,
  fromActionRow,
  type ProposalService,
} from '../proposals/index.ts';
import { dryRunActionProposal, type ExecutingServices, executeActionProposal } from './execute-action-proposal.ts';
import { type SettlingServices, settleAction } from './settle-action.ts';

export interface ExecutorOptions extends Omit<ExecutingServices, 'stored'>, Omit<SettlingServices, 'stored'> {
  proposals: ProposalService;
  pageTokens: PageTokens;
}

/** Each method asserts its permission. */
export class Executor {
  readonly #services: Omit<ExecutorOptions, 'proposals'> & ExecutingServices;

  constructor({ proposals, ...options }: ExecutorOptions) {
    this.#services = { ...options, stored: proposals.stored };
  }

  execute(call: CallContext, proposalId: string): Promise<Execution> {
    return executeActionProposal(this.#services, call, proposalId);
  }

  dryRun(call: CallContext, proposalId: string): Promise<Execution> {
    return dryRunActionProposal(this.#services, call, proposalId);
  }

  async getAction(call: CallContext, actionId: string): Promise<Action> {
    assertPermits(call, 'actions.read');
    return fromActionRow(await this.#find(call, actionId));
  }

  /** Newest first. @throws {AppError} `validation_error` for a page token of another list. */
  async listActions(call: CallContext, workItemId: string | undefined, page: PageRequest): Promise<Page<Action>> {
    assertPermits(call, 'actions.read');
    const { repository, pageTokens } = this.#services;
    const list = ['actions', call.tenantId, workItemId ?? null];
    const { rows, next } = await repository(call.tenantId).listActions({
      workItemId,
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after: page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list),
    });
    return { rows: rows.map(fromActionRow), nextPageToken: next && pageTokens.seal(next, list) };
  }

  async settle(call: CallContext, actionId: string, reference: string | null, reason: string): Promise<Action> {
    assertPermits(call, 'actions.settle');
    return settleAction(this.#services, call, await this.#find(call, actionId), reference, reason);
  }

  async #find({ tenantId }: CallContext, actionId: string): Promise<ActionDocument> {
    const row = await this.#services.repository(tenantId).findAction(actionId);
    if (row === null) throw new AppError('not_found', `There is no action ${actionId}.`);
    return row;
  }
}
