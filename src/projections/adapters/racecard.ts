import type { JsonValue } from '../../platform/canonical-json.ts';
import type { EventStatus, SourceProblem } from '../model.ts';
import type { Adapter, AdapterContext } from './adapter.ts';
import { assembleGroups, type DraftEvent, type DraftMeeting, type DraftRunner } from './assembly.ts';
import { asTimezone, countryOf, timezoneOf } from './places.ts';
import {
  asArray,
  asId,
  asInstant,
  asObject,
  asOrdinal,
  asText,
  defined,
  idsOf,
  type JsonObject,
  type ReadDocument,
  readDocuments,
} from './reading.ts';

/**
 * Race cards as Betfair serves those of Timeform: one race per document, bare or as the `result` of a JSON-RPC answer.
 * Meetings are put together by `meetingId`; the starts are UTC, so the date of a meeting is that of its first race at
 * the track.
 */
export const racecard: Adapter = {
  key: 'racecard',
  extensionSchema: {
    type: 'object',
    properties: {
      course_id: { type: 'string', description: 'Course, as the provider calls it.' },
      surface: { type: 'string', description: 'Surface of the course.' },
      race_classes: {
        type: 'array',
        description: 'Class of each race for which one is known.',
        items: {
          type: 'object',
          required: ['number', 'name'],
          properties: { number: { type: 'integer' }, name: { type: 'string' } },
        },
      },
    },
  },
  adapt(documents, context) {
    const problems: SourceProblem[] = [];
    const meetings = new Map<string, DraftMeeting>();
    for (const document of readDocuments(documents, problems)) addRace(document, context, meetings, problems);
    return { groups: assembleGroups(meetings.values(), problems), problems };
  },
};

function addRace(
  { name, root, sha256 }: ReadDocument,
  context: AdapterContext,
  meetings: Map<string, DraftMeeting>,
  problems: SourceProblem[],
): void {
  const card = asObject(root['result']) ?? root;
  const race = asObject(card['race']) ?? {};
  const course = asObject(race['course']) ?? {};
  const [raceId, meetingId] = [asId(race['raceId']), asId(race['meetingId'])];
  const [track, country] = [asText(course['name']), countryOf(asText(course['countryCode']))];
  const startsAt = asInstant(race['startDate'], 'utc');
  const number = raceNumberOf(raceId, meetingId);
  const missing = Object.entries({
    'race.raceId': raceId,
    'race.meetingId': meetingId,
    'race.course.name': track,
    'race.course.countryCode': country,
    'race.startDate': startsAt,
  }).flatMap(([field, value]) => (value === undefined ? [field] : []));
  if (!raceId || !meetingId || !track || !country || !startsAt) {
    problems.push({ where: name, problem: `is left out: ${missing.join(', ')} missing or not valid` });
    return;
  }
  if (number === undefined) {
    problems.push({ where: name, problem: `is left out: race.raceId ${raceId} does not end in the race's number` });
    return;
  }
  const meeting = meetings.get(meetingId) ?? {
    where: `meeting ${meetingId}`,
    legacyIds: [],
    track,
    discipline: 'thoroughbred' as const,
    country,
    timezone: asTimezone(asText(course['timezone'])) ?? timezoneOf(country, undefined) ?? context.timezone,
    events: [],
    evidence: [],
    extension: defined({ course_id: asId(course['courseId']), surface: asText(course['surfaceType']) }) as Record<
      string,
      JsonValue
    >,
  };
  meetings.set(meetingId, meeting);
  meeting.legacyIds = [...new Set([...meeting.legacyIds, ...idsOf(meetingId, race['betfairMeetingId'])])];
  meeting.evidence.push({ providerId: meetingId, sha256 });
  const className = asText(asObject(race['raceClassification'])?.['displayName']);
  if (className !== undefined) addClass(meeting, number, className);
  const event: DraftEvent = {
    legacyIds: [raceId],
    number,
    title: asText(race['raceTitle']) ?? className ?? `Race ${number}`,
    startsAt,
    status: statusOf(race, name, problems),
    runners: asArray(card['runners']).flatMap((runner, index) =>
      toRunner(runner, `${name}: runners[${index}]`, problems),
    ),
    evidence: [{ providerId: raceId, sha256 }],
  };
  meeting.events.push(event);
}

/** The number stands behind the id of the meeting: `2.136.1170513.5`. */
function raceNumberOf(raceId: string | undefined, meetingId: string | undefined): number | undefined {
  return raceId?.startsWith(`${meetingId}.`) ? asOrdinal(raceId.slice((meetingId?.length ?? 0) + 1)) : undefined;
}

function addClass(meeting: DraftMeeting, number: number, name: string): void {
  const classes = (meeting.extension['race_classes'] ?? []) as { number: number; name: string }[];
  const others = classes.filter((one) => one.number !== number);
  meeting.extension['race_classes'] = [...others, { number, name }].sort((a, b) => a.number - b.number);
}

/** What the words of `resultsStatus` say, in lower case and without spaces. */
const STATUS_WORDS: readonly [RegExp, EventStatus][] = [
  [/abandon/, 'abandoned'],
  [/no_?results?|not_?available|pending/, 'scheduled'],
  [/interim|provisional|unofficial|photo/, 'interim'],
  [/final|official|weighed|result|complete/, 'finished'],
  [/live|running|inplay|^off$/, 'live'],
];

function statusOf(race: JsonObject, where: string, problems: SourceProblem[]): EventStatus {
  const said = asText(race['resultsStatus']);
  if (said === undefined) return race['isResultAvailable'] === true ? 'finished' : 'scheduled';
  const words = said.toLowerCase().replaceAll(/\s+/g, '');
  const found = STATUS_WORDS.find(([pattern]) => pattern.test(words));
  if (found === undefined) problems.push({ where, problem: `race.resultsStatus is not known: ${said}` });
  return found?.[1] ?? 'scheduled';
}

function toRunner(value: unknown, where: string, problems: SourceProblem[]): DraftRunner[] {
  const runner = asObject(value) ?? {};
  const name = asText(runner['name']);
  if (name === undefined) {
    problems.push({ where, problem: 'has no name; it is left out' });
    return [];
  }
  const selections = asArray(runner['selections']).map((selection) => asObject(selection)?.['selectionId']);
  return [
    {
      legacyIds: idsOf(runner['horseId'], ...selections),
      name,
      number: asText(runner['saddleCloth']),
      draw: asOrdinal(runner['draw']),
      form: asText(runner['recentForm']),
      scratched: runner['isNonRunner'] === true,
    },
  ];
}
