import type { ProviderWords } from './words.ts';

export const CHAT: ProviderWords = { kind: 'Chat workspace', provider: 'Chat' };
