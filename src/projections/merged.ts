import type { JsonValue } from '../platform/canonical-json.ts';
import type { Capability, Evidence, Group, GroupAttributes, LegacyId, Participant, RaceEvent } from './model.ts';

/** A revision of a source that contributes to a response. */
export interface ServedRevision {
  sourceId: string;
  sourceKey: string;
  adapterKey: string;
  revision: string;
  fetchedAt: Date;
  groupCount: number;
}

/** Content of a group in one revision. */
export interface GroupPart {
  from: ServedRevision;
  group: Group;
}

/** Evidence with the fields whose present values come from its source. Field names are those of the contract. */
export interface TracedEvidence extends Evidence {
  fields: string[];
}

export interface MergedParticipant extends Omit<Participant, 'legacyIds'> {
  legacyIds: LegacyId[];
}

export interface MergedEvent extends Omit<RaceEvent, 'legacyIds' | 'participants' | 'evidence'> {
  legacyIds: LegacyId[];
  participants: MergedParticipant[];
  evidence: TracedEvidence[];
}

export interface MergedGroup {
  groupId: string;
  legacyIds: LegacyId[];
  title: string;
  date: string;
  timezone: string;
  attributes: GroupAttributes;
  events: MergedEvent[];
  evidence: TracedEvidence[];
  capabilities: Capability[];
  /** Extensions, by adapter. */
  extensions: Record<string, Record<string, JsonValue>>;
  /** Revisions that the group was made of, by precedence. */
  from: ServedRevision[];
}

/**
 * Orders revisions by precedence where sources disagree: the one fetched last comes first. The order depends only on
 * the revisions, so the same revisions always give the same response.
 */
export function byPrecedence(a: ServedRevision, b: ServedRevision): number {
  return b.fetchedAt.getTime() - a.fetchedAt.getTime() || (a.sourceKey < b.sourceKey ? -1 : 1);
}
