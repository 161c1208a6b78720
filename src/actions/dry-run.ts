import type { CallContext } from '../call-context.ts';
import { AppError, type ErrorCode, type ErrorDetail } from '../errors/app-error.ts';
import { assertPermits } from '../identity/permissions.ts';
import type { IntegrationService } from '../integrations/service.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { countedApprovers } from './accountability.ts';
import { approvalUrlOf } from './approval-page.ts';
import { WAITS_FOR_WORKER } from './claims/handover.ts';
import type { Executor } from './executor.ts';
import { FROZEN_POLICY } from './freezes/freezes.ts';
import type { Execution, Forecast, PolicyOutcome } from './model.ts';
import { peopleNeeded } from './policy-outcome.ts';
import type { ProposalService } from './proposal-service.ts';
import { askProvider, ProviderRefusal, wayToProvider } from './provider.ts';
import { fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';

export interface DryRunOptions {
  executor: Executor;
  proposals: ProposalService;
  integrations: IntegrationService;
  workItems: WorkItemService;
  /** Where people decide. */
  workBaseUrl: string;
}

/** What executing would do, with everything that whoever asks needs to go on. */
export interface DryRun extends Execution {
  forecast: Forecast;
}

/**
 * Why something is not executed as things stand. Everything else is no answer about the proposal: a payload that is not
 * the one which was proposed has no business in one either.
 */
const ABOUT_THE_PROPOSAL: readonly ErrorCode[] = [
  'invalid_state',
  'policy_denied',
  'authorization_error',
  'conflict',
  'execution_in_progress',
];

/**
 * Says what executing a proposal would do, in whatever state it is, and changes nothing (governance.md, "Execution"). What
 * an execution would refuse is here an answer; only what says nothing about the proposal is thrown.
 */
export class DryRuns {
  readonly #options: DryRunOptions;

  constructor(options: DryRunOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `not_found`; `payload_mismatch`; `unavailable` where the provider cannot be asked. */
  async run(call: CallContext, proposalId: string): Promise<DryRun> {
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
        return { ...answer, policy, forecast: await this.#needsApproval(call, row, policy) };
      }
      if (!ABOUT_THE_PROPOSAL.includes(error.code)) throw error;
      return { ...answer, forecast: notExecutable(row, error) };
    }
  }

  /** What becomes of a proposal that nothing but a lack of approvals, or its end, keeps from being executed. */
  async #forecast(call: CallContext, row: ProposalDocument, policy: PolicyOutcome): Promise<Forecast> {
    if (row.status === 'executed') {
      const message = 'It has been executed. It is never executed twice.';
      return notExecutable(row, new AppError('invalid_state', message));
    }
    if (row.status !== 'pending_approval') {
      const next = row.handover?.open === true ? WAITS_FOR_WORKER : 'Execute it, with dry_run false.';
      return { outcome: 'would_execute', problems: [], approvalsMissing: 0, approvalUrl: null, next };
    }
    const problems = await this.#providerProblems(call, row);
    return problems.length > 0 ? wouldFail(problems) : this.#needsApproval(call, row, policy);
  }

  /** What the provider says to it now: people should not be asked for what cannot be done. */
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

  async #needsApproval(call: CallContext, row: ProposalDocument, policy: PolicyOutcome): Promise<Forecast> {
    const { workItems, workBaseUrl } = this.#options;
    const approvalUrl = approvalUrlOf(workBaseUrl, await workItems.get(call, row.work_item_id));
    // An approval that does not count any more is among those that are given.
    const approvalsMissing = Math.max(1, policy.approvalsRequired - countedApprovers(row).length);
    const who = approvalsMissing === 1 ? 'One person has' : `${approvalsMissing} different people have`;
    // The provider would do it by now, and nobody can approve it before that is written down.
    const first = row.check?.outcome === 'would_fail' ? `Have it checked again first. ` : '';
    const next = `${first}${who} to approve it at ${approvalUrl}: somebody who may approve actions and is not accountable for it. Then execute it.`;
    return { outcome: 'needs_approval', problems: [], approvalsMissing, approvalUrl, next };
  }
}

function wouldFail(problems: ErrorDetail[]): Forecast {
  const next = 'Propose it anew with that put right, or have it checked again when the provider knows of it.';
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

const ONCE_THAWED = 'Have an administrator thaw it, and execute it then, before it expires.';

function nextOf({ status }: ProposalDocument, code: ErrorCode): string {
  if (status === 'executed') return 'Nothing is left to do: read the action record.';
  if (status === 'executing' || code === 'execution_in_progress') return 'Look again in a moment.';
  if (status === 'outcome_unknown')
    return 'Have a person look at the provider, and settle it on the page of the WorkItem.';
  if (code === 'policy_denied') return 'Ask whoever writes the policies, or propose something that policy allows.';
  if (code === 'authorization_error') return 'Have somebody execute it who may.';
  if (code === 'conflict') return 'Look again in a moment.';
  return 'Propose it anew if it is still wanted.';
}
