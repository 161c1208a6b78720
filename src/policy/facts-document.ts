import type { OperationPayload } from '../operations/index.ts';
import type { FurtherFacts } from './open-policies.ts';

/**
 * The facts that policies were told for a decision. Together with the texts that `policy_version` names, they give the
 * same decision again. Their size grows only with the number of people who are accountable for the proposal or have
 * approved it.
 */
export interface FactsDocument {
  /** Version of the policy texts and pack limits that were asked. */
  policy_version: string;
  /** Id of the person who proposed it, as policies see the proposer. */
  proposer: string;
  accountables: string[];
  /** People who had approved it by then, without the person who made this decision. */
  approvers: string[];
  /** Roles in the tenant of these people and of the person who decided. People without a role are absent. */
  roles: { person_id: string; role: string }[];
  operation: OperationPayload['type'];
  /** In minor units. If no money moves, the amount is 0 and the currency is empty. */
  amount: number;
  currency: string;
  risk: string;
  /** This amount plus everything that was approved of its resource before, in minor units. */
  total: number;
  /**
   * Limits of the pack in this currency, in minor units, and the number of approvals where there are no limits; null
   * for none.
   */
  auto_approve_up_to: number | null;
  two_approvals_above: number | null;
  approvals_needed: number | null;
  /** Further facts, which a policy gets only if it refers to them. Releases before this one did not store them. */
  further?: Partial<FurtherFacts>;
}
