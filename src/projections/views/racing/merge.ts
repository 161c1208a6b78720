import type {
  GroupPart,
  MergedEvent,
  MergedGroup,
  MergedParticipant,
  ServedRevision,
  TracedEvidence,
} from '../../merged.ts';
import type {
  EventStatus,
  Group,
  GroupAttributes,
  LegacyId,
  Participant,
  RaceEvent,
  RawEvidence,
  Result,
} from '../../model.ts';
import type { EventSummary } from '../../schema.ts';
import { defined } from './adapters/reading.ts';
import { capabilitiesOf } from './capabilities.ts';

/** In order of progress. A source that does not know the progress reports `scheduled`, so the furthest wins. */
const PROGRESS: readonly EventStatus[] = ['scheduled', 'live', 'interim', 'abandoned', 'finished'];

function furthest(statuses: readonly EventStatus[]): EventStatus {
  return PROGRESS.findLast((status) => statuses.includes(status)) ?? 'scheduled';
}

/** Gives the same result as `mergeGroup`, for filters and sorting. @param parts By precedence. */
export function mergeSummaries(parts: readonly (readonly EventSummary[])[]): EventSummary[] {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return [...only];
  const byNumber = Map.groupBy(parts.flat(), (event) => event.number);
  return [...byNumber].map(([number, [first, ...others]]) => {
    const { starts_at, status } = first as EventSummary;
    return { number, starts_at, status: furthest([status, ...others.map((other) => other.status)]) };
  });
}

/** @param parts By precedence; at least one. */
export function mergeGroup(parts: readonly GroupPart[]): MergedGroup {
  const [{ group: first }] = parts as [GroupPart];
  const credits = new Credits();
  const choose = <T>(field: string, of: (group: Group) => T | undefined) =>
    credits.choose(field, parts, ({ group }) => of(group));
  const ofAttribute = (name: keyof GroupAttributes) =>
    choose(`attributes.${wireName(name)}`, (one) => one.attributes[name]);
  const optional = {
    raceType: ofAttribute('raceType'),
    state: ofAttribute('state'),
    meetingClass: ofAttribute('meetingClass'),
  };
  const extensions: MergedGroup['extensions'] = {};
  for (const { from, group } of parts) {
    if (group.extensions === undefined || from.adapterKey in extensions) continue;
    extensions[from.adapterKey] = group.extensions;
    credits.give(from, `extensions.${from.adapterKey}`);
  }
  const merged = {
    groupId: first.groupId,
    legacyIds: legacyIdsOf(parts, ({ group }) => group.legacyIds),
    title: choose('title', (group) => group.title) ?? first.title,
    date: choose('date', (group) => group.date) ?? first.date,
    timezone: choose('timezone', namedZoneOf) ?? choose('timezone', (group) => group.timezone) ?? first.timezone,
    attributes: {
      location: ofAttribute('location') ?? first.attributes.location,
      country: ofAttribute('country') ?? first.attributes.country,
      ...defined(optional),
    },
    events: mergeEvents(parts),
    evidence: credits.evidence(parts, ({ group }) => group.evidence),
    extensions,
    from: parts.map((part) => part.from),
  };
  return { ...merged, capabilities: capabilitiesOf([merged]) };
}

/** A name says more than an offset. */
function namedZoneOf({ timezone }: Group): string | undefined {
  return /^[A-Za-z]/.test(timezone) ? timezone : undefined;
}

interface EventPart {
  from: ServedRevision;
  event: RaceEvent;
}

function mergeEvents(parts: readonly GroupPart[]): MergedEvent[] {
  const all = parts.flatMap(({ from, group }) => group.events.map((event) => ({ from, event })));
  const byNumber = Map.groupBy(all, ({ event }) => event.number);
  return [...byNumber.values()].map(mergeEvent).sort((a, b) => a.number - b.number);
}

function mergeEvent(parts: readonly EventPart[]): MergedEvent {
  const [{ from: leader, event: first }] = parts as [EventPart];
  const credits = new Credits();
  // The fields of the start belong together, so they all come from one source.
  for (const field of ['title', 'start_label', 'starts_at', 'source_timezone']) credits.give(leader, field);
  const status = furthest(parts.map(({ event }) => event.status));
  credits.choose('status', parts, ({ event }) => (event.status === status ? status : undefined));
  const results = credits.choose('results', parts, ({ event }) => event.results);
  for (const { from, event } of parts) if (event.participants.length > 0) credits.give(from, 'participants');
  return {
    eventId: first.eventId,
    legacyIds: legacyIdsOf(parts, ({ event }) => event.legacyIds),
    number: first.number,
    title: first.title,
    startLabel: first.startLabel,
    ...defined({ startLabelFrom: first.startLabelFrom }),
    startsAt: first.startsAt,
    sourceTimezone: first.sourceTimezone,
    status,
    participants: mergeParticipants(parts),
    ...defined({ results: results as Result[] | undefined }),
    evidence: credits.evidence(parts, ({ event }) => event.evidence),
  };
}

function mergeParticipants(parts: readonly EventPart[]): MergedParticipant[] {
  const all = parts.flatMap(({ from, event }) => event.participants.map((participant) => ({ from, participant })));
  const byId = Map.groupBy(all, ({ participant }) => participant.participantId);
  return [...byId].map(([participantId, said]) => {
    const first = <T>(of: (participant: Participant) => T | undefined) =>
      said.map(({ participant }) => of(participant)).find((value) => value !== undefined);
    const optional = {
      number: first((one) => one.number),
      draw: first((one) => one.draw),
      form: first((one) => one.form),
      scratchedAt: first((one) => one.scratchedAt),
    };
    return {
      participantId,
      legacyIds: legacyIdsOf(said, ({ participant }) => participant.legacyIds),
      name: first((one) => one.name) ?? '',
      // A scratched runner never comes back, so a source that has not heard of it yet must not undo it.
      scratched: said.some(({ participant }) => participant.scratched),
      ...defined(optional),
    };
  });
}

function legacyIdsOf<T extends { from: ServedRevision }>(parts: readonly T[], of: (part: T) => string[]): LegacyId[] {
  return parts.flatMap((part) => of(part).map((id) => ({ sourceKey: part.from.sourceKey, id })));
}

class Credits {
  readonly #fields = new Map<string, string[]>();

  give({ revision }: ServedRevision, field: string): void {
    this.#fields.set(revision, [...(this.#fields.get(revision) ?? []), field]);
  }

  choose<P extends { from: ServedRevision }, T>(
    field: string,
    parts: readonly P[],
    of: (part: P) => T | undefined,
  ): T | undefined {
    for (const part of parts) {
      const value = of(part);
      if (value === undefined) continue;
      this.give(part.from, field);
      return value;
    }
    return undefined;
  }

  evidence<P extends { from: ServedRevision }>(parts: readonly P[], of: (part: P) => RawEvidence[]): TracedEvidence[] {
    return parts.flatMap((part) => {
      const { sourceKey, revision, fetchedAt } = part.from;
      const fields = this.#fields.get(revision) ?? [];
      return of(part).map((raw) => ({ sourceKey, revision, ...raw, fetchedAt, fields }));
    });
  }
}

function wireName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
