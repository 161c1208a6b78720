// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ActionRisk } that this version knows. */
export const ActionRisk = {
  Low: 'low',
  Medium: 'medium',
  High: 'high',
} as const;

/**
 * Harm that an action can do. High risk needs a person, whatever the amount.
 *
 * A later release of the service may say something else; {@link isKnownActionRisk } tells.
 */
export type ActionRisk = KnownActionRisk | (string & {});

/** Only the labels that this version knows. */
export type KnownActionRisk = (typeof ActionRisk)[keyof typeof ActionRisk];

/** Whether this version knows the label. */
export function isKnownActionRisk(label: ActionRisk): label is KnownActionRisk {
  return Object.values<string>(ActionRisk).includes(label);
}
