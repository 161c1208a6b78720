import { bound, type Voices } from '../identity/index.ts';
import type { PageTokens } from '../platform/page-token.ts';
import type { ActionRepository, ProposalMoves, ProposalService } from '../proposals/index.ts';
import type { Waiting } from './claims/waiting.ts';
import type { ExecutionSteps } from './execution.ts';
import type { Gate } from './gate.ts';
import { dryRunActionProposal, executeActionProposal } from './use-cases/execute-action-proposal.ts';
import { getAction } from './use-cases/get-action.ts';
import { listActions } from './use-cases/list-actions.ts';
import { settleAction } from './use-cases/settle-action.ts';

export interface ExecutorOptions {
  repository: (tenantId: string) => ActionRepository;
  proposals: ProposalService;
  gate: Gate;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  waiting: Waiting;
  voices: Pick<Voices, 'nameOfShared'>;
  pageTokens: PageTokens;
}

/** Use cases for executions, as doors call them. Each asserts its permission. */
const USE_CASES = {
  execute: executeActionProposal,
  dryRun: dryRunActionProposal,
  getAction,
  listActions,
  settle: settleAction,
};

/** Executes approved proposals, each once, and returns the records of executions. */
export class Executor {
  readonly execute;
  readonly dryRun;
  readonly getAction;
  readonly listActions;
  readonly settle;

  constructor({ proposals, ...options }: ExecutorOptions) {
    const doors = bound({ ...options, stored: proposals.stored }, USE_CASES);
    this.execute = doors.execute;
    this.dryRun = doors.dryRun;
    this.getAction = doors.getAction;
    this.listActions = doors.listActions;
    this.settle = doors.settle;
  }
}
