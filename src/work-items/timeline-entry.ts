import type { PrincipalType } from '../call-context.ts';
import type { WorkItemStatus } from './status.ts';

/** One change of a WorkItem, as the tenant's event log holds it. */
export interface TimelineEntry {
  sequence: number;
  entryId: string;
  type: string;
  actor: { type: PrincipalType; id: string };
  at: Date;
  subjectId: string;
  /** 0 where the change was none of the WorkItem itself. */
  workItemVersion: number;
  changedFields: string[];
  status: WorkItemStatus | null;
  previousStatus: WorkItemStatus | null;
  /** Of something that happened to a proposal; null for anything else. */
  proposal: ProposalEntry | null;
  correlationId: string;
}

/** What the log tells of where a proposal stands. */
export interface ProposalEntry {
  version: number;
  /** Null where that has not changed. */
  status: string | null;
  /** Whether another one takes its place in the same moment. */
  isReplaced: boolean;
  /** Until when it can be decided and executed; null where the entry does not say. */
  expiresAt: string | null;
}

export type TimelineEvent = { kind: 'entry'; entry: TimelineEntry } | { kind: 'caught_up' } | { kind: 'heartbeat' };
