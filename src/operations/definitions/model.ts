import type { WaitingChange } from '../../identity/index.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import type { Risk } from '../operation.ts';
import type { OperationDisplay } from '../tenant-operation.ts';

export interface OfferedOperation {
  operation: string;
  version: number;
  retired: boolean;
  title: string;
  description: string;
  resourceType: string;
  highestRisk: Risk;
  /** Kinds of integration that may execute it. */
  executors: readonly string[];
  /** JSON Schemas with the member `type`. */
  payloadSchema: { [keyword: string]: JsonValue };
  resultSchema: { [keyword: string]: JsonValue };
  schemaHash: string;
  /** Null for an operation of the service. */
  display: OperationDisplay | null;
  definition: WrittenDefinition | null;
}

export interface WrittenDefinition {
  text: string;
  /** Name of the person who wrote this version. */
  author: string;
  writtenAt: Date;
}

export interface AdministeredOperation extends OfferedOperation {
  /** Set while the version does not apply to what its authors are accountable for. */
  waiting: WaitingChange | null;
}

export interface DefinitionReport {
  problems: { field: string; problem: string }[];
  /** Additions to the definition. */
  notes: string[];
  operation: OfferedOperation | null;
}
