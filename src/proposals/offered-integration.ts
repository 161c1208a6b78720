import type { Integration } from '../integrations/index.ts';
import type { OperationName, Risk } from '../operations/index.ts';
import type { JsonValue } from '../platform/canonical-json.ts';

/** Limits in one currency, in its minor units; null where the pack has none. */
export interface CurrencyLimits {
  currency: string;
  autoApproveUpTo: number | null;
  twoApprovalsAbove: number | null;
  budgetPerResource: number | null;
  budgetPerPrincipal: number | null;
}

/** Approvals and limits that a pack sets for an operation. The tenant's policies may require more. */
export interface OperationLimits {
  packKey: string;
  /** Number of approvals required where no limits of a currency apply. */
  approvalsOtherwise: number;
  /** Empty if the operation moves no money. */
  byCurrency: CurrencyLimits[];
  /** Days over which amounts of one resource count together; null if the operation moves no money. */
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
  /** JSON Schema of the payload, for an operation that the tenant has defined. */
  payloadSchema?: JsonValue;
  /** Limits of each pack that allows the operation. */
  limits: OperationLimits[];
  /** Reason why the operation cannot be executed at all, with the remedy; null if none is known. */
  problem: string | null;
}

/**
 * An integration, with the operations that can be proposed through it. Contains no secrets, and no account names at the
 * provider.
 */
export interface OfferedIntegration {
  integrationId: string;
  kind: Integration['kind'];
  name: string;
  enabled: boolean;
  /** Reason why nothing can be executed through the integration, with the remedy; null if none is known. */
  problem: string | null;
  operations: OfferedOperation[];
  createdAt: Date;
  updatedAt: Date;
}

/**
 * Sentences for people who want to propose, about the freezes that would keep it from being executed; null for no
 * freeze.
 */
export interface FreezeProblems {
  ofIntegration: (integrationId: string) => string | null;
  ofOperation: (operation: string) => string | null;
}
