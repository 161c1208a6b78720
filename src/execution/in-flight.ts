import type { ActionRepository, Freezable } from '../proposals/index.ts';

/** An action that was in flight when authority was withdrawn. */
export interface ActionInFlight {
  actionId: string;
  proposalId: string;
  workItemId: string;
  startedAt: Date;
}

/** The oldest actions in flight, with a flag that says whether there are more. */
export interface InFlight {
  actions: ActionInFlight[];
  hasMore: boolean;
}

/** Largest number of actions that are named. */
const NAMED = 20;

/**
 * Lists the actions that a withdrawal of authority no longer recalls.
 *
 * Ask for the list after the epoch has advanced. The gate stops every action that is not recorded as running by then,
 * because it reads the epoch after recording the action. Of the recorded ones, the gate may still stop those that have
 * not passed its last reading.
 */
export class ActionsInFlight {
  readonly #repository: (tenantId: string) => ActionRepository;

  constructor(repository: (tenantId: string) => ActionRepository) {
    this.#repository = repository;
  }

  /**
   * Returns the actions in flight in a tenant at this moment.
   * @param concerned Selects the affected actions; all of them, if it is left out.
   */
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
