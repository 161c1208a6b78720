import {
  type ChatInstallation,
  type ChatInstallationPeriod,
  ChatInstallationStatus,
  ChatPosting,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { POSTING_SCOPE } from '../providers/chat.ts';

export const POSTING_LABELS = {
  [ChatPosting.UNSPECIFIED]: 'Unknown',
  [ChatPosting.READY]: 'Ready',
  [ChatPosting.MISSING_INSTALLATION]: 'Not ready: the app is not installed, or the integration is off.',
  [ChatPosting.MISSING_TOKEN]: 'Not ready: no bot token is stored.',
  [ChatPosting.MISSING_SCOPE]: `Not ready: the bot token lacks the scope ${POSTING_SCOPE}.`,
} as const satisfies Record<ChatPosting, string>;

export function installationState({ enabled, status }: ChatInstallation): { label: string; color: string } {
  if (status !== ChatInstallationStatus.INSTALLED) return { label: 'Removed', color: 'red' };
  return enabled ? { label: 'Installed', color: 'green' } : { label: 'Switched off', color: 'gray' };
}

const ENDS: Record<string, string> = {
  app_uninstalled: 'the app was removed from the workspace',
  installed_again: 'installed again',
  released: 'disconnected by the operator of the service',
  installed_by_another_tenant: 'installed by another tenant',
};

export function endOf({ endedReason }: ChatInstallationPeriod): string {
  return ENDS[endedReason] ?? endedReason;
}

/** Returns the id of the workspace of an installation, or the enterprise if it covers all its workspaces. */
export function placeOf({ teamId, enterpriseId, isEnterpriseInstall }: ChatInstallation): string {
  return isEnterpriseInstall ? `all of ${enterpriseId}` : teamId;
}
