import type { PolicyOutcome, Proposal } from '../actions/model.ts';
import type { EventActor } from '../platform/outbox/event.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { LinkKind } from '../work-items/links/model.ts';
import type { WorkItemTitle } from '../work-items/model.ts';
import type { FieldChange, TimelineEntry } from '../work-items/timeline-entry.ts';

/** Which entries of the log are meant: those that all that is set is true of. */
export interface AuditFilter {
  /** Exact types and subjects of types (`proposal.*`), any of them; none for all. */
  types?: readonly string[] | undefined;
  /** Who did it, or answers for who did it. */
  actorId?: string | undefined;
  workItemId?: string | undefined;
  subjectId?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

/** Who did something, by their name of today; without one where there is none. */
export interface NamedActor extends EventActor {
  name: string;
  accountableName: string;
}

/** An entry with the names of today. */
export interface AuditEntry {
  head: EntryHead;
  actor: NamedActor;
  /** Empty where it has none, is gone, or the caller may not read it. */
  subjectName: string;
  /** What its WorkItem is about; empty likewise. */
  workItemSubject: string;
}

export interface AuditPage {
  entries: AuditEntry[];
  nextPageToken: string | null;
  /** So far back was searched; null where that was to the end of what was asked for. */
  searchedSince: Date | null;
  /** How far the log went. */
  head: number;
}

/** An entry with all that it says, and the proof that it stands in the tree over the log. */
export interface ProvenEntry {
  entry: AuditEntry;
  whole: LogEntry;
  inclusion: { leafIndex: number; treeSize: number; rootHash: string; proof: string[] };
}

export const EXPORT_FORMATS = ['csv', 'json_lines'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A part of a file, or what the whole of it was. */
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

/** What was decided of a proposal. */
export interface Decision {
  sequence: number;
  at: Date;
  outcome: DecisionOutcome;
  decidedBy: NamedActor;
  /** What was given as the reason; empty for nothing. */
  reason: string;
  /** From the proposal to the decision. */
  afterMs: number;
  proposal: Proposal;
}

export interface DecisionPage {
  decisions: Decision[];
  nextPageToken: string | null;
  searchedSince: Date | null;
}

/** Something that happened to a WorkItem, with the names of today. */
export interface Activity extends Omit<TimelineEntry, 'actor' | 'changes' | 'proposal'> {
  actor: NamedActor;
  changes: (FieldChange & { name: string })[];
  /** Null where it is about none, or the caller may not read what is proposed. */
  proposal: ActivityProposal | null;
  /** What kept something from happening, in a word. */
  reason: string | null;
  /** The link that it is about, and its other end as it is today; null where it is about none. */
  link: { kind: LinkKind; other: WorkItemTitle | null } | null;
}

/** A proposal, as far as what happened is about it. */
export interface ActivityProposal {
  proposalId: string;
  summary: string;
  /** What policy decided in that moment; null where it was not asked. */
  decision: PolicyOutcome['decision'] | null;
  approvalsRequired: number;
  /** What was given as the reason; empty for nothing. */
  said: string;
}
