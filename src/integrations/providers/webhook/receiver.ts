import type { IntegrationTarget } from '../connector.ts';
import type { Surroundings } from '../provider.ts';

/** Where the requests of an integration go, and what they are signed with. */
export interface Receiver {
  url: URL;
  lookupUrl: URL | null;
  dryRunUrl: URL | null;
  secret: string;
  target: IntegrationTarget;
}

export type Receivers = (tenantId: string, integrationId: string) => Promise<Receiver>;

/** The receivers of integrations, by their settings and credentials at the moment. */
export function receiverOf({ credentialOf, settingsOf }: Pick<Surroundings, 'credentialOf' | 'settingsOf'>): Receivers {
  return async (tenantId, integrationId) => {
    const [settings, { value: secret, version }] = await Promise.all([
      settingsOf(tenantId, integrationId),
      credentialOf(tenantId, integrationId),
    ]);
    const url = urlOf(settings['url']);
    if (url === null) throw new Error(`The integration ${integrationId} has no address`);
    return {
      url,
      lookupUrl: urlOf(settings['lookup_url']),
      dryRunUrl: urlOf(settings['dry_run_url']),
      secret,
      target: { provider: 'webhook', address: url.href, account: `credential/${version}`, workspace: null },
    };
  };
}

function urlOf(address: string | undefined): URL | null {
  return address === undefined ? null : new URL(address);
}
