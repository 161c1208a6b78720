import type { Integration } from './model.ts';
import type { Settings } from './providers/provider.ts';
import type { IntegrationKind } from './providers/registry.ts';

/** Input for a new integration. Credentials go to the secret store and nowhere else. */
export interface NewIntegration {
  name: string;
  kind: IntegrationKind;
  /** Required by providers that take a credential. */
  credential?: string | undefined;
  /** Provider-specific settings, by the fields of the provider's `Setting`s. */
  settings?: Settings | undefined;
}

/** A new integration. */
export interface MadeIntegration extends Integration {
  /** Generated signing secret, which can be shown only now. */
  signingSecret?: string;
}
