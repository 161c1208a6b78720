import { AppError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/authority/epoch.ts';
import type { ExecutingPrincipal, PresentAuthority, PresentExecutor } from '../identity/authority/present-authority.ts';
import type { ApproverSeasoning } from '../identity/members/seasoning.ts';
import type {
  Connector,
  ConnectorCall,
  ConnectorOutcome,
  IntegrationTarget,
} from '../integrations/providers/connector.ts';
import type { IntegrationService } from '../integrations/service.ts';
import { currentTimeMs } from '../platform/clock.ts';
import type { WorkItemService } from '../work-items/service.ts';
import { hasEnded } from '../work-items/status.ts';
import { accountableFor, countsAsApprover } from './accountability.ts';
import { type ExecutionRates, type RatedExecution, ratedOf } from './execution-rates/execution-rates.ts';
import type { Freezes } from './freezes/freezes.ts';
import type { PolicyOutcome } from './model.ts';
import type { OpenPolicies, PolicyFacts, Requirement } from './open-policies.ts';
import { leadsAsProposed, leadsElsewhere, payloadHash } from './payload-hash.ts';
import type { PolicyService } from './policy.ts';
import { actorOf, factsOfApproval, isAutoApproved, peopleOf, policyFacts, toldWork } from './policy-facts.ts';
import { payloadMismatch, peopleNeeded, policyDenied, takesSeasonedApprovers } from './policy-outcome.ts';
import type { PolicyAnswer } from './policy-set.ts';
import type { ProposedOperations } from './proposed-operation.ts';
import { wayToProvider } from './provider.ts';
import { fromProposalRow } from './rows.ts';
import type { ActionDocument, ProposalDocument } from './schema.ts';

/** Longest time that a provider may take; what it has not said by then is unknown. */
export const PROVIDER_TIMEOUT_MS = 20_000;
/** What was checked is believed for so long, and what was let through is sent within it. Monotonic. */
const MOMENT_MS = 1_000;
/** So often the authority of a tenant may change while one thing is being sent. */
const MAX_PASSES = 5;

/** Why something is not executed, and what becomes of the proposal by that. */
export interface Refusal {
  refusal: AppError;
  reason: string;
  /** The policies that forbid it, where some do. */
  policies?: string[];
  /** There if people have to approve it (again) first. */
  becomes?: { status: 'pending_approval'; outcome: PolicyOutcome };
}

/** All that stands before an execution has been checked, at an epoch. */
export interface Examined {
  outcome: PolicyOutcome;
  connector: Connector;
  /** Where it leads, which is where it led when it was proposed. */
  target: IntegrationTarget;
  /** What of the rate of its operation it takes up when it is sent; null where the pack has none. */
  rated: RatedExecution | null;
  epoch: number;
  /** The work as policies were told of it, its pack among that. */
  work: string;
  /** When the checks began, monotonic. */
  atMs: number;
}

/** What is to be sent, for whom, and what has been checked of it already. */
export interface Sending {
  row: ProposalDocument;
  action: ActionDocument;
  by: ExecutingPrincipal;
  examined: Examined | null;
  /** Writes down that it may have been sent from now on; false if another attempt has taken over. */
  note: () => Promise<boolean>;
}

/** What a worker is about to have, begin or go on with. */
export interface Admission {
  row: ProposalDocument;
  /** The record, where there is one. */
  action: ActionDocument | null;
  by: ExecutingPrincipal;
  examined: Examined | null;
  /** What else has to hold at this moment: of the worker, and of its claim. */
  objection: () => Promise<Refusal | null>;
}

export interface GateOptions {
  policies: PolicyService;
  integrations: IntegrationService;
  operations: Pick<ProposedOperations, 'refusal'>;
  rates: ExecutionRates;
  workItems: WorkItemService;
  epochs: AuthorityEpochs;
  authority: Pick<PresentAuthority, 'executor'>;
  seasoning: Pick<ApproverSeasoning, 'objection'>;
  freezes: Pick<Freezes, 'refusal'>;
}

/**
 * Authority at the moment of effect (governance.md, "The gate"): the one place that decides whether something may be sent,
 * and the only one that sends, or lets workers do what is executed. First executions, retries, recovery, what is repeated
 * after a settlement, and the claims of workers all come here.
 */
export class Gate {
  readonly #options: GateOptions;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /**
   * Checks everything anew, and sends nothing: whether the work goes on, the payload is the approved one, who executes
   * may, the approvals count, policy allows it, nothing of it is frozen, and the integration is on and leads to where it
   * led.
   */
  async examine(row: ProposalDocument, by: ExecutingPrincipal, dryRun: boolean): Promise<Examined | Refusal> {
    const { epochs, workItems, policies, authority, operations, freezes } = this.#options;
    const { tenant_id: tenantId } = row;
    const atMs = performance.now();
    const { epoch, freezes: rows } = await epochs.readWithFreezes(tenantId);
    // All else is read after the epoch, in whatever order.
    const [item, { executor, roles }, policiesNow, way, standing, frozen] = await Promise.all([
      workItems.get({ tenantId }, row.work_item_id),
      authority.executor(tenantId, by, peopleOf(row)),
      policies.openForMany(tenantId),
      wayToProvider(this.#options.integrations, row, accountableFor(row)),
      operations.refusal(row),
      freezes.refusal(rows, row, by),
    ]);
    if (hasEnded(item.status)) return workEnded(item.status);
    if (!isAsApproved(row)) return { refusal: payloadMismatch(), reason: 'payload_mismatch' };
    // Before anything that could take approvals back: what is frozen stays as it is.
    if (frozen !== null) return frozen;
    if (standing !== null) return standing;
    const opened = await policiesNow.open(item.packKey, accountableFor(row));
    const facts = policyFacts(row, item, { autoApproved: isAutoApproved(row), dryRun, roles });
    const judged = await this.#judge(row, opened, facts, executor);
    if ('refusal' in judged) return judged;
    const rated = ratedOf(row, opened.pack);
    const fullUntil = rated === null ? null : await this.#options.rates.fullUntil(rated);
    if (fullUntil !== null) return tooMuch(row, fullUntil);
    if ('refusal' in way) return way;
    const target = await way.connector.target(tenantId, row.integration_id);
    if (!leadsAsProposed(row, target)) return { refusal: leadsElsewhere(), reason: 'payload_mismatch' };
    return { ...judged, connector: way.connector, target, rated, epoch, work: JSON.stringify(toldWork(item)), atMs };
  }

  /**
   * Sends what is claimed and recorded, if it passes at this moment. Epoch and WorkItem are read once more after all
   * checks: that reading decides. What changes after it recalls nothing.
   * @returns what the provider did; or the refusal, if nothing was sent.
   */
  async send(call: ConnectorCall, sending: Sending): Promise<ConnectorOutcome | Refusal> {
    const { row, note } = sending;
    const objection = async () => (hasTimeToAnswer(row) && (await note()) ? null : overtaken());
    return this.#pass({ ...sending, objection }, async (examined, decidedMs) => {
      const outcome = await examined.connector.execute({
        ...call,
        target: examined.target,
        mayStillSend: () => performance.now() - decidedMs <= MOMENT_MS && hasTimeToAnswer(row),
      });
      return outcome.kind === 'not_sent' ? null : outcome;
    });
  }

  /**
   * Lets a worker have what it has claimed, begin it, or go on with it, if that passes at this moment: by the same reading as
   * what is sent. The answer to the worker has to leave at once.
   */
  async admit(admission: Admission): Promise<Examined | Refusal> {
    return this.#pass(admission, async (examined) => examined);
  }

  /** @param go What is let through; null if it was not done, so that it has to pass again. */
  async #pass<Outcome>(
    { row, action, by, objection, ...known }: Admission,
    go: (examined: Examined, decidedMs: number) => Promise<Outcome | null>,
  ): Promise<Outcome | Refusal> {
    let { examined } = known;
    let isSlow = false;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      if (examined === null || performance.now() - examined.atMs > MOMENT_MS) {
        const anew = await this.examine(row, by, false);
        if ('refusal' in anew) return anew;
        examined = anew;
      }
      // What was claimed is what is done, whatever was read before the claim.
      if (!isAsApproved(row) || (action !== null && action.payload_hash !== row.payload_hash)) {
        return { refusal: payloadMismatch(), reason: 'payload_mismatch' };
      }
      // Nothing is done yet where it is only handed out.
      const rated = action === null ? null : examined.rated;
      const fullUntil = rated === null ? null : await this.#options.rates.take(rated);
      if (fullUntil !== null) return tooMuch(row, fullUntil);
      const objected = await objection();
      if (objected !== null) return objected;
      const decidedMs = performance.now();
      const present = await this.#read(row);
      if (hasEnded(present.status)) return workEnded(present.status);
      // Work that was changed meanwhile is judged as it is.
      isSlow = present.epoch === examined.epoch && present.work === examined.work;
      if (isSlow) {
        const outcome = await go(examined, decidedMs);
        if (outcome !== null) return outcome;
      }
      examined = null;
    }
    if (isSlow) return tooSlow();
    const message = 'Who may do what was changed while it was about to be sent. Execute it again.';
    return { refusal: new AppError('conflict', message), reason: 'conflict' };
  }

  async #read({ tenant_id: tenantId, work_item_id: workItemId }: ProposalDocument) {
    const { epochs, workItems } = this.#options;
    const [epoch, item] = await Promise.all([epochs.read(tenantId), workItems.get({ tenantId }, workItemId)]);
    return { epoch, status: item.status, work: JSON.stringify(toldWork(item)) };
  }

  /** What people and policy say to it at this moment. */
  async #judge(
    row: ProposalDocument,
    policies: OpenPolicies,
    facts: PolicyFacts,
    executor: PresentExecutor,
  ): Promise<{ outcome: PolicyOutcome } | Refusal> {
    const { autoApproved } = facts;
    const execute = (present: PolicyFacts): PolicyAnswer | Refusal =>
      'problem' in executor ? unauthorised(executor.problem) : policies.ask('execute', executor, present);
    let answer: PolicyAnswer | Refusal;
    if (autoApproved) {
      const auto = policies.ask('auto_approve', facts.proposer, facts);
      if (!auto.allowed) return approvalRequired(peopleNeeded(policies, facts, auto.reasons), 0);
      answer = execute(facts);
    } else {
      const requirement = policies.requirement(facts);
      const isMissing = ({ length }: readonly string[]) => length < requirement.approvals;
      const missing = ({ length }: readonly string[]) =>
        approvalRequired(peopleNeeded(policies, facts, fromProposalRow(row).policy.reasons, requirement), length);
      if (isMissing(facts.approvers)) return missing(facts.approvers);
      // What policy forbids whoever has approved it is a pause, and costs nobody their approval.
      answer = execute(facts);
      if ('allowed' in answer && !answer.allowed) return denied(answer);
      const counted = await this.#countedApprovers(row, policies, { ...facts, dryRun: false }, requirement);
      if (isMissing(counted)) return missing(counted);
      if (counted.length < facts.approvers.length) answer = execute({ ...facts, approvers: counted });
    }
    if ('refusal' in answer) return answer;
    if (!answer.allowed) return denied(answer);
    const outcome: PolicyOutcome = {
      decision: autoApproved ? 'auto_approve' : 'require_approval',
      reasons: answer.reasons,
      policyVersion: policies.version,
      approvalsRequired: autoApproved ? 0 : row.policy.approvals_required,
    };
    return { outcome };
  }

  /**
   * Those whose approval counts now: each is asked about as if they were to give it at this moment, by what was known when
   * they did.
   */
  async #countedApprovers(
    row: ProposalDocument,
    policies: OpenPolicies,
    facts: PolicyFacts,
    requirement: Requirement,
  ): Promise<string[]> {
    const { tenant_id: tenantId } = row;
    const isSeasoned = takesSeasonedApprovers(row, requirement);
    const counted = await Promise.all(
      facts.approvers.map(async (personId) => {
        if (!countsAsApprover(row, personId)) return [];
        const given = factsOfApproval(row, personId, facts);
        const answer = policies.ask('approve', actorOf(personId, facts.roles), given);
        if (!answer.allowed) return [];
        if (!isSeasoned) return [personId];
        const objection = await this.#options.seasoning.objection(tenantId, personId, accountableFor(row));
        return objection === null ? [personId] : [];
      }),
    );
    return counted.flat();
  }
}

/** Whether what is stored is what was proposed, and what everybody approved who did. */
function isAsApproved(row: ProposalDocument): boolean {
  const approved = row.approvals.every(({ payload_hash }) => payload_hash === row.payload_hash);
  return approved && payloadHash(row) === row.payload_hash;
}

/**
 * Whether the provider can answer before the lease runs out: somebody else may take over then, and a provider without keys
 * could not tell the two apart.
 */
function hasTimeToAnswer({ execution }: ProposalDocument): boolean {
  return (execution?.lease_until?.getTime() ?? 0) - currentTimeMs() >= PROVIDER_TIMEOUT_MS;
}

function unauthorised(problem: string): Refusal {
  return { refusal: new AppError('authorization_error', problem), reason: 'authorization_error' };
}

/** Policy that forbids to execute ends nothing: the proposal keeps its state, and is executed when policy lets it. */
function denied(answer: PolicyAnswer): Refusal {
  const policies = answer.reasons.map(({ policyId }) => policyId);
  return { refusal: policyDenied(answer), reason: 'policy_denied', policies };
}

/** It stays approved, and is executed once there is room. */
function tooMuch({ operation }: ProposalDocument, until: Date): Refusal {
  const message = `As much of ${operation} as the pack allows within an hour was executed. There is room again at ${until.toISOString()}.`;
  return denied({ allowed: false, reasons: [{ policyId: 'pack/rate-per-hour', message }] });
}

/** Nobody's authority is in question: what was let through has waited too long each time. */
function tooSlow(): Refusal {
  const message =
    'The provider could not be connected to in time, so that nothing was sent: it may take a second. Execute it again.';
  return { refusal: new AppError('unavailable', message), reason: 'unavailable' };
}

function overtaken(): Refusal {
  const message = 'This attempt came too late to be sent. Nothing was done by it; execute it again.';
  return { refusal: new AppError('conflict', message), reason: 'too_late' };
}

function workEnded(status: string): Refusal {
  const message = `The WorkItem is ${status}: what was proposed for it takes no effect any more.`;
  return { refusal: new AppError('invalid_state', message), reason: 'work_ended' };
}

/** What the log tells of a refusal. */
export function refusalData({ reason, policies }: Refusal): { reason: string; policies?: string[] } {
  return policies === undefined ? { reason } : { reason, policies };
}

function approvalRequired(outcome: PolicyOutcome, given: number): Refusal {
  const missing = outcome.approvalsRequired - given;
  const who = missing === 1 ? 'one more person has' : `${missing} more people have`;
  return {
    refusal: new AppError('approval_required', `Before this is executed, ${who} to approve it.`),
    reason: 'approval_required',
    becomes: { status: 'pending_approval', outcome },
  };
}
