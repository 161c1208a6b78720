import { AppError, validationError } from '../errors/app-error.ts';
import {
  type AuthorityEpochs,
  confirmedData,
  type Loosened,
  type Loosenings,
  UNCONFIRMED_POLICY,
  type WaitingChange,
} from '../identity/index.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Keyset } from '../platform/mongo/page.ts';
import type { OutboundRules } from '../platform/outbound.ts';
import { isLonger } from '../platform/text-length.ts';
import { type AdminContext, integrationEvent } from './event.ts';
import { LOOSENING_WORDS, switchedOff, withLoosening } from './loosening.ts';
import type { Integration, MadeIntegration, NewIntegration, WaitingIntegrationChange } from './model.ts';
import { outcomeRecorder } from './outcomes.ts';
import type { ProviderConnections } from './providers/connections.ts';
import type { Connector, IntegrationTarget } from './providers/connector.ts';
import type { MadeByAdministrators, Settings } from './providers/provider.ts';
import { CREATED_KINDS, PROVIDERS } from './providers/registry.ts';
import type { IntegrationPageQuery, IntegrationRepository } from './repository.ts';
import { fromRow } from './rows.ts';
import type { IntegrationDocument } from './schema.ts';
import type { SecretStore } from './secrets/secret-store.ts';

interface IntegrationServiceOptions {
  repository: (tenantId: string) => IntegrationRepository;
  secrets: SecretStore;
  authority: AuthorityEpochs;
  loosenings: Loosenings;
  providers: () => Promise<ProviderConnections>;
  outbound: OutboundRules;
  notifyRelay: (tenantId: string) => void;
}

export interface Connected {
  integration: Integration;
  connector: Connector;
}

/** Look-ups find out what became of earlier effects, so no waiting change holds them up. */
export type ConnectionPurpose = 'effect' | 'lookup';

export interface ReadIntegration {
  integration: Integration;
  /** Connects for an effect. See `IntegrationService.connect`. */
  connect: () => Promise<Connected>;
  /** Returns why nothing is approved or sent yet: a change of the integration waits. */
  whyWaiting: () => Promise<AppError | null>;
  /** Also known for an integration that is off. */
  target: () => Promise<IntegrationTarget>;
}

const MAX_NAME_LENGTH = 100;

export class IntegrationService {
  readonly #options: IntegrationServiceOptions;
  readonly noteOutcome: ReturnType<typeof outcomeRecorder>;

  constructor(options: IntegrationServiceOptions) {
    this.#options = options;
    this.noteOutcome = outcomeRecorder(options.repository);
  }

  /** @throws {AppError} `validation_error` on a bad name, kind, credential or setting. */
  async create(call: AdminContext, input: NewIntegration): Promise<MadeIntegration> {
    const name = input.name.trim();
    if (name === '' || isLonger(name, MAX_NAME_LENGTH)) {
      throw validationError([{ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` }]);
    }
    const made = creationRules(input);
    const signingSecret = made.newSigningSecret?.();
    const credential = signingSecret ?? credentialOf(made, input);
    const settings = settingsOf(made, input, this.#options.outbound);
    const now = currentTime();
    const integrationId = newId('int');
    const created = { what: 'created', version: 1, at: now } as const;
    const loosened = await withLoosening(this.#options.loosenings, call, {}, created);
    const row: Omit<IntegrationDocument, 'tenant_id'> = {
      _id: integrationId,
      kind: input.kind,
      name,
      enabled: true,
      ...(Object.keys(settings).length > 0 && { settings }),
      loosened,
      created_at: now,
      updated_at: now,
      version: 1,
      outbox: [integrationEvent(call, 'integration.created', integrationId, 1, now, { kind: input.kind })],
    };
    // Store everything that the integration needs before it becomes visible.
    if (credential !== undefined) await this.#options.secrets.put(call.tenantId, integrationId, credential);
    const providers = await this.#options.providers();
    await providers[input.kind].begin?.(call.tenantId, integrationId);
    await this.#options.repository(call.tenantId).insert(row);
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return { ...fromRow(row), ...(signingSecret !== undefined && { signingSecret }) };
  }

  async find(tenantId: string, integrationId: string): Promise<Integration | null> {
    const row = await this.#options.repository(tenantId).find(integrationId);
    return row && fromRow(row);
  }

  async namesOf(tenantId: string, integrationIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = integrationIds.length === 0 ? [] : await this.#options.repository(tenantId).findAll(integrationIds);
    return new Map(rows.map(({ _id, name }) => [_id, name]));
  }

  /** Reads once. The returned functions reuse what was read. */
  async read(tenantId: string, integrationId: string): Promise<ReadIntegration | null> {
    const row = await this.#options.repository(tenantId).find(integrationId);
    if (row === null) return null;
    return {
      integration: fromRow(row),
      connect: () => this.#connect(row, 'effect'),
      whyWaiting: () => this.#refusal(row),
      target: () => this.targetOf(tenantId, integrationId, row.kind),
    };
  }

  /** @throws {AppError} `not_found` */
  async get(tenantId: string, integrationId: string): Promise<Integration> {
    return fromRow(await this.#row(tenantId, integrationId));
  }

  /** Oldest first. */
  async list(tenantId: string): Promise<Integration[]> {
    return (await this.#options.repository(tenantId).list()).map(fromRow);
  }

  /** Keeps the integrations whose actions workers carry out. */
  async listOfWorkers(tenantId: string, integrationIds: readonly string[]): Promise<Integration[]> {
    const rows = await this.#options.repository(tenantId).findAll(integrationIds);
    return rows.filter(({ kind }) => PROVIDERS[kind].byWorkers === true).map(fromRow);
  }

  /** Returns why nothing can be executed, by the record and the rules of this service; null for no reason. */
  obstacleTo(integration: Integration): string | null {
    if (!integration.enabled) return 'It is switched off. An administrator can switch it on.';
    return PROVIDERS[integration.kind].obstacle?.(integration, this.#options.outbound) ?? null;
  }

  /** Keeps the integrations whose actions an API key can carry out, or whose results it can report. */
  async carriable(tenantId: string, integrationIds: readonly string[]): Promise<string[]> {
    const rows = await this.#options.repository(tenantId).findAll(integrationIds);
    const isCarried = ({ kind }: IntegrationDocument) => PROVIDERS[kind].byWorkers ?? PROVIDERS[kind].reportsLater;
    return rows.filter(isCarried).map(({ _id }) => _id);
  }

  /** Oldest first. */
  async listPage(
    tenantId: string,
    query: IntegrationPageQuery,
  ): Promise<{ integrations: Integration[]; next: Keyset | null }> {
    const { rows, next } = await this.#options.repository(tenantId).listPage(query);
    return { integrations: rows.map(fromRow), next };
  }

  /** Idempotent. @throws {AppError} `not_found`; `conflict` if somebody else switches it at the same time. */
  async setEnabled(call: AdminContext, integrationId: string, enabled: boolean): Promise<Integration> {
    const repository = this.#options.repository(call.tenantId);
    const present = await this.#row(call.tenantId, integrationId);
    if (present.enabled === enabled) {
      // The process that switched the integration may have ended before it advanced the epoch.
      await this.#options.authority.advance(call.tenantId);
      return fromRow(present);
    }
    const now = currentTime();
    const version = present.version + 1;
    const type = enabled ? 'integration.enabled' : 'integration.disabled';
    const event = integrationEvent(call, type, integrationId, version, now, {});
    const loosened = enabled
      ? await withLoosening(this.#options.loosenings, call, present, { what: 'enabled', version, at: now })
      : switchedOff(present);
    const changed = await repository.update(present, { enabled, loosened }, event);
    if (changed === null) {
      throw new AppError('conflict', 'Somebody else switched the integration at the same time. Look at it again.');
    }
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return fromRow(changed);
  }

  /**
   * Confirms the waiting changes up to a version, so that they count. Idempotent.
   * @throws {AppError} `not_found`; `precondition_failed` if the version is not the present one; `authorization_error`
   * for an author, or for somebody who counts as one person with an author.
   */
  async confirm(call: AdminContext, integrationId: string, version: number, reason?: string): Promise<Integration> {
    const repository = this.#options.repository(call.tenantId);
    const present = await this.#row(call.tenantId, integrationId);
    if (present.version !== version) throw changedMeanwhile();
    const confirmation = await this.#options.loosenings.confirmation(call, version, loosenedOf(present), reason);
    if (confirmation === null) return fromRow(present);
    const data = confirmedData(confirmation);
    const event = integrationEvent(call, 'integration.confirmed', integrationId, version, confirmation.at, data);
    const confirmed = await repository.confirm(integrationId, confirmation, event);
    if (confirmed === null) throw changedMeanwhile();
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return fromRow(confirmed);
  }

  /** Returns the changes that wait for another administrator. @param personId Null is the operator. */
  async waiting(tenantId: string, personId: string | null): Promise<ReadonlyMap<string, WaitingIntegrationChange[]>> {
    const rows = (await this.#options.repository(tenantId).list()).filter(({ loosened = [] }) => loosened.length > 0);
    const all = rows.map(async (row): Promise<[string, WaitingIntegrationChange[]]> => {
      const changes = await this.#options.loosenings.waiting(tenantId, loosenedOf(row), personId);
      const whatOf = ({ version }: WaitingChange) => row.loosened?.find((one) => one.version === version)?.what;
      return [row._id, changes.map((change) => ({ ...change, what: whatOf(change) ?? 'redirected' }))];
    });
    return new Map(await Promise.all(all));
  }

  /**
   * Connects to the provider.
   * @throws {AppError} `not_found`; `invalid_state` if the integration is off; for an effect, `policy_denied` while a
   * change of the integration waits.
   */
  async connect(tenantId: string, integrationId: string, purpose: ConnectionPurpose = 'lookup'): Promise<Connected> {
    return this.#connect(await this.#row(tenantId, integrationId), purpose);
  }

  async #connect(row: IntegrationDocument, purpose: ConnectionPurpose): Promise<Connected> {
    if (!row.enabled) {
      throw new AppError('invalid_state', `The integration ${row._id} is switched off. Switch it on first.`);
    }
    const refusal = purpose === 'effect' ? await this.#refusal(row) : null;
    if (refusal !== null) throw refusal;
    const providers = await this.#options.providers();
    return { integration: fromRow(row), connector: providers[row.kind].connector };
  }

  /** Also for an integration that is off. @param known Kind, if already read. @throws {AppError} `not_found` */
  async targetOf(tenantId: string, integrationId: string, known?: Integration['kind']): Promise<IntegrationTarget> {
    const kind = known ?? (await this.#row(tenantId, integrationId)).kind;
    const providers = await this.#options.providers();
    return providers[kind].connector.target(tenantId, integrationId);
  }

  async #row(tenantId: string, integrationId: string): Promise<IntegrationDocument> {
    const row = await this.#options.repository(tenantId).find(integrationId);
    if (row === null) throw new AppError('not_found', `There is no integration ${integrationId}.`);
    return row;
  }

  async #refusal(row: IntegrationDocument): Promise<AppError | null> {
    const { tenant_id: tenantId, loosened = [], confirmations = [] } = row;
    const tell = { did: ({ what }: (typeof loosened)[number]) => LOOSENING_WORDS[what], what: 'the change' };
    const { loosenings } = this.#options;
    const problem = await loosenings.objection(tenantId, { loosened, confirmations }, tell);
    if (problem === null) return null;
    const details = [{ field: UNCONFIRMED_POLICY, problem }];
    return new AppError('policy_denied', `Policy does not allow it: ${problem}`, { details });
  }
}

/** @throws {AppError} `validation_error` for a provider whose integrations administrators do not create. */
function creationRules({ kind }: NewIntegration): MadeByAdministrators {
  const { made } = PROVIDERS[kind];
  if (made.by === 'administrator') return made;
  throw validationError([{ field: 'kind', problem: `must be one of ${CREATED_KINDS.join(', ')}` }]);
}

/** Undefined for a provider that takes none. @throws {AppError} `validation_error` */
function credentialOf(made: MadeByAdministrators, { credential = '' }: NewIntegration): string | undefined {
  if (made.credential === undefined) return undefined;
  const { pattern, problem } = made.credential;
  if (!pattern.test(credential)) throw validationError([{ field: 'credential', problem }]);
  return credential;
}

/** @throws {AppError} `validation_error` */
function settingsOf(
  { settings = [] }: MadeByAdministrators,
  { kind, settings: given = {} }: NewIntegration,
  rules: OutboundRules,
): Settings {
  const unknown = Object.keys(given).filter((field) => settings.every((one) => one.field !== field));
  const problems = unknown.map((field) => ({ field, problem: `is not for an integration of the kind ${kind}` }));
  const kept: Record<string, string> = {};
  for (const { field, isRequired, read } of settings) {
    const said = given[field] === undefined ? { problem: 'is missing' } : read(given[field], given, rules);
    if ('value' in said) kept[field] = said.value;
    else if (isRequired || given[field] !== undefined) problems.push({ field, problem: said.problem });
  }
  if (problems.length > 0) throw validationError(problems);
  return kept;
}

function loosenedOf({ loosened = [], confirmations = [] }: IntegrationDocument): Loosened {
  return { loosened, confirmations };
}

function changedMeanwhile(): AppError {
  const message = 'The integration was changed by somebody else. Look at it again and decide anew.';
  return new AppError('precondition_failed', message);
}
