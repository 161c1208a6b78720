import type { ErrorDetail } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import type { AnyResult, Risk } from './operation.ts';

/** Names of operations that tenants define for themselves. Names of the service's operations never begin like this. */
export const TENANT_OPERATION = /^x_[a-z][a-z0-9_]{0,62}$/;
export type TenantOperationName = `x_${string}`;

/** Payload of a tenant's operation. The definition says which other members it has. */
export interface TenantPayload {
  type: TenantOperationName;
  [member: string]: JsonValue;
}

/** Result of a tenant's operation. The definition says which other members it has. */
export interface TenantResult {
  type: TenantOperationName;
  [member: string]: JsonValue;
}

/** Tells whether a name is that of an operation that some tenant may have defined. */
export function isTenantOperation(name: string): name is TenantOperationName {
  return TENANT_OPERATION.test(name);
}

/** Everything that governance has to know about what one payload would do. It is stored with the proposal. */
export interface DescribedAction {
  /** Name of the operation, for people. */
  title: string;
  /** Sentence for approvers that says exactly what is executed; at most 300 characters. */
  summary: string;
  risk: Risk;
  /** Id of the resource within its integration. */
  resource_id: string;
  /** The money that it moves, in minor units; null if it moves none. */
  money: { minor: number; currency: string } | null;
}

/** Display of payloads for people. Members have the names that they have in the schema. */
export interface OperationDisplay {
  /** Names of the members that come first. */
  order: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** `line`, `text` or `code`, by member. */
  formats: Readonly<Record<string, string>>;
}

/** One version of an operation that a tenant has defined. */
export interface TenantOperation {
  operation: TenantOperationName;
  version: number;
  /** Name for people. */
  title: string;
  /** Description for agents. */
  description: string;
  resourceType: string;
  /** Highest risk that a payload can have. */
  highestRisk: Risk;
  /** SHA-256, in hexadecimal, over the RFC 8785 form of the schema of its payloads without annotations. */
  schemaHash: string;
  /** SHA-256, in hexadecimal, over the RFC 8785 form of the text of the definition. */
  definitionHash: string;
  /** Kinds of integration that may carry it out. */
  executors: readonly string[];
  /** True if the same action may be carried out again, with the same key, without a second effect. */
  idempotent: boolean;
  /** True if the receiver that carries it out can be asked how it ended. */
  lookup: boolean;
  /** JSON Pointers to the members of payloads that hold personal data. */
  personalData: readonly string[];
  /** JSON Schemas of its payloads and of its results, with the member `type`. */
  payloadSchema: { [keyword: string]: JsonValue };
  resultSchema: { [keyword: string]: JsonValue };
  display: OperationDisplay;
  /** True if there is a newer version. */
  superseded: boolean;
  /** True if nothing new can be proposed with it. Earlier proposals go on. */
  retired: boolean;
  /** Returns the problems of a payload; none if it fits. Fields are relative to the payload. */
  problems: (payload: TenantPayload) => ErrorDetail[];
  /** Describes what a payload that fits would do. */
  describe: (payload: TenantPayload) => DescribedAction;
  /** Reads the reported result, if it fits its schema. */
  readResult: (value: unknown) => { result: AnyResult } | { problem: string; details: ErrorDetail[] };
}

/** Access to the operations of tenants. */
export interface TenantOperations {
  /**
   * Returns the newest version of an operation, or the version that is named; null if the tenant has no such version.
   * Versions that were read are cached, as a version never changes.
   */
  find: (tenantId: string, operation: TenantOperationName, version?: number) => Promise<TenantOperation | null>;
  /** Returns the names of the operations that can be proposed. */
  names: (tenantId: string) => Promise<string[]>;
  /** Returns the operations that can be proposed, ordered by name. */
  list: (tenantId: string) => Promise<TenantOperation[]>;
  /**
   * Returns why this version does not count yet: no administrator who is independent of its author has confirmed it.
   * Returns null if nothing is in the way.
   */
  waitsFor: (
    tenantId: string,
    operation: TenantOperationName,
    version: number,
  ) => Promise<{ policyId: string; message: string } | null>;
}
