import type { JsonValue } from '../../../../platform/canonical-json.ts';
import type { Adapter, AdapterContext } from '../../../adapter.ts';
import type { EventStatus, SourceProblem } from '../../../model.ts';
import { assembleGroups, type DraftEvent, type DraftMeeting, type DraftRunner } from './assembly.ts';
import { countryOf } from './places.ts';
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
import type { Discipline } from './track-names.ts';
import { zoneOfTrack } from './track-zone.ts';

/**
 * Race cards as Betfair serves those of Timeform: one race per document, bare or as the `result` of a JSON-RPC answer.
 * Meetings are put together by `meetingId`, or what `raceId` says of it; the starts are UTC, so the date of a meeting is
 * that of its first race at the track.
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
  const identity = identify(race, name, problems);
  if (identity === undefined) return;
  const { raceId, meetingId, number, startsAt } = identity;
  const discipline = disciplineOf(race, name, problems);
  // A day at one track may have races of two kinds; to everybody else these are two meetings.
  const key = `${meetingId} ${discipline}`;
  const timezone = timezoneOf(identity, discipline, context, name, problems);
  const meeting = meetings.get(key) ?? newMeeting(identity, discipline, timezone);
  meetings.set(key, meeting);
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

/** Which race a card is of. */
interface RaceIdentity {
  raceId: string;
  meetingId: string;
  number: number;
  track: string;
  country: string;
  startsAt: Date;
  course: JsonObject;
}

/** Undefined for a race that has to be left out, with the problem that says why. */
function identify(race: JsonObject, where: string, problems: SourceProblem[]): RaceIdentity | undefined {
  const course = asObject(race['course']) ?? {};
  const raceId = asId(race['raceId']);
  const inRaceId = placeInRaceId(raceId);
  const meetingId = asId(race['meetingId']) ?? inRaceId?.meetingId;
  const track = asText(course['name']);
  const country = countryOf(asText(course['countryCode'])) ?? countryOf(asText(course['country']));
  const startsAt = asInstant(race['startDate'], 'utc');
  const missing = Object.entries({
    'race.raceId': raceId,
    'race.meetingId': meetingId,
    'race.course.name': track,
    'race.course.countryCode': country,
    'race.startDate': startsAt,
  }).flatMap(([field, value]) => (value === undefined ? [field] : []));
  if (!raceId || !meetingId || !track || !country || !startsAt) {
    problems.push({ where, problem: `is left out: ${missing.join(', ')} missing or not valid` });
    return undefined;
  }
  if (inRaceId === undefined) {
    problems.push({ where, problem: `is left out: race.raceId ${raceId} does not end in the race's number` });
    return undefined;
  }
  return { raceId, meetingId, number: inRaceId.number, track, country, startsAt, course };
}

function timezoneOf(
  { track, country, startsAt, course }: RaceIdentity,
  discipline: Discipline,
  context: AdapterContext,
  where: string,
  problems: SourceProblem[],
): string {
  const said = asText(course['timezone']);
  const zone = zoneOfTrack(
    { track, discipline, country },
    context.timezone,
    said === undefined ? undefined : { text: said, at: startsAt },
  );
  if (zone.problem !== undefined) problems.push({ where, problem: `race.course.timezone: ${zone.problem}` });
  return zone.timezone;
}

function newMeeting(
  { meetingId, track, country, course }: RaceIdentity,
  discipline: Discipline,
  timezone: string,
): DraftMeeting {
  const extension = defined({ course_id: asId(course['courseId']), surface: asText(course['surfaceType']) });
  return {
    where: `meeting ${meetingId}`,
    legacyIds: [],
    track,
    discipline,
    country,
    timezone,
    events: [],
    evidence: [],
    extension: extension as Record<string, JsonValue>,
  };
}

/** The id of a race is that of its meeting and its number: `2.136.1170513.5`. Newer cards say the meeting nowhere else. */
function placeInRaceId(raceId: string | undefined): { meetingId: string; number: number } | undefined {
  const [, meetingId, digits] = /^(.+)\.(\d{1,3})$/.exec(raceId ?? '') ?? [];
  const number = asOrdinal(digits);
  return meetingId === undefined || number === undefined ? undefined : { meetingId, number };
}

/** What the words of `raceType` say. */
const TYPE_WORDS: readonly [RegExp, Discipline][] = [
  [/harness|trot|pac(e|ing)/i, 'harness'],
  [/greyhound|dogs?\b/i, 'greyhounds'],
  [/flat|hurdle|chase|jump|bumper|\bnhf?\b|national hunt|thoroughbred|gallop/i, 'thoroughbred'],
];

function disciplineOf(race: JsonObject, where: string, problems: SourceProblem[]): Discipline {
  const type = asObject(race['raceType']) ?? {};
  const said = asText(type['full']) ?? asText(type['abbr']) ?? asText(race['raceType']);
  const found = TYPE_WORDS.find(([pattern]) => said !== undefined && pattern.test(said));
  if (found !== undefined) return found[1];
  const what = said === undefined ? 'race.raceType is missing' : `race.raceType is not known: ${said}`;
  problems.push({ where, problem: `${what}; it is taken for a race of thoroughbreds` });
  return 'thoroughbred';
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
