import type { ErrorDetail } from '../../errors/app-error.ts';
import type { DescribedAction } from '../tenant-operation.ts';

/** Current version of the operation of a new proposal, applied to its payload. */
export interface ProposedOperation {
  version: number;
  /** Hash of the published payload schema. */
  schemaHash: string;
  /** Hash of the definition; undefined for a built-in operation. */
  definitionHash: string | undefined;
  resourceType: string;
  /** Kinds of integration that can execute the operation. */
  kinds: readonly string[];
  /** Problems of the payload; field names are relative to the payload. */
  problems: ErrorDetail[];
  /** Effect of a valid payload; undefined for a built-in operation, which describes its payloads itself. */
  described: DescribedAction | undefined;
}
