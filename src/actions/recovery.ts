import { randomUUID } from 'node:crypto';
import type { IntegrationService } from '../integrations/service.ts';
import type { Logger } from '../platform/logger.ts';
import type { ExecutionSteps } from './execution.ts';
import { OPEN_STATUSES, UNSETTLED_STATUSES } from './proposal.ts';
import { GOVERNANCE, type MoveContext, type ProposalMoves } from './proposal-moves.ts';
import type { ActionRepository } from './repository.ts';
import type { ProposalDocument } from './schema.ts';

export interface RecoveryOptions {
  repository: (tenantId: string) => ActionRepository;
  integrations: IntegrationService;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  listTenantIds: () => Promise<string[]>;
  logger: Logger;
}

const SWEEP_INTERVAL_MS = 5_000;
/** Tenants are visited at this pace at most, so that many of them are no load. */
const MIN_PAUSE_MS = 5;
const BATCH_SIZE = 20;

/** Finishes executions that nobody works on any more, and ends proposals whose time is over. */
export class RecoveryWorker {
  readonly #options: RecoveryOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: RecoveryOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#sweep().finally(() => {
        if (!this.#stopped) this.start();
      });
    }, SWEEP_INTERVAL_MS);
  }

  /** Finishes what is running and starts nothing new. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Does now for one tenant what the sweep does for all. */
  async recover(tenantId: string): Promise<void> {
    const call: MoveContext = { tenantId, principal: GOVERNANCE, correlationId: randomUUID().replaceAll('-', '') };
    const repository = this.#options.repository(tenantId);
    const now = new Date();
    for (const status of UNSETTLED_STATUSES) {
      const rows = await repository.listAbandoned(status, now, BATCH_SIZE);
      // At once, so that a slow provider keeps other tenants waiting no longer than one call may take.
      await Promise.all(rows.map((row) => this.#trySettle(call, row)));
    }
    for (const status of OPEN_STATUSES) {
      const rows = await repository.listOverdue(status, now, BATCH_SIZE);
      for (const row of rows) await this.#options.moves.current(call, row);
    }
  }

  async #trySettle(call: MoveContext, row: ProposalDocument): Promise<void> {
    try {
      await this.#settle(call, row);
    } catch (error) {
      const about = { err: error, tenant_id: call.tenantId, proposal_id: row._id };
      this.#options.logger.warn(about, 'not settled; it will be tried again');
    }
  }

  /** Takes an execution over. The provider is asked what became of it; only what it has never seen is sent again. */
  async #settle(call: MoveContext, row: ProposalDocument): Promise<void> {
    const { repository, steps, integrations } = this.#options;
    const actionId = row.execution?.action_id ?? '';
    const action = await repository(call.tenantId).findAction(actionId);
    if (action?.status === 'succeeded' || action?.status === 'failed') {
      await steps.follow(call, row, action);
      return;
    }
    const { connector } = await integrations.connect(call.tenantId, row.integration_id);
    const claimed = await steps.claim(call, row, actionId);
    if (claimed === null) return;
    const policyVersion = action?.policy_version ?? row.policy.policy_version;
    const recorded = await steps.record(call, claimed, policyVersion);
    if (recorded === null) return;
    await steps.complete(call, claimed, await steps.perform(claimed, recorded, connector));
  }

  async #sweep(): Promise<void> {
    try {
      for (const tenantId of await this.#options.listTenantIds()) {
        if (this.#stopped) return;
        try {
          await this.recover(tenantId);
        } catch (error) {
          this.#options.logger.warn({ err: error, tenant_id: tenantId }, 'recovery failed; it will be tried again');
        }
        await new Promise((resolve) => setTimeout(resolve, MIN_PAUSE_MS));
      }
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'the recovery sweep failed; the next one will do');
    }
  }
}
