import { DateTime } from 'luxon';
import type { JsonValue } from '../../../../platform/canonical-json.ts';
import type { EventStatus, Group, Participant, RaceEvent, RawEvidence, Result, SourceProblem } from '../../../model.ts';
import { defined } from './reading.ts';
import { bareRunnerName, bareTrackName, type Discipline, slugOf } from './track-names.ts';

export interface DraftRunner {
  legacyIds: string[];
  number?: string | undefined;
  name: string;
  draw?: number | undefined;
  form?: string | undefined;
  scratched: boolean;
  scratchedAt?: Date | undefined;
}

export interface DraftResult {
  position: number;
  name: string;
  number?: string | undefined;
  margin?: string | undefined;
}

export interface DraftEvent {
  legacyIds: string[];
  number: number;
  title: string;
  startsAt: Date;
  /** The start as the provider shows it, where it does. */
  startLabel?: string | undefined;
  status: EventStatus;
  runners: DraftRunner[];
  /** Absent where the provider supplies none. */
  results?: DraftResult[] | undefined;
  evidence: RawEvidence[];
}

/** A meeting as its documents tell it, before it has canonical ids. */
export interface DraftMeeting {
  /** Names it in problems. */
  where: string;
  legacyIds: string[];
  track: string;
  discipline: Discipline;
  /** ISO 3166-1 alpha-2. */
  country: string;
  state?: string | undefined;
  meetingClass?: string | undefined;
  timezone: string;
  /** Local date; undefined to take that of the first event. */
  date?: string | undefined;
  events: DraftEvent[];
  evidence: RawEvidence[];
  extension: Record<string, JsonValue>;
}

/**
 * Gives meetings their canonical ids: the date, the country and the name of the track, then the number of the event,
 * then the name of the runner. So whatever source tells of it, the same thing has the same id. Meetings that turn out
 * to be the same become one.
 */
export function assembleGroups(meetings: Iterable<DraftMeeting>, problems: SourceProblem[]): Group[] {
  const groups = new Map<string, Group>();
  for (const meeting of meetings) {
    const group = toGroup(meeting, problems);
    if (group === undefined) continue;
    const earlier = groups.get(group.groupId);
    groups.set(group.groupId, earlier === undefined ? group : unite(earlier, group, meeting.where, problems));
  }
  return [...groups.values()];
}

function toGroup(meeting: DraftMeeting, problems: SourceProblem[]): Group | undefined {
  const { where, timezone, country } = meeting;
  const [first] = meeting.events.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (first === undefined) {
    problems.push({ where, problem: 'has no events that could be used; it is left out' });
    return undefined;
  }
  const date = meeting.date ?? localDate(first.startsAt, timezone);
  const { discipline } = meeting;
  const bareName = slugOf(bareTrackName(meeting.track, country, discipline));
  if (bareName === '') {
    problems.push({ where, problem: 'has a track without a name; it is left out' });
    return undefined;
  }
  const track = discipline === 'thoroughbred' ? bareName : `${bareName}-${discipline}`;
  const groupId = `${date}.${country.toLowerCase()}.${track}`;
  const { extension } = meeting;
  const events = uniqueByNumber(meeting.events, where, problems);
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

function uniqueByNumber(events: readonly DraftEvent[], where: string, problems: SourceProblem[]): DraftEvent[] {
  const byNumber = new Map<number, DraftEvent>();
  for (const event of events) {
    if (byNumber.has(event.number)) {
      problems.push({ where, problem: `has event ${event.number} more than once; the last one counts` });
    }
    byNumber.set(event.number, event);
  }
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

function toEvent(
  draft: DraftEvent,
  groupId: string,
  timezone: string,
  where: string,
  problems: SourceProblem[],
): RaceEvent {
  const eventId = `${groupId}.${draft.number}`;
  const participants = new Map<string, Participant>();
  for (const { number, draw, form, scratchedAt, ...runner } of draft.runners) {
    const participantId = `${eventId}.${slugOf(bareRunnerName(runner.name)) || `number-${slugOf(number ?? '')}`}`;
    if (participants.has(participantId)) {
      problems.push({ where, problem: `has the runner ${runner.name} more than once; the first one counts` });
      continue;
    }
    participants.set(participantId, { participantId, ...runner, ...defined({ number, draw, form, scratchedAt }) });
  }
  const runners = [...participants.values()];
  return {
    eventId,
    legacyIds: draft.legacyIds,
    number: draft.number,
    title: draft.title,
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

function toResult({ position, name, number, margin }: DraftResult, runners: readonly Participant[]): Result {
  const runner =
    runners.find((one) => number !== undefined && one.number === number) ?? runners.find((one) => one.name === name);
  return { position, name, ...defined({ number, margin, participantId: runner?.participantId }) };
}

/** Two meetings of one source that are the same one: its events are those of both. */
function unite(earlier: Group, later: Group, where: string, problems: SourceProblem[]): Group {
  const known = new Set(earlier.events.map((event) => event.number));
  const [twice, others] = [
    later.events.filter((event) => known.has(event.number)),
    later.events.filter((event) => !known.has(event.number)),
  ];
  if (twice.length > 0) {
    const numbers = twice.map((event) => event.number).join(', ');
    problems.push({ where, problem: `is ${earlier.groupId} again; its events ${numbers} are left out` });
  }
  return {
    ...earlier,
    legacyIds: [...new Set([...earlier.legacyIds, ...later.legacyIds])],
    events: [...earlier.events, ...others].sort((a, b) => a.number - b.number),
    evidence: [...earlier.evidence, ...later.evidence],
  };
}

export function localDate(instant: Date, timezone: string): string {
  return DateTime.fromJSDate(instant, { zone: timezone }).toFormat('yyyy-MM-dd');
}
