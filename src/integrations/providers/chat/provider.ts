import type { ChatPlatform } from '../../chat/chat-platform.ts';
import { missingFor } from '../../chat/model.ts';
import type { Provider } from '../provider.ts';

/** Reasons why an integration that is on cannot post. */
const MISSING_FOR_POSTING = {
  installation: () => 'The app is not installed in the workspace any more. An administrator can install it again.',
  token: () => 'No bot token of the workspace is stored. An administrator can store one.',
  scope: (scope: string) => `The bot token lacks the scope ${scope}. An administrator can store one that has it.`,
} as const;

/** Returns the provider for the workspaces of a chat platform. */
export function chatProvider<Kind extends string>(
  platform: ChatPlatform<Kind>,
): Provider<Kind> & { chat: ChatPlatform<Kind> } {
  const { kind } = platform;
  const postingScope = platform.scopes.posting;
  return {
    kind,
    carries: ['chat_post_message'],
    made: { by: 'installing' },
    collections: [],
    chat: platform,
    obstacle(integration) {
      const missing = missingFor(integration, postingScope);
      return missing === null ? null : MISSING_FOR_POSTING[missing](postingScope);
    },
    async connect({ chat }) {
      const [{ messagesOf }, { targetOf }] = await Promise.all([import('./posting.ts'), import('./target.ts')]);
      // The app is registered at one platform. Other platforms have at most records, so nothing is posted to them.
      const access = chat.platform === platform.name ? chat : { ...chat, apiBase: undefined };
      return {
        target: async (tenantId, integrationId) =>
          targetOf(platform, await access.installationOf(tenantId, integrationId), access.apiBase),
        carriers: { chat_post_message: messagesOf(platform, access) },
      };
    },
  };
}
