import type { ActionRepository, Freezable } from '../proposals/index.ts';

export interface ActionInFlight {
  actionId: string;
  proposalId: string;
  workItemId: string;
  startedAt: Date;
}

/** Oldest first. */
export interface InFlight {
  actions: ActionInFlight[];
  hasMore: boolean;
}

const NAMED = 20;

/**
 * Lists the actions that a withdrawal of authority no longer recalls. Ask after the epoch has advanced: the gate reads
 * the epoch after recording an action, so it stops every action that is not recorded as running by then.
 */
export class ActionsInFlight {
  readonly #repository: (tenantId: string) => ActionRepository;

  constructor(repository: (tenantId: string) => ActionRepository) {
    this.#repository = repository;
  }

  /** @param concerned Selects the affected actions; by default all. */
  async list(tenantId: string, concerned?: (claimed: readonly Freezable[]) => Promise<Freezable[]>): Promise<InFlight> {
    const { rows, hasMore } = await this.#repository(tenantId).listInFlight(NAMED, concerned);
    const actions = rows.map((row) => ({
      actionId: row._id,
      proposalId: row.proposal_id,
      workItemId: row.work_item_id,
      startedAt: row.created_at,
    }));
    return { actions, hasMore };
  }
}
