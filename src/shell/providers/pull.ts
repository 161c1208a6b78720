import type { ProviderWords } from './labels.ts';

export const PULL: ProviderWords = {
  kind: 'Workers',
  isForWorkers: true,
  provider: 'Worker',
  about:
    'For systems that cannot be reached from outside. Workers fetch the actions with an API key that has the scope operations.carry and carries this integration.',
};
