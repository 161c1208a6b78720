import type { ErrorDetail } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import type { AnyResult, Risk } from './operation.ts';

/** Names of the service's operations never begin like this. */
export const TENANT_OPERATION = /^x_[a-z][a-z0-9_]{0,62}$/;
export type TenantOperationName = `x_${string}`;

/** The definition says which other members it has. */
export interface TenantPayload {
  type: TenantOperationName;
  [member: string]: JsonValue;
}

export interface TenantResult {
  type: TenantOperationName;
  [member: string]: JsonValue;
}

/** Returns true for the name of an operation that some tenant may have defined. */
export function isTenantOperation(name: string): name is TenantOperationName {
  return TENANT_OPERATION.test(name);
}

/** The effect of one payload. Stored with the proposal. */
export interface DescribedAction {
  title: string;
  /** Tells approvers exactly what is executed; at most 300 characters. */
  summary: string;
  risk: Risk;
  /** Id within the integration. */
  resource_id: string;
  /** In minor units; null if no money moves. */
  money: { minor: number; currency: string } | null;
}

/** Decides which other proposals of the operation are twins of one payload. */
export interface TwinRule {
  /** Values that are equal in twins. */
  same: JsonValue;
  withinMs: number;
}

export interface OperationDisplay {
  order: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** `line`, `text` or `code`, by member. */
  formats: Readonly<Record<string, string>>;
}

export interface TenantOperation {
  operation: TenantOperationName;
  version: number;
  title: string;
  description: string;
  resourceType: string;
  highestRisk: Risk;
  /** `hashOfSchema` of the payload schema. */
  schemaHash: string;
  /** Hexadecimal SHA-256 over the RFC 8785 form of the definition's text. */
  definitionHash: string;
  /** Kinds of integration that may execute it. */
  executors: readonly string[];
  /** True if the same key may be executed again without a second effect. */
  idempotent: boolean;
  /** True if the receiver can be asked how an execution ended. */
  lookup: boolean;
  /** JSON Pointers to payload members that hold personal data. */
  personalData: readonly string[];
  /** JSON Schemas with the member `type`. */
  payloadSchema: { [keyword: string]: JsonValue };
  resultSchema: { [keyword: string]: JsonValue };
  display: OperationDisplay;
  superseded: boolean;
  /** True if nothing new can be proposed with it. Earlier proposals go on. */
  retired: boolean;
  /** Fields are relative to the payload. */
  problems: (payload: TenantPayload) => ErrorDetail[];
  describe: (payload: TenantPayload) => DescribedAction;
  /** Undefined if the definition leaves it to the default. */
  twinOf: (payload: TenantPayload) => TwinRule | undefined;
  /** Reads the reported result, if it fits its schema. */
  readResult: (value: unknown) => { result: AnyResult } | { problem: string; details: ErrorDetail[] };
}

export interface TenantOperations {
  /** Returns the named or the newest version, from a cache if possible: versions never change. */
  find: (tenantId: string, operation: TenantOperationName, version?: number) => Promise<TenantOperation | null>;
  names: (tenantId: string) => Promise<string[]>;
  /** Returns the operations that can be proposed, ordered by name. */
  list: (tenantId: string) => Promise<TenantOperation[]>;
  /** Returns why this version does not count yet: nobody independent of its author has confirmed it. */
  waitsFor: (
    tenantId: string,
    operation: TenantOperationName,
    version: number,
  ) => Promise<{ policyId: string; message: string } | null>;
}
