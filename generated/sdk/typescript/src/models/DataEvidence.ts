// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Origin of the data.
 */
export interface DataEvidence {
  /** Key under which the tenant has registered the source. */
  sourceKey: string;
  /** The load that contained it. */
  revision: string;
  /** The provider's id of the record. */
  providerId: string;
  /** Time of the fetch (RFC 3339, UTC). */
  fetchedAt: Date;
  /** SHA-256 of the document that held the record, as fetched. */
  sha256: string;
  /** Fields of this object whose present values the source supplied. */
  fields: Array<string>;
}

/** @internal */
export function DataEvidenceFromJSON(json: any): DataEvidence {
  return {
    sourceKey: json.source_key,
    revision: json.revision,
    providerId: json.provider_id,
    fetchedAt: new Date(json.fetched_at),
    sha256: json.sha256,
    fields: json.fields,
  };
}
