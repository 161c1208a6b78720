import type { Integration } from '../model.ts';
import type { IntegrationKind } from '../providers/registry.ts';

/** The platform's own ids of an installation that a request claims to be from. */
export interface ChatIdentity {
  /** Null if an org-wide event names no workspace. */
  teamId: string | null;
  /** Grid of the workspace; null outside a grid. */
  enterpriseId: string | null;
  isEnterpriseInstall: boolean;
  /** Null if the platform does not send it. */
  appId: string | null;
}

export type ChatInstallationStatus = 'installed' | 'disabled';

/** The app in a workspace, or in a whole grid. Contains no secrets. */
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
  /** Null once a new token is stored. */
  tokensRevokedAt: Date | null;
  /** An installation by OAuth stores no token. */
  tokenStored: boolean;
  /** Granted at the installation by OAuth. `botTokenScopes` are those of the stored bot token. */
  installScopes: string[];
  botTokenScopes: string[];
  /** Latest first. */
  history: ChatInstallationPeriod[];
}

/** An installation that ended, or that a new installation of the same app replaced. */
export interface ChatInstallationPeriod {
  installedAt: Date;
  endedAt: Date;
  /** Such as `app_uninstalled`; `installed_again` if another installation followed at once. */
  endedReason: string;
  tokensRevokedAt: Date | null;
  appId: string | null;
  installScopes: string[];
  botTokenScopes: string[];
}

export type PostingAccess =
  | { token: string; installation: ChatInstallation }
  | { missing: 'installation' | 'token' | 'scope' };

/** Returns the first thing that the record lacks for posting; null for nothing. */
export function missingFor(
  { enabled, chat }: Integration,
  postingScope: string,
): 'installation' | 'token' | 'scope' | null {
  if (!enabled || chat?.status !== 'installed') return 'installation';
  if (!chat.tokenStored) return 'token';
  return chat.botTokenScopes.includes(postingScope) ? null : 'scope';
}

export interface ChatChannel {
  channelId: string;
  platform: IntegrationKind;
  /** Id at the platform, such as `C024BE91L`. */
  pageId: string;
  integrationId: string;
  packKey: string;
  queueKey: string;
  /** People who answer for the choice of the queue; empty if unknown. */
  mappedBy: readonly string[];
  enabled: boolean;
  /** The channel shows cards of proposals in the queue that wait for approval. */
  approvals: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export type NewChatChannel = Pick<ChatChannel, 'pageId' | 'integrationId' | 'packKey' | 'queueKey' | 'enabled'>;
