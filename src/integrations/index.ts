export type { CardLine, CardPoster, ChatCard, ChatInteraction, MessagePlace, Posted } from './chat/card-seam.ts';
export type { ChatChannels } from './chat/channels.ts';
export type { ChatPlatform, ChatReply, ChatRequests, PostingRefusal, SlashCommand } from './chat/chat-platform.ts';
export { parseCommand, type WorkCommand } from './chat/command.ts';
export type { ChatInstallations } from './chat/installations.ts';
export type { LateReplies, ReplyAddress } from './chat/late-replies.ts';
export type { ChatDeliveries } from './chat/links/deliveries.ts';
export type { ChatLinks, OwnAccount } from './chat/links/links.ts';
export type { ChatCardProblem, ChatLinkLetter, LinkOutcome, UndeliveredCard } from './chat/links/model.ts';
export type {
  ChatChannel,
  ChatInstallation,
  ChatInstallationPeriod,
  ChatInstallationStatus,
  PostingAccess,
} from './chat/model.ts';
export type { ChatOAuth, InstallOutcome } from './chat/oauth.ts';
export type { InstallState } from './chat/oauth-state.ts';
export { missingForPosting } from './chat/posting-access.ts';
export type {
  Integration,
  IntegrationLoosening,
  IntegrationProblem,
  NewIntegration,
  WaitingIntegrationChange,
} from './model.ts';
export type { IntegrationsServices } from './module.ts';
export { refusalIn } from './problem.ts';
export {
  type ActionOutcomeError,
  type CallApprover,
  type Connector,
  type ConnectorCall,
  type ConnectorOutcome,
  type DryCheckPassed,
  type IntegrationTarget,
  isSameTarget,
  type ProposedCall,
  type ReadOutcome,
  type UnknownCode,
} from './providers/connector.ts';
export type { Setting } from './providers/provider.ts';
export {
  CHAT_PLATFORM_NAMES,
  carriersOf,
  chatPlatformNamed,
  INTEGRATION_KINDS,
  type IntegrationKind,
  PROVIDERS,
  WORKER_KINDS,
} from './providers/registry.ts';
export { overlapEndOf, type SigningVersionStore, type SigningVersions } from './secrets/signing-versions.ts';
export type { Connected, ConnectionPurpose, IntegrationService, ReadIntegration } from './service.ts';
