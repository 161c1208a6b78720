import type { JsonValue } from '../platform/canonical-json.ts';
import type { Capability, Evidence, Group, GroupAttributes, LegacyId, Participant, RaceEvent } from './model.ts';

export interface ServedRevision {
  sourceId: string;
  sourceKey: string;
  adapterKey: string;
  revision: string;
  fetchedAt: Date;
  groupCount: number;
}

export interface GroupPart {
  from: ServedRevision;
  group: Group;
}

/** Evidence with the wire names of the fields whose values come from its source. */
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
  extensions: Record<string, Record<string, JsonValue>>;
  /** By precedence. */
  from: ServedRevision[];
}

/** Orders revisions by precedence: the last fetch first. The same revisions always give the same order. */
export function byPrecedence(a: ServedRevision, b: ServedRevision): number {
  return b.fetchedAt.getTime() - a.fetchedAt.getTime() || (a.sourceKey < b.sourceKey ? -1 : 1);
}
