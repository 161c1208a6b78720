import type { JsonValue } from '../../../../platform/canonical-json.ts';
import type { Adapter, AdapterContext } from '../../../adapter.ts';
import type { EventStatus, SourceProblem } from '../../../model.ts';
import { assembleGroups, type DraftEvent, type DraftMeeting, type DraftResult, type DraftRunner } from './assembly.ts';
import { countryOf } from './places.ts';
import {
  asArray,
  asDate,
  asId,
  asInstant,
  asInteger,
  asObject,
  asOrdinal,
  asText,
  defined,
  idsOf,
  type JsonObject,
  readDocuments,
} from './reading.ts';
import type { Discipline } from './track-names.ts';
import { zoneOfTrack } from './track-zone.ts';

/**
 * The tree of meetings and races of the Ladbrokes affiliates' service, two kinds of document that tell of the same
 * races: `data.meetings[]` lists them, `data.race` has one with its runners and results. There are no zones, so that
 * of the place counts; `date` says `Z` and is the date at the track. Race 0 is a special, not a race.
 */
export const meetingTree: Adapter = {
  key: 'meeting_tree',
  extensionSchema: {
    type: 'object',
    properties: {
      category: { type: 'string', description: 'What is raced, as the provider labels it.' },
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
    const problems: SourceProblem[] = [];
    const meetings = new Map<string, Meeting>();
    const read = readDocuments(documents, problems).map(({ root, ...document }) => ({
      ...document,
      data: asObject(root['data']) ?? {},
    }));
    // Lists first: they know the date of a meeting, which a race does not.
    for (const { name, sha256, data } of read) {
      asArray(data['meetings']).forEach((value, index) => {
        addMeeting(
          asObject(value) ?? {},
          { where: `${name}: data.meetings[${index}]`, sha256 },
          context,
          meetings,
          problems,
        );
      });
    }
    for (const { name, sha256, data } of read) {
      const race = asObject(data['race']);
      if (race !== undefined) addRace(race, data, { where: `${name}: data.race`, sha256 }, context, meetings, problems);
      else if (!Array.isArray(data['meetings'])) {
        problems.push({ where: name, problem: 'has neither data.meetings nor data.race' });
      }
    }
    return {
      groups: assembleGroups(
        [...meetings.values()].map((one) => toDraft(one, problems)),
        problems,
      ),
      problems,
    };
  },
};

interface Origin {
  where: string;
  sha256: string;
}

/** A race as far as it is known yet. */
type PartialEvent = Omit<DraftEvent, 'startsAt'> & { startsAt?: Date | undefined };

interface Meeting extends Omit<DraftMeeting, 'events'> {
  /** By number. */
  events: Map<number, PartialEvent>;
}

function addMeeting(
  value: JsonObject,
  { where, sha256 }: Origin,
  context: AdapterContext,
  meetings: Map<string, Meeting>,
  problems: SourceProblem[],
): void {
  const id = asId(value['meeting']);
  const date = asDate(value['date']);
  const found = placeOf(value, value['name'], value['category'], context);
  if (id === undefined || date === undefined || found === undefined) {
    problems.push({ where, problem: 'is left out: meeting, date, name, category or country missing or not valid' });
    return;
  }
  if (found.problem !== undefined) problems.push({ where, problem: found.problem });
  const category = asText(value['category_name']);
  const meeting: Meeting = {
    where,
    legacyIds: [id],
    ...found.place,
    date,
    events: new Map(),
    evidence: [{ providerId: id, sha256 }],
    extension: category === undefined ? {} : { category },
  };
  meetings.set(id, meeting);
  asArray(value['races']).forEach((entry, index) => {
    const race = asObject(entry) ?? {};
    const raceId = asId(race['id']);
    const number = asInteger(race['race_number']);
    if (number === 0) return;
    if (raceId === undefined || number === undefined || number < 0) {
      problems.push({
        where: `${where}.races[${index}]`,
        problem: 'is left out: id or race_number missing or not valid',
      });
      return;
    }
    addConditions(meeting, number, race);
    meeting.events.set(number, {
      legacyIds: [raceId],
      number,
      title: asText(race['name']) ?? `Race ${number}`,
      startsAt: asInstant(race['start_time'], meeting.timezone),
      status: 'scheduled',
      runners: [],
      evidence: [{ providerId: raceId, sha256 }],
    });
  });
}

function placeOf(value: JsonObject, name: unknown, category: unknown, context: AdapterContext) {
  const [track, country] = [asText(name), countryOf(asText(value['country']))];
  const [state, discipline] = [asText(value['state']), disciplineOf(asText(category))];
  if (track === undefined || country === undefined || discipline === undefined) return undefined;
  const { timezone, problem } = zoneOfTrack({ track, country, state, discipline }, context.timezone);
  return { place: { track, country, state, discipline, timezone }, problem };
}

function disciplineOf(category: string | undefined): Discipline | undefined {
  const disciplines: Record<string, Discipline> = { T: 'thoroughbred', H: 'harness', G: 'greyhounds' };
  const letter = category?.charAt(0).toUpperCase() ?? '';
  return Object.hasOwn(disciplines, letter) ? disciplines[letter] : undefined;
}

function addConditions(meeting: Meeting, number: number, race: JsonObject): void {
  const conditions = defined({
    distance: asOrdinal(race['distance']),
    track_condition: asText(race['track_condition']),
    weather: asText(race['weather']),
  });
  if (Object.keys(conditions).length === 0) return;
  const races = (meeting.extension['races'] ?? []) as Record<string, JsonValue>[];
  const others = races.filter((one) => one['number'] !== number);
  meeting.extension['races'] = [...others, { number, ...conditions }] as JsonValue[];
}

const STATUS: Readonly<Record<string, EventStatus>> = {
  open: 'scheduled',
  // Bets are closed; that it runs is said by `Live`.
  closed: 'scheduled',
  live: 'live',
  interim: 'interim',
  final: 'finished',
  abandoned: 'abandoned',
};

function addRace(
  race: JsonObject,
  data: JsonObject,
  { where, sha256 }: Origin,
  context: AdapterContext,
  meetings: Map<string, Meeting>,
  problems: SourceProblem[],
): void {
  const [raceId, meetingId] = [asId(race['event_id']), asId(race['meeting_id'])];
  const number = asInteger(race['race_number']);
  if (number === 0) return;
  const found = placeOf(race, race['meeting_name'], race['type'], context);
  const known = meetingId === undefined ? undefined : meetings.get(meetingId);
  if (
    raceId === undefined ||
    meetingId === undefined ||
    number === undefined ||
    number < 0 ||
    (known === undefined && found === undefined)
  ) {
    const problem = 'is left out: event_id, meeting_id, race_number, or what tells its meeting, missing or not valid';
    problems.push({ where, problem });
    return;
  }
  if (known === undefined && found?.problem !== undefined) problems.push({ where, problem: found.problem });
  const meeting: Meeting = known ?? {
    where: `meeting ${meetingId}`,
    legacyIds: [meetingId],
    ...(found as NonNullable<typeof found>).place,
    events: new Map(),
    evidence: [{ providerId: meetingId, sha256 }],
    extension: {},
  };
  meetings.set(meetingId, meeting);
  const listed = meeting.events.get(number);
  const said = asText(race['status'])?.toLowerCase() ?? '';
  if (!Object.hasOwn(STATUS, said)) problems.push({ where, problem: `status is not known: ${said.slice(0, 40)}` });
  const results = resultsOf(data['results']);
  addConditions(meeting, number, race);
  meeting.events.set(number, {
    legacyIds: [...new Set([...(listed?.legacyIds ?? []), raceId])],
    number,
    title: asText(race['description']) ?? listed?.title ?? `Race ${number}`,
    startsAt: asInstant(race['advertised_start'], meeting.timezone) ?? listed?.startsAt,
    status: Object.hasOwn(STATUS, said) ? (STATUS[said] as EventStatus) : (listed?.status ?? 'scheduled'),
    runners: asArray(data['runners']).flatMap((value, index) =>
      toRunner(value, meeting.timezone, `${where}, runners[${index}]`, problems),
    ),
    ...(results.length === 0 ? {} : { results }),
    evidence: [...(listed?.evidence ?? []), { providerId: raceId, sha256 }],
  });
}

function toRunner(value: unknown, zone: string, where: string, problems: SourceProblem[]): DraftRunner[] {
  const runner = asObject(value) ?? {};
  const name = asText(runner['name']);
  if (name === undefined) {
    problems.push({ where, problem: 'has no name; it is left out' });
    return [];
  }
  const scratched = runner['is_scratched'] === true;
  return [
    {
      legacyIds: idsOf(runner['entrant_id'], runner['id']),
      name,
      number: asText(runner['runner_number']),
      draw: asOrdinal(runner['barrier']),
      scratched,
      scratchedAt: scratched ? asInstant(runner['scratch_time'], zone) : undefined,
    },
  ];
}

function resultsOf(value: unknown): DraftResult[] {
  const results = asArray(value).flatMap((entry) => {
    const result = asObject(entry) ?? {};
    const [position, name] = [asOrdinal(result['position']), asText(result['name'])];
    if (position === undefined || name === undefined) return [];
    return [{ position, name, number: asText(result['runner_number']), margin: asText(result['margin_length']) }];
  });
  return results.sort((a, b) => a.position - b.position);
}

function toDraft(meeting: Meeting, problems: SourceProblem[]): DraftMeeting {
  const events = [...meeting.events.values()].flatMap(({ startsAt, ...event }) => {
    if (startsAt !== undefined) return [{ ...event, startsAt }];
    problems.push({ where: `${meeting.where}, race ${event.number}`, problem: 'has no start; it is left out' });
    return [];
  });
  return { ...meeting, events };
}
