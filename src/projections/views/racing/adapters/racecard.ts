import type { JsonValue } from '../../../../platform/canonical-json.ts';
import type { Adapter, AdapterContext } from '../../../adapter.ts';
import type { EventStatus, SourceProblem } from '../../../model.ts';
import { assembleGroups, type DraftMeeting, type DraftRunner, localDate } from './assembly.ts';
import { asCountry, calledByMeeting, IN_PLACE_OF_COUNTRY, runnerName } from './fallbacks.ts';
import { UNKNOWN_COUNTRY } from './places.ts';
import {
  asArray,
  asFlag,
  asId,
  asList,
  asObject,
  asOrdinal,
  asText,
  defined,
  FieldReader,
  idsOf,
  type JsonObject,
  type ReadDocument,
  readDocuments,
} from './reading.ts';
import { asInstant } from './times.ts';
import type { Discipline } from './track-names.ts';
import { zoneOfTrack } from './track-zone.ts';

/**
 * Timeform race cards as Betfair serves them. Each document has one race, bare or as the `result` of a JSON-RPC
 * response.
 * Races form meetings by `meetingId`, or by the part of `raceId` that names the meeting. Starts are in UTC, so the date
 * of
 * a meeting is the local date of its first race at the track.
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
  const fields = new FieldReader(card, name, problems);
  const identity = identify(race, fields, name, problems);
  if (identity === undefined) return;
  const { raceId, meetingId, number, startsAt } = identity;
  const discipline = disciplineOf(race, name, problems);
  // A track may have races of two disciplines on one day. Other providers treat these as two meetings.
  const key = `${identity.key} ${discipline}`;
  const meeting = meetingOf(meetings.get(key), identity, discipline, context, fields);
  meetings.set(key, meeting);
  meeting.legacyIds = [...new Set([...meeting.legacyIds, ...idsOf(meetingId, race['betfairMeetingId'])])];
  meeting.evidence.push({ providerId: identity.key, sha256 });
  const className = fields.read('race.raceClassification.displayName', asText);
  if (className !== undefined && number !== undefined) addClass(meeting, number, className);
  meeting.events.push({
    legacyIds: idsOf(raceId),
    number,
    title: fields.read('race.raceTitle', asText) ?? className,
    startsAt,
    status: statusOf(race, name, problems),
    runners: (fields.read('runners', asList) ?? []).flatMap((runner, index) =>
      toRunner(runner, `${name}: runners[${index}]`, problems),
    ),
    evidence: [{ providerId: raceId ?? identity.key, sha256 }],
  });
}

interface RaceIdentity {
  raceId: string | undefined;
  meetingId: string | undefined;
  /** The provider's id of the meeting, or else the track and the day. */
  key: string;
  number: number | undefined;
  track: string | undefined;
  country: string | undefined;
  startsAt: Date;
  course: JsonObject;
}

/** Returns undefined for a race that has to be left out, and records the reason as a problem. */
function identify(
  race: JsonObject,
  fields: FieldReader,
  where: string,
  problems: SourceProblem[],
): RaceIdentity | undefined {
  const course = asObject(race['course']) ?? {};
  const [said, track] = [asId(race['raceId']), asText(course['name'])];
  const inRaceId = placeInRaceId(said);
  const meetingId = fields.read('race.meetingId', asId) ?? inRaceId?.meetingId;
  const startsAt = asInstant(race['startDate'], 'utc');
  if (startsAt === undefined || (meetingId === undefined && track === undefined)) {
    if (startsAt === undefined) fields.note('race.startDate', 'the race is left out');
    else problems.push({ where, problem: 'is left out: it has neither race.meetingId nor race.course.name' });
    return undefined;
  }
  const country = fields.expect(['race.course.countryCode', 'race.course.country'], asCountry, IN_PLACE_OF_COUNTRY);
  if (track === undefined) fields.note('race.course.name', 'the track is named after the meeting');
  const isOfMeeting = inRaceId !== undefined && inRaceId.meetingId === meetingId;
  const number = isOfMeeting ? inRaceId.number : fields.read('race.raceNumber', asOrdinal);
  if (number === undefined) fields.note('race.raceId', 'it is not the meeting followed by the number of the race');
  const key = meetingId ?? `${track} ${localDate(startsAt, 'utc')}`;
  return { raceId: said, meetingId, key, number, track, country, startsAt, course };
}

/** Adds facts that earlier cards did not have. */
function meetingOf(
  known: DraftMeeting | undefined,
  identity: RaceIdentity,
  discipline: Discipline,
  context: AdapterContext,
  fields: FieldReader,
): DraftMeeting {
  const { key, course } = identity;
  const isNamed = known !== undefined && known.track !== calledByMeeting(key);
  const track = isNamed ? known.track : (identity.track ?? calledByMeeting(key));
  const isPlaced = known !== undefined && known.country !== UNKNOWN_COUNTRY;
  const country = isPlaced ? known.country : (identity.country ?? UNKNOWN_COUNTRY);
  const said = asText(course['timezone']);
  const { timezone, problem } = zoneOfTrack(
    { track, discipline, country },
    context.timezone,
    said === undefined ? undefined : { text: said, at: identity.startsAt },
  );
  if (problem !== undefined) fields.tell(`race.course.timezone: ${problem}`);
  if (known !== undefined) return Object.assign(known, { track, country }, isPlaced ? {} : { timezone });
  const extension = defined({ course_id: asId(course['courseId']), surface: asText(course['surfaceType']) });
  return {
    where: `meeting ${key}`,
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

/** Splits an id such as `2.136.1170513.5`. Newer cards name the meeting nowhere else. */
function placeInRaceId(raceId: string | undefined): { meetingId: string; number: number } | undefined {
  const [, meetingId, digits] = /^(.+)\.(\d{1,3})$/.exec(raceId ?? '') ?? [];
  const number = asOrdinal(digits);
  return meetingId === undefined || number === undefined ? undefined : { meetingId, number };
}

/** By words in `raceType`. */
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
  problems.push({ where, problem: `${what}; thoroughbreds are assumed` });
  return 'thoroughbred';
}

function addClass(meeting: DraftMeeting, number: number, name: string): void {
  const classes = (meeting.extension['race_classes'] ?? []) as { number: number; name: string }[];
  const others = classes.filter((one) => one.number !== number);
  meeting.extension['race_classes'] = [...others, { number, name }].sort((a, b) => a.number - b.number);
}

/** By words in `resultsStatus`, in lower case and without spaces. */
const STATUS_WORDS: readonly [RegExp, EventStatus][] = [
  [/abandon/, 'abandoned'],
  [/no_?results?|not_?available|pending/, 'scheduled'],
  [/interim|provisional|unofficial|photo/, 'interim'],
  [/final|official|weighed|result|complete/, 'finished'],
  [/live|running|inplay|^off$/, 'live'],
];

function statusOf(race: JsonObject, where: string, problems: SourceProblem[]): EventStatus {
  const said = asText(race['resultsStatus']);
  if (said === undefined) return asFlag(race['isResultAvailable']) === true ? 'finished' : 'scheduled';
  const words = said.toLowerCase().replaceAll(/\s+/g, '');
  const found = STATUS_WORDS.find(([pattern]) => pattern.test(words));
  if (found === undefined) problems.push({ where, problem: `race.resultsStatus is not known: ${said}` });
  return found?.[1] ?? 'scheduled';
}

function toRunner(value: unknown, where: string, problems: SourceProblem[]): DraftRunner[] {
  const runner = asObject(value) ?? {};
  const fields = new FieldReader(runner, where, problems);
  const selections = asArray(runner['selections']).map((selection) => asObject(selection)?.['selectionId']);
  const legacyIds = idsOf(runner['horseId'], ...selections);
  const number = fields.read('saddleCloth', asText);
  const name = runnerName(fields, ['name'], number ?? legacyIds[0]);
  if (name === undefined) return [];
  return [
    {
      legacyIds,
      name,
      number,
      draw: fields.read('draw', asOrdinal),
      form: fields.read('recentForm', asText),
      scratched: fields.read('isNonRunner', asFlag) === true,
    },
  ];
}
