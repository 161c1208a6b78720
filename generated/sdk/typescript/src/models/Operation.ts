// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionRisk } from './ActionRisk.js';
import type { OperationStatus } from './OperationStatus.js';

/**
 * An operation of the service or of the tenant, in the same form. Names of the tenant's operations begin with
 * `x_`.
 */
export interface Operation {
  /** Its name, the `type` of its payloads and results. */
  operation: string;
  /** Its newest version. Existing proposals continue under their own version. */
  version: number;
  status: OperationStatus;
  /** Its name for people. */
  title: string;
  /** Effect of the operation and when to use it, for proposers. */
  description: string;
  /** Kind of resource that it changes. */
  resourceType: string;
  /** The highest risk of any payload. */
  highestRisk: ActionRisk;
  /** Kinds of integration that may carry it out. */
  executors: Array<string>;
  /** JSON Schema of payloads, with `type`. */
  payloadSchema: { [key: string]: any };
  /** JSON Schema of results, with `type`. */
  resultSchema: { [key: string]: any };
  /** SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`,
   * `description`, `examples`, `example`, `deprecated`). Proposals pin it. */
  schemaHash: string;
  /** The problem that blocks every execution of it, through any integration, and who can fix it; null if none is
   * known. */
  problem?: string | null;
}

/** @internal */
export function OperationFromJSON(json: any): Operation {
  return {
    operation: json.operation,
    version: json.version,
    status: json.status,
    title: json.title,
    description: json.description,
    resourceType: json.resource_type,
    highestRisk: json.highest_risk,
    executors: json.executors,
    payloadSchema: json.payload_schema,
    resultSchema: json.result_schema,
    schemaHash: json.schema_hash,
    problem: json.problem,
  };
}
