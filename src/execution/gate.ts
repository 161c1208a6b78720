import { AppError } from '../errors/app-error.ts';
import type {
  AuthorityEpochs,
  CountedVoices,
  ExecutingPrincipal,
  PresentAuthority,
  PresentExecutor,
  VerifiedApprovers,
  Voices,
  VoicesDocument,
} from '../identity/index.ts';
import type {
  Connector,
  ConnectorCall,
  ConnectorOutcome,
  IntegrationService,
  IntegrationTarget,
} from '../integrations/index.ts';
import { currentTimeMs } from '../platform/clock.ts';
import {
  actorOf,
  type OpenPolicies,
  type PolicyAnswer,
  type PolicyFacts,
  type PolicyOutcome,
  type PolicyService,
  peopleNeeded,
  policyDenied,
  type Requirement,
  toldWork,
} from '../policy/index.ts';
import {
  type ActionDocument,
  accountableFor,
  factsOfApproval,
  fromProposalRow,
  isAutoApproved,
  judgedBy,
  leadsAsProposed,
  leadsElsewhere,
  needsOwnVoices,
  PROVIDER_TIMEOUT_MS,
  type ProposalDocument,
  type ProposedOperations,
  payloadHash,
  payloadMismatch,
  peopleOf,
  policyFacts,
  type Refusal,
  wayToProvider,
} from '../proposals/index.ts';
import { hasEnded, type WorkItemService } from '../work-items/index.ts';
import type { Freezes } from './freezes/freezes.ts';
import { type ExecutionRates, type RatedExecution, ratedOf } from './rates/execution-rates.ts';

/** Milliseconds for which checks stay valid, and within which an admitted call must be sent. Monotonic. */
const MOMENT_MS = 1_000;
const MAX_PASSES = 5;

/** The result of checks that all passed, at one epoch of the tenant's authority. */
export interface Examined {
  outcome: PolicyOutcome;
  /** Derivation of the voices that were counted; null if each approval is enough by itself. */
  voices: VoicesDocument | null;
  connector: Connector;
  target: IntegrationTarget;
  rated: RatedExecution | null;
  epoch: number;
  /** The WorkItem as policies were told of it, including its pack, as JSON. */
  work: string;
  /** Time at which the checks began, monotonic. */
  atMs: number;
}

/** An action to be sent, and the checks that it has passed already. */
export interface Sending {
  row: ProposalDocument;
  action: ActionDocument;
  by: ExecutingPrincipal;
  examined: Examined | null;
  /** Records that the action may have been sent. Returns false if another attempt has taken over. */
  note: (examined: Examined) => Promise<boolean>;
}

/** An execution that a worker is about to receive, begin or continue. */
export interface Admission {
  row: ProposalDocument;
  action: ActionDocument | null;
  by: ExecutingPrincipal;
  examined: Examined | null;
  /** Checks the worker and its claim at this moment. */
  objection: (examined: Examined) => Promise<Refusal | null>;
}

export interface GateOptions {
  policies: PolicyService;
  integrations: IntegrationService;
  operations: Pick<ProposedOperations, 'refusal'>;
  rates: ExecutionRates;
  workItems: WorkItemService;
  epochs: AuthorityEpochs;
  authority: Pick<PresentAuthority, 'executor'>;
  voices: Pick<Voices, 'counted'>;
  verifiedApprovers: Pick<VerifiedApprovers, 'among'>;
  freezes: Pick<Freezes, 'refusal'>;
}

/**
 * Checks authority at the moment of effect. The gate alone sends, or lets workers do what is executed: first
 * executions, retries, recovery, repeats after a settlement, and claims of workers.
 */
export class Gate {
  readonly #options: GateOptions;

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** Checks the WorkItem, payload, principal, approvals, policy, freezes and target. Sends nothing. */
  async examine(row: ProposalDocument, by: ExecutingPrincipal, dryRun: boolean): Promise<Examined | Refusal> {
    const { epochs, workItems, policies, authority, operations, freezes } = this.#options;
    const { tenant_id: tenantId } = row;
    const atMs = performance.now();
    const { epoch, freezes: rows } = await epochs.readWithFreezes(tenantId);
    // Everything else is read after the epoch, in any order.
    const [item, { executor, roles }, policiesNow, way, standing, frozen] = await Promise.all([
      workItems.get({ tenantId }, row.work_item_id),
      authority.executor(tenantId, by, peopleOf(row)),
      policies.openForMany(tenantId),
      wayToProvider(this.#options.integrations, row, 'effect'),
      operations.refusal(row),
      freezes.refusal(rows, row, by),
    ]);
    if (hasEnded(item.status)) return workEnded(item.status);
    if (!isAsApproved(row)) return { refusal: payloadMismatch(), reason: 'payload_mismatch' };
    // Checked before anything that could take approvals back: a frozen proposal keeps its status.
    if (frozen !== null) return frozen;
    if (standing !== null) return standing;
    const opened = await policiesNow.open(judgedBy(row, item));
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

  /** After all other checks, a final reading of epoch and WorkItem decides. Later changes recall nothing. */
  async send(call: ConnectorCall, sending: Sending): Promise<ConnectorOutcome | Refusal> {
    const { row, note } = sending;
    const objection = async (examined: Examined) =>
      hasTimeToAnswer(row) && (await note(examined)) ? null : overtaken();
    return this.#pass({ ...sending, objection }, async (examined, decidedMs) => {
      const outcome = await examined.connector.execute({
        ...call,
        target: examined.target,
        mayStillSend: () => performance.now() - decidedMs <= MOMENT_MS && hasTimeToAnswer(row),
      });
      return outcome.kind === 'not_sent' ? null : outcome;
    });
  }

  /** Lets a worker go on, after the same final reading as in `send`. The answer to the worker has to leave at once. */
  async admit(admission: Admission): Promise<Examined | Refusal> {
    return this.#pass(admission, async (examined) => examined);
  }

  /** @param go Does what was admitted. It returns null if that was not done, so that it has to pass again. */
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
      // The claimed payload is the one that is executed, whatever was read before the claim.
      if (!isAsApproved(row) || (action !== null && action.payload_hash !== row.payload_hash)) {
        return { refusal: payloadMismatch(), reason: 'payload_mismatch' };
      }
      // Without a record, the execution is only handed out: nothing is done yet, and nothing counts for the rate.
      const rated = action === null ? null : examined.rated;
      const fullUntil = rated === null ? null : await this.#options.rates.take(rated);
      if (fullUntil !== null) return tooMuch(row, fullUntil);
      const objected = await objection(examined);
      if (objected !== null) return objected;
      const decidedMs = performance.now();
      const present = await this.#read(row);
      if (hasEnded(present.status)) return workEnded(present.status);
      // If the WorkItem has changed meanwhile, everything is checked again.
      isSlow = present.epoch === examined.epoch && present.work === examined.work;
      if (isSlow) {
        const outcome = await go(examined, decidedMs);
        if (outcome !== null) return outcome;
      }
      examined = null;
    }
    if (isSlow) return tooSlow();
    const message = 'Permissions changed while this was about to be sent, so nothing was sent. Execute it again.';
    return { refusal: new AppError('conflict', message), reason: 'conflict' };
  }

  async #read({ tenant_id: tenantId, work_item_id: workItemId }: ProposalDocument) {
    const { epochs, workItems } = this.#options;
    const [epoch, item] = await Promise.all([epochs.read(tenantId), workItems.get({ tenantId }, workItemId)]);
    return { epoch, status: item.status, work: JSON.stringify(toldWork(item)) };
  }

  async #judge(
    row: ProposalDocument,
    policies: OpenPolicies,
    facts: PolicyFacts,
    executor: PresentExecutor,
  ): Promise<Pick<Examined, 'outcome' | 'voices'> | Refusal> {
    const { autoApproved } = facts;
    const execute = (present: PolicyFacts): PolicyAnswer | Refusal =>
      'problem' in executor ? unauthorised(executor.problem) : policies.ask('execute', executor, present);
    let answer: PolicyAnswer | Refusal;
    let voices: VoicesDocument | null = null;
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
      // If policy forbids the execution whoever has approved it, that is a pause: no approval is taken back.
      answer = execute(facts);
      if ('allowed' in answer && !answer.allowed) return denied(answer);
      const counted = await this.#countedApprovers(row, policies, { ...facts, dryRun: false }, requirement);
      const { personIds: approvers, derivation } = counted;
      if (isMissing(approvers)) return missing(approvers);
      if (approvers.length < facts.approvers.length) answer = execute({ ...facts, approvers });
      voices = derivation && { ...derivation, approvals_needed: requirement.approvals };
    }
    if ('refusal' in answer) return answer;
    if (!answer.allowed) return denied(answer);
    const outcome: PolicyOutcome = {
      decision: autoApproved ? 'auto_approve' : 'require_approval',
      reasons: answer.reasons,
      policyVersion: policies.version,
      approvalsRequired: autoApproved ? 0 : row.policy.approvals_required,
    };
    return { outcome, voices };
  }

  /** Policy is asked about each approval as if it were given now, with the facts that were stored when it was given. */
  async #countedApprovers(
    row: ProposalDocument,
    policies: OpenPolicies,
    facts: PolicyFacts,
    requirement: Requirement,
  ): Promise<CountedVoices> {
    const verified = await this.#options.verifiedApprovers.among(facts.approvers);
    const approved = verified.filter((personId) => {
      const given = factsOfApproval(row, personId, facts);
      return policies.ask('approve', actorOf(personId, facts.roles), given).allowed;
    });
    if (!needsOwnVoices(row, requirement)) return { personIds: approved, derivation: null };
    return this.#options.voices.counted(row.tenant_id, { accountables: accountableFor(row), approved });
  }
}

function isAsApproved(row: ProposalDocument): boolean {
  const approved = row.approvals.every(({ payload_hash }) => payload_hash === row.payload_hash);
  return approved && payloadHash(row) === row.payload_hash;
}

/**
 * After the lease, somebody else may take over. A provider without idempotency keys could not tell the two attempts
 * apart.
 */
function hasTimeToAnswer({ execution }: ProposalDocument): boolean {
  return (execution?.lease_until?.getTime() ?? 0) - currentTimeMs() >= PROVIDER_TIMEOUT_MS;
}

function unauthorised(problem: string): Refusal {
  return { refusal: new AppError('authorization_error', problem), reason: 'authorization_error' };
}

/** The proposal keeps its status, and can be executed once policy allows it. */
function denied(answer: PolicyAnswer): Refusal {
  const policies = answer.reasons.map(({ policyId }) => policyId);
  return { refusal: policyDenied(answer), reason: 'policy_denied', policies };
}

/** The proposal stays approved, and can be executed once there is room. */
function tooMuch({ operation }: ProposalDocument, until: Date): Refusal {
  const message = `The hourly limit for ${operation} is reached. Execute it again at ${until.toISOString()} or later.`;
  return denied({ allowed: false, reasons: [{ policyId: 'pack/rate-per-hour', message }] });
}

/** An admitted call waited too long on every pass. Nobody's authority is in question. */
function tooSlow(): Refusal {
  const message = 'The connection to the provider took more than a second, so nothing was sent. Execute it again.';
  return { refusal: new AppError('unavailable', message), reason: 'unavailable' };
}

function overtaken(): Refusal {
  const message = 'This attempt was too late, so nothing was sent. Execute it again.';
  return { refusal: new AppError('conflict', message), reason: 'too_late' };
}

function workEnded(status: string): Refusal {
  const message = `The WorkItem is ${status}: what was proposed for it takes no effect any more.`;
  return { refusal: new AppError('invalid_state', message), reason: 'work_ended' };
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
