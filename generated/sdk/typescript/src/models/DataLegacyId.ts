// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * A source's identifier of an entity.
 */
export interface DataLegacyId {
  /** Key under which the tenant has registered the source. */
  sourceKey: string;
  /** The identifier, as the source writes it. */
  id: string;
}

/** @internal */
export function DataLegacyIdFromJSON(json: any): DataLegacyId {
  return {
    sourceKey: json.source_key,
    id: json.id,
  };
}
