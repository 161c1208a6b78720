import type { ActionsServices } from '../actions/module.ts';
import type { WebhooksServices } from '../events/index.ts';
import type { IdentityServices } from '../identity/index.ts';
import type { IntegrationsServices } from '../integrations/index.ts';
import { SetUpService } from './service.ts';

export interface SetUpModuleOptions {
  identity: Pick<IdentityServices, 'members' | 'apiKeys' | 'setUpDismissals'>;
  integrations: Pick<IntegrationsServices, 'integrations' | 'chatChannels' | 'chatApp'>;
  actions: Pick<ActionsServices, 'ownRules'>;
  webhooks: Pick<WebhooksServices, 'webhookEndpoints'>;
}

export type SetUpServices = ReturnType<typeof createSetUp>;

export function createSetUp({ identity, integrations, actions, webhooks }: SetUpModuleOptions) {
  const setUp = new SetUpService({
    members: identity.members,
    dismissals: identity.setUpDismissals,
    hasLiveKey: (tenantId) => identity.apiKeys.hasLive(tenantId),
    integrations: (tenantId) => integrations.integrations.list(tenantId),
    hasMappedChannel: (tenantId) => integrations.chatChannels.leadSomewhere(tenantId),
    chatKind: integrations.chatApp?.kind ?? null,
    rules: (tenantId) => actions.ownRules.find(tenantId),
    endpoints: (tenantId) => webhooks.webhookEndpoints.listOf(tenantId),
  });
  return { setUp };
}
