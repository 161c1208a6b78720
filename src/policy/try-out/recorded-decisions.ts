import type { OperationPayload } from '../../operations/index.ts';
import type { FactsDocument } from '../facts-document.ts';
import type { PolicyOutcomeDocument } from '../policy-outcome.ts';

/** Recorded policy decision with its facts, and its proposal (`_id`). */
export interface RecordedDecision {
  _id: string;
  work_item_id: string;
  operation: OperationPayload['type'];
  created_at: Date;
  /** Absent in data of earlier releases. */
  facts?: FactsDocument;
  policy: PolicyOutcomeDocument;
  /** Only the type: the other members may be long. */
  payload?: { type: string };
}

/** The policy decisions that are recorded with the proposals of one tenant. */
export interface RecordedDecisions {
  /** Returns the decisions about the newest proposals in any status, newest first. */
  listNewest: (limit: number) => Promise<RecordedDecision[]>;
  /** Returns the payloads of proposals by proposal id. */
  payloadsOf: (proposalIds: string[]) => Promise<Map<string, unknown>>;
}
