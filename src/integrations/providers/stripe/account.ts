import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import type { IntegrationTarget } from '../connector.ts';
import type { ConnectedProvider } from '../provider.ts';

export interface StripeOptions {
  /** Secret or restricted key of the integration, and which of those that it has had it is. */
  apiKeyOf: (tenantId: string, integrationId: string) => Promise<{ value: string; version: number }>;
  /** Where Stripe is: its own address, or that of a stand-in. */
  apiBase: string;
}

/** The accounts of integrations at Stripe. */
export interface StripeAccount extends Pick<ConnectedProvider, 'target'> {
  /** A client for one call, and where it leads. */
  connect: (tenantId: string, integrationId: string) => Promise<{ client: Stripe; target: IntegrationTarget }>;
}

const TIMEOUT_MS = 15_000;

export function stripeAccount({ apiKeyOf, apiBase }: StripeOptions): StripeAccount {
  /** Which account a key is of, Stripe alone knows: another key may be of another one. */
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
        // Repeating is governed by us: what Stripe has not answered is looked up before anything is sent again.
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

/**
 * A client that sends a request once. The library's own repeats it after a cut connection even when told not to, since a
 * connection that was kept open may have been stale; so none is kept open.
 */
function sendingOnce(protocol: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient(protocol === 'http:' ? new HttpAgent() : new HttpsAgent());
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    try {
      return await makeRequest(...request);
    } catch (error) {
      // By its code the library would tell that the connection was cut.
      throw new Error('The connection to Stripe broke', { cause: error });
    }
  };
  return client;
}
