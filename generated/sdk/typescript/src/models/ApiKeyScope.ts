// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ApiKeyScope } that this version knows. */
export const ApiKeyScope = {
  WorkRead: 'work.read',
  WorkWrite: 'work.write',
  WorkActions: 'work.actions',
  CatalogRead: 'catalog.read',
  SourceRead: 'source.read',
  OperationsCarry: 'operations.carry',
  EventsRead: 'events.read',
  WebhooksManage: 'webhooks.manage',
} as const;

/**
 * Permission of an API key; each operation names the one that it needs.
 *
 * A later release of the service may say something else; {@link isKnownApiKeyScope } tells.
 */
export type ApiKeyScope = KnownApiKeyScope | (string & {});

/** Only the labels that this version knows. */
export type KnownApiKeyScope = (typeof ApiKeyScope)[keyof typeof ApiKeyScope];

/** Whether this version knows the label. */
export function isKnownApiKeyScope(label: ApiKeyScope): label is KnownApiKeyScope {
  return Object.values<string>(ApiKeyScope).includes(label);
}
