// Generated from the contract by openapi-generator; change contracts/ instead.

import { type EvidenceEntry, EvidenceEntryFromJSON } from './EvidenceEntry.js';

/**
 * A page of evidence, oldest entry first.
 */
export interface EvidencePage {
  /** The entries of this page. */
  entries: Array<EvidenceEntry>;
  /** Send it as `page_token` to get the next page; null on the last page. */
  nextPageToken: string | null;
}

/** @internal */
export function EvidencePageFromJSON(json: any): EvidencePage {
  return {
    entries: json.entries.map(EvidenceEntryFromJSON),
    nextPageToken: json.next_page_token,
  };
}
