// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Where data comes from.
 */
export interface DataEvidence {
  /** Key under which the tenant has registered the source. */
  sourceKey: string;
  /** The load of the source that brought it. */
  revision: string;
  /** What the provider calls the record. */
  providerId: string;
  /** When it was fetched (RFC 3339, UTC). */
  fetchedAt: Date;
  /** SHA-256 of the document that held the record, as it was fetched. */
  sha256: string;
  /** Fields, of what carries this evidence, whose present values the source supplied. */
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
