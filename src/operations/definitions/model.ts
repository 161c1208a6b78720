import type { ErrorDetail } from '../../errors/app-error.ts';
import type { WaitingChange } from '../../identity/index.ts';
import type { DefinedOperation } from '../tenant-definition.ts';
import type { DescribedAction, OperationDisplay, TwinRule } from '../tenant-operation.ts';

/** Fields of an operation that doors show. */
const OFFERED = [
  'title',
  'description',
  'resourceType',
  'highestRisk',
  'executors',
  'payloadSchema',
  'resultSchema',
  'schemaHash',
] as const;

type Offered = Pick<DefinedOperation, (typeof OFFERED)[number]>;

export interface OfferedOperation extends Offered {
  operation: string;
  version: number;
  retired: boolean;
  display: OperationDisplay | null;
  /** The text of this version, and its author's name; null for an operation of the service. */
  definition: { text: string; author: string; writtenAt: Date } | null;
}

/** Returns the fields that do not come from storage. */
export function offerOf(defined: DefinedOperation): Omit<OfferedOperation, 'version' | 'retired' | 'definition'> {
  const offered = Object.fromEntries(OFFERED.map((name) => [name, defined[name]])) as unknown as Offered;
  return { operation: defined.operation, ...offered, display: defined.display };
}

export interface AdministeredOperation extends OfferedOperation {
  /** Set while the version does not count yet. */
  waiting: WaitingChange | null;
}

export interface DefinitionReport {
  problems: ErrorDetail[];
  notes: string[];
  operation: OfferedOperation | null;
}

/** The current operation, applied to the payload of a new proposal. */
export interface ProposedOperation {
  version: number;
  schemaHash: string;
  definitionHash: string | undefined;
  resourceType: string;
  kinds: readonly string[];
  /** Fields are relative to the payload. */
  problems: ErrorDetail[];
  /** Undefined for a built-in operation, which describes its payloads itself. */
  described: DescribedAction | undefined;
  /** Undefined for the default rule. */
  twin: TwinRule | undefined;
}
