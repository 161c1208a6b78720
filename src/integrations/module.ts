import type { EmailQueue, IdentityServices } from '../identity/index.ts';
import { lazily } from '../platform/lazily.ts';
import type { Platform } from '../platform/module.ts';
import type { OutboundRules } from '../platform/outbound.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { CardPoster } from './chat/card-seam.ts';
import { ChatChannels, type ChatChannelsOptions } from './chat/channels.ts';
import type { ChatApp, ChatPlatform } from './chat/chat-platform.ts';
import { ChatInstallations } from './chat/installations.ts';
import { LateReplies } from './chat/late-replies.ts';
import { ChatDeliveries } from './chat/links/deliveries.ts';
import { ChatLinks } from './chat/links/links.ts';
import { ChatLinkRepository } from './chat/links/repository.ts';
import { CHAT_LINK_COLLECTIONS, defineChatLinkModels } from './chat/links/schema.ts';
import { ChatOAuth, type ChatOAuthOptions } from './chat/oauth.ts';
import { ChatChannelRepository, ChatWorkspaceDirectory, SpentStates } from './chat/repository.ts';
import { CHAT_COLLECTIONS, defineChatModels } from './chat/schema.ts';
import { tokenInstall } from './chat/token-install.ts';
import { connectProviders } from './providers/connections.ts';
import type { Surroundings } from './providers/provider.ts';
import { chatPlatformNamed, PROVIDERS } from './providers/registry.ts';
import { IntegrationRepository } from './repository.ts';
import { defineIntegrationModel, INTEGRATION_COLLECTIONS } from './schema.ts';
import { SecretRepository } from './secrets/repository.ts';
import { defineSecretModel, SECRET_COLLECTIONS } from './secrets/schema.ts';
import { SecretStore } from './secrets/secret-store.ts';
import { SigningVersionStore } from './secrets/signing-versions.ts';
import { IntegrationService } from './service.ts';
import { SigningSecrets } from './signing-secrets.ts';

export const INTEGRATIONS_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...INTEGRATION_COLLECTIONS,
  ...SECRET_COLLECTIONS,
  ...CHAT_COLLECTIONS,
  ...CHAT_LINK_COLLECTIONS,
  ...Object.values(PROVIDERS).flatMap(({ collections }) => collections),
];

export interface ChatAppOptions extends ChatApp, Pick<ChatOAuthOptions, 'stateSecret'> {
  /** The platform signs commands and events with it. */
  signingSecret: string;
}

interface IntegrationsOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'authority' | 'credentials' | 'loosenings' | 'members' | 'tenants'>;
  /** Belongs to the mail module, which is created later. */
  office: EmailQueue;
  providerAddresses: Parameters<typeof connectProviders>[1];
  outbound: OutboundRules;
  /** Set even if the service has no chat app. */
  chatPlatform: string;
  chat: ChatAppOptions | undefined;
  queuesOf: ChatChannelsOptions['queuesOf'];
  whyNoWorkYet: ChatChannelsOptions['whyNoWorkYet'];
}

export type IntegrationsServices = Awaited<ReturnType<typeof createIntegrations>>;

export async function createIntegrations(options: IntegrationsOptions) {
  const { outbound, providerAddresses, chat } = options;
  const { mongo, keyRing, findPage, notifyRelay } = options.platform;
  const { authority, loosenings, credentials, members, tenants } = options.identity;
  const { connection } = mongo;
  const secretModel = defineSecretModel(connection);
  const secrets = new SecretStore((tenantId) => new SecretRepository(secretModel, tenantId), keyRing);
  const store = { integrations: defineIntegrationModel(connection), findPage };
  const repository = (tenantId: string) => new IntegrationRepository(store, tenantId);
  const chatModels = defineChatModels(connection);
  const chatPlatform = chatPlatformNamed(options.chatPlatform);
  const stored = { secrets, authority, loosenings, notifyRelay };
  const installations = new ChatInstallations({
    ...stored,
    platform: chatPlatform,
    integrations: repository,
    directory: new ChatWorkspaceDirectory(connection, chatModels),
  });
  const signingVersions = new SigningVersionStore(secrets);
  const signingSecrets = new SigningSecrets({ repository, versions: signingVersions, authority, notifyRelay });
  const surroundings = surroundingsOf(options, chatPlatform, { repository, secrets, signingSecrets, installations });
  const loadProviders = lazily(() => connectProviders(surroundings, providerAddresses));
  const integrations = new IntegrationService({ ...stored, repository, providers: loadProviders, outbound });
  const linkModels = defineChatLinkModels(connection);
  const links = (tenantId: string) => new ChatLinkRepository(connection, linkModels, tenantId);
  const spentStates = new SpentStates(chatModels);
  return {
    integrations,
    secrets,
    signingVersions,
    signingSecrets,
    loadProviders,
    chatPlatform,
    chatInstallations: installations,
    chatChannels: new ChatChannels({
      platform: chatPlatform,
      integrations: repository,
      repository: (tenantId) => new ChatChannelRepository(chatModels, tenantId),
      queuesOf: options.queuesOf,
      whyNoWorkYet: options.whyNoWorkYet,
      installations,
      notifyRelay,
    }),
    chatLinks: new ChatLinks({
      repository: links,
      keys: keyRing.derive('chat-link-code'),
      credentials,
      members,
      tenants,
      office: options.office,
      integrations,
      installations,
      notifyRelay,
    }),
    chatDeliveries: new ChatDeliveries(links),
    spentStates,
    chatApp: chat ? await createChatApp(chat, options.platform, chatPlatform, installations, spentStates) : null,
  };
}

function surroundingsOf(
  { platform, outbound, chat }: IntegrationsOptions,
  { name }: ChatPlatform,
  services: {
    repository: (tenantId: string) => IntegrationRepository;
    secrets: SecretStore;
    signingSecrets: SigningSecrets;
    installations: ChatInstallations;
  },
): Omit<Surroundings, 'address'> {
  const { repository, secrets, signingSecrets, installations } = services;
  return {
    connection: platform.mongo.connection,
    outbound,
    async credentialOf(tenantId, integrationId) {
      const credential = await secrets.find(tenantId, integrationId);
      if (credential === null) throw new Error(`The credential of ${integrationId} is gone`);
      return credential;
    },
    signingSecretsOf: (tenantId, integrationId) => signingSecrets.of(tenantId, integrationId),
    settingsOf: async (tenantId, integrationId) => (await repository(tenantId).find(integrationId))?.settings ?? {},
    chat: {
      platform: name,
      postingAccess: (tenantId, integrationId) => installations.postingAccess(tenantId, integrationId),
      installationOf: (tenantId, integrationId) => installations.installationOf(tenantId, integrationId),
      apiBase: chat?.apiBase,
    },
  };
}

async function createChatApp(
  app: ChatAppOptions,
  { logger }: Platform,
  platform: ChatPlatform,
  installations: ChatInstallations,
  spentStates: SpentStates,
) {
  const { signingSecret, stateSecret, apiBase } = app;
  const [requests, installer] = await Promise.all([platform.loadRequests(), platform.installerOf(app)]);
  return {
    kind: platform.kind,
    signingSecret,
    requests,
    replies: new LateReplies({
      hosts: platform.replyHosts,
      standIn: apiBase === platform.addresses.api ? null : new URL(apiBase),
      logger,
    }),
    async cardsOf(tenantId: string, integrationId: string): Promise<CardPoster | { missing: string }> {
      const access = await installations.postingAccess(tenantId, integrationId);
      return 'missing' in access ? access : platform.cardsOf(access.token, apiBase);
    },
    oauth: new ChatOAuth({ stateSecret, installer, installations, spentStates, logger }),
    tokenInstall: tokenInstall(installer, platform.scopes.posting, installations),
  };
}
