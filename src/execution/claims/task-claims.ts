import { randomBytes } from 'node:crypto';
import { ALL_PERMISSIONS, type CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import type { PresentAuthority, PresentCarrier } from '../../identity/index.ts';
import { type IntegrationService, WORKER_KINDS } from '../../integrations/index.ts';
import { isTenantOperation, type TenantOperations } from '../../operations/index.ts';
import { hashOfSecret } from '../../platform/bearer-secret.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import {
  approversOf,
  type CarriedDocument,
  GOVERNANCE,
  type HandoverDocument,
  idempotencyKeyOf,
  isOpen,
  isPastExpiry,
  isProposalTransition,
  type MoveContext,
  type ProposalDocument,
  type ProposalMoves,
  type Refusal,
  refusalData,
} from '../../proposals/index.ts';
import { executionOf, unknownBefore } from '../execution-record.ts';
import type { Gate } from '../gate.ts';
import { LEASE_SECONDS, type OperationClaim, type WantedWork } from './model.ts';
import type { ClaimPlaces } from './places.ts';
import type { ClaimRepository } from './repository.ts';
import { type ClaimReturns, inHand, KEPT_BACK_MS, overdue, takingProblem, workerObjection } from './returns.ts';
import { CLAIM_KEPT_MS } from './schema.ts';
import type { Waiting } from './waiting.ts';

export interface TaskClaimsOptions {
  claims: (tenantId: string) => ClaimRepository;
  places: ClaimPlaces;
  waiting: Waiting;
  returns: ClaimReturns;
  gate: Pick<Gate, 'examine' | 'admit'>;
  moves: ProposalMoves;
  integrations: Pick<IntegrationService, 'listOfWorkers'>;
  tenantOperations: Pick<TenantOperations, 'find' | 'names'>;
  authority: Pick<PresentAuthority, 'carrier'>;
  reach: (point: 'claim_taken') => void;
}

type Carrier = Exclude<PresentCarrier, { problem: string }>;

/** Executions that other processes offer are found by looking, at intervals that vary by a quarter. */
const LOOK_MS = 2_000;
/** An execution that the gate refuses is not tried again for a while. */
const TRIED = 10;
const TOKEN_BYTES = 32;
const KINDS = WORKER_KINDS.join(' or ');
const MOST_NAMES = 20;

/** One worker at a time gets an execution, if it passes the gate. */
export class TaskClaims {
  readonly #options: TaskClaimsOptions;

  constructor(options: TaskClaimsOptions) {
    this.#options = options;
  }

  /**
   * Claims the execution that has waited longest, and waits for one if there is none.
   * @returns null if none came.
   * @throws {AppError} `validation_error` for an operation that the tenant does not have, or that no worker may take;
   * `authorization_error` if the key carries no integration of workers; `too_many_pending`; `rate_limited` if too many
   * workers wait.
   */
  async take(call: CallContext, wanted: WantedWork): Promise<OperationClaim | null> {
    const { tenantId } = call;
    const { operations, waitSeconds } = wanted;
    const { carries } = await this.#carrier(call);
    await this.#assertTaken(tenantId, carries, operations);
    const endMs = performance.now() + waitSeconds * 1000;
    const signal = call.waitFor?.(waitSeconds * 1000) ?? new AbortController().signal;
    const look = () => this.#look(call, carries, operations, signal);
    if (waitSeconds === 0) return look();
    const wants = (row: Pick<ProposalDocument, 'integration_id' | 'operation'>) =>
      carries.includes(row.integration_id) && operations.includes(row.operation);
    const waiter = this.#options.waiting.enter(tenantId, wants);
    try {
      for (;;) {
        const claim = await look();
        const leftMs = endMs - performance.now();
        if (claim !== null || leftMs <= 0 || signal.aborted) return claim;
        call.leaveTurn?.();
        await waiter.next(Math.min(leftMs, LOOK_MS * (0.75 + Math.random() / 2)), signal);
        if (signal.aborted) return null;
      }
    } finally {
      waiter.leave();
    }
  }

  async #carrier({ tenantId, principal }: CallContext): Promise<Carrier> {
    const carrier = await this.#options.authority.carrier(tenantId, principal.id);
    const problem = takingProblem(carrier);
    if ('problem' in carrier || problem !== null) throw new AppError('authorization_error', problem ?? '');
    return carrier;
  }

  /** Refuses a worker that would wait in vain. @throws {AppError} `authorization_error`; `validation_error` */
  async #assertTaken(tenantId: string, carries: readonly string[], operations: readonly string[]): Promise<void> {
    const { integrations } = this.#options;
    const carried = await integrations.listOfWorkers(tenantId, carries);
    if (carried.length === 0) throw carriesNothing();
    const ofWorkers = carried.map(({ integrationId }) => integrationId);
    const problems = await Promise.all(operations.map((name) => this.#problemOf(tenantId, ofWorkers, name)));
    const details = problems.flatMap((problem, index) =>
      problem === null ? [] : [{ field: `operations[${index}]`, problem }],
    );
    if (details.length > 0) throw validationError(details);
  }

  /** Returns why a worker will never be given an execution of an operation; null if it may be. */
  async #problemOf(tenantId: string, carries: readonly string[], name: string): Promise<string | null> {
    const { tenantOperations, claims } = this.#options;
    const found = isTenantOperation(name) ? await tenantOperations.find(tenantId, name) : null;
    if (found === null) {
      const names = await tenantOperations.names(tenantId);
      const others = names.length === 0 ? 'it has defined none' : `it has ${names.slice(0, MOST_NAMES).join(', ')}`;
      return `${name} is not an operation of this tenant; ${others}`;
    }
    if (found.executors.some((kind) => WORKER_KINDS.includes(kind))) return null;
    // Proposals of an earlier version still go to workers, even if nobody has asked for their execution yet.
    if (await claims(tenantId).mayBeGiven(carries, name, currentTime())) return null;
    return `workers never get ${name}: add ${KINDS} to the executors of its definition, and save that as its next version`;
  }

  /** If there is nothing to claim, this takes a single read. */
  async #look(
    call: CallContext,
    known: readonly string[],
    operations: readonly string[],
    signal: AbortSignal,
  ): Promise<OperationClaim | null> {
    const { tenantId } = call;
    const claims = this.#options.claims(tenantId);
    if ((await claims.listClaimable(known, operations, currentTime(), 1)).length === 0) return null;
    const carrier = await this.#carrier(call);
    const carried = await this.#options.integrations.listOfWorkers(tenantId, carrier.carries);
    const on = carried.filter(({ enabled }) => enabled).map(({ integrationId }) => integrationId);
    if (on.length === 0) return null;
    const rows = await claims.listClaimable(on, operations, currentTime(), TRIED);
    for (const row of rows) {
      if (signal.aborted) return null;
      const claim = await this.#give(call, carrier, row, signal);
      if (claim !== null) return claim;
    }
    return null;
  }

  /** Returns null if the gate refuses the execution, or if somebody else was faster. */
  async #give(
    call: CallContext,
    { lineage }: Carrier,
    row: ProposalDocument,
    signal: AbortSignal,
  ): Promise<OperationClaim | null> {
    const { claims, places, returns, gate, moves, authority, reach } = this.#options;
    const { tenantId } = call;
    const { handover } = row;
    if (handover === undefined) return null;
    const examined = isPastExpiry(row) ? overdue(row) : await gate.examine(row, handover.by, false);
    if ('refusal' in examined) {
      await this.#keepBack(call, row, examined);
      return null;
    }
    const claimId = newId('clm');
    await places.take(tenantId, lineage, claimId);
    const change = taken(row, handover, { claim_id: claimId, lineage });
    const { attempt, action_id } = change.execution;
    const data = { attempt, action_id, claim_id: claimId };
    const claimed = await moves.move(call, row, 'executing', 'proposal.execution_claimed', change, data);
    if (claimed === null) {
      await places.leave(tenantId, lineage, claimId);
      return null;
    }
    reach('claim_taken');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await claims(tenantId).insertClaim({ ...claimRow(claimed), lineage, token_hash: hashOfSecret(token) });
    const objection = async () =>
      workerObjection(await authority.carrier(tenantId, call.principal.id), row.integration_id);
    const admitted = await gate.admit({ row: claimed, action: null, by: handover.by, examined, objection });
    if (!('refusal' in admitted) && !signal.aborted) return toClaim(claimed, token);
    const refused = 'refusal' in admitted ? admitted : undefined;
    const again = new Date(currentTimeMs() + (refused === undefined ? 0 : KEPT_BACK_MS));
    await returns.giveBack(governing(call), claimed, again, refused);
    await places.leave(tenantId, lineage, claimId);
    return null;
  }

  /**
   * Ends a refused execution that can never pass, asks for missing approvals, or postpones it. Logs each reason once.
   */
  async #keepBack(call: CallContext, row: ProposalDocument, refused: Refusal): Promise<void> {
    const { moves, claims } = this.#options;
    const by = governing(call);
    const { handover } = row;
    const isFinal = refused.reason === 'work_ended' || refused.reason === 'expired';
    if (isFinal && isOpen(row.status)) {
      await moves.current(by, row);
      return;
    }
    if (isFinal && handover !== undefined) {
      const change = { handover: { ...handover, open: false } };
      await moves.change(by, row, 'proposal.handover_ended', change, { reason: refused.reason });
      return;
    }
    if (refused.becomes !== undefined && isProposalTransition(row.status, 'pending_approval')) {
      await moves.requireApproval(by, row, refused.becomes.outcome);
      return;
    }
    const isKnown = handover?.refused === refused.reason;
    if (!isKnown) await moves.note(by, row, 'proposal.execution_refused', refusalData(refused));
    const until = new Date(currentTimeMs() + KEPT_BACK_MS);
    await claims(call.tenantId).postpone(row, until, refused.reason);
  }
}

function carriesNothing(): AppError {
  const message = `This API key carries no integration for workers. Use a key that carries an integration of the kind ${KINDS}.`;
  return new AppError('authorization_error', message);
}

function governing(call: CallContext): MoveContext {
  return { ...call, principal: GOVERNANCE, permissions: ALL_PERMISSIONS };
}

type ClaimHolder = Pick<CarriedDocument, 'claim_id' | 'lineage'>;

function taken(row: ProposalDocument, { refused: _, ...handover }: HandoverDocument, claim: ClaimHolder) {
  const unknown = unknownBefore(row);
  const now = currentTimeMs();
  return {
    execution: {
      attempt: (row.execution?.attempt ?? 0) + 1,
      lease_until: new Date(now + LEASE_SECONDS * 1000),
      action_id: row.execution?.action_id ?? newId('act'),
      by: { type: handover.by.type, id: handover.by.id },
      ...(unknown === undefined ? {} : { unknown }),
      ...(handover.may_end_work === undefined ? {} : { may_end_work: true as const }),
      carried: { ...claim, from: row.status, taken_at: new Date(now) },
    },
    handover,
  };
}

function claimRow(row: ProposalDocument) {
  const { carried } = inHand(row);
  return {
    _id: carried.claim_id,
    proposal_id: row._id,
    integration_id: row.integration_id,
    attempt: executionOf(row).attempt,
    created_at: carried.taken_at,
    expires_at: new Date(carried.taken_at.getTime() + CLAIM_KEPT_MS),
  };
}

function toClaim(row: ProposalDocument, token: string): OperationClaim {
  const { attempt, action_id: actionId, lease_until: leaseUntil } = executionOf(row);
  return {
    claimId: inHand(row).carried.claim_id,
    token,
    leaseUntil: leaseUntil ?? currentTime(),
    actionId,
    idempotencyKey: idempotencyKeyOf(row._id),
    proposalId: row._id,
    workItemId: row.work_item_id,
    integrationId: row.integration_id,
    operation: row.operation,
    operationVersion: row.pinned?.operation_version ?? 1,
    payload: row.payload,
    payloadHash: row.payload_hash,
    approvedBy: approversOf(row),
    attempt,
  };
}
