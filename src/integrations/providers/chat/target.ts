import type { ChatPlatform } from '../../chat/chat-platform.ts';
import type { ChatInstallation } from '../../chat/model.ts';
import type { IntegrationTarget } from '../connector.ts';

/** @param apiBase Undefined if the service is connected to no platform. */
export function targetOf(
  { kind }: Pick<ChatPlatform, 'kind'>,
  installation: ChatInstallation | null,
  apiBase: string | undefined,
): IntegrationTarget {
  return {
    provider: kind,
    address: apiBase ?? null,
    account: installation?.appId ?? null,
    workspace: installation?.teamId ?? installation?.enterpriseId ?? null,
  };
}
