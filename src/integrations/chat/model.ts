import type { IntegrationKind } from '../providers/registry.ts';

/** What a chat platform says of the installation that a request is of. Ids are the platform's own. */
export interface ChatIdentity {
  /** The workspace; null where an org-wide event names none. */
  teamId: string | null;
  /** The grid that the workspace belongs to; null outside any. */
  enterpriseId: string | null;
  /** Whether the app is installed for the whole grid and not for the one workspace. */
  isEnterpriseInstall: boolean;
  /** The app; null where the platform does not say. */
  appId: string | null;
}

export type ChatInstallationStatus = 'installed' | 'disabled';

/** The app in a workspace, or in all of a grid. Nothing of it is secret. */
export interface ChatInstallation {
  /** Null for an org-wide installation. */
  teamId: string | null;
  teamName: string | null;
  appId: string | null;
  enterpriseId: string | null;
  isEnterpriseInstall: boolean;
  status: ChatInstallationStatus;
  installedAt: Date;
  disabledAt: Date | null;
  disabledReason: string | null;
  /** When the platform said that it has revoked the token of the app; null since a new one is stored. */
  tokensRevokedAt: Date | null;
  /** Whether a bot token is stored. An OAuth installation stores none. */
  tokenStored: boolean;
  /** What was granted when the app was installed by OAuth, and to the bot token that is stored. */
  installScopes: string[];
  botTokenScopes: string[];
  /** Installations before this one, the latest first. */
  history: ChatInstallationPeriod[];
}

/** An installation that is over, or that took the place of itself when the app was installed again. */
export interface ChatInstallationPeriod {
  installedAt: Date;
  endedAt: Date;
  /** Why it ended, such as `app_uninstalled`; `installed_again` where another followed it at once. */
  endedReason: string;
  tokensRevokedAt: Date | null;
  appId: string | null;
  installScopes: string[];
  botTokenScopes: string[];
}

/** What posting needs, and what of it is missing first. */
export type PostingAccess =
  | { token: string; installation: ChatInstallation }
  | { missing: 'installation' | 'token' | 'scope' };

/** A channel of a workspace whose commands become work of a pack. */
export interface ChatChannel {
  channelId: string;
  /** The platform, as the kind of its integrations. */
  platform: IntegrationKind;
  /** Id of the channel at the platform, such as `C024BE91L`. */
  pageId: string;
  integrationId: string;
  packKey: string;
  queueKey: string;
  enabled: boolean;
  /** Whether what waits for approval in the queue stands in the channel as cards. */
  approvals: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export type NewChatChannel = Pick<ChatChannel, 'pageId' | 'integrationId' | 'packKey' | 'queueKey' | 'enabled'>;
