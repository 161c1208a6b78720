import type { FurtherFacts } from './open-policies.ts';
import type { OperationPayload } from './operations/registry.ts';

/**
 * What policies were told when they, or somebody, decided: with the texts that `policy_version` names it makes the same
 * decision again. It is no larger than the people are many who are accountable for the proposal or have approved it.
 */
export interface FactsDocument {
  /** Texts of the policies and limits of the pack that were asked. */
  policy_version: string;
  /** Who proposed it, as policies see them. */
  proposer: string;
  accountables: string[];
  /** Those who had approved it by then, without whoever decided. */
  approvers: string[];
  /** What these people, and whoever decided, were in the tenant; who is missing was nothing. */
  roles: { person_id: string; role: string }[];
  operation: OperationPayload['type'];
  /** In minor units; what moves no money moves none of no currency. */
  amount: number;
  currency: string;
  risk: string;
  /** What it and all that was approved of its resource before came to, in minor units. */
  total: number;
  /** Limits of the pack in this currency, in minor units, and approvals where there are no limits; null for none. */
  auto_approve_up_to: number | null;
  two_approvals_above: number | null;
  approvals_needed: number | null;
  /** What policies were told besides, if they named it. Releases before this one have not stored it. */
  further?: Partial<FurtherFacts>;
}
