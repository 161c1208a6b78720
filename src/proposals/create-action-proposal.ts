import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import { assertPermits } from '../identity/index.ts';
import type { IntegrationService, ReadIntegration } from '../integrations/index.ts';
import type { ProposedOperation } from '../operations/index.ts';
import type { KeyedMutex } from '../platform/keyed-mutex.ts';
import type { Transaction } from '../platform/mongo/transaction.ts';
import { isFresh, type PolicyOutcome, type PolicyService, toPolicyRow } from '../policy/index.ts';
import {
  hasEnded,
  type IdempotencyRequest,
  type Idempotent,
  idempotencyField,
  replayable,
  type WorkItem,
  type WorkItemService,
  workHasEnded,
} from '../work-items/index.ts';
import type { FirstDecision, FirstDecisions } from './first-decision.ts';
import type { NewProposal, Proposal } from './model.ts';
import { answerableFor, assertFits, createdData, newProposal, pin } from './new-proposal.ts';
import type { OpenProposals } from './open-proposals/open-proposals.ts';
import { awaitedApprovals, invalidProposalState, isOpen, type ProposalStatus } from './proposal.ts';
import type { ProposalMoves } from './proposal-moves.ts';
import type { ProposedOperations } from './proposed-operation.ts';
import type { ActionRepository } from './repository.ts';
import { fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';
import type { Twins } from './twins/twins.ts';
import type { Withdrawals } from './withdrawals.ts';

export interface CreatingServices {
  repository: (tenantId: string) => ActionRepository;
  firstDecisions: FirstDecisions;
  twins: Twins;
  openProposals: OpenProposals;
  policies: PolicyService;
  moves: ProposalMoves;
  integrations: IntegrationService;
  workItems: WorkItemService;
  withdrawals: Withdrawals;
  operations: ProposedOperations;
  /** Serializes requests with the same idempotency key. */
  repeats: KeyedMutex;
  notifyRelay: (tenantId: string) => void;
}

type Services = CreatingServices;
type Idem = ProposalDocument['idem'];

const FIRST_STATUS = {
  auto_approve: 'auto_approved',
  require_approval: 'pending_approval',
  deny: 'denied',
} as const satisfies Record<PolicyOutcome['decision'], ProposalStatus>;

/**
 * Creates a proposal and asks policy about it. Policy approves nothing that the provider would refuse. The superseded
 * proposal is cancelled in the same transaction, unless the new one is denied.
 * @throws {AppError} `not_found` for the WorkItem; `validation_error`; `invalid_state` if the WorkItem has ended;
 * `idempotency_key_reused`; `authorization_error` for another's superseded proposal; `too_many_pending`.
 */
export async function createActionProposal(
  services: Services,
  call: CallContext,
  workItemId: string,
  input: NewProposal,
  idempotency?: IdempotencyRequest,
): Promise<Idempotent<Proposal>> {
  assertPermits(call, 'actions.propose');
  const { idem } = idempotencyField(call.principal, 'createActionProposal', idempotency);
  const create = () => createOnce(services, call, workItemId, input, idem, idempotency);
  if (idem === undefined) return create();
  // A repetition waits for the first request. Otherwise it would ask the provider and use up budgets for nothing.
  const key = JSON.stringify([call.tenantId, idem.principal, idem.key]);
  return services.repeats.runExclusive(key, create, () => call.leaveTurn?.());
}

type ReadingServices = Pick<Services, 'integrations' | 'operations'>;

async function readOf(
  { integrations, operations }: ReadingServices,
  { tenantId }: CallContext,
  input: NewProposal,
): Promise<{ operation: ProposedOperation; known: ReadIntegration | null }> {
  if (input.payload.type !== input.operation) {
    const problem = `must equal action_operation, which is "${input.operation}"`;
    throw validationError([{ field: 'payload.type', problem }]);
  }
  const [operation, known] = await Promise.all([
    operations.of(tenantId, input.payload),
    integrations.read(tenantId, input.integrationId),
  ]);
  return { operation, known };
}

export async function assertProposalInOrder(
  services: ReadingServices,
  call: CallContext,
  input: NewProposal,
): Promise<void> {
  assertPermits(call, 'actions.propose');
  const { operation, known } = await readOf(services, call, input);
  assertFits(input, operation, known);
}

async function createOnce(
  services: Services,
  call: CallContext,
  workItemId: string,
  input: NewProposal,
  idem: Idem,
  idempotency: IdempotencyRequest | undefined,
): Promise<Idempotent<Proposal>> {
  const repository = services.repository(call.tenantId);
  const earlier = idem && (await repository.findByIdempotencyKey(idem));
  if (earlier) return replay(services, call, replayable(earlier, idempotency));
  try {
    return { value: fromProposalRow(await propose(services, call, workItemId, input, idem)), replayed: false };
  } catch (error) {
    // The failure may come from another request with the same key that was faster.
    const winner = idem && (await repository.findByIdempotencyKey(idem));
    if (!winner) throw error;
    return replay(services, call, replayable(winner, idempotency));
  }
}

async function replay({ moves }: Services, call: CallContext, row: ProposalDocument): Promise<Idempotent<Proposal>> {
  return { value: fromProposalRow(await moves.current(call, row)), replayed: true };
}

async function propose(
  services: Services,
  call: CallContext,
  workItemId: string,
  input: NewProposal,
  idem: Idem,
): Promise<ProposalDocument> {
  const readAtMs = performance.now();
  const reading = readOf(services, call, input);
  // A missing WorkItem is reported before any other failure: avoid an unhandled rejection until `reading` is awaited.
  reading.catch(() => undefined);
  const opening = services.policies.openForMany(call.tenantId);
  opening.catch(() => undefined);
  const item = await services.workItems.get(call, workItemId);
  const { operation, known } = await reading;
  const opened = await opening;
  const pack = await opened.packFor(item.packKey, input.operation);
  const integration = assertFits(input, operation, known);
  const superseded = await findSuperseded(services, call, workItemId, input.supersedes);
  const pinned = await pin(operation, integration);
  const document = newProposal(call, input, { workItemId, pack, operation, pinned, superseded, idem });
  const places = placesOf(services.openProposals, document);
  const { twin } = operation;
  const proposed = { document, work: item, pack, opened, integration, twin, takePlaces: places.take };
  const decision = await services.firstDecisions.decide(call, proposed).catch(async (error) => {
    await places.giveBack();
    throw error;
  });
  const replaced = note(services, call, document, decision, superseded);
  try {
    await places.taken();
    await store(services, call, document, replaced, { item, readAtMs });
    await services.twins.tellEarlier(document);
  } catch (error) {
    if (await isStored(services, document)) throw error;
    await decision.release();
    await places.giveBack();
    throw error;
  }
  services.notifyRelay(call.tenantId);
  return asItStands(services, call, document);
}

/** Nobody has cancelled the proposal if its WorkItem ended before it was visible, so the worker is told to. */
async function asItStands(
  { workItems, withdrawals, moves }: Services,
  call: CallContext,
  document: ProposalDocument,
): Promise<ProposalDocument> {
  // A pending proposal was stored in one transaction with its WorkItem, which therefore has not ended.
  if (!isOpen(document.status) || awaitedApprovals(document.status) > 0) return document;
  const { status } = await workItems.get(call, document.work_item_id);
  if (!hasEnded(status)) return document;
  await withdrawals.noticeEnd(call, document.work_item_id);
  return moves.current(call, document, status);
}

function note(
  { moves }: Services,
  call: CallContext,
  document: ProposalDocument,
  { outcome }: FirstDecision,
  superseded: ProposalDocument | null,
): ProposalDocument | null {
  document.policy = toPolicyRow(outcome);
  document.status = FIRST_STATUS[outcome.decision];
  // A denied proposal supersedes nothing.
  const replaced = outcome.decision === 'deny' ? null : superseded;
  if (replaced === null) document.supersedes = null;
  const first = { ...document, version: 0 };
  document.outbox.push(moves.event(call, first, 'proposal.created', document.created_at, createdData(document)));
  return replaced;
}

/** Reserves room among the open proposals while the rest of the decision continues. */
function placesOf(openProposals: OpenProposals, document: ProposalDocument) {
  const { _id, tenant_id: tenantId } = document;
  const people = answerableFor(document);
  let taking: Promise<void> | undefined;
  return {
    take: () => {
      taking = openProposals.take(tenantId, _id, people);
      // `taken` reports a failure: avoid an unhandled rejection until it is called.
      taking.catch(() => undefined);
    },
    taken: async () => taking,
    giveBack: async () => {
      if (taking === undefined) return;
      const wasTaken = await taking.then(
        () => true,
        () => false,
      );
      if (wasTaken) await openProposals.release(tenantId, _id, people);
    },
  };
}

async function findSuperseded(
  { repository, moves, withdrawals }: Services,
  call: CallContext,
  workItemId: string,
  proposalId: string | undefined,
): Promise<ProposalDocument | null> {
  if (proposalId === undefined) return null;
  const row = await repository(call.tenantId).findProposal(proposalId);
  if (row === null || row.work_item_id !== workItemId) {
    throw validationError([{ field: 'supersedes', problem: 'is not a proposal of this WorkItem' }]);
  }
  const current = await moves.current(call, row);
  if (!isOpen(current.status)) throw invalidProposalState(current.status, 'be superseded');
  await withdrawals.assertMayWithdraw(call, current, 'superseded');
  return current;
}

async function store(
  services: Services,
  call: CallContext,
  document: ProposalDocument,
  superseded: ProposalDocument | null,
  { item, readAtMs }: { item: WorkItem; readAtMs: number },
): Promise<void> {
  const repository = services.repository(call.tenantId);
  if (superseded !== null || awaitedApprovals(document.status) > 0) {
    return repository.transact((transaction) =>
      storeWith(services, call, document, superseded, item.packKey, transaction),
    );
  }
  // If the WorkItem changes after this check, the gate still checks the proposal again before its execution.
  const { status, hasBegun } = isFresh(readAtMs) ? item : await services.workItems.get(call, item.workItemId);
  if (hasEnded(status)) throw workHasEnded(status, 'proposal');
  if (status === 'new' && !hasBegun && isOpen(document.status))
    await services.workItems.markBegun(call, item.workItemId);
  await repository.insertProposal(document);
}

async function storeWith(
  services: Services,
  call: CallContext,
  document: ProposalDocument,
  superseded: ProposalDocument | null,
  packKey: string,
  transaction: Transaction,
): Promise<void> {
  const repository = services.repository(call.tenantId);
  const { workItems, moves } = services;
  await repository.insertProposal(document, transaction);
  if (superseded !== null) {
    const data = { status: 'cancelled', previous_status: superseded.status, superseded_by: document._id };
    const event = moves.event(call, superseded, 'proposal.cancelled', document.created_at, data);
    const change = { status: 'cancelled', updated_at: document.created_at } as const;
    if ((await repository.updateProposal(superseded, change, event, transaction)) === null) {
      const message = `The proposal ${superseded._id} was changed at the same time. Repeat the request.`;
      throw new AppError('conflict', message);
    }
  }
  // Count both changes at once, since a transaction may change a collection with an outbox only once.
  const by = awaitedApprovals(document.status) - awaitedApprovals(superseded?.status);
  const count = { by, openingIn: packKey };
  await workItems.countApprovals(call, document.work_item_id, count, transaction);
}

/** Returns true also if nobody knows. Then nothing is released. */
async function isStored({ repository }: Services, { _id, tenant_id: tenantId }: ProposalDocument): Promise<boolean> {
  const finding = repository(tenantId).findProposal(_id);
  return finding.then(
    (found) => found !== null,
    () => true,
  );
}
