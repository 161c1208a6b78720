import type { CallContext } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import type { WorkItemChanges, WorkItemChangesOptions } from './changes.ts';
import type { Author, PackQueues, Place, Route, WorkItem } from './model.ts';
import { planAssignment, planMove } from './patch.ts';

export interface PlacementsOptions extends WorkItemChangesOptions {
  /** The member who can be given work; null if there is none of this id. */
  findAssignable: (tenantId: string, personId: string) => Promise<Author | null>;
  /** The packs of the tenant, the default one first. */
  queuesOf: (tenantId: string) => Promise<PackQueues[]>;
  /** Throws `invalid_state` while anything proposed for the WorkItem could still be decided, is under way, or could be executed again. */
  assertMayMove: (call: CallContext, workItemId: string) => Promise<void>;
}

/** Who has WorkItems, and where they are. */
export class Placements {
  readonly #options: PlacementsOptions;
  readonly #changes: WorkItemChanges;

  constructor(options: PlacementsOptions, changes: WorkItemChanges) {
    this.#options = options;
    this.#changes = changes;
  }

  /**
   * Gives the WorkItem to a member who may work on it, or to nobody.
   * @throws {AppError} `not_found`; `validation_error` if there is no such member; `precondition_failed`; `conflict`.
   */
  async assign(
    call: CallContext,
    workItemId: string,
    assigneeId: string | null,
    ifMatch?: (version: number) => boolean,
  ): Promise<WorkItem> {
    const assignee = assigneeId === null ? null : await this.#options.findAssignable(call.tenantId, assigneeId);
    if (assigneeId !== null && assignee === null) {
      const problem = `${assigneeId} is not a member who may work on WorkItems`;
      throw validationError([{ field: 'assignee_id', problem }]);
    }
    const row = assignee === null ? null : { type: assignee.type, id: assignee.id, display_name: assignee.displayName };
    return this.#changes.apply(call, workItemId, (present) => planAssignment(present, row), ifMatch);
  }

  /** Where work of the tenant can be: its packs with their queues, the default one first. */
  listQueues({ tenantId }: Pick<CallContext, 'tenantId'>): Promise<PackQueues[]> {
    return this.#options.queuesOf(tenantId);
  }

  /**
   * Moves the WorkItem to a queue, by whose pack it is judged from then on, and by when it is due, unless somebody has said so.
   * @throws {AppError} `not_found`; `validation_error` if the tenant has no such queue; `invalid_state` if another pack would
   * judge what was proposed and could still be decided, is under way, or could be executed again; `precondition_failed`;
   * `conflict`.
   */
  async move(
    call: CallContext,
    workItemId: string,
    to: Place,
    ifMatch?: (version: number) => boolean,
  ): Promise<WorkItem> {
    const route = routeTo(await this.#options.queuesOf(call.tenantId), to);
    const assertMay = async ({ pack_key: packKey }: { pack_key: string }) => {
      if (packKey !== to.packKey) await this.#options.assertMayMove(call, workItemId);
    };
    return this.#changes.apply(call, workItemId, (present) => planMove(present, route), ifMatch, assertMay);
  }
}

/** @throws {AppError} `validation_error` if the tenant has no such queue. */
function routeTo(packs: readonly PackQueues[], { packKey, queueKey }: Place): Route {
  const pack = packs.find((one) => one.packKey === packKey);
  if (pack === undefined) {
    const problem = `must be one of ${packs.map((one) => one.packKey).join(', ')}`;
    throw validationError([{ field: 'pack_key', problem }]);
  }
  const queue = pack.queues.find((one) => one.queueKey === queueKey);
  if (queue === undefined) {
    const keys = pack.queues.map((one) => one.queueKey);
    throw validationError([{ field: 'queue_key', problem: `must be one of ${keys.join(', ')}` }]);
  }
  return { packKey, queueKey, ...(queue.dueWithinMs !== undefined && { dueWithinMs: queue.dueWithinMs }) };
}
