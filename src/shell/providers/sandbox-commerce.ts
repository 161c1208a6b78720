import type { ProviderWords } from './words.ts';

export const SANDBOX_COMMERCE: ProviderWords = {
  kind: 'Sandbox shop',
  provider: 'Sandbox shop',
  about: 'A shop without an outside, with a few orders for trying things, such as 1234, paid in EUR. No money moves.',
};
