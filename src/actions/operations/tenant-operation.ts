import type { ErrorDetail } from '../../errors/app-error.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import type { AnyResult, Risk } from './operation.ts';

/** Names of the operations that tenants define for themselves; those of the service never begin like this. */
export const TENANT_OPERATION = /^x_[a-z][a-z0-9_]{0,62}$/;
export type TenantOperationName = `x_${string}`;

/** What is to be done by an operation of a tenant; the other members are as its definition says. */
export interface TenantPayload {
  type: TenantOperationName;
  [member: string]: JsonValue;
}

/** What came of it; the other members are as its definition says. */
export interface TenantResult {
  type: TenantOperationName;
  [member: string]: JsonValue;
}

/** Whether a name is that of an operation which some tenant may have defined. */
export function isTenantOperation(name: string): name is TenantOperationName {
  return TENANT_OPERATION.test(name);
}

/** All that governance has to know of what one payload would do. It is kept with the proposal. */
export interface DescribedAction {
  /** Name of the operation, for people. */
  title: string;
  /** What exactly is executed, in a sentence for approvers; at most 300 characters. */
  summary: string;
  risk: Risk;
  /** Names the resource within its integration. */
  resource_id: string;
  /** What money it moves, in minor units; null if it moves none. */
  money: { minor: number; currency: string } | null;
}

/** How payloads are shown to people; members are named as in the schema. */
export interface OperationDisplay {
  /** Those that come first. */
  order: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** `line`, `text` or `code`, by member. */
  formats: Readonly<Record<string, string>>;
}

/** An operation that a tenant has defined, at one version of it. */
export interface TenantOperation {
  operation: TenantOperationName;
  version: number;
  /** Name for people. */
  title: string;
  /** What agents read of it. */
  description: string;
  resourceType: string;
  /** The most that any payload of it is of. */
  highestRisk: Risk;
  /** SHA-256, in hexadecimal, over the RFC 8785 form of the schema of its payloads without annotations. */
  schemaHash: string;
  /** SHA-256, in hexadecimal, over the RFC 8785 form of the text of the definition. */
  definitionHash: string;
  /** Kinds of integration that may carry it. */
  executors: readonly string[];
  /** Whether the same action may be carried out again by its key without a second effect. */
  idempotent: boolean;
  /** Whether who carries it out can be asked how it ended. */
  lookup: boolean;
  /** JSON Pointers to the members of payloads that hold data of people. */
  personalData: readonly string[];
  /** JSON Schema of its payloads, and of its results, `type` among their members. */
  payloadSchema: { [keyword: string]: JsonValue };
  resultSchema: { [keyword: string]: JsonValue };
  display: OperationDisplay;
  /** Whether there is a newer version. */
  superseded: boolean;
  /** Whether nothing new is proposed by it any more. What was proposed before goes on. */
  retired: boolean;
  /** What is wrong with a payload; fields are relative to it. None if it fits. */
  problems: (payload: TenantPayload) => ErrorDetail[];
  /** What a payload that fits would do. */
  describe: (payload: TenantPayload) => DescribedAction;
  /** The result that whoever has carried it out tells of, if it fits its schema. */
  readResult: (value: unknown) => { result: AnyResult } | { problem: string; details: ErrorDetail[] };
}

/** The operations of tenants. */
export interface TenantOperations {
  /**
   * The newest version of an operation, or the one that is named; null if the tenant has none such.
   * What was read is believed for as long as it cannot change: a version is never another one.
   */
  find: (tenantId: string, operation: TenantOperationName, version?: number) => Promise<TenantOperation | null>;
  /** Names of those of which something new can be proposed. */
  names: (tenantId: string) => Promise<string[]>;
  /** Those of which something new can be proposed, by name. */
  list: (tenantId: string) => Promise<TenantOperation[]>;
  /**
   * Why nothing that these people are accountable for is done by this version yet: one of them has written it, and no other
   * administrator has confirmed that (governance.md, "Loosening waits"); null if nothing is in the way.
   */
  waitsFor: (
    tenantId: string,
    operation: TenantOperationName,
    version: number,
    accountables: readonly string[],
  ) => Promise<{ policyId: string; message: string } | null>;
}
