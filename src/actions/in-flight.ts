import type { Freezable } from './freezes/coverage.ts';
import type { ActionRepository } from './repository.ts';

/** An action that was on its way when authority was withdrawn. */
export interface ActionInFlight {
  actionId: string;
  proposalId: string;
  workItemId: string;
  startedAt: Date;
}

/** The oldest of them, and whether there are more. */
export interface InFlight {
  actions: ActionInFlight[];
  hasMore: boolean;
}

/** So many are named. */
const NAMED = 20;

/**
 * What a withdrawal of authority recalls no more (governance.md, "The gate"). To be asked once the epoch has advanced:
 * what is not recorded as running by then is stopped by the gate, which reads the epoch after it has recorded it. Of what
 * is, the gate may stop some that have not passed its last reading yet.
 */
export class ActionsInFlight {
  readonly #repository: (tenantId: string) => ActionRepository;

  constructor(repository: (tenantId: string) => ActionRepository) {
    this.#repository = repository;
  }

  /**
   * What is on its way in a tenant at this moment.
   * @param concerned Those that it is about; all of them, where it is left out.
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
