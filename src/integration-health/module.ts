import type { ActionsServices } from '../actions/module.ts';
import type { WebhooksServices } from '../events/index.ts';
import type { IntegrationsServices } from '../integrations/index.ts';
import type { MailServices } from '../notifications/index.ts';
import type { ProjectionsServices } from '../projections/index.ts';
import { IntegrationHealthService } from './service.ts';

export interface IntegrationHealthModuleOptions {
  integrations: Pick<IntegrationsServices, 'integrations'>;
  actions: Pick<ActionsServices, 'countUnfinished' | 'isLeftAlone'>;
  webhooks: Pick<WebhooksServices, 'webhookEndpoints' | 'isLeftAlone'>;
  projections: Pick<ProjectionsServices, 'dataSources'>;
  mail: Pick<MailServices, 'mail'>;
}

export type IntegrationHealthServices = ReturnType<typeof createIntegrationHealth>;

/** Creates the service that tells the health of tenants' connections, from what the other modules store. */
export function createIntegrationHealth(options: IntegrationHealthModuleOptions) {
  const { integrations, actions, webhooks, projections, mail } = options;
  const { webhookEndpoints } = webhooks;
  const integrationHealth = new IntegrationHealthService({
    integrations: (tenantId) => integrations.integrations.list(tenantId),
    countUnfinished: actions.countUnfinished,
    isIntegrationLeftAlone: actions.isLeftAlone,
    endpoints: (tenantId) => webhookEndpoints.listOf(tenantId),
    pendingOf: (tenantId, endpoints, limit) => webhookEndpoints.pendingOf(tenantId, endpoints, limit),
    isEndpointLeftAlone: webhooks.isLeftAlone,
    dataSources: (tenantId) => projections.dataSources.list(tenantId),
    mail: (call) => mail.mail.health(call),
  });
  return { integrationHealth };
}
