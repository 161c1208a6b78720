import type { OperationPayload } from '../operations/index.ts';
import type { ConfirmedChange } from './confirmed-change.ts';
import type { FurtherFacts } from './open-policies.ts';

/** With the texts of `policy_version`, these facts give the recorded decision again. */
export interface FactsDocument {
  policy_version: string;
  proposer: string;
  accountables: string[];
  /** People who had approved it by then, without the person who made this decision. */
  approvers: string[];
  /** Roles of these people and of the person who decided. People without a role are absent. */
  roles: { person_id: string; role: string }[];
  operation: OperationPayload['type'];
  /** In minor units. If no money moves, the amount is 0 and the currency is empty. */
  amount: number;
  currency: string;
  risk: string;
  /** This amount plus everything that was approved of its resource before, in minor units. */
  total: number;
  /** Number of earlier twins; absent if there are none, and in records of earlier releases. */
  twins?: number;
  /** Absent if there are none, and in records of earlier releases. */
  changes?: ConfirmedChange[];
  /** Limits of the pack in this currency, in minor units; null for none. */
  auto_approve_up_to: number | null;
  two_approvals_above: number | null;
  approvals_needed: number | null;
  /** Facts that only policies that name them receive; absent in records of earlier releases. */
  further?: Partial<FurtherFacts>;
}
