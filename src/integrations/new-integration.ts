import type { IntegrationKind } from './providers/registry.ts';

/** What an integration is to be. Credentials go to the secret store and nowhere else. */
export interface NewIntegration {
  name: string;
  kind: IntegrationKind;
  /** Of a provider that takes one. */
  credential?: string | undefined;
}
