// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link PrincipalType } that this version knows. */
export const PrincipalType = {
  ApiKey: 'api_key',
  Delegation: 'delegation',
  User: 'user',
  System: 'system',
} as const;

/**
 * Kind of credential or person.
 *
 * A later release of the service may say something else; {@link isKnownPrincipalType } tells.
 */
export type PrincipalType = KnownPrincipalType | (string & {});

/** Only the labels that this version knows. */
export type KnownPrincipalType = (typeof PrincipalType)[keyof typeof PrincipalType];

/** Whether this version knows the label. */
export function isKnownPrincipalType(label: PrincipalType): label is KnownPrincipalType {
  return Object.values<string>(PrincipalType).includes(label);
}
