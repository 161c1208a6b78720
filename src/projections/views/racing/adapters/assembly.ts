import { DateTime } from 'luxon';
import type { JsonValue } from '../../../../platform/canonical-json.ts';
import type { AdapterContext } from '../../../adapter.ts';
import type { EventStatus, Group, Participant, RaceEvent, RawEvidence, Result, SourceProblem } from '../../../model.ts';
import { defined } from './reading.ts';
import { bareRunnerName, bareTrackName, type Discipline, slugOf } from './track-names.ts';

/** Data with optional fields that may also be undefined. */
type Loose<T> = { [Field in keyof T]: undefined extends T[Field] ? T[Field] | undefined : T[Field] };

export type DraftRunner = Loose<Omit<Participant, 'participantId'>>;
export type DraftResult = Loose<Omit<Result, 'participantId'>>;

export interface DraftEvent {
  legacyIds: string[];
  /** Absent if the adapter does not understand it. */
  number?: number | undefined;
  title?: string | undefined;
  startsAt: Date;
  startLabel?: string | undefined;
  status: EventStatus;
  runners: DraftRunner[];
  results?: DraftResult[] | undefined;
  evidence: RawEvidence[];
}

/** A meeting as read from its documents, before it has canonical ids. */
export interface DraftMeeting {
  where: string;
  legacyIds: string[];
  track: string;
  discipline: Discipline;
  /** ISO 3166-1 alpha-2 code, or `UNKNOWN_COUNTRY`. */
  country: string;
  state?: string | undefined;
  meetingClass?: string | undefined;
  timezone: string;
  date?: string | undefined;
  events: DraftEvent[];
  evidence: RawEvidence[];
  extension: Record<string, JsonValue>;
}

/** The state in which an adapter reads the documents of a load. */
export interface Load<Meeting = DraftMeeting> {
  context: AdapterContext;
  problems: SourceProblem[];
  /** By the provider's id, or else by track and day. */
  meetings: Map<string, Meeting>;
}

/**
 * Gives meetings canonical ids: date, country and track; then the number of the event; then the name of the runner.
 * The same thing has the same id, whichever source reports it. Meetings with the same id become one.
 */
export function assembleGroups(meetings: Iterable<DraftMeeting>, problems: SourceProblem[]): Group[] {
  const byId = new Map<string, DraftMeeting & { date: string }>();
  for (const meeting of meetings) {
    const date = dateOf(meeting, problems);
    if (date === undefined) continue;
    const own = { ...meeting, date, events: uniqueByNumber(meeting.events, meeting.where, problems) };
    const groupId = groupIdOf(own);
    const earlier = byId.get(groupId);
    byId.set(groupId, earlier === undefined ? own : unite(groupId, earlier, own, problems));
  }
  return [...byId].map(([groupId, meeting]) => toGroup(groupId, meeting, problems));
}

/** Returns undefined for a meeting without events. */
function dateOf({ where, date, timezone, events }: DraftMeeting, problems: SourceProblem[]): string | undefined {
  const [first] = events.toSorted(byStart);
  if (first !== undefined) return date ?? localDate(first.startsAt, timezone);
  problems.push({ where, problem: 'has no usable events; it is left out' });
  return undefined;
}

/** A track name without letters and digits is replaced by the provider's id of the meeting. */
function groupIdOf({ track, country, discipline, date, legacyIds }: DraftMeeting & { date: string }): string {
  const named = slugOf(bareTrackName(track, country, discipline));
  const name = named === '' ? `meeting-${slugOf(legacyIds[0] ?? '') || 'unknown'}` : named;
  return `${date}.${country.toLowerCase()}.${discipline === 'thoroughbred' ? name : `${name}-${discipline}`}`;
}

function toGroup(groupId: string, meeting: DraftMeeting & { date: string }, problems: SourceProblem[]): Group {
  const { where, timezone, country, discipline, date, extension } = meeting;
  const events = numbered(meeting.events, where, problems);
  return {
    groupId,
    legacyIds: meeting.legacyIds,
    title: meeting.track,
    date,
    timezone,
    attributes: {
      location: meeting.track,
      country,
      raceType: discipline,
      ...defined({ state: meeting.state, meetingClass: meeting.meetingClass }),
    },
    events: events.map((event) => toEvent(event, groupId, timezone, `${where}, event ${event.number}`, problems)),
    evidence: meeting.evidence,
    ...(Object.keys(extension).length === 0 ? {} : { extensions: extension }),
  };
}

type NumberedEvent = DraftEvent & { number: number };

const byStart = (a: DraftEvent, b: DraftEvent) => a.startsAt.getTime() - b.startsAt.getTime();

/** An event without a number gets the next free number after the event that starts before it. */
function numbered(events: readonly DraftEvent[], where: string, problems: SourceProblem[]): NumberedEvent[] {
  const taken = new Set(events.map(({ number }) => number));
  let last = 0;
  const all = events.toSorted(byStart).map((event): NumberedEvent => {
    let number = event.number ?? last + 1;
    if (event.number === undefined) {
      while (taken.has(number)) number += 1;
      taken.add(number);
      const start = event.startsAt.toISOString();
      problems.push({
        where,
        problem: `has a race at ${start} without a number; it becomes race ${number}, by its start`,
      });
    }
    last = number;
    return { ...event, number };
  });
  return all.sort((a, b) => a.number - b.number);
}

function uniqueByNumber(events: readonly DraftEvent[], where: string, problems: SourceProblem[]): DraftEvent[] {
  const byNumber = new Map<number, DraftEvent>();
  for (const event of events) {
    if (event.number === undefined) continue;
    if (byNumber.has(event.number)) {
      problems.push({ where, problem: `has event ${event.number} more than once; the last one is used` });
    }
    byNumber.set(event.number, event);
  }
  return [...byNumber.values(), ...events.filter(({ number }) => number === undefined)];
}

function toEvent(
  draft: NumberedEvent,
  groupId: string,
  timezone: string,
  where: string,
  problems: SourceProblem[],
): RaceEvent {
  const eventId = `${groupId}.${draft.number}`;
  const participants = new Map<string, Participant>();
  const byName = Map.groupBy(draft.runners, nameOf);
  for (const one of draft.runners) {
    const participantId = `${eventId}.${callOf(one, byName.get(nameOf(one)) ?? [])}`;
    const { number, draw, form, scratchedAt, ...runner } = one;
    if (participants.has(participantId)) {
      problems.push({ where, problem: `has the runner ${runner.name} more than once; the first one is used` });
      continue;
    }
    participants.set(participantId, { participantId, ...runner, ...defined({ number, draw, form, scratchedAt }) });
  }
  const runners = [...participants.values()];
  return {
    eventId,
    legacyIds: draft.legacyIds,
    number: draft.number,
    title: draft.title ?? `Race ${draft.number}`,
    startLabel: draft.startLabel ?? DateTime.fromJSDate(draft.startsAt, { zone: timezone }).toFormat('HH:mm'),
    startLabelFrom: draft.startLabel === undefined ? 'timezone' : 'source',
    startsAt: draft.startsAt,
    sourceTimezone: timezone,
    status: draft.status,
    participants: runners,
    ...defined({ results: draft.results?.map((result) => toResult(result, runners)) }),
    evidence: draft.evidence,
  };
}

const nameOf = ({ name }: DraftRunner) => slugOf(bareRunnerName(name));

/** Distinguishes runners of the same name, such as empty boxes of greyhounds and horses of two countries. */
const markOf = ({ number, legacyIds }: DraftRunner) => slugOf(number ?? legacyIds[0] ?? '');

/** Returns the name for the id, followed by the number if others share the name or it has no letter and no digit. */
function callOf(runner: DraftRunner, namesakes: readonly DraftRunner[]): string {
  const name = nameOf(runner);
  const isAlone = new Set(namesakes.map(markOf)).size === 1;
  if (name !== '' && isAlone) return name;
  return `${name === '' ? 'number' : name}-${markOf(runner)}`;
}

function toResult({ position, name, number, margin }: DraftResult, runners: readonly Participant[]): Result {
  const runner =
    runners.find((one) => number !== undefined && one.number === number) ?? runners.find((one) => one.name === name);
  return { position, name, ...defined({ number, margin, participantId: runner?.participantId }) };
}

function unite<Meeting extends DraftMeeting>(
  groupId: string,
  earlier: Meeting,
  later: Meeting,
  problems: SourceProblem[],
): Meeting {
  const known = new Set(earlier.events.map(({ number }) => number));
  const isTwice = ({ number }: DraftEvent) => number !== undefined && known.has(number);
  const twice = later.events.filter(isTwice);
  if (twice.length > 0) {
    const numbers = twice.map((event) => event.number).join(', ');
    problems.push({ where: later.where, problem: `repeats ${groupId}; its events ${numbers} are left out` });
  }
  return {
    ...earlier,
    legacyIds: [...new Set([...earlier.legacyIds, ...later.legacyIds])],
    events: [...earlier.events, ...later.events.filter((event) => !isTwice(event))],
    evidence: [...earlier.evidence, ...later.evidence],
  };
}

type RaceEntry = { number: number; [member: string]: JsonValue };

/** Adds data of a race to an extension that lists races by number. Replaces earlier data of the race. */
export function setByNumber(meeting: DraftMeeting, extension: string, entry: RaceEntry): void {
  const known = (meeting.extension[extension] ?? []) as RaceEntry[];
  const others = known.filter(({ number }) => number !== entry.number);
  meeting.extension[extension] = [...others, entry].sort((a, b) => a.number - b.number);
}

export function localDate(instant: Date, timezone: string): string {
  return DateTime.fromJSDate(instant, { zone: timezone }).toFormat('yyyy-MM-dd');
}
