import type { WaitingChange } from '../../identity/members/loosening.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import type { Risk } from '../operations/operation.ts';
import type { OperationDisplay } from '../operations/tenant-operation.ts';

/** An operation as doors show it, in one form whether the service brings it along or a tenant has defined it. */
export interface OfferedOperation {
  operation: string;
  version: number;
  /** Whether nothing new is proposed by it. */
  retired: boolean;
  title: string;
  description: string;
  resourceType: string;
  highestRisk: Risk;
  /** Kinds of integration that may carry it. */
  executors: readonly string[];
  /** JSON Schema of its payloads, and of its results, `type` among their members. */
  payloadSchema: { [keyword: string]: JsonValue };
  resultSchema: { [keyword: string]: JsonValue };
  schemaHash: string;
  /** Null for one that the service brings along. */
  display: OperationDisplay | null;
  /** What its tenant has written; null for one that the service brings along. */
  definition: WrittenDefinition | null;
}

export interface WrittenDefinition {
  text: string;
  /** Who has written this version, and when. */
  author: string;
  writtenAt: Date;
}

/** An operation as those see it who define them. */
export interface AdministeredOperation extends OfferedOperation {
  /** Set as long as the version does not count for what its authors are accountable for. */
  waiting: WaitingChange | null;
}

/** What comes of reading a definition without writing it. */
export interface DefinitionReport {
  problems: { field: string; problem: string }[];
  /** What was added to it. */
  notes: string[];
  /** The operation that it would define, at version 0 and without what is written; null where there are problems. */
  operation: OfferedOperation | null;
}
