import type { WaitingChange } from '../identity/members/loosening.ts';
import type { ChatInstallation } from './chat/model.ts';
import type { Settings } from './providers/provider.ts';
import type { IntegrationKind } from './providers/registry.ts';

/** What about an integration may admit more: it was made, switched on, or leads elsewhere or with another credential. */
export type IntegrationLoosening = 'created' | 'enabled' | 'redirected';

/** What of that waits for another administrator. */
export type WaitingIntegrationChange = WaitingChange & { what: IntegrationLoosening };

/**
 * What was wrong with what went through an integration: nobody answered, it answered with an error of its own, it takes no
 * more at the moment, it does not accept the credential, it refused what it was asked for, or a person has to find out.
 */
export type IntegrationProblem =
  | 'no_answer'
  | 'provider_error'
  | 'rate_limited'
  | 'credential'
  | 'refused'
  | 'unconfirmed';

/** What came of an integration last, to the minute where it goes on. */
export interface LastOutcomes {
  successAt: Date | null;
  failure: { at: Date; problem: IntegrationProblem } | null;
}

/** A tenant's way to a provider. */
export interface Integration {
  integrationId: string;
  kind: IntegrationKind;
  name: string;
  enabled: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Grows by one with each change. */
  version: number;
  /** What else it was made with; empty for a provider that asks for nothing. */
  settings: Settings;
  lastOutcomes: LastOutcomes;
  /** How the app is installed in its workspace; there on those of kind `chat`. */
  chat?: ChatInstallation;
}
