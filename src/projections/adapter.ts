import type { JsonValue } from '../platform/canonical-json.ts';
import type { Group, SourceProblem } from './model.ts';

/** One document as it was fetched. */
export interface RawDocument {
  /** File name or URL, to be named in problems. */
  name: string;
  bytes: Buffer;
}

export interface AdapterContext {
  /** IANA zone that counts where a document does not say its own. */
  timezone: string;
}

export interface Adapted {
  groups: Group[];
  problems: SourceProblem[];
}

/**
 * Makes canonical groups of the documents of one provider. Pure: no clock, no network, and it never throws, whatever
 * the documents hold; what it cannot use it lists.
 */
export interface Adapter {
  /** Such as `racecard`. */
  key: string;
  /** JSON Schema of the `extensions` of its groups. */
  extensionSchema: JsonValue;
  adapt(documents: readonly RawDocument[], context: AdapterContext): Adapted;
}
