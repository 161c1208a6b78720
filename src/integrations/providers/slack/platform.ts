import type { ChatPlatform } from '../../chat/chat-platform.ts';
import { SCOPES } from './scopes.ts';

/** Slack. Its integrations are of the kind `chat`, because it was the first platform. */
export const slack: ChatPlatform<'chat'> = {
  kind: 'chat',
  name: 'slack',
  addresses: { api: 'https://slack.com/api/', authorize: 'https://slack.com/oauth/v2/authorize' },
  // Channels, private channels and direct messages.
  channelId: { pattern: /^[CGD][A-Z0-9]{2,30}$/, problem: 'must be the id of a channel, such as C024BE91L' },
  scopes: SCOPES,
  replyHosts: ['hooks.slack.com', 'hooks.slack-gov.com'],
  async loadRequests() {
    const { slackRequests } = await import('./requests.ts');
    return slackRequests;
  },
  async installerOf(app) {
    const { slackInstaller } = await import('./installer.ts');
    return slackInstaller(app);
  },
  async posterOf(token, apiBase) {
    const { slackPoster } = await import('./posting.ts');
    return slackPoster(token, apiBase);
  },
  async cardsOf(token, apiBase) {
    const { slackCards } = await import('./cards.ts');
    return slackCards(token, apiBase);
  },
};
