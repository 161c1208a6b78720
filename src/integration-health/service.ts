import type { CallContext } from '../call-context.ts';
import type { WebhookEndpoint } from '../events/index.ts';
import type { Integration } from '../integrations/index.ts';
import type { MailHealth } from '../notifications/index.ts';
import type { DataSource } from '../projections/index.ts';
import type { UnfinishedActions } from '../proposals/index.ts';
import type { HealthState, IntegrationHealth } from './model.ts';

/** Questions to the other modules. Each takes one query, whatever the tenant has. */
export interface IntegrationHealthOptions {
  integrations: (tenantId: string) => Promise<Integration[]>;
  countUnfinished: (tenantId: string) => Promise<{ of: ReadonlyMap<string, UnfinishedActions>; isAtLeast: boolean }>;
  /** Tells whether nothing is executed through an integration for a while. */
  isIntegrationLeftAlone: (integrationId: string) => boolean;
  endpoints: (tenantId: string) => Promise<WebhookEndpoint[]>;
  pendingOf: (tenantId: string, of: readonly WebhookEndpoint[], limit: number) => Promise<ReadonlyMap<string, number>>;
  /** Tells whether nothing is sent to an endpoint for a while. */
  isEndpointLeftAlone: (endpointId: string) => boolean;
  dataSources: (tenantId: string) => Promise<DataSource[]>;
  mail: (call: Pick<CallContext, 'tenantId' | 'permissions'>) => Promise<MailHealth>;
}

/** Health of all connections of a tenant, and of the mail that tells people what waits for them. */
export interface AllHealth {
  health: IntegrationHealth[];
  mail: MailHealth;
}

/** Largest number of deliveries that are counted for a tenant. */
const MOST_DELIVERIES = 1_000;

const NOTHING: UnfinishedActions = { waiting: 0, unknown: 0 };

/**
 * Tells the health of all connections of tenants. It stores nothing itself: the health follows from the outcomes of
 * calls.
 */
export class IntegrationHealthService {
  readonly #options: IntegrationHealthOptions;

  constructor(options: IntegrationHealthOptions) {
    this.#options = options;
  }

  /**
   * Returns the health of all connections. Webhook endpoints are among them only for callers who may manage these:
   * nobody else may see their addresses.
   */
  async list(call: Pick<CallContext, 'tenantId' | 'permissions'>): Promise<AllHealth> {
    const { tenantId, permissions } = call;
    const [mail, ...lists] = await Promise.all([
      this.#options.mail(call),
      this.#integrations(tenantId),
      permissions.has('webhooks.manage') ? this.#endpoints(tenantId) : [],
      this.#dataSources(tenantId),
    ]);
    return { health: lists.flat(), mail };
  }

  async #integrations(tenantId: string): Promise<IntegrationHealth[]> {
    const { integrations, countUnfinished, isIntegrationLeftAlone } = this.#options;
    const [all, { of, isAtLeast }] = await Promise.all([integrations(tenantId), countUnfinished(tenantId)]);
    return all.map(({ integrationId: id, name, enabled, lastOutcomes: { successAt, failure } }) => ({
      subject: 'integration',
      id,
      name,
      state: stateOf(enabled, successAt, failure),
      lastSuccessAt: successAt,
      lastFailure: failure,
      isLeftAlone: enabled && isIntegrationLeftAlone(id),
      ...(of.get(id) ?? NOTHING),
      isAtLeast,
    }));
  }

  async #endpoints(tenantId: string): Promise<IntegrationHealth[]> {
    const { endpoints, pendingOf, isEndpointLeftAlone } = this.#options;
    const all = await endpoints(tenantId);
    const pending = await pendingOf(tenantId, all, MOST_DELIVERIES);
    const isAtLeast = [...pending.values()].reduce((sum, count) => sum + count, 0) === MOST_DELIVERIES;
    return all.map(({ endpointId: id, url, off, lastSuccessAt, lastFailure }) => ({
      subject: 'webhook_endpoint',
      id,
      name: new URL(url).host,
      state: stateOf(off === null, lastSuccessAt, lastFailure),
      lastSuccessAt,
      lastFailure,
      isLeftAlone: off === null && isEndpointLeftAlone(id),
      waiting: pending.get(id) ?? 0,
      unknown: 0,
      isAtLeast,
    }));
  }

  async #dataSources(tenantId: string): Promise<IntegrationHealth[]> {
    return (await this.#options.dataSources(tenantId)).map(({ sourceKey, enabled, confirmedAt, lastAttempt }) => {
      const lastSuccessAt = confirmedAt ?? null;
      const failed = lastAttempt?.ok === false;
      const lastFailure = failed ? { at: lastAttempt.at, problem: 'not_loaded' as const } : null;
      return {
        subject: 'data_source',
        id: sourceKey,
        name: sourceKey,
        state: stateOf(enabled, lastSuccessAt, lastFailure),
        lastSuccessAt,
        lastFailure,
        isLeftAlone: false,
        ...NOTHING,
        isAtLeast: false,
      };
    });
  }
}

function stateOf(
  isOn: boolean,
  lastSuccessAt: Date | null,
  lastFailure: IntegrationHealth['lastFailure'],
): HealthState {
  if (!isOn) return 'off';
  if (lastFailure === null || (lastSuccessAt !== null && lastSuccessAt >= lastFailure.at)) {
    return lastSuccessAt === null ? 'untried' : 'working';
  }
  return lastFailure.problem === 'refused' ? 'working' : 'failing';
}
