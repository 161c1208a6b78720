import type { JsonValue } from '../platform/canonical-json.ts';

/*
 * The canonical shape of data (projections.md), which the contract publishes: what adapters make of the documents of
 * providers, what revisions keep, and what views are made of. Optional data that a provider does not supply is absent,
 * never null.
 */

/** An id by which a provider, or an earlier contract, names something. */
export interface LegacyId {
  sourceKey: string;
  id: string;
}

/** Where something comes from. */
export interface Evidence {
  sourceKey: string;
  revision: string;
  /** What the provider calls it. */
  providerId: string;
  fetchedAt: Date;
  /** SHA-256, in hex, of the document that it was in, as it was fetched. */
  sha256: string;
}

/** What an adapter can say of the origin of something; the publisher adds source, revision and time. */
export type RawEvidence = Pick<Evidence, 'providerId' | 'sha256'>;

/** What views can name by an id. */
export const ENTITY_TYPES = ['group', 'event', 'participant'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/**
 * Optional data, advertised only where the present data holds some. `scratchings`: somebody is scratched; `calendar`:
 * there are groups of more than one day.
 */
export const CAPABILITIES = ['form', 'draw', 'scratchings', 'results', 'calendar'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export const EVENT_STATUSES = ['scheduled', 'live', 'interim', 'finished', 'abandoned'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

export interface Participant {
  /** Canonical id: the same runner of the same event has it whichever source tells of it. */
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
  /** The start as the provider shows it, or else made of `startsAt` in the zone of the track. */
  startLabel: string;
  /** Which of both; absent in revisions that 0.3.0 has written. */
  startLabelFrom?: StartLabelOrigin;
  startsAt: Date;
  /** The zone of the track: an IANA name, or an offset such as `+10:00` where that is all that is known. */
  sourceTimezone: string;
  status: EventStatus;
  participants: Participant[];
  results?: Result[];
  evidence: RawEvidence[];
}

export interface GroupAttributes {
  location: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** What is raced, as the documents say; absent in revisions that 0.3.0 has written. */
  raceType?: string;
  state?: string;
  /** A label to show; never used for timezones or filters. */
  meetingClass?: string;
}

/** A meeting: the events of one track on one local day. */
export interface Group {
  groupId: string;
  legacyIds: string[];
  title: string;
  /** Local date at the track, YYYY-MM-DD. */
  date: string;
  /** As `sourceTimezone` of its events. */
  timezone: string;
  attributes: GroupAttributes;
  /** By number. */
  events: RaceEvent[];
  evidence: RawEvidence[];
  /** What only this provider has, by the names of the adapter's extension schema. */
  extensions?: Record<string, JsonValue>;
}

/** Something in a document that could not be used, in words for whoever runs the source. */
export interface SourceProblem {
  /** Which document, and where in it. */
  where: string;
  problem: string;
}
