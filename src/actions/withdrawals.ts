import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import type { WorkItem } from '../work-items/model.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { isOwn, withdrawingRefusal } from './accountability.ts';
import type { ActionRepository } from './repository.ts';
import type { ProposalDocument } from './schema.ts';
import type { StoredProposals } from './stored-proposals.ts';

export interface WithdrawalsOptions {
  repository: (tenantId: string) => ActionRepository;
  stored: StoredProposals;
  workItems: Pick<WorkItemService, 'get'>;
  /** Has the worker look at once for what is due. */
  wakeWorker: () => void;
}

/** Who may take proposals back before they are executed, one by one or all that are open with the work. */
export class Withdrawals {
  readonly #options: WithdrawalsOptions;

  constructor(options: WithdrawalsOptions) {
    this.#options = options;
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

  /**
   * Checks that nothing of the work would be judged by another pack than the one that it was proposed in: what is open, what
   * is under way, and what could be executed again.
   * @throws {AppError} `invalid_state` naming the first that would.
   */
  async assertMayMove({ tenantId }: CallContext, workItemId: string): Promise<void> {
    const repository = this.#options.repository(tenantId);
    for (const row of await repository.listExecutable(workItemId, currentTime())) {
      if (row.status === 'execution_failed' && !(await this.#mayBeTriedAgain(repository, row))) continue;
      const message = `The work cannot be moved to another pack while ${row._id} is ${row.status}: what was proposed in a pack is judged by that. See that it ends first.`;
      throw new AppError('invalid_state', message);
    }
  }

  async #mayBeTriedAgain(repository: ActionRepository, { execution }: ProposalDocument): Promise<boolean> {
    const action = execution === undefined ? null : await repository.findAction(execution.action_id);
    return action === null || action.error?.retryable === true;
  }

  async #withdrawalProblem(call: CallContext, row: ProposalDocument): Promise<string | null> {
    if (call.principal.type === 'api_key' && !call.permissions.has('actions.propose')) {
      return 'an API key takes it back with the scope work.actions only.';
    }
    if (call.principal.type === 'delegation' && !call.permissions.has('actions.propose')) {
      return 'a delegation takes it back with the scope agent.actions.propose only.';
    }
    try {
      await this.assertMayWithdraw(call, row, 'cancelled');
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
   * @param item Its work, for whoever has just read it. @throws {AppError} `authorization_error`
   */
  async assertMayWithdraw(
    call: CallContext,
    row: ProposalDocument,
    what: 'cancelled' | 'superseded',
    item?: WorkItem,
  ): Promise<void> {
    if (row.status === 'pending_approval' || isOwn(call, row)) return;
    if (call.principal.type === 'user' && (await this.#mayApprove(call, row, item))) return;
    throw withdrawingRefusal(row._id, what);
  }

  /** Whether the caller may approve it, or might have if they had not done so already. */
  async #mayApprove(call: CallContext, row: ProposalDocument, item: WorkItem | undefined): Promise<boolean> {
    const { stored, workItems } = this.#options;
    const work = item ?? (await workItems.get(call, row.work_item_id));
    const policies = await stored.policiesOf(call, row, work);
    const { facts, actor } = await stored.told(call, row, work);
    const others = facts.approvers.filter((personId) => personId !== actor.personId);
    return policies.ask('approve', actor, { ...facts, approvers: others }).allowed;
  }
}
