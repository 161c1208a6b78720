import type { JsonValue } from '../platform/canonical-json.ts';
import type { Group, SourceProblem } from './model.ts';

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

/** Converts the documents of one provider. Pure and never throws; lists what it cannot use. */
export interface Adapter {
  key: string;
  extensionSchema: JsonValue;
  adapt(documents: readonly RawDocument[], context: AdapterContext): Adapted;
}
