import type { JsonValue } from '../platform/canonical-json.ts';
import type { Group, SourceProblem } from './model.ts';

/** A document as it was fetched. */
export interface RawDocument {
  /** File name or URL, shown in problems. */
  name: string;
  bytes: Buffer;
}

export interface AdapterContext {
  /** IANA zone for documents that do not name their own. */
  timezone: string;
}

export interface Adapted {
  groups: Group[];
  problems: SourceProblem[];
}

/**
 * Converts the documents of one provider to canonical groups. Pure: no clock and no network. Never throws, whatever the
 * documents contain; lists what it cannot use.
 */
export interface Adapter {
  /** Name of the format, such as `racecard`. */
  key: string;
  /** JSON Schema for `extensions` of the groups. */
  extensionSchema: JsonValue;
  adapt(documents: readonly RawDocument[], context: AdapterContext): Adapted;
}
