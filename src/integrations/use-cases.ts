import type { CallContext } from '../call-context.ts';
import { type Bound, methodsOf, permitted } from '../identity/index.ts';
import type { ChatChannels } from './chat/channels.ts';
import type { ChatLinks } from './chat/links/links.ts';
import type { TokenInstall } from './chat/token-install.ts';
import type { IntegrationService } from './service.ts';
import type { SigningSecrets } from './signing-secrets.ts';

const of = methodsOf<IntegrationService>();

const list = permitted('integrations.read', (integrations: IntegrationService, { tenantId }: CallContext) =>
  integrations.list(tenantId),
);

export const INTEGRATION_USE_CASES = {
  listIntegrations: list,
  /** Returns all integrations. Chat workspaces carry their installation. */
  listChatInstallations: list,
  listWaitingIntegrationChanges: permitted(
    'integrations.read',
    (integrations: IntegrationService, { tenantId, principal }: CallContext) =>
      integrations.waiting(tenantId, principal.accountable),
  ),
  createIntegration: of('integrations.manage', 'create'),
  setIntegrationEnabled: of('integrations.manage', 'setEnabled'),
  confirmIntegration: of('integrations.manage', 'confirm'),
};
export const SIGNING_SECRET_USE_CASES = {
  rotateIntegrationSecret: methodsOf<SigningSecrets>()('integrations.manage', 'rotate'),
};
const ofChannels = methodsOf<ChatChannels>();

export const CHAT_CHANNEL_USE_CASES = {
  listChatChannelMappings: permitted('integrations.read', (channels: ChatChannels, { tenantId }: CallContext) =>
    channels.list(tenantId),
  ),
  listChatChannelTargets: permitted('integrations.read', (channels: ChatChannels, { tenantId }: CallContext) =>
    channels.targets(tenantId),
  ),
  putChatChannelMapping: ofChannels('integrations.manage', 'put'),
  setChatChannelMappingEnabled: ofChannels('integrations.manage', 'setEnabled'),
  setChatChannelApprovals: ofChannels('integrations.manage', 'setApprovals'),
  removeChatChannelMapping: ofChannels('integrations.manage', 'remove'),
};
const ofLinks = methodsOf<ChatLinks>();

/** Every member may link an account in person. What the account may decide is checked elsewhere. */
export const CHAT_LINK_USE_CASES = {
  createChatLinkCode: ofLinks('integrations.read', 'createCode'),
  listOwnChatLinks: ofLinks('integrations.read', 'listOwn'),
  endOwnChatLink: ofLinks('integrations.read', 'endOwn'),
};
export const CHAT_TOKEN_USE_CASES = {
  storeChatBotToken: methodsOf<TokenInstall>()('integrations.manage', 'install'),
};
export interface ChatTokenUseCases extends Bound<typeof CHAT_TOKEN_USE_CASES> {}
