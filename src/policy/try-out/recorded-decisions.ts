import type { OperationPayload } from '../../operations/index.ts';
import type { FactsDocument } from '../facts-document.ts';
import type { PolicyOutcomeDocument } from '../policy-outcome.ts';

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

export interface RecordedDecisions {
  /** Newest first, in any status. */
  listNewest: (limit: number) => Promise<RecordedDecision[]>;
  payloadsOf: (proposalIds: string[]) => Promise<Map<string, unknown>>;
}
