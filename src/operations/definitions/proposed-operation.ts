import type { ErrorDetail } from '../../errors/app-error.ts';
import type { DescribedAction } from '../tenant-operation.ts';

/** The current operation, applied to the payload of a new proposal. */
export interface ProposedOperation {
  version: number;
  schemaHash: string;
  /** Undefined for a built-in operation. */
  definitionHash: string | undefined;
  resourceType: string;
  kinds: readonly string[];
  /** Fields are relative to the payload. */
  problems: ErrorDetail[];
  /** Undefined for a built-in operation, which describes its payloads itself. */
  described: DescribedAction | undefined;
}
