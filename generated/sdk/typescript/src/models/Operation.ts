// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionRisk } from './ActionRisk.js';
import type { OperationStatus } from './OperationStatus.js';

/**
 * What the service can have done, in the same form whether it brings it along or the tenant has defined it. The
 * names of a tenant's own begin with `x_`.
 */
export interface Operation {
  /** Its name, the `type` of its payloads and results. */
  operation: string;
  /** Its newest version. What was proposed by an older one goes on under that one. */
  version: number;
  status: OperationStatus;
  /** Its name for people. */
  title: string;
  /** What it does and when it is the right one, for whoever proposes it. */
  description: string;
  /** Kind of resource that it acts on. */
  resourceType: string;
  /** The most that any payload of it is of. */
  highestRisk: ActionRisk;
  /** Kinds of integration that may carry it out. */
  executors: Array<string>;
  /** Of its payloads, `type` among their members. */
  payloadSchema: { [key: string]: any };
  /** Of its results, `type` among their members. */
  resultSchema: { [key: string]: any };
  /** SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`,
   * `description`, `examples`, `example`, `deprecated`). Proposals pin it. */
  schemaHash: string;
  /** What keeps everything of it from being executed, whatever carries it, and who can mend that; null if nothing
   * of the kind is known. */
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
