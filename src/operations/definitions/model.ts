import type { WaitingChange } from '../../identity/index.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import type { Risk } from '../operation.ts';
import type { OperationDisplay } from '../tenant-operation.ts';

/** An operation as doors show it. Operations of the service and of tenants have the same form. */
export interface OfferedOperation {
  operation: string;
  version: number;
  /** True if nothing new can be proposed with it. */
  retired: boolean;
  title: string;
  description: string;
  resourceType: string;
  highestRisk: Risk;
  /** Kinds of integration that may carry it out. */
  executors: readonly string[];
  /** JSON Schemas of its payloads and of its results, with the member `type`. */
  payloadSchema: { [keyword: string]: JsonValue };
  resultSchema: { [keyword: string]: JsonValue };
  schemaHash: string;
  /** Null for an operation of the service. */
  display: OperationDisplay | null;
  /** The text that the tenant has written; null for an operation of the service. */
  definition: WrittenDefinition | null;
}

export interface WrittenDefinition {
  text: string;
  /** Name of the person who wrote this version, and the time of writing. */
  author: string;
  writtenAt: Date;
}

/** An operation as it is shown to people who define operations. */
export interface AdministeredOperation extends OfferedOperation {
  /** Set while the version does not count for what its authors are accountable for. */
  waiting: WaitingChange | null;
}

/** Result of reading a definition without storing it. */
export interface DefinitionReport {
  problems: { field: string; problem: string }[];
  /** Additions to the definition. */
  notes: string[];
  /** The operation that it would define, at version 0 and without the text; null if there are problems. */
  operation: OfferedOperation | null;
}
