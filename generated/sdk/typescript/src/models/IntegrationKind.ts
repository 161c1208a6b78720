// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link IntegrationKind } that this version knows. */
export const IntegrationKind = {
  SandboxCommerce: 'sandbox_commerce',
  Stripe: 'stripe',
  Chat: 'chat',
  Webhook: 'webhook',
  Pull: 'pull',
} as const;

/**
 * Kind of provider that an integration leads to. A `webhook` is an address of the tenant that carries out the
 * tenant's own operations. With `pull`, workers of the tenant fetch them.
 *
 * A later release of the service may say something else; {@link isKnownIntegrationKind } tells.
 */
export type IntegrationKind = KnownIntegrationKind | (string & {});

/** Only the labels that this version knows. */
export type KnownIntegrationKind = (typeof IntegrationKind)[keyof typeof IntegrationKind];

/** Whether this version knows the label. */
export function isKnownIntegrationKind(label: IntegrationKind): label is KnownIntegrationKind {
  return Object.values<string>(IntegrationKind).includes(label);
}
