import { approvalUrlOf, peopleHave } from '../approvals/index.ts';
import type { CallContext } from '../call-context.ts';
import { AppError, type ErrorCode, type ErrorDetail } from '../errors/app-error.ts';
import { assertPermits } from '../identity/index.ts';
import type { IntegrationService } from '../integrations/index.ts';
import { type PolicyOutcome, peopleNeeded } from '../policy/index.ts';
import {
  adviceOnTwins,
  askProvider,
  countedApprovers,
  type Execution,
  type Forecast,
  fromProposalRow,
  type ProposalDocument,
  type ProposalService,
  ProviderRefusal,
  wayToProvider,
} from '../proposals/index.ts';
import { WAITS_FOR_WORKER } from './claims/handover.ts';
import type { Executor } from './executor.ts';
import { FROZEN_POLICY } from './freezes/freezes.ts';

export interface DryRunOptions {
  executor: Executor;
  proposals: ProposalService;
  integrations: IntegrationService;
  workBaseUrl: string;
}

/** Other errors are thrown, also `payload_mismatch`: an altered payload must not appear in an answer. */
const ABOUT_THE_PROPOSAL: readonly ErrorCode[] = [
  'invalid_state',
  'policy_denied',
  'authorization_error',
  'conflict',
  'execution_in_progress',
];

/** Forecasts an execution in any status, and changes nothing. A refusal of the execution is the answer. */
export class DryRuns {
  readonly #options: DryRunOptions;

  constructor(options: DryRunOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `not_found`; `payload_mismatch`; `unavailable` if the provider cannot be asked. */
  async run(call: CallContext, proposalId: string): Promise<Execution & { forecast: Forecast }> {
    assertPermits(call, 'actions.execute');
    const { executor, proposals } = this.#options;
    const row = await proposals.stored.peek(call, proposalId);
    try {
      const execution = await executor.dryRun(call, proposalId);
      return { ...execution, forecast: await this.#forecast(call, row, execution.policy) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const proposal = fromProposalRow(row);
      const answer = { proposal, action: null, policy: proposal.policy, dryRun: true, replayed: false };
      if (error instanceof ProviderRefusal) return { ...answer, forecast: wouldFail(error.details ?? []) };
      if (error.code === 'approval_required') {
        const policy = await this.#peopleNeeded(call, row);
        return { ...answer, policy, forecast: this.#needsApproval(row, policy) };
      }
      if (!ABOUT_THE_PROPOSAL.includes(error.code)) throw error;
      return { ...answer, forecast: notExecutable(row, error) };
    }
  }

  async #forecast(call: CallContext, row: ProposalDocument, policy: PolicyOutcome): Promise<Forecast> {
    if (row.status === 'executed') {
      const message = 'It was executed already. It is never executed twice.';
      return notExecutable(row, new AppError('invalid_state', message));
    }
    if (row.status !== 'pending_approval') {
      const next = row.handover?.open === true ? WAITS_FOR_WORKER : 'Execute it, with dry_run false.';
      return { outcome: 'would_execute', problems: [], approvalsMissing: 0, approvalUrl: null, next };
    }
    const problems = await this.#providerProblems(call, row);
    return problems.length > 0 ? wouldFail(problems) : this.#needsApproval(row, policy);
  }

  /** People should not be asked to approve what cannot be done. */
  async #providerProblems(call: CallContext, row: ProposalDocument): Promise<ErrorDetail[]> {
    const way = await wayToProvider(this.#options.integrations, row);
    if ('refusal' in way) return [{ field: 'integration_id', problem: way.refusal.message }];
    call.leaveTurn?.();
    const refused = await askProvider(way.connector, row);
    if (refused === null) return [];
    if (refused.refusal instanceof ProviderRefusal) return refused.refusal.details ?? [];
    throw refused.refusal;
  }

  async #peopleNeeded(call: CallContext, row: ProposalDocument): Promise<PolicyOutcome> {
    const { stored } = this.#options.proposals;
    const { policies, facts } = await stored.dryFacts(call, row);
    return peopleNeeded(policies, facts, fromProposalRow(row).policy.reasons);
  }

  #needsApproval(row: ProposalDocument, policy: PolicyOutcome): Forecast {
    const approvalUrl = approvalUrlOf(this.#options.workBaseUrl, row._id);
    // At least one, because `countedApprovers` may include an approval that no longer counts.
    const approvalsMissing = Math.max(1, policy.approvalsRequired - countedApprovers(row).length);
    // The provider would accept it by now, but nobody can approve it until a recheck has recorded that.
    const first = row.check?.outcome === 'would_fail' ? `Have it checked again first. ` : '';
    const twins = adviceOnTwins(fromProposalRow(row));
    const next = `${twins}${first}${peopleHave(approvalsMissing)} to approve it at ${approvalUrl}: somebody who may approve actions and is not accountable for it. Then execute it.`;
    return { outcome: 'needs_approval', problems: [], approvalsMissing, approvalUrl, next };
  }
}

function wouldFail(problems: ErrorDetail[]): Forecast {
  const next = 'Correct it and propose it again, or have it checked again after it is fixed at the provider.';
  return { outcome: 'would_fail', problems, approvalsMissing: 0, approvalUrl: null, next };
}

function notExecutable(row: ProposalDocument, { code, message, details }: AppError): Forecast {
  const isFrozen = details?.some(({ field }) => field.startsWith(`${FROZEN_POLICY}/`)) ?? false;
  const problems = [{ field: 'status', problem: message }, ...(code === 'policy_denied' ? (details ?? []) : [])];
  return {
    outcome: 'not_executable',
    problems,
    approvalsMissing: 0,
    approvalUrl: null,
    next: isFrozen ? ONCE_THAWED : nextOf(row, code),
  };
}

const ONCE_THAWED = 'Ask an administrator to thaw it, then execute it before it expires.';

function nextOf({ status }: ProposalDocument, code: ErrorCode): string {
  if (status === 'executed') return 'There is nothing left to do. Read the action record.';
  if (status === 'executing' || code === 'execution_in_progress') return 'Look again in a moment.';
  if (status === 'outcome_unknown')
    return 'Ask a person to check at the provider, and to settle it on the page of the WorkItem.';
  if (code === 'policy_denied' || status === 'denied')
    return 'Ask the people who write the policies, or propose something that policy allows.';
  if (code === 'authorization_error') return 'Ask somebody with permission to execute it.';
  if (code === 'conflict') return 'Look again in a moment.';
  if (status === 'rejected') return 'Propose something else, or ask the person who has rejected it.';
  return 'Propose it again if you still need it.';
}
