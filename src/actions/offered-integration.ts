import type { Integration } from '../integrations/model.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import type { Risk } from './operations/operation.ts';
import type { OperationName } from './operations/registry.ts';

/** Limits in one currency, in its minor units; null where the pack has none. */
export interface CurrencyLimits {
  currency: string;
  autoApproveUpTo: number | null;
  twoApprovalsAbove: number | null;
  budgetPerResource: number | null;
  budgetPerPrincipal: number | null;
}

/** What a pack asks for before an operation is executed; policies of the tenant may ask for more. */
export interface OperationLimits {
  packKey: string;
  /** How many people approve what has no limits of its currency. */
  approvalsOtherwise: number;
  /** Empty for what moves no money. */
  byCurrency: CurrencyLimits[];
  /** Null for what moves no money. */
  totalOverDays: number | null;
  expireAfterMs: number;
}

export type CarriedOperation = Pick<OfferedOperation, 'operation' | 'title'>;

export interface OfferedOperation {
  operation: OperationName;
  resourceType: string;
  /** Name for people. */
  title: string;
  highestRisk: Risk;
  /** JSON Schema of its payloads, of an operation that the tenant has defined. */
  payloadSchema?: JsonValue;
  /** Of each pack that allows it. */
  limits: OperationLimits[];
  /** What keeps everything of it from being executed, with the remedy; null if nothing is known. */
  problem: string | null;
}

/** An integration, and what can be proposed through it. Nothing of it is secret, or names an account at the provider. */
export interface OfferedIntegration {
  integrationId: string;
  kind: Integration['kind'];
  name: string;
  enabled: boolean;
  /** What keeps everything from being executed through it, with the remedy; null if nothing is known. */
  problem: string | null;
  operations: OfferedOperation[];
  createdAt: Date;
  updatedAt: Date;
}
