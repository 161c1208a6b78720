import type { Integration } from './model.ts';
import type { Settings } from './providers/provider.ts';
import type { IntegrationKind } from './providers/registry.ts';

/** What an integration is to be. Credentials go to the secret store and nowhere else. */
export interface NewIntegration {
  name: string;
  kind: IntegrationKind;
  /** Of a provider that takes one. */
  credential?: string | undefined;
  /** What else it is made with, by the fields of the provider's `Setting`s. */
  settings?: Settings | undefined;
}

/** An integration that was made a moment ago. */
export interface MadeIntegration extends Integration {
  /** The secret that was made for it, which can be told at this moment alone. */
  signingSecret?: string;
}
