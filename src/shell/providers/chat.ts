import type { ProviderWords } from './labels.ts';

export const CHAT: ProviderWords = { kind: 'Chat workspace', provider: 'Chat' };

/** The platform's name for the scope that a bot token needs to post messages. */
export const POSTING_SCOPE = 'chat:write';

const ID = { pattern: '[A-Z][A-Z0-9]{1,63}', maxLength: 64 };

/** Settings of input fields for ids of the platform. */
export const CHAT_ID_FIELDS = {
  workspace: {
    description: 'Its id, such as T1DC2JH3J. The token has to belong to it.',
    title: 'The id of a workspace, such as T1DC2JH3J',
    ...ID,
  },
  app: {
    description: 'Its id, such as A0KRD7HC3. Leave empty for any app.',
    title: 'The id of an app, such as A0KRD7HC3',
    ...ID,
  },
  channel: {
    description: 'The id at the end of the channel’s details, such as C024BE91L.',
    title: 'The id of a channel, such as C024BE91L',
    pattern: '[CGD][A-Z0-9]{2,30}',
    maxLength: 31,
  },
} as const;
