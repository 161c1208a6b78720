import type { ProviderWords } from './labels.ts';

export const STRIPE: ProviderWords = {
  kind: 'Stripe',
  provider: 'Stripe',
  fields: {
    api_key: {
      label: 'Secret key',
      description:
        'A secret or restricted key that may read payments and make refunds. It is kept encrypted and never shown again.',
      beginnings: ['sk_', 'rk_'],
    },
  },
};
