import type { IdentityServices, LetterOffice } from '../identity/index.ts';
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
import { TokenInstall } from './chat/token-install.ts';
import { connectProviders } from './providers/connections.ts';
import type { ChatAccess, Surroundings } from './providers/provider.ts';
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

/** Registration of the chat app at its platform, and the secrets that protect its doors. */
export interface ChatAppOptions extends ChatApp, Pick<ChatOAuthOptions, 'stateSecret'> {
  /** Secret that the platform signs commands and events with. */
  signingSecret: string;
}

export interface IntegrationsOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'authority' | 'credentials' | 'loosenings' | 'members' | 'tenants'>;
  /** Queue for emails about accounts. It belongs to the mail module, which is created later. */
  office: LetterOffice;
  /** Addresses of the providers, by kind. */
  providerAddresses: Parameters<typeof connectProviders>[1];
  /** Rules for the addresses of providers that tenants may name. */
  outbound: OutboundRules;
  /** Name of the chat platform. Set even if the service has no chat app. */
  chatPlatform: string;
  /** The chat app; undefined if the service has none. */
  chat: ChatAppOptions | undefined;
  queuesOf: ChatChannelsOptions['queuesOf'];
}

export type IntegrationsServices = Awaited<ReturnType<typeof createIntegrations>>;

/** Creates the services for integrations: connections to providers, their credentials, and chat workspaces. */
export async function createIntegrations(options: IntegrationsOptions) {
  const { mongo, keyRing, findPage, notifyRelay } = options.platform;
  const { connection } = mongo;
  const secretModel = defineSecretModel(connection);
  const secrets = new SecretStore((tenantId) => new SecretRepository(secretModel, tenantId), keyRing);
  const store = { integrations: defineIntegrationModel(connection), findPage };
  const repository = (tenantId: string) => new IntegrationRepository(store, tenantId);
  const chatModels = defineChatModels(connection);
  const { authority, loosenings } = options.identity;
  const chatPlatform = chatPlatformNamed(options.chatPlatform);
  const common = { platform: chatPlatform, integrations: repository, notifyRelay };
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
    postingAccess: (tenantId, integrationId) => chatInstallations.postingAccess(tenantId, integrationId),
  });
  const signingVersions = new SigningVersionStore(secrets);
  const signingSecrets = new SigningSecrets({ repository, versions: signingVersions, authority, notifyRelay });
  const loadProviders = providerLoader(options, {
    connection,
    async credentialOf(tenantId, integrationId) {
      const credential = await secrets.find(tenantId, integrationId);
      if (credential === null) throw new Error(`The credential of ${integrationId} is gone`);
      return credential;
    },
    signingSecretsOf: (tenantId, integrationId) => signingSecrets.of(tenantId, integrationId),
    async settingsOf(tenantId, integrationId) {
      return (await repository(tenantId).find(integrationId))?.settings ?? {};
    },
    chat: chatAccess(options, chatPlatform, chatInstallations),
  });
  const stored = { repository, secrets, authority, loosenings, notifyRelay };
  const integrations = new IntegrationService({ ...stored, providers: loadProviders, outbound: options.outbound });
  const spentStates = new SpentStates(chatModels);
  const linkModels = defineChatLinkModels(connection);
  const linkRepository = (tenantId: string) => new ChatLinkRepository(connection, linkModels, tenantId);
  const chatApp = await createChatApp(options, chatPlatform, { installations: chatInstallations, spentStates });
  return {
    integrations,
    secrets,
    signingVersions,
    signingSecrets,
    loadProviders,
    chatPlatform,
    chatInstallations,
    chatChannels,
    chatLinks: createChatLinks(options, linkRepository, { integrations, installations: chatInstallations }),
    chatDeliveries: new ChatDeliveries(linkRepository),
    spentStates,
    chatApp,
  };
}

/** Returns a function that connects the providers on first use. */
function providerLoader(
  { outbound, providerAddresses }: IntegrationsOptions,
  surroundings: Omit<Surroundings, 'outbound' | 'address'>,
) {
  return lazily(() => connectProviders({ ...surroundings, outbound }, providerAddresses));
}

/** Creates the links between accounts of workspaces and members. */
function createChatLinks(
  { platform, office, identity: { credentials, members, tenants } }: IntegrationsOptions,
  repository: (tenantId: string) => ChatLinkRepository,
  { integrations, installations }: { integrations: IntegrationService; installations: ChatInstallations },
): ChatLinks {
  return new ChatLinks({
    repository,
    keys: platform.keyRing.derive('chat-link-code'),
    placeOf: (tenantId, personId) => members.placeOf(tenantId, personId),
    credentials,
    namesOf: (personIds) => members.namesOf(personIds),
    memberOf: (tenantId, personId) => members.find(tenantId, personId),
    tenantNameOf: async (tenantId) => (await tenants.get(tenantId)).name,
    office,
    workspaceNamesOf: (tenantId, integrationIds) => integrations.namesOf(tenantId, integrationIds),
    installationOf: (tenantId, integrationId) => installations.installationOf(tenantId, integrationId),
    notifyRelay: platform.notifyRelay,
  });
}

function chatAccess(
  { chat }: IntegrationsOptions,
  platform: ChatPlatform,
  installations: ChatInstallations,
): ChatAccess {
  return {
    platform: platform.name,
    postingAccess: (tenantId, integrationId) => installations.postingAccess(tenantId, integrationId),
    installationOf: (tenantId, integrationId) => installations.installationOf(tenantId, integrationId),
    apiBase: chat?.apiBase,
  };
}

/** Creates the app that tenants install in their workspaces; null if the service has none. */
async function createChatApp(
  { chat, platform }: IntegrationsOptions,
  chatPlatform: ChatPlatform,
  { installations, spentStates }: Pick<ChatOAuthOptions, 'installations' | 'spentStates'>,
) {
  if (chat === undefined) return null;
  const { signingSecret, stateSecret } = chat;
  const { logger } = platform;
  const [requests, installer] = await Promise.all([chatPlatform.loadRequests(), chatPlatform.installerOf(chat)]);
  return {
    kind: chatPlatform.kind,
    signingSecret,
    requests,
    replies: new LateReplies({
      hosts: chatPlatform.replyHosts,
      standIn: chat.apiBase === chatPlatform.addresses.api ? null : new URL(chat.apiBase),
      logger,
    }),
    /** Returns the card poster of a workspace, or the first thing that is missing for it. */
    async cardsOf(tenantId: string, integrationId: string): Promise<CardPoster | { missing: string }> {
      const access = await installations.postingAccess(tenantId, integrationId);
      return 'missing' in access ? access : chatPlatform.cardsOf(access.token, chat.apiBase);
    },
    oauth: new ChatOAuth({ stateSecret, installer, installations, spentStates, logger }),
    tokenInstall: new TokenInstall(installer, chatPlatform.scopes.posting, installations),
  };
}
