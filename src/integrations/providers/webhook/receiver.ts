import type { IntegrationTarget } from '../connector.ts';
import type { Surroundings } from '../provider.ts';

/**
 * By which credential it is that an integration leads somewhere, which proposals are pinned by. Its signing secret is no such
 * thing: another one leads to the same place, so that what was approved under one before goes on.
 */
const ACCOUNT = 'credential/1';

/** Where the requests of an integration go, and what they are signed with. */
export interface Receiver {
  url: URL;
  lookupUrl: URL | null;
  dryRunUrl: URL | null;
  /** The newest first. */
  secrets: readonly string[];
  target: IntegrationTarget;
}

export type Receivers = (tenantId: string, integrationId: string) => Promise<Receiver>;

/** The receivers of integrations, by their settings and credentials at the moment. */
export function receiverOf({
  signingSecretsOf,
  settingsOf,
}: Pick<Surroundings, 'signingSecretsOf' | 'settingsOf'>): Receivers {
  return async (tenantId, integrationId) => {
    const [settings, secrets] = await Promise.all([
      settingsOf(tenantId, integrationId),
      signingSecretsOf(tenantId, integrationId),
    ]);
    const url = urlOf(settings['url']);
    if (url === null) throw new Error(`The integration ${integrationId} has no address`);
    return {
      url,
      lookupUrl: urlOf(settings['lookup_url']),
      dryRunUrl: urlOf(settings['dry_run_url']),
      secrets,
      target: { provider: 'webhook', address: url.href, account: ACCOUNT, workspace: null },
    };
  };
}

function urlOf(address: string | undefined): URL | null {
  return address === undefined ? null : new URL(address);
}
