import type { ChatPlatform } from '../../chat/chat-platform.ts';
import { missingFor } from '../../chat/model.ts';
import type { Provider } from '../provider.ts';

const MISSING_FOR_POSTING = {
  installation: () => 'The app is not installed in the workspace any more. An administrator can install it again.',
  token: () => 'No bot token of the workspace is stored. An administrator can store one.',
  scope: (scope: string) => `The bot token lacks the scope ${scope}. An administrator can store one that has it.`,
} as const;

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
      // The app is registered at one platform. Nothing is posted to the others, which have at most records.
      const access = chat.platform === platform.name ? chat : { ...chat, apiBase: undefined };
      return {
        target: async (tenantId, integrationId) =>
          targetOf(platform, await access.installationOf(tenantId, integrationId), access.apiBase),
        carriers: { chat_post_message: messagesOf(platform, access) },
      };
    },
  };
}
