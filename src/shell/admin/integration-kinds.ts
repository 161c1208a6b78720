import { IntegrationKind } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';

export const KIND_LABELS = {
  [IntegrationKind.UNSPECIFIED]: 'No kind',
  [IntegrationKind.SANDBOX_COMMERCE]: 'Sandbox shop',
  [IntegrationKind.STRIPE]: 'Stripe',
  [IntegrationKind.CHAT]: 'Chat workspace',
} as const satisfies Record<IntegrationKind, string>;

/** Kinds that the form makes; a chat workspace is connected by installing the app in it. */
export const CREATABLE_KINDS = [IntegrationKind.SANDBOX_COMMERCE, IntegrationKind.STRIPE].map((kind) => ({
  value: String(kind),
  label: KIND_LABELS[kind],
}));
