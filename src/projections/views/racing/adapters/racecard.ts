import type { Adapter } from '../../../adapter.ts';
import type { EventStatus } from '../../../model.ts';
import { assembleGroups, type DraftMeeting, type DraftRunner, type Load, localDate, setByNumber } from './assembly.ts';
import { asCountry, calledByMeeting, IN_PLACE_OF_COUNTRY, runnerName } from './fallbacks.ts';
import { UNKNOWN_COUNTRY } from './places.ts';
import { asFlag, asId, asObject, asOrdinal, asText, defined, FieldReader, idsOf, readDocuments } from './reading.ts';
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
    const load: Load = { context, problems: [], meetings: new Map() };
    for (const { name, root, sha256 } of readDocuments(documents, load.problems)) {
      addRace(load, new FieldReader(asObject(root['result']) ?? root, name, load.problems), sha256);
    }
    return { groups: assembleGroups(load.meetings.values(), load.problems), problems: load.problems };
  },
};

function addRace(load: Load, card: FieldReader, sha256: string): void {
  const identity = identify(card);
  if (identity === undefined) return;
  const { key, raceId, meetingId, number, startsAt } = identity;
  const meeting = meetingOf(load, identity, disciplineOf(card), card);
  meeting.legacyIds = [...new Set([...meeting.legacyIds, ...idsOf(meetingId, card.get('race.betfairMeetingId'))])];
  meeting.evidence.push({ providerId: key, sha256 });
  const className = card.read('race.raceClassification.displayName', asText);
  if (className !== undefined && number !== undefined) {
    setByNumber(meeting, 'race_classes', { number, name: className });
  }
  meeting.events.push({
    legacyIds: idsOf(raceId),
    number,
    title: card.read('race.raceTitle', asText) ?? className,
    startsAt,
    status: statusOf(card),
    runners: card.records('runners', ': ').flatMap(toRunner),
    evidence: [{ providerId: raceId ?? key, sha256 }],
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
}

/** Returns undefined for a race that has to be left out, and records the reason as a problem. */
function identify(card: FieldReader): RaceIdentity | undefined {
  const [raceId, track] = [asId(card.get('race.raceId')), asText(card.get('race.course.name'))];
  const inRaceId = placeInRaceId(raceId);
  const meetingId = card.read('race.meetingId', asId) ?? inRaceId?.meetingId;
  const startsAt = asInstant(card.get('race.startDate'), 'utc');
  if (startsAt === undefined || (meetingId === undefined && track === undefined)) {
    if (startsAt === undefined) card.note('race.startDate', 'the race is left out');
    else card.tell('is left out: it has neither race.meetingId nor race.course.name');
    return undefined;
  }
  const country = card.expect(['race.course.countryCode', 'race.course.country'], asCountry, IN_PLACE_OF_COUNTRY);
  if (track === undefined) card.note('race.course.name', 'the track is named after the meeting');
  const isOfMeeting = inRaceId !== undefined && inRaceId.meetingId === meetingId;
  const number = isOfMeeting ? inRaceId.number : card.read('race.raceNumber', asOrdinal);
  if (number === undefined) card.note('race.raceId', 'it is not the meeting followed by the number of the race');
  const key = meetingId ?? `${track} ${localDate(startsAt, 'utc')}`;
  return { raceId, meetingId, key, number, track, country, startsAt };
}

/** Finds or adds the meeting of a race. Adds facts that earlier cards did not have. */
function meetingOf(
  { context, meetings }: Load,
  { key, startsAt, ...said }: RaceIdentity,
  discipline: Discipline,
  card: FieldReader,
): DraftMeeting {
  // A track may have races of two disciplines on one day. Other providers treat these as two meetings.
  const meetingKey = `${key} ${discipline}`;
  const known = meetings.get(meetingKey);
  const isNamed = known !== undefined && known.track !== calledByMeeting(key);
  const track = isNamed ? known.track : (said.track ?? calledByMeeting(key));
  const isPlaced = known !== undefined && known.country !== UNKNOWN_COUNTRY;
  const country = isPlaced ? known.country : (said.country ?? UNKNOWN_COUNTRY);
  const zone = asText(card.get('race.course.timezone'));
  const { timezone, problem } = zoneOfTrack(
    { track, discipline, country },
    context.timezone,
    zone === undefined ? undefined : { text: zone, at: startsAt },
  );
  if (problem !== undefined) card.tell(`race.course.timezone: ${problem}`);
  if (known !== undefined) return Object.assign(known, { track, country }, isPlaced ? {} : { timezone });
  const meeting: DraftMeeting = {
    where: `meeting ${key}`,
    legacyIds: [],
    track,
    discipline,
    country,
    timezone,
    events: [],
    evidence: [],
    extension: defined({
      course_id: asId(card.get('race.course.courseId')),
      surface: asText(card.get('race.course.surfaceType')),
    }),
  };
  meetings.set(meetingKey, meeting);
  return meeting;
}

/** Splits an id such as `2.136.1170513.5`. Newer cards name the meeting nowhere else. */
function placeInRaceId(raceId: string | undefined): { meetingId: string; number: number } | undefined {
  const [, meetingId, digits] = /^(.+)\.(\d{1,3})$/.exec(raceId ?? '') ?? [];
  const number = asOrdinal(digits);
  return meetingId === undefined || number === undefined ? undefined : { meetingId, number };
}

const TYPE_WORDS: readonly [RegExp, Discipline][] = [
  [/harness|trot|pac(e|ing)/i, 'harness'],
  [/greyhound|dogs?\b/i, 'greyhounds'],
  [/flat|hurdle|chase|jump|bumper|\bnhf?\b|national hunt|thoroughbred|gallop/i, 'thoroughbred'],
];

function disciplineOf(card: FieldReader): Discipline {
  const type = ['race.raceType.full', 'race.raceType.abbr', 'race.raceType'];
  const said = type.map((path) => asText(card.get(path))).find((text) => text !== undefined);
  const found = TYPE_WORDS.find(([pattern]) => said !== undefined && pattern.test(said));
  if (found !== undefined) return found[1];
  const what = said === undefined ? 'race.raceType is missing' : `race.raceType is not known: ${said}`;
  card.tell(`${what}; thoroughbreds are assumed`);
  return 'thoroughbred';
}

/** By words in `resultsStatus`, in lower case and without spaces. */
const STATUS_WORDS: readonly [RegExp, EventStatus][] = [
  [/abandon/, 'abandoned'],
  [/no_?results?|not_?available|pending/, 'scheduled'],
  [/interim|provisional|unofficial|photo/, 'interim'],
  [/final|official|weighed|result|complete/, 'finished'],
  [/live|running|inplay|^off$/, 'live'],
];

function statusOf(card: FieldReader): EventStatus {
  const said = asText(card.get('race.resultsStatus'));
  if (said === undefined) return asFlag(card.get('race.isResultAvailable')) === true ? 'finished' : 'scheduled';
  const words = said.toLowerCase().replaceAll(/\s+/g, '');
  const found = STATUS_WORDS.find(([pattern]) => pattern.test(words));
  if (found === undefined) card.tell(`race.resultsStatus is not known: ${said}`);
  return found?.[1] ?? 'scheduled';
}

function toRunner(runner: FieldReader): DraftRunner[] {
  const selections = runner.entries('selections').map((selection) => selection.get('selectionId'));
  const legacyIds = idsOf(runner.get('horseId'), ...selections);
  const number = runner.read('saddleCloth', asText);
  const name = runnerName(runner, ['name'], number ?? legacyIds[0]);
  if (name === undefined) return [];
  const draw = runner.read('draw', asOrdinal);
  const form = runner.read('recentForm', asText);
  return [{ legacyIds, name, number, draw, form, scratched: runner.read('isNonRunner', asFlag) === true }];
}
