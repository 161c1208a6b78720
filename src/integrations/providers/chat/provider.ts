import { missingForPosting, POSTING_SCOPE } from '../../chat/posting-access.ts';
import type { Provider } from '../provider.ts';

/** What an installation of the chat app may lack, while its integration is on. */
const MISSING_FOR_POSTING = {
  installation: 'The app is not installed in the workspace any more. An administrator can install it again.',
  token: 'No bot token of the workspace is stored. An administrator can store one.',
  scope: `The bot token lacks the scope ${POSTING_SCOPE}. An administrator can store one that has it.`,
} as const;

/** A workspace of the chat platform. */
export const chat: Provider<'chat'> = {
  kind: 'chat',
  carries: ['chat_post_message'],
  made: { by: 'installing' },
  collections: [],
  obstacle(integration) {
    const missing = missingForPosting(integration);
    return missing === null ? null : MISSING_FOR_POSTING[missing];
  },
  async connect({ chat: platform }) {
    const [{ messagesOf }, { targetOf }] = await Promise.all([import('./posting.ts'), import('./target.ts')]);
    return {
      target: async (tenantId, integrationId) =>
        targetOf(await platform.installationOf(tenantId, integrationId), platform.apiBase),
      carriers: { chat_post_message: messagesOf(platform) },
    };
  },
};
