import type { JsonValue } from '../platform/canonical-json.ts';

/* Canonical shape of data, as the contract publishes it. Data that a provider does not supply is absent, never null. */

/** Id that a provider, or an earlier contract, uses. */
export interface LegacyId {
  sourceKey: string;
  id: string;
}

export interface Evidence {
  sourceKey: string;
  revision: string;
  providerId: string;
  fetchedAt: Date;
  /** SHA-256 of the fetched document, in hex. */
  sha256: string;
}

export type RawEvidence = Pick<Evidence, 'providerId' | 'sha256'>;

export const ENTITY_TYPES = ['group', 'event', 'participant'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Optional data. `calendar`: there are groups of more than one day. */
export const CAPABILITIES = ['form', 'draw', 'scratchings', 'results', 'calendar'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Returns each capability once, in the order of the contract. */
export function inOrder(capabilities: Iterable<Capability>): Capability[] {
  const found = new Set(capabilities);
  return CAPABILITIES.filter((capability) => found.has(capability));
}

export const EVENT_STATUSES = ['scheduled', 'live', 'interim', 'finished', 'abandoned'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export interface Participant {
  /** The same for the same runner of the same event, whichever source reports it. */
  participantId: string;
  legacyIds: string[];
  number?: string;
  name: string;
  draw?: number;
  form?: string;
  scratched: boolean;
  scratchedAt?: Date;
}

export interface Result {
  position: number;
  participantId?: string;
  name: string;
  number?: string;
  margin?: string;
}

export type StartLabelOrigin = 'source' | 'timezone';

export interface RaceEvent {
  eventId: string;
  legacyIds: string[];
  number: number;
  title: string;
  /** Start as the provider shows it; otherwise `startsAt` in the zone of the track. */
  startLabel: string;
  /** Absent in revisions of release 0.3.0. */
  startLabelFrom?: StartLabelOrigin;
  startsAt: Date;
  /** IANA name, or an offset such as `+10:00` if nothing else is known. */
  sourceTimezone: string;
  status: EventStatus;
  participants: Participant[];
  results?: Result[];
  evidence: RawEvidence[];
}

export interface GroupAttributes {
  location: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** Absent in revisions of release 0.3.0. */
  raceType?: string;
  state?: string;
  /** For display only, never for time zones or filters. */
  meetingClass?: string;
}

/** A meeting: the events of one track on one local day. */
export interface Group {
  groupId: string;
  legacyIds: string[];
  title: string;
  /** Local date at the track, YYYY-MM-DD. */
  date: string;
  timezone: string;
  attributes: GroupAttributes;
  /** Ordered by number. */
  events: RaceEvent[];
  evidence: RawEvidence[];
  /** Data of this provider alone, by the adapter's extension schema. */
  extensions?: Record<string, JsonValue>;
}

/** Problems of a load that are stored. */
export const MAX_KEPT_PROBLEMS = 50;

/** Unusable part of a document, for the people who run the source. */
export interface SourceProblem {
  where: string;
  problem: string;
}
