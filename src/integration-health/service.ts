import type { ActionsServices } from '../actions/module.ts';
import type { CallContext } from '../call-context.ts';
import type { WebhooksServices } from '../events/index.ts';
import type { IntegrationsServices } from '../integrations/index.ts';
import type { MailHealth, MailServices } from '../notifications/index.ts';
import type { ProjectionsServices } from '../projections/index.ts';
import type { UnfinishedActions } from '../proposals/index.ts';
import type { HealthState, IntegrationHealth } from './model.ts';

/** Modules whose data tells the health. Each question takes one query, whatever the tenant has. */
export interface HealthSources {
  integrations: Pick<IntegrationsServices, 'integrations'>;
  actions: Pick<ActionsServices, 'countUnfinished' | 'isLeftAlone'>;
  webhooks: Pick<WebhooksServices, 'webhookEndpoints' | 'isLeftAlone'>;
  projections: Pick<ProjectionsServices, 'dataSources'>;
  mail: Pick<MailServices, 'mail'>;
}

const MOST_DELIVERIES = 1_000;

const NOTHING: UnfinishedActions = { waiting: 0, unknown: 0 };

/** Stores nothing: health follows from the outcomes of calls. */
export class IntegrationHealthService {
  readonly #sources: HealthSources;

  constructor(sources: HealthSources) {
    this.#sources = sources;
  }

  /** Webhook endpoints are only for callers who may manage them: nobody else may see their addresses. */
  async list(
    call: Pick<CallContext, 'tenantId' | 'permissions'>,
  ): Promise<{ health: IntegrationHealth[]; mail: MailHealth }> {
    const { tenantId, permissions } = call;
    const [mail, ...lists] = await Promise.all([
      this.#sources.mail.mail.health(call),
      this.#integrations(tenantId),
      permissions.has('webhooks.manage') ? this.#endpoints(tenantId) : [],
      this.#dataSources(tenantId),
    ]);
    return { health: lists.flat(), mail };
  }

  async #integrations(tenantId: string): Promise<IntegrationHealth[]> {
    const { integrations, actions } = this.#sources;
    const [all, { of, isAtLeast }] = await Promise.all([
      integrations.integrations.list(tenantId),
      actions.countUnfinished(tenantId),
    ]);
    return all.map(({ integrationId: id, name, enabled, lastOutcomes: { successAt, failure } }) => ({
      subject: 'integration',
      id,
      name,
      state: stateOf(enabled, successAt, failure),
      lastSuccessAt: successAt,
      lastFailure: failure,
      isLeftAlone: enabled && actions.isLeftAlone(id),
      ...(of.get(id) ?? NOTHING),
      isAtLeast,
    }));
  }

  async #endpoints(tenantId: string): Promise<IntegrationHealth[]> {
    const { webhookEndpoints, isLeftAlone } = this.#sources.webhooks;
    const all = await webhookEndpoints.list({ tenantId });
    const pending = await webhookEndpoints.pendingOf(tenantId, all, MOST_DELIVERIES);
    const isAtLeast = [...pending.values()].reduce((sum, count) => sum + count, 0) === MOST_DELIVERIES;
    return all.map(({ endpointId: id, url, off, lastSuccessAt, lastFailure }) => ({
      subject: 'webhook_endpoint',
      id,
      name: new URL(url).host,
      state: stateOf(off === null, lastSuccessAt, lastFailure),
      lastSuccessAt,
      lastFailure,
      isLeftAlone: off === null && isLeftAlone(id),
      waiting: pending.get(id) ?? 0,
      unknown: 0,
      isAtLeast,
    }));
  }

  async #dataSources(tenantId: string): Promise<IntegrationHealth[]> {
    return (await this.#sources.projections.dataSources.list(tenantId)).map(
      ({ sourceKey, enabled, confirmedAt, lastAttempt }) => {
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
      },
    );
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
