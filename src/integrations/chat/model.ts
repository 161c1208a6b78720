import type { Integration } from '../model.ts';
import type { IntegrationKind } from '../providers/registry.ts';

/** Installation that a request belongs to, according to the platform. Ids are the platform's own. */
export interface ChatIdentity {
  /** Id of the workspace; null if an org-wide event names none. */
  teamId: string | null;
  /** Id of the grid that the workspace belongs to; null outside a grid. */
  enterpriseId: string | null;
  /** True if the app is installed for the whole grid, false if only for the workspace. */
  isEnterpriseInstall: boolean;
  /** Id of the app; null if the platform does not send it. */
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
  /** Time when the platform reported that the token of the app was revoked. Null once a new token is stored. */
  tokensRevokedAt: Date | null;
  /** True if a bot token is stored. An installation by OAuth stores none. */
  tokenStored: boolean;
  /** Scopes granted to the app at its installation by OAuth. `botTokenScopes` are those of the stored bot token. */
  installScopes: string[];
  botTokenScopes: string[];
  /** Earlier installations, latest first. */
  history: ChatInstallationPeriod[];
}

/** An installation that ended, or that a new installation of the same app replaced. */
export interface ChatInstallationPeriod {
  installedAt: Date;
  endedAt: Date;
  /** Reason of the end, such as `app_uninstalled`; `installed_again` if another installation followed at once. */
  endedReason: string;
  tokensRevokedAt: Date | null;
  appId: string | null;
  installScopes: string[];
  botTokenScopes: string[];
}

/** Everything that posting needs, or the first thing that is missing. */
export type PostingAccess =
  | { token: string; installation: ChatInstallation }
  | { missing: 'installation' | 'token' | 'scope' };

/**
 * Returns the first thing that an integration lacks for posting; null if its record shows nothing missing.
 * @param postingScope The platform's name of the scope to post.
 */
export function missingFor(
  { enabled, chat }: Integration,
  postingScope: string,
): 'installation' | 'token' | 'scope' | null {
  if (!enabled || chat?.status !== 'installed') return 'installation';
  if (!chat.tokenStored) return 'token';
  return chat.botTokenScopes.includes(postingScope) ? null : 'scope';
}

/** A channel of a workspace whose commands become work of a pack. */
export interface ChatChannel {
  channelId: string;
  /** Platform of the channel, as the kind of its integrations. */
  platform: IntegrationKind;
  /** Id of the channel at the platform, such as `C024BE91L`. */
  pageId: string;
  integrationId: string;
  packKey: string;
  queueKey: string;
  enabled: boolean;
  /** True if the channel shows cards of proposals in the queue that wait for approval. */
  approvals: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export type NewChatChannel = Pick<ChatChannel, 'pageId' | 'integrationId' | 'packKey' | 'queueKey' | 'enabled'>;
