import type { IntegrationTarget } from '../connector.ts';
import type { Surroundings } from '../provider.ts';

/** A new signing secret leads to the same receiver, so that earlier approvals stay valid. */
const ACCOUNT = 'credential/1';

export interface Receiver {
  url: URL;
  lookupUrl: URL | null;
  dryRunUrl: URL | null;
  /** Newest first. */
  secrets: readonly string[];
  target: IntegrationTarget;
}

export type Receivers = (tenantId: string, integrationId: string) => Promise<Receiver>;

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
