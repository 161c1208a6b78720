import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import type { WorkItem, WorkItemService } from '../work-items/index.ts';
import { isOwn, withdrawingRefusal } from './accountability.ts';
import type { ActionRepository } from './repository.ts';
import type { ProposalDocument } from './schema.ts';
import type { StoredProposals } from './stored-proposals.ts';

export interface WithdrawalsOptions {
  repository: (tenantId: string) => ActionRepository;
  stored: StoredProposals;
  workItems: Pick<WorkItemService, 'get'>;
  wakeWorker: () => void;
}

export class Withdrawals {
  readonly #options: WithdrawalsOptions;

  constructor(options: WithdrawalsOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `invalid_state` if the caller may not withdraw one of the WorkItem's open proposals */
  async assertMayEnd(call: CallContext, workItemId: string): Promise<void> {
    for (const row of await this.#options.repository(call.tenantId).listOpen(workItemId)) {
      const problem = await this.#withdrawalProblem(call, row);
      if (problem === null) continue;
      const message = `You cannot end this WorkItem while ${row._id} is ${row.status}: ${problem}`;
      throw new AppError('invalid_state', message);
    }
  }

  /** The pack of a proposal decides about it. @throws {AppError} `invalid_state` if one can still be executed */
  async assertMayMove({ tenantId }: CallContext, workItemId: string): Promise<void> {
    const repository = this.#options.repository(tenantId);
    for (const row of await repository.listExecutable(workItemId, currentTime())) {
      if (row.status === 'execution_failed' && !(await this.#mayBeTriedAgain(repository, row))) continue;
      const message = `The work cannot be moved to another pack while ${row._id} is ${row.status}, because the pack of a proposal decides on it. End the proposal first.`;
      throw new AppError('invalid_state', message);
    }
  }

  async #mayBeTriedAgain(repository: ActionRepository, { execution }: ProposalDocument): Promise<boolean> {
    const action = execution === undefined ? null : await repository.findAction(execution.action_id);
    return action === null || action.error?.retryable === true;
  }

  async #withdrawalProblem(call: CallContext, row: ProposalDocument): Promise<string | null> {
    if (call.principal.type === 'api_key' && !call.permissions.has('actions.propose')) {
      return 'an API key needs the scope work.actions to cancel it.';
    }
    if (call.principal.type === 'delegation' && !call.permissions.has('actions.propose')) {
      return 'a delegation needs the scope agent.actions.propose to cancel it.';
    }
    try {
      await this.assertMayWithdraw(call, row, 'cancelled');
      return null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'authorization_error') return error.message;
      throw error;
    }
  }

  async noticeEnd(call: CallContext, workItemId: string): Promise<void> {
    await this.#options.repository(call.tenantId).markOpenDue(workItemId, currentTime());
    this.#options.wakeWorker();
  }

  /** Anybody else could drop proposals before they are decided. @throws {AppError} `authorization_error` */
  async assertMayWithdraw(
    call: CallContext,
    row: ProposalDocument,
    what: 'cancelled' | 'superseded',
    item?: WorkItem,
  ): Promise<void> {
    if (isOwn(call, row)) return;
    if (call.principal.type === 'user' && (await this.#mayApprove(call, row, item))) return;
    throw withdrawingRefusal(row._id, what);
  }

  async #mayApprove(call: CallContext, row: ProposalDocument, item: WorkItem | undefined): Promise<boolean> {
    const { stored, workItems } = this.#options;
    const work = item ?? (await workItems.get(call, row.work_item_id));
    const policies = await stored.policiesOf(row, work);
    const { facts, actor } = await stored.told(call, row, work);
    const others = facts.approvers.filter((personId) => personId !== actor.personId);
    return policies.ask('approve', actor, { ...facts, approvers: others }).allowed;
  }
}
