import type { EventActor } from '../platform/outbox/event.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { PolicyOutcome } from '../policy/index.ts';
import type { Proposal } from '../proposals/index.ts';
import type { FieldChange, LinkKind, TimelineEntry, WorkItemTitle } from '../work-items/index.ts';

/** Filter for entries of the log. An entry must match every field that is set. */
export interface AuditFilter {
  /** Event types or groups of types (`proposal.*`). An entry matches any of them; an empty list matches all. */
  types?: readonly string[] | undefined;
  /** Actor of the entry, or the person accountable for the actor. */
  actorId?: string | undefined;
  workItemId?: string | undefined;
  subjectId?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

/** Actor with their current name; the name is empty if there is none. */
export interface NamedActor extends EventActor {
  name: string;
  accountableName: string;
}

/** Entry with current names. */
export interface AuditEntry {
  head: EntryHead;
  actor: NamedActor;
  /** Empty if the subject has no name, no longer exists, or may not be read by the caller. */
  subjectName: string;
  /** Subject line of the WorkItem; empty in the same cases. */
  workItemSubject: string;
}

export interface AuditPage {
  entries: AuditEntry[];
  nextPageToken: string | null;
  /** Time back to which the log was searched; null if the search is complete. */
  searchedSince: Date | null;
  /** Last sequence of the log at the time of the search. */
  head: number;
}

/** Complete entry, with the proof that it is in the Merkle tree of the log. */
export interface ProvenEntry {
  entry: AuditEntry;
  whole: LogEntry;
  inclusion: { leafIndex: number; treeSize: number; rootHash: string; proof: string[] };
}

export const EXPORT_FORMATS = ['csv', 'json_lines'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Part of a file, or the summary of the whole file. */
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
}

/** Decision about a proposal. */
export interface Decision {
  sequence: number;
  at: Date;
  outcome: DecisionOutcome;
  decidedBy: NamedActor;
  /** Reasons or comment given for the decision; empty for none. */
  reason: string;
  /** Milliseconds from the proposal to the decision. */
  afterMs: number;
  proposal: Proposal;
}

export interface DecisionPage {
  decisions: Decision[];
  nextPageToken: string | null;
  searchedSince: Date | null;
}

/** Event of a WorkItem, with current names. */
export interface Activity extends Omit<TimelineEntry, 'actor' | 'changes' | 'proposal'> {
  actor: NamedActor;
  changes: (FieldChange & { name: string })[];
  /** Null if the event is about no proposal, or the caller may not read proposals. */
  proposal: ActivityProposal | null;
  /** Keyword for what prevented an action. */
  reason: string | null;
  /**
   * Link that the event is about, and the current title of the WorkItem at its other end; null if it is about no link.
   */
  link: { kind: LinkKind; other: WorkItemTitle | null } | null;
}

/** Parts of a proposal that an event is about. */
export interface ActivityProposal {
  proposalId: string;
  summary: string;
  /** Policy decision at the time of the event; null if policy was not asked. */
  decision: PolicyOutcome['decision'] | null;
  approvalsRequired: number;
  /** Reasons or comment given; empty for none. */
  said: string;
}
