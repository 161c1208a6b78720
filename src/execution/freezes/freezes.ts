import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import type {
  AuthorityEpochs,
  DelegationService,
  ExecutingPrincipal,
  FreezeKind,
  FreezeRow,
  KeyLineages,
  Loosenings,
  StoredFreezes,
} from '../../identity/index.ts';
import type { IntegrationService } from '../../integrations/index.ts';
import type { OperationCatalogue } from '../../operations/index.ts';
import { commitment, newSalt } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import { lineProblem } from '../../platform/plain-text.ts';
import { toPrincipalRow } from '../../platform/principal-row.ts';
import { isLonger } from '../../platform/text-length.ts';
import type { Freezable, FreezeProblems, Refusal } from '../../proposals/index.ts';
import type { ActionsInFlight, InFlight } from '../in-flight.ts';

export interface FreezeTarget {
  kind: FreezeKind;
  targetId: string | null;
}

export interface Freeze extends FreezeTarget {
  freezeId: string;
  reason: string;
  frozenByName: string;
  frozenAt: Date;
  thawed: { reason: string; thawedByName: string; thawedAt: Date } | null;
}

export interface Frozen {
  freeze: Freeze;
  inFlight: InFlight;
}

export type FreezeAuthor = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

export interface FreezesOptions {
  authority: Pick<AuthorityEpochs, 'readFreezes' | 'readWithFreezes' | 'replaceFreezes'>;
  integrations: Pick<IntegrationService, 'find'>;
  operations: Pick<OperationCatalogue, 'get'>;
  keyLineages: Pick<KeyLineages, 'accountable' | 'of'>;
  delegations: Pick<DelegationService, 'issuerOf'>;
  loosenings: Pick<Loosenings, 'othersToUndo'>;
  inFlight: ActionsInFlight;
  notifyRelay: (tenantId: string) => void;
}

/** Policy id in reasons. The id of the freeze follows it. */
export const FROZEN_POLICY = 'workgate/frozen';

const MAX_REASON_LENGTH = 300;
/** Besides the freeze of the tenant itself. */
const MAX_FREEZES = 100;
const MAX_THAWED = 100;
const MAX_ATTEMPTS = 5;

/** The gate reads freezes with the authority epoch, which each freeze advances in the same write. */
export class Freezes {
  readonly #options: FreezesOptions;

  constructor(options: FreezesOptions) {
    this.#options = options;
  }

  /** Freezes that hold come oldest first, thawed ones newest first. */
  async list({ tenantId }: Pick<CallContext, 'tenantId'>): Promise<{ freezes: Freeze[]; thawed: Freeze[] }> {
    const { freezes, thawed } = await this.#options.authority.readFreezes(tenantId);
    return { freezes: freezes.map(fromRow), thawed: thawed.map(fromRow) };
  }

  /**
   * Keeps an existing freeze of the target; for a key or delegation, only the caller's own.
   * @throws {AppError} `validation_error`; `not_found`; `invalid_state`
   */
  async freeze(call: FreezeAuthor, target: FreezeTarget, reason: string): Promise<Frozen> {
    const why = reasonOf(reason);
    const row: FreezeRow = {
      id: newId('frz'),
      ...(await this.#resolved(call.tenantId, target)),
      reason: why,
      salt: newSalt(),
      frozen_by: toPrincipalRow(call.principal),
      frozen_at: currentTime(),
    };
    const frozen = await this.#write(call, ({ freezes, ...present }) => {
      const known = freezes.find((one) => isOfTheSame(one, row));
      if (known !== undefined) return { row: known };
      if (row.kind !== 'tenant' && freezes.length >= MAX_FREEZES) throw tooMuchFrozen();
      return { row, next: { ...present, freezes: [...freezes, row] }, type: 'freeze.begun', version: 1, reason: why };
    });
    const concerned = (found: readonly Freezable[]) => this.#concernedBy(call.tenantId, frozen, found);
    return { freeze: fromRow(frozen), inFlight: await this.#options.inFlight.list(call.tenantId, concerned) };
  }

  /**
   * A repeated call changes nothing.
   * @throws {AppError} `validation_error`; `not_found`; `authorization_error` for somebody who is accountable for the
   * frozen key or delegation, or counts as one person with somebody who is, unless they froze it or administer alone.
   */
  async thaw(call: FreezeAuthor, freezeId: string, reason: string): Promise<Freeze> {
    const why = reasonOf(reason);
    const thawing = { reason: why, by: toPrincipalRow(call.principal), at: currentTime() };
    await this.#assertMayThaw(call, freezeId);
    const thawed = await this.#write(call, (present) => {
      const done = present.thawed.find(({ id }) => id === freezeId);
      if (done !== undefined) return { row: done };
      const known = present.freezes.find(({ id }) => id === freezeId);
      if (known === undefined) throw noSuch('freeze_id', `There is no freeze ${freezeId}, or it was thawed long ago.`);
      const row = { ...known, thawed: thawing };
      const next = {
        version: present.version,
        freezes: present.freezes.filter((one) => one !== known),
        thawed: [row, ...present.thawed].slice(0, MAX_THAWED),
      };
      return { row, next, type: 'freeze.thawed', version: 2, reason: why };
    });
    return fromRow(thawed);
  }

  async #assertMayThaw(call: FreezeAuthor, freezeId: string): Promise<void> {
    const { authority, loosenings } = this.#options;
    const { tenantId } = call;
    const freeze = (await authority.readFreezes(tenantId)).freezes.find(({ id }) => id === freezeId);
    if (freeze === undefined) return;
    const { type, id } = freeze.frozen_by;
    const about = await this.#accountableFor(tenantId, freeze);
    const others = await loosenings.othersToUndo(call, { by: type === 'user' ? id : null, about });
    if (others === null) return;
    const thing = freeze.kind === 'delegation' ? 'delegation' : 'API key';
    const message = `You are accountable for the frozen ${thing}, or count as one person with somebody who is. Ask an administrator who is independent of these people to thaw it, for example ${others}.`;
    throw new AppError('authorization_error', message);
  }

  /** Returns the people whom a freeze stops by their key or delegation; nobody in particular for another target. */
  async #accountableFor(tenantId: string, { kind, target_id: targetId, lineage }: FreezeRow): Promise<string[]> {
    const { delegations, keyLineages } = this.#options;
    if (lineage !== undefined) return keyLineages.accountable(tenantId, lineage);
    const issuer = kind === 'delegation' && targetId !== null ? await delegations.issuerOf(tenantId, targetId) : null;
    return issuer === null ? [] : [issuer];
  }

  /** @param freezes The freezes as they were read with the epoch. */
  async refusal(
    freezes: readonly FreezeRow[],
    proposal: Freezable & { tenant_id: string },
    by: ExecutingPrincipal,
  ): Promise<Refusal | null> {
    if (freezes.length === 0) return null;
    const lineages = await this.#lineages(proposal.tenant_id, freezes, keysOf(proposal, by));
    const found = freezes.find((freeze) => isCoveredBy(freeze, proposal, by, lineages));
    if (found === undefined) return null;
    const words = frozenWords(fromRow(found));
    const policy = `${FROZEN_POLICY}/${found.id}`;
    const message = `It cannot be executed now. ${words} The proposal keeps its status until it expires.`;
    const refusal = new AppError('policy_denied', message, { details: [{ field: policy, problem: words }] });
    return { refusal, reason: 'frozen', policies: [policy] };
  }

  async problems({ tenantId }: Pick<CallContext, 'tenantId'>): Promise<FreezeProblems> {
    const freezes = (await this.#options.authority.readWithFreezes(tenantId)).freezes.map(fromRow);
    const problemOf = (kind: FreezeTarget['kind'], id: string): string | null => {
      const found = freezes.find((one) => one.kind === 'tenant' || (one.kind === kind && one.targetId === id));
      return found === undefined ? null : frozenWords(found);
    };
    return {
      ofIntegration: (integrationId) => problemOf('integration', integrationId),
      ofOperation: (operation) => problemOf('operation', operation),
    };
  }

  async #concernedBy(tenantId: string, freeze: FreezeRow, found: readonly Freezable[]): Promise<Freezable[]> {
    const keys = found.flatMap((one) => keysOf(one, one.execution?.by));
    const lineages = await this.#lineages(tenantId, [freeze], keys);
    const isInHand = ({ execution }: Freezable) =>
      freeze.lineage !== undefined && execution?.carried?.lineage === freeze.lineage;
    return found.filter((one) => isInHand(one) || isCoveredBy(freeze, one, one.execution?.by, lineages));
  }

  /** Nothing is read if no key is frozen. */
  async #lineages(
    tenantId: string,
    freezes: readonly FreezeRow[],
    keyIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (keyIds.length === 0 || freezes.every(({ kind }) => kind !== 'api_key')) return new Map();
    return this.#options.keyLineages.of(tenantId, keyIds);
  }

  /** The change takes effect with this write. */
  async #write(call: FreezeAuthor, decide: (present: StoredFreezes) => Decided): Promise<FreezeRow> {
    const { authority, notifyRelay } = this.#options;
    const { tenantId } = call;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const decided = decide(await authority.readFreezes(tenantId));
      const { row } = decided;
      if (!('next' in decided)) return row;
      if (!(await authority.replaceFreezes(tenantId, decided.next, eventOf(call, decided)))) continue;
      notifyRelay(tenantId);
      return row;
    }
    throw new AppError('conflict', 'Somebody else froze or thawed something at the same time. Repeat the request.');
  }

  /** @throws {AppError} `not_found` if the tenant has no such target; `validation_error` */
  async #resolved(
    tenantId: string,
    { kind, targetId }: FreezeTarget,
  ): Promise<Pick<FreezeRow, 'kind' | 'target_id' | 'lineage'>> {
    const { integrations, keyLineages, delegations } = this.#options;
    if (kind === 'tenant') {
      if (targetId === null) return { kind, target_id: null };
      throw validationError([{ field: 'target_id', problem: 'must be empty to freeze the tenant' }]);
    }
    if (targetId === null) {
      throw validationError([{ field: 'target_id', problem: 'is missing: say which one to freeze' }]);
    }
    const target = { kind, target_id: targetId };
    const missing = () =>
      noSuch('target_id', `There is no ${kind === 'api_key' ? 'API key' : kind} ${targetId} to freeze.`);
    switch (kind) {
      case 'operation':
        if (!(await this.#hasOperation(tenantId, targetId))) throw missing();
        return target;
      case 'integration':
        if ((await integrations.find(tenantId, targetId)) === null) throw missing();
        return target;
      case 'delegation':
        if ((await delegations.issuerOf(tenantId, targetId)) === null) throw missing();
        return target;
      case 'api_key': {
        const lineage = (await keyLineages.of(tenantId, [targetId])).get(targetId);
        if (lineage === undefined) throw missing();
        return { ...target, lineage };
      }
    }
  }

  /** True also for a retired operation. */
  async #hasOperation(tenantId: string, operation: string): Promise<boolean> {
    try {
      await this.#options.operations.get({ tenantId }, operation);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return false;
      throw error;
    }
  }
}

/** The freeze, with the change to write if there is one. */
type Decided = { row: FreezeRow } | Change;

interface Change {
  row: FreezeRow;
  next: StoredFreezes;
  type: 'freeze.begun' | 'freeze.thawed';
  version: number;
  reason: string;
}

function eventOf(call: FreezeAuthor, { row, type, version, reason }: Change) {
  const { id, kind, target_id, salt, thawed, frozen_at } = row;
  return outboxEvent(call, {
    type,
    subject: { type: 'freeze', id },
    subject_version: version,
    work_item_id: null,
    at: thawed?.at ?? frozen_at,
    data: { kind, target_id, commitments: { reason: commitment(salt, `${type}.reason`, reason) } },
  });
}

function fromRow({ id, kind, target_id, reason, frozen_by, frozen_at, thawed }: FreezeRow): Freeze {
  return {
    freezeId: id,
    kind,
    targetId: target_id,
    reason,
    frozenByName: frozen_by.display_name,
    frozenAt: frozen_at,
    thawed:
      thawed === undefined
        ? null
        : { reason: thawed.reason, thawedByName: thawed.by.display_name, thawedAt: thawed.at },
  };
}

/**
 * Returns true if a freeze makes another one unnecessary. People may thaw their own freezes, so the owner of a key
 * could otherwise keep others from freezing it by freezing it first.
 */
function isOfTheSame(one: FreezeRow, other: FreezeRow): boolean {
  if (one.kind !== other.kind) return false;
  if (concernsPeople(one) && one.frozen_by.id !== other.frozen_by.id) return false;
  return one.lineage === undefined ? one.target_id === other.target_id : one.lineage === other.lineage;
}

/** Returns true for targets that somebody is accountable for. */
function concernsPeople({ kind }: FreezeRow): boolean {
  return kind === 'api_key' || kind === 'delegation';
}

/** @throws {AppError} `validation_error` */
function reasonOf(reason: string): string {
  const text = reason.trim();
  const problem =
    text === '' || isLonger(text, MAX_REASON_LENGTH)
      ? `must have 1 to ${MAX_REASON_LENGTH} characters`
      : lineProblem(text);
  if (problem !== undefined) throw validationError([{ field: 'reason', problem }]);
  return text;
}

function noSuch(field: string, message: string): AppError {
  return new AppError('not_found', message, { details: [{ field, problem: 'does not exist in this tenant' }] });
}

function tooMuchFrozen(): AppError {
  const message = `${MAX_FREEZES} freezes are active, which is the limit. Freeze the whole tenant, or thaw something first.`;
  return new AppError('invalid_state', message);
}

function handsIn(proposal: Freezable, by: ExecutingPrincipal | undefined): ExecutingPrincipal[] {
  const approvers = proposal.approvals.map(({ approver }) => approver);
  return [proposal.proposed_by, ...approvers, ...(by === undefined ? [] : [by])];
}

function keysOf(proposal: Freezable, by: ExecutingPrincipal | undefined): string[] {
  return handsIn(proposal, by).flatMap(({ type, id }) => (type === 'api_key' ? [id] : []));
}

/** @param lineages By id of API key, at least of the keys that have a part in the proposal. */
function isCoveredBy(
  { kind, target_id: targetId, lineage }: FreezeRow,
  proposal: Freezable,
  by: ExecutingPrincipal | undefined,
  lineages: ReadonlyMap<string, string>,
): boolean {
  switch (kind) {
    case 'tenant':
      return true;
    case 'operation':
      return proposal.operation === targetId;
    case 'integration':
      return proposal.integration_id === targetId;
    case 'api_key':
      return keysOf(proposal, by).some((keyId) => lineages.get(keyId) === lineage);
    case 'delegation':
      return handsIn(proposal, by).some(({ type, id }) => type === 'delegation' && id === targetId);
  }
}

function frozenWords({ kind, targetId, frozenAt, reason }: Freeze): string {
  const what = {
    tenant: 'The whole tenant is frozen',
    operation: `The operation ${targetId} is frozen`,
    integration: `The integration ${targetId} is frozen`,
    api_key: `Everything that involves the API key ${targetId} is frozen`,
    delegation: `Everything that involves the delegation ${targetId} is frozen`,
  }[kind];
  return `${what} since ${frozenAt.toISOString()}: "${reason}". An administrator can thaw it.`;
}
