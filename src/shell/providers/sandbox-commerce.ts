import type { ProviderWords } from './labels.ts';

export const SANDBOX_COMMERCE: ProviderWords = {
  kind: 'Sandbox shop',
  provider: 'Sandbox shop',
  about: 'A simulated shop with a few orders to try things out, such as 1234, paid in EUR. No money moves.',
};
