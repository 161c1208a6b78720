// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link UserRole } that this version knows. */
export const UserRole = {
  User: 'user',
} as const;

/**
 * Role of the author of a message from a client; only `user`.
 *
 * A later release of the service may say something else; {@link isKnownUserRole } tells.
 */
export type UserRole = KnownUserRole | (string & {});

/** Only the labels that this version knows. */
export type KnownUserRole = (typeof UserRole)[keyof typeof UserRole];

/** Whether this version knows the label. */
export function isKnownUserRole(label: UserRole): label is KnownUserRole {
  return Object.values<string>(UserRole).includes(label);
}
