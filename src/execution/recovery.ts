import { randomUUID } from 'node:crypto';
import { ALL_PERMISSIONS } from '../call-context.ts';
import type { IntegrationService } from '../integrations/index.ts';
import { currentTime } from '../platform/clock.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import type { DueUnit, WorkKind, WorkResult } from '../platform/work/kind.ts';
import {
  type ActionRepository,
  dueAtOf,
  GOVERNANCE,
  isOpen,
  type MoveContext,
  PROPOSALS_DUE,
  type ProposalDocument,
  type ProposalMoves,
  remind,
  wayToProvider,
} from '../proposals/index.ts';
import type { ClaimReturns } from './claims/returns.ts';
import type { ExecutionSteps } from './execution.ts';
import type { Gate } from './gate.ts';

export interface RecoveryOptions {
  repository: (tenantId: string) => ActionRepository;
  integrations: IntegrationService;
  gate: Gate;
  moves: ProposalMoves;
  steps: ExecutionSteps;
  returns: Pick<ClaimReturns, 'lapse'>;
}

export const RECOVERY = 'recovery';

/** Milliseconds. An attempt at a provider takes less, and has its own lease from its claim on. */
const LEASE_MS = MINUTE_MS;
/** Most units wait for a provider; a provider that does not answer gets one slot, for 20 seconds. */
const LIMITS = { inAll: 256, perTenant: 16, perPeer: 4 };

export function recoveryWork(options: RecoveryOptions): WorkKind {
  return {
    name: RECOVERY,
    due: {
      collection: 'action_proposals',
      index: PROPOSALS_DUE,
      dueField: 'due_at',
      peerField: 'integration_id',
    },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    perform: (unit) => recover(options, unit),
    drain: 'finish',
  };
}

async function recover(options: RecoveryOptions, { id, tenantId }: DueUnit): Promise<WorkResult> {
  const { moves } = options;
  const repository = options.repository(tenantId);
  const call: MoveContext = {
    tenantId,
    principal: GOVERNANCE,
    permissions: ALL_PERMISSIONS,
    correlationId: randomUUID().replaceAll('-', ''),
  };
  const row = await repository.findProposal(id);
  if (row === null) return 'done';
  // An open proposal is due before its expiry if its WorkItem has ended.
  if (isOpen(row.status) && (await moves.current(call, row)).status !== row.status) return 'done';
  const dueAt = dueAtOf(row);
  if (dueAt === undefined || dueAt > currentTime()) {
    await repository.correctDue(row);
    return 'done';
  }
  if (!isOpen(row.status)) return settle(options, call, row);
  if (row.status === 'pending_approval') await remind(moves, call, row);
  return 'done';
}

/** Nothing is sent again that the provider has seen, or that does not pass the gate for whoever began it. */
async function settle(options: RecoveryOptions, call: MoveContext, row: ProposalDocument): Promise<WorkResult> {
  const { repository, integrations, gate, steps, returns } = options;
  if (row.execution?.carried !== undefined) {
    await returns.lapse(call, row);
    return 'done';
  }
  const actionId = row.execution?.action_id ?? '';
  const action = await repository(call.tenantId).findAction(actionId);
  if (action?.status === 'succeeded' || action?.status === 'failed') {
    await steps.follow(call, row, action);
    return 'done';
  }
  // Proposals of 0.3.0 name the principal who began the execution only in the action record.
  const by = row.execution?.by ?? action?.executed_by ?? call.principal;
  const examined = action === null ? await gate.examine(row, by, false) : null;
  if (examined !== null && 'refusal' in examined) {
    await steps.giveBack(call, row, null, examined);
    return 'done';
  }
  const way = examined ?? (await wayToProvider(integrations, row));
  if ('refusal' in way) return 'peer_off';
  const claimed = await steps.claim(call, row, actionId, by);
  if (claimed === null) return 'done';
  const policyVersion = action?.policy_version ?? row.policy.policy_version;
  const recorded = await steps.record(call, claimed, policyVersion, examined?.voices);
  if (recorded === null) return 'done';
  const outcome = await steps.perform(call, recorded, way.connector, by, examined);
  if ('refusal' in outcome) {
    await steps.giveBack(call, claimed, recorded, outcome);
    return 'done';
  }
  await steps.complete(call, claimed, outcome, { voices: recorded.voices });
  return outcome.kind === 'unknown' && outcome.code === 'no_answer' ? 'peer_failed' : 'done';
}
