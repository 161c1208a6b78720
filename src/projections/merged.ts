import type { JsonValue } from '../platform/canonical-json.ts';
import type { Capability, Evidence, Group, GroupAttributes, LegacyId, Participant, RaceEvent } from './model.ts';

/** A revision of a source that takes part in an answer. */
export interface ServedRevision {
  sourceId: string;
  sourceKey: string;
  adapterKey: string;
  revision: string;
  fetchedAt: Date;
  groupCount: number;
}

/** What one revision says of a group. */
export interface GroupPart {
  from: ServedRevision;
  group: Group;
}

/** Evidence with the names of the fields, as the contract has them, whose present values come from its source. */
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
  /** By adapter. */
  extensions: Record<string, Record<string, JsonValue>>;
  /** The revisions that it was made of, in the order in which they count. */
  from: ServedRevision[];
}

/**
 * The order in which revisions count where sources say different things: what was fetched last comes first. It
 * follows from the revisions alone, so that an answer from the same ones is the same.
 */
export function byPrecedence(a: ServedRevision, b: ServedRevision): number {
  return b.fetchedAt.getTime() - a.fetchedAt.getTime() || (a.sourceKey < b.sourceKey ? -1 : 1);
}
