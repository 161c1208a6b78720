import type { WaitingChange } from '../identity/index.ts';
import type { ChatInstallation } from './chat/model.ts';
import type { Settings } from './providers/provider.ts';
import type { IntegrationKind } from './providers/registry.ts';

/** Changes that may permit more: a new integration, switched on, or with another target or credential. */
export type IntegrationLoosening = 'created' | 'enabled' | 'redirected';

export type WaitingIntegrationChange = WaitingChange & { what: IntegrationLoosening };

/** Problem of the last request. `unconfirmed` is an unknown result that a person has to settle. */
export type IntegrationProblem =
  | 'no_answer'
  | 'provider_error'
  | 'rate_limited'
  | 'credential'
  | 'refused'
  | 'unconfirmed';

export interface Integration {
  integrationId: string;
  kind: IntegrationKind;
  name: string;
  enabled: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  /** Fixed at creation. */
  settings: Settings;
  /** Repeated results update their time once a minute. */
  lastOutcomes: { successAt: Date | null; failure: { at: Date; problem: IntegrationProblem } | null };
  chat?: ChatInstallation;
}

/** Credentials go to the secret store and nowhere else. */
export interface NewIntegration {
  name: string;
  kind: IntegrationKind;
  /** Required by providers that take a credential. */
  credential?: string | undefined;
  settings?: Settings | undefined;
}

/** The signing secret can be shown only now. */
export interface MadeIntegration extends Integration {
  signingSecret?: string;
}
