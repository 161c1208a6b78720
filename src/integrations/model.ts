import type { ChatInstallation } from './chat/model.ts';

/** Kinds of provider that an integration can lead to. */
export const INTEGRATION_KINDS = ['sandbox_commerce', 'stripe', 'chat'] as const;
export type IntegrationKind = (typeof INTEGRATION_KINDS)[number];

/** A tenant's way to a provider. */
export interface Integration {
  integrationId: string;
  kind: IntegrationKind;
  name: string;
  enabled: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** How the app is installed in its workspace; there on those of kind `chat`. */
  chat?: ChatInstallation;
}
