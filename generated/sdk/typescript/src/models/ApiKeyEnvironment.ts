// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ApiKeyEnvironment } that this version knows. */
export const ApiKeyEnvironment = {
  Test: 'test',
  Live: 'live',
} as const;

/**
 * Kind of deployment of the key, `live` for production.
 *
 * A later release of the service may say something else; {@link isKnownApiKeyEnvironment } tells.
 */
export type ApiKeyEnvironment = KnownApiKeyEnvironment | (string & {});

/** Only the labels that this version knows. */
export type KnownApiKeyEnvironment = (typeof ApiKeyEnvironment)[keyof typeof ApiKeyEnvironment];

/** Whether this version knows the label. */
export function isKnownApiKeyEnvironment(label: ApiKeyEnvironment): label is KnownApiKeyEnvironment {
  return Object.values<string>(ApiKeyEnvironment).includes(label);
}
