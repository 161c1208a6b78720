// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link DataEntityType } that this version knows. */
export const DataEntityType = {
  Group: 'group',
  Event: 'event',
  Participant: 'participant',
} as const;

/**
 * Kind of entity.
 *
 * A later release of the service may say something else; {@link isKnownDataEntityType } tells.
 */
export type DataEntityType = KnownDataEntityType | (string & {});

/** Only the labels that this version knows. */
export type KnownDataEntityType = (typeof DataEntityType)[keyof typeof DataEntityType];

/** Whether this version knows the label. */
export function isKnownDataEntityType(label: DataEntityType): label is KnownDataEntityType {
  return Object.values<string>(DataEntityType).includes(label);
}
