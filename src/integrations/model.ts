import type { WaitingChange } from '../identity/index.ts';
import type { ChatInstallation } from './chat/model.ts';
import type { Settings } from './providers/provider.ts';
import type { IntegrationKind } from './providers/registry.ts';

/**
 * Changes of an integration that may permit more: it was created, switched on, or given another target or credential.
 */
export type IntegrationLoosening = 'created' | 'enabled' | 'redirected';

/** A change of an integration that waits for another administrator. */
export type WaitingIntegrationChange = WaitingChange & { what: IntegrationLoosening };

/**
 * Problem with the last request through an integration. In order: no response, an error of the provider itself, a rate
 * limit, a rejected credential, a refused request, or an unknown result that a person has to settle.
 */
export type IntegrationProblem =
  | 'no_answer'
  | 'provider_error'
  | 'rate_limited'
  | 'credential'
  | 'refused'
  | 'unconfirmed';

/** A tenant's connection to a provider. */
export interface Integration {
  integrationId: string;
  kind: IntegrationKind;
  name: string;
  enabled: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Increases by one with each change. */
  version: number;
  /** Provider-specific settings, fixed at creation; empty for a provider without settings. */
  settings: Settings;
  /** Times of the latest results. Repeated results update them once a minute. */
  lastOutcomes: { successAt: Date | null; failure: { at: Date; problem: IntegrationProblem } | null };
  /** Installation of the app in a workspace; present only on integrations of kind `chat`. */
  chat?: ChatInstallation;
}

/** Input for a new integration. Credentials go to the secret store and nowhere else. */
export interface NewIntegration {
  name: string;
  kind: IntegrationKind;
  /** Required by providers that take a credential. */
  credential?: string | undefined;
  /** Provider-specific settings, by the fields of the provider's `Setting`s. */
  settings?: Settings | undefined;
}

/** A new integration, with its signing secret, which can be shown only now. */
export interface MadeIntegration extends Integration {
  signingSecret?: string;
}
