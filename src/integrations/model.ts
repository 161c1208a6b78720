import type { WaitingChange } from '../identity/members/loosening.ts';
import type { ChatInstallation } from './chat/model.ts';

/** Kinds of provider that an integration can lead to. */
export const INTEGRATION_KINDS = ['sandbox_commerce', 'stripe', 'chat'] as const;
export type IntegrationKind = (typeof INTEGRATION_KINDS)[number];

/** What about an integration may admit more: it was made, switched on, or leads elsewhere or with another credential. */
export type IntegrationLoosening = 'created' | 'enabled' | 'redirected';

/** What of that waits for another administrator. */
export type WaitingIntegrationChange = WaitingChange & { what: IntegrationLoosening };

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
  /** How the app is installed in its workspace; there on those of kind `chat`. */
  chat?: ChatInstallation;
}
