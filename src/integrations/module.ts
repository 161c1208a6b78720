import type { IdentityServices } from '../identity/module.ts';
import type { Platform } from '../platform/module.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import { ChatChannels, type ChatChannelsOptions } from './chat/channels.ts';
import { ChatInstallations } from './chat/installations.ts';
import { ChatOAuth, type ChatOAuthOptions } from './chat/oauth.ts';
import { ChatPlatform, type ChatPlatformOptions } from './chat/platform.ts';
import { ChatChannelRepository, ChatWorkspaceDirectory, SpentStates } from './chat/repository.ts';
import { CHAT_COLLECTIONS, defineChatModels } from './chat/schema.ts';
import { TokenInstall } from './chat/token-install.ts';
import { createChatConnector } from './connectors/chat.ts';
import { SandboxOrderRepository } from './connectors/sandbox-commerce/repository.ts';
import { createSandboxCommerce } from './connectors/sandbox-commerce/sandbox-commerce.ts';
import { defineSandboxOrderModel, SANDBOX_COMMERCE_COLLECTIONS } from './connectors/sandbox-commerce/schema.ts';
import { createStripeConnector } from './connectors/stripe.ts';
import { IntegrationRepository } from './repository.ts';
import { defineIntegrationModel, INTEGRATION_COLLECTIONS } from './schema.ts';
import { SecretRepository } from './secrets/repository.ts';
import { defineSecretModel, SECRET_COLLECTIONS } from './secrets/schema.ts';
import { SecretStore } from './secrets/secret-store.ts';
import { IntegrationService, type IntegrationServiceOptions } from './service.ts';

export const INTEGRATIONS_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...INTEGRATION_COLLECTIONS,
  ...SECRET_COLLECTIONS,
  ...CHAT_COLLECTIONS,
  ...SANDBOX_COMMERCE_COLLECTIONS,
];

/** What the chat app is registered with at its platform. */
export type ChatAppOptions = ChatPlatformOptions &
  Pick<ChatOAuthOptions, 'authorizeUrl' | 'clientId' | 'redirectUrl' | 'stateSecret'> & {
    /** Signs commands and events of the platform. */
    signingSecret: string;
  };

export interface IntegrationsOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'authority' | 'loosenings'>;
  stripeApiBase: string;
  /** The chat app; undefined for a service without one. */
  chat: ChatAppOptions | undefined;
  queuesOf: ChatChannelsOptions['queuesOf'];
}

export type IntegrationsServices = ReturnType<typeof createIntegrations>;

/** The ways of tenants to their providers, the credentials of these, and the workspaces of the chat platform. */
export function createIntegrations(options: IntegrationsOptions) {
  const { mongo, keyRing, findPage, notifyRelay } = options.platform;
  const { connection } = mongo;
  const secretModel = defineSecretModel(connection);
  const secrets = new SecretStore((tenantId) => new SecretRepository(secretModel, tenantId), keyRing);
  const store = { integrations: defineIntegrationModel(connection), findPage };
  const repository = (tenantId: string) => new IntegrationRepository(store, tenantId);
  const chatModels = defineChatModels(connection);
  const { authority, loosenings } = options.identity;
  const common = { integrations: repository, notifyRelay };
  const chatInstallations = new ChatInstallations({
    ...common,
    directory: new ChatWorkspaceDirectory(connection, chatModels),
    secrets,
    authority,
    loosenings,
  });
  const chatChannels = new ChatChannels({
    ...common,
    repository: (tenantId) => new ChatChannelRepository(chatModels, tenantId),
    queuesOf: options.queuesOf,
  });
  const orderModel = defineSandboxOrderModel(connection);
  const sandboxOrders = (tenantId: string) => new SandboxOrderRepository(orderModel, tenantId);
  const integrations = new IntegrationService({
    repository,
    sandboxOrders,
    secrets,
    authority,
    loosenings,
    connectors: connectorsOf(options, { sandboxOrders, secrets, chatInstallations }),
    notifyRelay,
  });
  const spentStates = new SpentStates(chatModels);
  const chatApp = createChatApp(options, { installations: chatInstallations, spentStates });
  return { integrations, secrets, chatInstallations, chatChannels, spentStates, chatApp };
}

/** What the connectors are made of. */
interface Carried {
  sandboxOrders: IntegrationServiceOptions['sandboxOrders'];
  secrets: SecretStore;
  chatInstallations: ChatInstallations;
}

/** One for each kind of integration. */
function connectorsOf(
  { stripeApiBase, chat }: IntegrationsOptions,
  { sandboxOrders, secrets, chatInstallations }: Carried,
): IntegrationServiceOptions['connectors'] {
  return {
    sandbox_commerce: createSandboxCommerce(sandboxOrders),
    stripe: createStripeConnector({
      async apiKeyOf(tenantId, integrationId) {
        const apiKey = await secrets.find(tenantId, integrationId);
        if (apiKey === null) throw new Error(`The credential of ${integrationId} is gone`);
        return apiKey;
      },
      apiBase: stripeApiBase,
    }),
    chat: createChatConnector({
      postingAccess: (tenantId, integrationId) => chatInstallations.postingAccess(tenantId, integrationId),
      installationOf: (tenantId, integrationId) => chatInstallations.installationOf(tenantId, integrationId),
      apiBase: chat?.apiBase,
    }),
  };
}

/** The app that tenants install in their workspaces; null for a service without one. */
function createChatApp(
  { chat, platform }: IntegrationsOptions,
  { installations, spentStates }: Pick<ChatOAuthOptions, 'installations' | 'spentStates'>,
) {
  if (chat === undefined) return null;
  const { logger } = platform;
  const chatPlatform = new ChatPlatform(chat);
  return {
    signingSecret: chat.signingSecret,
    oauth: new ChatOAuth({ ...chat, platform: chatPlatform, installations, spentStates, logger }),
    tokenInstall: new TokenInstall(chatPlatform, installations),
  };
}
