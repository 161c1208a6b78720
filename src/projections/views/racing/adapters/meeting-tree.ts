import type { JsonValue } from '../../../../platform/canonical-json.ts';
import { cutText } from '../../../../platform/text-length.ts';
import type { Adapter, AdapterContext } from '../../../adapter.ts';
import type { EventStatus, SourceProblem } from '../../../model.ts';
import {
  assembleGroups,
  type DraftEvent,
  type DraftMeeting,
  type DraftResult,
  type DraftRunner,
  type Load,
} from './assembly.ts';
import { asCountry, calledByMeeting, IN_PLACE_OF_COUNTRY, runnerName } from './fallbacks.ts';
import { UNKNOWN_COUNTRY } from './places.ts';
import {
  asFlag,
  asId,
  asInteger,
  asObject,
  asOrdinal,
  asPlace,
  asText,
  defined,
  FieldReader,
  idsOf,
  readDocuments,
} from './reading.ts';
import { asDate, asInstant } from './times.ts';
import type { Discipline } from './track-names.ts';
import { zoneOfTrack } from './track-zone.ts';

/**
 * Ladbrokes affiliates' service. `data.meetings[]` lists races, and `data.race` has one of them with its runners and
 * results. There are no zones, so the zone of the place counts. `date` ends in `Z`, but is the date at the track. Race
 * 0
 * is a special, not a race.
 */
export const meetingTree: Adapter = {
  key: 'meeting_tree',
  extensionSchema: {
    type: 'object',
    properties: {
      category: { type: 'string', description: 'Kind of racing, as the provider labels it.' },
      races: {
        type: 'array',
        description: 'Conditions of each race for which some are known.',
        items: {
          type: 'object',
          required: ['number'],
          properties: {
            number: { type: 'integer' },
            distance: { type: 'integer', description: 'In metres.' },
            track_condition: { type: 'string' },
            weather: { type: 'string' },
          },
        },
      },
    },
  },
  adapt(documents, context) {
    const load: Load<Meeting> = { context, problems: [], meetings: new Map() };
    const { problems, meetings } = load;
    const read = readDocuments(documents, problems).map(({ name, root, sha256 }) => {
      return { name, sha256, data: new FieldReader(root['data'], `${name}: data`, problems) };
    });
    // Read lists first, because they contain the date of a meeting, which a race does not.
    for (const { sha256, data } of read) {
      for (const meeting of data.entries('meetings')) addMeeting(load, meeting, sha256);
    }
    for (const { name, sha256, data } of read) {
      if (asObject(data.get('race')) !== undefined) addRace(load, data, sha256);
      else if (!Array.isArray(data.get('meetings'))) {
        problems.push({ where: name, problem: 'has neither data.meetings nor data.race' });
      }
    }
    const drafts = [...meetings.values()].map((meeting) => toDraft(meeting, problems));
    return { groups: assembleGroups(drafts, problems), problems };
  },
};

/** A race with the data known so far. */
type PartialEvent = Omit<DraftEvent, 'startsAt'> & { startsAt?: Date | undefined };

interface Meeting extends Omit<DraftMeeting, 'events'> {
  /** By number, or by the provider's id if the number is not understood. */
  events: Map<number | string, PartialEvent>;
}

function addMeeting({ context, meetings }: Load<Meeting>, fields: FieldReader, sha256: string): void {
  const [id, name] = [asId(fields.get('meeting')), asText(fields.get('name'))];
  if (id === undefined && name === undefined) {
    fields.tell('is left out: it has neither meeting nor name');
    return;
  }
  if (id === undefined) fields.note('meeting', 'it is identified by its name');
  if (name === undefined) fields.note('name', 'the track is named after the meeting');
  const date = fields.expect(['date'], asDate, 'the date of its first race is used');
  const category = fields.read('category_name', asText);
  const key = id ?? fields.where;
  const meeting: Meeting = {
    where: fields.where,
    legacyIds: idsOf(id),
    ...placeOf(name ?? calledByMeeting(key), fields, 'category', context),
    date,
    events: new Map(),
    evidence: [{ providerId: key, sha256 }],
    extension: defined({ category }),
  };
  meetings.set(key, meeting);
  for (const race of fields.records('races')) listRace(race, sha256, meeting);
}

function listRace(fields: FieldReader, sha256: string, meeting: Meeting): void {
  const number = numberOf(fields);
  if (number === 0) return;
  const raceId = fields.expect(['id'], asId, 'the race has no id');
  if (number !== undefined) addConditions(meeting, number, fields);
  const key = raceId ?? fields.where;
  meeting.events.set(number ?? key, {
    legacyIds: idsOf(raceId),
    number,
    title: fields.read('name', asText),
    startsAt: fields.read('start_time', (time) => asInstant(time, meeting.timezone)),
    status: 'scheduled',
    runners: [],
    evidence: [{ providerId: key, sha256 }],
  });
}

/** Returns 0 for a special, and undefined (with a problem) for anything that is not a number. */
function numberOf(fields: FieldReader): number | undefined {
  if (asInteger(fields.get('race_number')) === 0) return 0;
  return fields.expect(['race_number'], asOrdinal, 'its number follows from the order of starts');
}

function placeOf(track: string, fields: FieldReader, category: string, context: AdapterContext) {
  const country = fields.expect(['country'], asCountry, IN_PLACE_OF_COUNTRY) ?? UNKNOWN_COUNTRY;
  const state = fields.read('state', asText);
  const discipline = fields.expect([category], disciplineOf, 'thoroughbreds are assumed') ?? 'thoroughbred';
  const { timezone, problem } = zoneOfTrack({ track, country, state, discipline }, context.timezone);
  if (problem !== undefined) fields.tell(problem);
  return { track, country, state, discipline, timezone };
}

function disciplineOf(category: unknown): Discipline | undefined {
  const disciplines: Record<string, Discipline> = { T: 'thoroughbred', H: 'harness', G: 'greyhounds' };
  const letter = asText(category)?.charAt(0).toUpperCase() ?? '';
  return Object.hasOwn(disciplines, letter) ? disciplines[letter] : undefined;
}

function addConditions(meeting: Meeting, number: number, fields: FieldReader): void {
  const conditions = defined({
    distance: fields.read('distance', asOrdinal),
    track_condition: fields.read('track_condition', asText),
    weather: fields.read('weather', asText),
  });
  if (Object.keys(conditions).length === 0) return;
  const races = (meeting.extension['races'] ?? []) as Record<string, JsonValue>[];
  const others = races.filter((one) => one['number'] !== number);
  meeting.extension['races'] = [...others, { number, ...conditions }] as JsonValue[];
}

const STATUS: Readonly<Record<string, EventStatus>> = {
  open: 'scheduled',
  // Betting is closed. A race that is running has the status `Live`.
  closed: 'scheduled',
  live: 'live',
  interim: 'interim',
  final: 'finished',
  abandoned: 'abandoned',
};

function addRace(load: Load<Meeting>, data: FieldReader, sha256: string): void {
  const fields = new FieldReader(data.get('race'), `${data.where}.race`, load.problems);
  const said = numberOf(fields);
  if (said === 0) return;
  const raceId = asId(fields.get('event_id'));
  const meeting = meetingOf(load, raceId, fields, sha256);
  if (meeting === undefined) return;
  if (raceId === undefined) fields.note('event_id', 'the race has no id');
  const key = raceId ?? fields.where;
  const [place, listed] = listedRace(meeting, raceId, said) ?? [said ?? key, undefined];
  const number = said ?? listed?.number;
  const results = data.records('results', '.race, ').flatMap(toResult);
  if (number !== undefined) addConditions(meeting, number, fields);
  meeting.events.set(place, {
    legacyIds: [...new Set([...(listed?.legacyIds ?? []), ...idsOf(raceId)])],
    number,
    title: fields.read('description', asText) ?? listed?.title,
    startsAt: fields.read('advertised_start', (time) => asInstant(time, meeting.timezone)) ?? listed?.startsAt,
    status: statusOf(fields) ?? listed?.status ?? 'scheduled',
    runners: data.records('runners', '.race, ').flatMap((runner) => toRunner(runner, meeting.timezone)),
    ...(results.length === 0 ? {} : { results: results.sort((a, b) => a.position - b.position) }),
    evidence: [...(listed?.evidence ?? []), { providerId: key, sha256 }],
  });
}

/** Finds the meeting by its id, or else by the list that contains the race. Otherwise creates one from the race. */
function meetingOf(
  { context, meetings }: Load<Meeting>,
  raceId: string | undefined,
  fields: FieldReader,
  sha256: string,
): Meeting | undefined {
  const [meetingId, name] = [asId(fields.get('meeting_id')), asText(fields.get('meeting_name'))];
  if (meetingId === undefined) fields.note('meeting_id', 'the meeting is taken from the race');
  const known =
    meetings.get(meetingId ?? '') ??
    [...meetings.values()].find((one) => listedRace(one, raceId, undefined) !== undefined);
  if (known !== undefined) return known;
  if (meetingId === undefined && name === undefined) {
    fields.tell('is left out: it has neither meeting_id nor meeting_name');
    return undefined;
  }
  if (name === undefined) fields.note('meeting_name', 'the track is named after the meeting');
  const key = meetingId ?? fields.where;
  const meeting: Meeting = {
    where: `meeting ${key}`,
    legacyIds: idsOf(meetingId),
    ...placeOf(name ?? calledByMeeting(key), fields, 'type', context),
    events: new Map(),
    evidence: [{ providerId: key, sha256 }],
    extension: {},
  };
  meetings.set(key, meeting);
  return meeting;
}

/** By number, or else by id. */
function listedRace({ events }: Meeting, raceId: string | undefined, number: number | undefined) {
  const all = [...events];
  return (
    all.find(([, event]) => number !== undefined && event.number === number) ??
    all.find(([, event]) => raceId !== undefined && event.legacyIds.includes(raceId))
  );
}

function statusOf(fields: FieldReader): EventStatus | undefined {
  const said = asText(fields.get('status'))?.toLowerCase() ?? '';
  if (Object.hasOwn(STATUS, said)) return STATUS[said];
  fields.tell(`status is not known: ${cutText(said, 40)}`);
  return undefined;
}

function toRunner(fields: FieldReader, zone: string): DraftRunner[] {
  const legacyIds = idsOf(fields.get('entrant_id'), fields.get('id'));
  const number = fields.read('runner_number', asText);
  const name = runnerName(fields, ['name'], number ?? legacyIds[0]);
  if (name === undefined) return [];
  const scratched = fields.read('is_scratched', asFlag) === true;
  const draw = fields.read('barrier', asOrdinal);
  const scratchedAt = scratched ? fields.read('scratch_time', (time) => asInstant(time, zone)) : undefined;
  return [{ legacyIds, name, number, draw, scratched, scratchedAt }];
}

function toResult(fields: FieldReader): DraftResult[] {
  const position = fields.expect(['position'], (place) => asOrdinal(asPlace(place)), 'the result is left out');
  const number = fields.read('runner_number', asText);
  const name = position === undefined ? undefined : runnerName(fields, ['name'], number);
  if (position === undefined || name === undefined) return [];
  return [{ position, name, number, margin: fields.read('margin_length', asText) }];
}

function toDraft(meeting: Meeting, problems: SourceProblem[]): DraftMeeting {
  const events = [...meeting.events].flatMap(([place, { startsAt, ...event }]) => {
    if (startsAt !== undefined) return [{ ...event, startsAt }];
    problems.push({ where: `${meeting.where}, race ${place}`, problem: 'has no start; it is left out' });
    return [];
  });
  return { ...meeting, events };
}
