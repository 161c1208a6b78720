import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import type { IntegrationTarget } from '../connector.ts';
import type { ConnectedProvider, Surroundings } from '../provider.ts';

export interface StripeAccount extends Pick<ConnectedProvider, 'target'> {
  /** Returns a client for one call, and the target that it leads to. */
  connect: (tenantId: string, integrationId: string) => Promise<{ client: Stripe; target: IntegrationTarget }>;
}

const TIMEOUT_MS = 15_000;

export function stripeAccount(at: { apiKeyOf: Surroundings['credentialOf']; apiBase: string }): StripeAccount {
  const { apiKeyOf, apiBase } = at;
  /** Only Stripe knows the account of a key, so a new version of the key may lead to another account. */
  const targetOf = ({ version }: { version: number }): IntegrationTarget => ({
    provider: 'stripe',
    address: new URL(apiBase).href,
    account: `credential/${version}`,
    workspace: null,
  });
  return {
    async connect(tenantId, integrationId) {
      const { hostname, port, protocol } = new URL(apiBase);
      const apiKey = await apiKeyOf(tenantId, integrationId);
      const client = new Stripe(apiKey.value, {
        host: hostname,
        ...(port === '' ? {} : { port }),
        protocol: protocol === 'http:' ? 'http' : 'https',
        // The service controls retries: it looks up an unanswered request before it sends anything again.
        maxNetworkRetries: 0,
        httpClient: sendingOnce(protocol),
        timeout: TIMEOUT_MS,
        telemetry: false,
      });
      return { client, target: targetOf(apiKey) };
    },
    async target(tenantId, integrationId) {
      return targetOf(await apiKeyOf(tenantId, integrationId));
    },
  };
}

/** The library repeats a request after a cut connection even with retries off, as an open connection may be stale. */
function sendingOnce(protocol: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient(protocol === 'http:' ? new HttpAgent() : new HttpsAgent());
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    try {
      return await makeRequest(...request);
    } catch (error) {
      // By its code the library would recognize a cut connection.
      throw new Error('The connection to Stripe broke', { cause: error });
    }
  };
  return client;
}
