import type { Provider } from '../provider.ts';

const API_BASE = 'https://api.stripe.com';

export const stripe: Provider<'stripe'> = {
  kind: 'stripe',
  carries: ['commerce_refund'],
  made: {
    by: 'administrator',
    about: 'stripe: its key is read from standard input',
    credential: {
      field: 'api_key',
      pattern: /^(sk|rk)_(test|live)_[A-Za-z0-9_]{10,240}$/,
      problem: 'must be a secret or restricted key of Stripe',
    },
  },
  address: { variable: 'WORKGATE_STRIPE_API_BASE', otherwise: API_BASE },
  collections: [],
  async connect({ credentialOf, address }) {
    const [{ stripeAccount }, { refundsAt }] = await Promise.all([import('./account.ts'), import('./refunds.ts')]);
    const account = stripeAccount({ apiKeyOf: credentialOf, apiBase: address ?? API_BASE });
    return { target: account.target, carriers: { commerce_refund: refundsAt(account) } };
  },
};
