import type { EventActor } from '../platform/outbox/event.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { PolicyOutcome } from '../policy/index.ts';
import type { Proposal } from '../proposals/index.ts';
import type { FieldChange, LinkKind, TimelineEntry, WorkItemTitle } from '../work-items/index.ts';

export interface AuditFilter {
  /** Event types or groups of types (`proposal.*`), any of which matches; an empty list matches all. */
  types?: readonly string[] | undefined;
  /** Actor of the entry, or the person accountable for the actor. */
  actorId?: string | undefined;
  workItemId?: string | undefined;
  subjectId?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

/** Actor with current names; empty for none. */
export interface NamedActor extends EventActor {
  name: string;
  accountableName: string;
}

export interface AuditEntry {
  head: EntryHead;
  actor: NamedActor;
  /** Empty if the subject has no name, no longer exists, or may not be read by the caller. */
  subjectName: string;
  workItemSubject: string;
}

export interface AuditPage {
  entries: AuditEntry[];
  nextPageToken: string | null;
  /** Time back to which the log was searched; null if the search is complete. */
  searchedSince: Date | null;
  head: number;
}

export interface ProvenEntry {
  entry: AuditEntry;
  whole: LogEntry;
  inclusion: { leafIndex: number; treeSize: number; rootHash: string; proof: string[] };
}

export type ExportFormat = 'csv' | 'json_lines';

export type ExportPart =
  | { kind: 'chunk'; bytes: Buffer }
  | { kind: 'end'; exportId: string; entries: number; sizeBytes: number; sha256: string };

export const OUTCOMES = [
  'auto_approved',
  'denied',
  'approval_added',
  'approved',
  'rejected',
  'expired',
  'cancelled',
] as const;
export type DecisionOutcome = (typeof OUTCOMES)[number];

export interface DecisionQuery {
  operation?: string | undefined;
  outcomes: readonly DecisionOutcome[];
  decidedBy?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
  /** Words that must all occur in the proposal. */
  text?: string | undefined;
}

export interface Decision {
  sequence: number;
  at: Date;
  outcome: DecisionOutcome;
  decidedBy: NamedActor;
  /** Reasons or comment; empty for none. */
  reason: string;
  afterMs: number;
  proposal: Proposal;
}

export interface DecisionPage {
  decisions: Decision[];
  nextPageToken: string | null;
  searchedSince: Date | null;
}

export interface Activity extends Omit<TimelineEntry, 'actor' | 'changes' | 'proposal'> {
  actor: NamedActor;
  changes: (FieldChange & { name: string })[];
  /** Null if the event is about no proposal, or the caller may not read proposals. */
  proposal: ActivityProposal | null;
  /** Keyword for what prevented an action. */
  reason: string | null;
  /** Link that the event is about, with the current title of its other end. */
  link: { kind: LinkKind; other: WorkItemTitle | null } | null;
}

export interface ActivityProposal {
  proposalId: string;
  summary: string;
  decision: PolicyOutcome['decision'] | null;
  approvalsRequired: number;
  said: string;
}
