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

/** Latest results of an integration. Repeated results update the time once a minute. */
export interface LastOutcomes {
  successAt: Date | null;
  failure: { at: Date; problem: IntegrationProblem } | null;
}

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
  lastOutcomes: LastOutcomes;
  /** Installation of the app in a workspace; present only on integrations of kind `chat`. */
  chat?: ChatInstallation;
}
