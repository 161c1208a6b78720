import type { ProviderWords } from './words.ts';

export const CHAT: ProviderWords = { kind: 'Chat workspace', provider: 'Chat' };

/** What the platform calls the grant without which a bot token does not post. */
export const POSTING_SCOPE = 'chat:write';

const ID = { pattern: '[A-Z][A-Z0-9]{1,63}', maxLength: 64 };

/** How fields ask for ids of the platform. */
export const CHAT_ID_FIELDS = {
  workspace: {
    description: 'Its id, such as T1DC2JH3J. The token has to be of it.',
    title: 'The id of a workspace, such as T1DC2JH3J',
    ...ID,
  },
  app: {
    description: 'Its id, such as A0KRD7HC3; any app if it is left empty.',
    title: 'The id of an app, such as A0KRD7HC3',
    ...ID,
  },
  channel: {
    description: 'The id that stands at the end of the channel’s details, such as C024BE91L.',
    title: 'The id of a channel, such as C024BE91L',
    pattern: '[CGD][A-Z0-9]{2,30}',
    maxLength: 31,
  },
} as const;
