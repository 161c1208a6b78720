import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/authority/epoch.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Keyset } from '../platform/mongo/page.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import type { Connector } from './connectors/connector.ts';
import type { SandboxOrderRepository } from './connectors/sandbox-commerce/repository.ts';
import { SANDBOX_ORDERS } from './connectors/sandbox-commerce/sandbox-commerce.ts';
import type { Integration, IntegrationKind } from './model.ts';
import type { IntegrationPageQuery, IntegrationRepository } from './repository.ts';
import { fromRow } from './rows.ts';
import type { IntegrationDocument } from './schema.ts';
import type { SecretStore } from './secrets/secret-store.ts';

/** Who administers integrations. */
export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

export interface IntegrationServiceOptions {
  repository: (tenantId: string) => IntegrationRepository;
  sandboxOrders: (tenantId: string) => SandboxOrderRepository;
  secrets: SecretStore;
  authority: AuthorityEpochs;
  connectors: Readonly<Record<IntegrationKind, Connector>>;
  notifyRelay: (tenantId: string) => void;
}

/** What an integration is to be. Credentials go to the secret store and nowhere else. */
export type NewIntegration = { name: string } & ({ kind: 'sandbox_commerce' } | { kind: 'stripe'; credential: string });

const MAX_NAME_LENGTH = 100;
const STRIPE_KEY = /^(sk|rk)_(test|live)_[A-Za-z0-9_]{10,240}$/;

/** The ways of a tenant to its providers. */
export class IntegrationService {
  readonly #options: IntegrationServiceOptions;

  constructor(options: IntegrationServiceOptions) {
    this.#options = options;
  }

  /**
   * Makes an integration; a sandbox shop gets its orders, every other one needs a credential.
   * @throws {AppError} `validation_error` on a bad name or credential.
   */
  async create(call: AdminContext, input: NewIntegration): Promise<Integration> {
    const name = input.name.trim();
    if (name === '' || name.length > MAX_NAME_LENGTH) {
      throw validationError([{ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` }]);
    }
    if (input.kind === 'stripe' && !STRIPE_KEY.test(input.credential)) {
      throw validationError([{ field: 'credential', problem: 'must be a secret or restricted key of Stripe' }]);
    }
    const now = currentTime();
    const integrationId = newId('int');
    const event = outboxEvent(call, {
      type: 'integration.created',
      subject: { type: 'integration', id: integrationId },
      subject_version: 1,
      work_item_id: null,
      at: now,
      data: { kind: input.kind },
    });
    const row: Omit<IntegrationDocument, 'tenant_id'> = {
      _id: integrationId,
      kind: input.kind,
      name,
      enabled: true,
      created_at: now,
      updated_at: now,
      version: 1,
      outbox: [event],
    };
    // An integration that can be seen has all that it needs.
    if (input.kind === 'stripe') await this.#options.secrets.put(call.tenantId, integrationId, input.credential);
    else await this.#seedSandbox(call.tenantId, integrationId);
    await this.#options.repository(call.tenantId).insert(row);
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return fromRow(row);
  }

  /** The integration; null if the tenant has none of this id. */
  async find(tenantId: string, integrationId: string): Promise<Integration | null> {
    const row = await this.#options.repository(tenantId).find(integrationId);
    return row && fromRow(row);
  }

  /** The integration. @throws {AppError} `not_found` if the tenant has none of this id. */
  async get(tenantId: string, integrationId: string): Promise<Integration> {
    const integration = await this.find(tenantId, integrationId);
    if (integration === null) throw noSuchIntegration(integrationId);
    return integration;
  }

  /** The oldest first. */
  async list(tenantId: string): Promise<Integration[]> {
    return (await this.#options.repository(tenantId).list()).map(fromRow);
  }

  /** The same in pages. */
  async listPage(
    tenantId: string,
    query: IntegrationPageQuery,
  ): Promise<{ integrations: Integration[]; next: Keyset | null }> {
    const { rows, next } = await this.#options.repository(tenantId).listPage(query);
    return { integrations: rows.map(fromRow), next };
  }

  /**
   * Switches an integration on or off; nothing is executed through one that is off. Again is no change.
   * @throws {AppError} `not_found`; `conflict` if somebody else switches it at the same time.
   */
  async setEnabled(call: AdminContext, integrationId: string, enabled: boolean): Promise<Integration> {
    const repository = this.#options.repository(call.tenantId);
    const present = await repository.find(integrationId);
    if (present === null) throw noSuchIntegration(integrationId);
    if (present.enabled === enabled) {
      // Whoever switched it may have ended before it was counted.
      await this.#options.authority.advance(call.tenantId);
      return fromRow(present);
    }
    const now = currentTime();
    const event = outboxEvent(call, {
      type: enabled ? 'integration.enabled' : 'integration.disabled',
      subject: { type: 'integration', id: integrationId },
      subject_version: present.version + 1,
      work_item_id: null,
      at: now,
      data: {},
    });
    const changed = await repository.setEnabled(present, enabled, now, event);
    if (changed === null) {
      throw new AppError('conflict', 'Somebody else switched the integration at the same time. Look at it again.');
    }
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return fromRow(changed);
  }

  /** The integration and the way that it leads. @throws {AppError} `not_found`; `invalid_state` if it is off. */
  async connect(tenantId: string, integrationId: string): Promise<{ integration: Integration; connector: Connector }> {
    const row = await this.#options.repository(tenantId).find(integrationId);
    if (row === null) throw noSuchIntegration(integrationId);
    if (!row.enabled) {
      throw new AppError('invalid_state', `The integration ${integrationId} is switched off. Switch it on first.`);
    }
    return { integration: fromRow(row), connector: this.#options.connectors[row.kind] };
  }

  async #seedSandbox(tenantId: string, integrationId: string): Promise<void> {
    await this.#options.sandboxOrders(tenantId).insert(
      SANDBOX_ORDERS.map(({ orderId, currency, paid }) => ({
        _id: `${integrationId}:${orderId}`,
        integration_id: integrationId,
        order_id: orderId,
        currency,
        paid,
        refunded: 0,
        refunds: [],
      })),
    );
  }
}

function noSuchIntegration(integrationId: string): AppError {
  return new AppError('not_found', `There is no integration ${integrationId}.`);
}
