import type { ProviderWords } from './words.ts';

export const PULL: ProviderWords = {
  kind: 'Workers',
  isForWorkers: true,
  provider: 'Worker',
  about:
    'For systems that nobody reaches from outside: workers take what is executed, by an API key with the scope operations.carry that carries this integration.',
};
