import type { JsonValue } from '../../../../platform/canonical-json.ts';
import type { Adapter, AdapterContext } from '../../../adapter.ts';
import type { SourceProblem } from '../../../model.ts';
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
import { zoneOfTrack } from './track-zone.ts';

/**
 * Documents of the form service of Punting Form (version 2) that belong together: meetings, fields, form, results and
 * scratchings, each an answer with its records under `payLoad`, told apart by what the records hold.
 * `track.location` is the code of a class, not a place; dates carry no zone; position 0 in a result means scratched.
 */
export const formService: Adapter = {
  key: 'form_service',
  extensionSchema: {
    type: 'object',
    properties: {
      expected_condition: { type: 'string', description: 'Expected condition of the track.' },
      rail_position: { type: 'string', description: 'Position of the rail.' },
      distances: {
        type: 'array',
        description: 'Distance of each race for which one is known.',
        items: {
          type: 'object',
          required: ['number', 'metres'],
          properties: { number: { type: 'integer' }, metres: { type: 'integer' } },
        },
      },
    },
  },
  adapt(documents, context) {
    const problems: SourceProblem[] = [];
    const load: Load = {
      context,
      problems,
      meetings: new Map(),
      races: new Map(),
      raceOfRunner: new Map(),
      zoneOfRace: new Map(),
    };
    const records = readDocuments(documents, problems).flatMap(({ name, root, sha256 }) => {
      const payload = root['payLoad'];
      if (payload === undefined || payload === null) problems.push({ where: name, problem: 'has no payLoad' });
      const list = Array.isArray(payload) ? payload : [payload];
      return list.flatMap((value, index) => {
        const record = asObject(value);
        return record === undefined ? [] : [{ record, where: `${name}: payLoad[${index}]`, sha256 }];
      });
    });
    // What refers to something comes after it, in whichever order the documents are.
    for (const [kind, read] of READERS) {
      for (const entry of records) if (kindOf(entry.record) === kind) read(load, entry);
    }
    for (const { record, where } of records) {
      if (kindOf(record) === undefined) problems.push({ where, problem: 'is no record that this adapter knows' });
    }
    return { groups: assembleGroups(load.meetings.values(), problems), problems };
  },
};

interface Entry {
  record: JsonObject;
  where: string;
  sha256: string;
}

interface Load {
  context: AdapterContext;
  problems: SourceProblem[];
  meetings: Map<string, DraftMeeting>;
  /** By the provider's id. */
  races: Map<string, DraftEvent>;
  /** The race of each runner, by the provider's id of that: it is one of a start, not of a horse. */
  raceOfRunner: Map<string, DraftEvent>;
  zoneOfRace: Map<DraftEvent, string>;
}

type Kind = 'meeting' | 'fields' | 'form' | 'results' | 'scratching';

function kindOf(record: JsonObject): Kind | undefined {
  if (Array.isArray(record['raceResults'])) return 'results';
  if (Array.isArray(record['races'])) return 'fields';
  if (asObject(record['track']) !== undefined) return 'meeting';
  if (formOf(record) !== undefined) return 'form';
  if (record['raceId'] !== undefined || record['raceNo'] !== undefined) return 'scratching';
  return undefined;
}

const READERS: readonly [Kind, (load: Load, entry: Entry) => void][] = [
  ['meeting', addMeeting],
  ['fields', addFields],
  ['form', addForm],
  ['results', addResults],
  ['scratching', addScratching],
];

/** Lists of meetings have them, and fields have them again. */
function addMeeting({ context, problems, meetings }: Load, { record, where, sha256 }: Entry): void {
  const track = asObject(record['track']) ?? {};
  const id = asId(record['meetingId']);
  const [name, country] = [asText(track['name']), countryOf(asText(track['country']))];
  const date = asDate(record['meetingDate']);
  if (id === undefined || name === undefined || country === undefined || date === undefined) {
    problems.push({
      where,
      problem: 'is left out: meetingId, meetingDate, track.name or track.country missing or not valid',
    });
    return;
  }
  const state = asText(track['state']);
  const known = meetings.get(id);
  const { timezone, problem } = zoneOfTrack(
    { track: name, discipline: 'thoroughbred', country, state },
    context.timezone,
  );
  if (problem !== undefined && known === undefined) problems.push({ where, problem });
  const extension = defined({
    expected_condition: asText(record['expectedCondition']),
    rail_position: asText(record['railPosition']),
  }) as Record<string, JsonValue>;
  meetings.set(id, {
    where,
    legacyIds: [id],
    track: name,
    discipline: 'thoroughbred',
    country,
    state,
    meetingClass: asText(track['location']) ?? known?.meetingClass,
    timezone,
    date,
    events: known?.events ?? [],
    evidence: [...(known?.evidence ?? []), { providerId: id, sha256 }],
    extension: { ...known?.extension, ...extension },
  });
}

function addFields(load: Load, entry: Entry): void {
  const { problems, meetings, races } = load;
  const { record, where, sha256 } = entry;
  if (asObject(record['track']) !== undefined) addMeeting(load, entry);
  const meeting = meetings.get(asId(record['meetingId']) ?? '');
  if (meeting === undefined) {
    problems.push({ where, problem: 'is left out: it belongs to no meeting that is known' });
    return;
  }
  asArray(record['races']).forEach((value, index) => {
    const race = asObject(value) ?? {};
    const [raceId, number] = [asId(race['raceId']), asOrdinal(race['number'])];
    // The one has no zone and means UTC, the other none and means the track.
    const startsAt = asInstant(race['startTimeUTC'], 'utc') ?? asInstant(race['startTime'], meeting.timezone);
    if (raceId === undefined || number === undefined || startsAt === undefined) {
      problems.push({
        where: `${where}.races[${index}]`,
        problem: 'is left out: raceId, number or startTime missing or not valid',
      });
      return;
    }
    const metres = asOrdinal(race['distance']);
    if (metres !== undefined) addDistance(meeting, number, metres);
    const event: DraftEvent = {
      legacyIds: [raceId],
      number,
      title: asText(race['name']) ?? `Race ${number}`,
      startsAt,
      startLabel: timeOfDay(race['startTime']),
      status: 'scheduled',
      runners: asArray(race['runners']).flatMap((runner, at) =>
        toRunner(runner, `${where}.races[${index}].runners[${at}]`, problems),
      ),
      evidence: [{ providerId: raceId, sha256 }],
    };
    races.set(raceId, event);
    load.zoneOfRace.set(event, meeting.timezone);
    for (const id of event.runners.flatMap((runner) => runner.legacyIds)) load.raceOfRunner.set(id, event);
    meeting.events.push(event);
  });
}

/** The time at the track as the provider writes it. */
function timeOfDay(value: unknown): string | undefined {
  return /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(asText(value) ?? '')?.[1];
}

function addDistance(meeting: DraftMeeting, number: number, metres: number): void {
  const distances = (meeting.extension['distances'] ?? []) as { number: number; metres: number }[];
  const others = distances.filter((one) => one.number !== number);
  meeting.extension['distances'] = [...others, { number, metres }].sort((a, b) => a.number - b.number);
}

function nameOf(runner: JsonObject): string | undefined {
  return asText(runner['name']) ?? asText(runner['horseName']) ?? asText(runner['runner']);
}

function tabNumberOf(runner: JsonObject): string | undefined {
  return asText(runner['tabNo'] ?? runner['tabNumber']);
}

function formOf(runner: JsonObject): string | undefined {
  return asText(runner['last10']) ?? asText(runner['lastFiveStarts']);
}

function toRunner(value: unknown, where: string, problems: SourceProblem[]): DraftRunner[] {
  const runner = asObject(value) ?? {};
  const name = nameOf(runner);
  if (name === undefined) {
    problems.push({ where, problem: 'has no name; it is left out' });
    return [];
  }
  return [
    {
      legacyIds: idsOf(runner['runnerId'], runner['formId']),
      name,
      number: tabNumberOf(runner),
      draw: asOrdinal(runner['barrier'] ?? runner['barrierNumber']),
      form: formOf(runner),
      scratched: false,
    },
  ];
}

/** The runner of a race that a record means: by the provider's id, else by its number. */
function findRunner(race: DraftEvent, record: JsonObject): DraftRunner | undefined {
  const [id, number] = [asId(record['runnerId']), tabNumberOf(record)];
  return (
    race.runners.find((runner) => id !== undefined && runner.legacyIds.includes(id)) ??
    race.runners.find((runner) => number !== undefined && runner.number === number)
  );
}

/** The race that a record means: by the provider's id, else by its number in its meeting. */
function findRace({ meetings, races }: Load, record: JsonObject): DraftEvent | undefined {
  const number = asInteger(record['raceNo'] ?? record['raceNumber']);
  const meeting = meetings.get(asId(record['meetingId']) ?? '');
  return races.get(asId(record['raceId']) ?? '') ?? meeting?.events.find((event) => event.number === number);
}

function addForm(load: Load, { record, where, sha256 }: Entry): void {
  // Form need not say of which race it is.
  const race = findRace(load, record) ?? load.raceOfRunner.get(asId(record['runnerId']) ?? '');
  const runner = race === undefined ? undefined : findRunner(race, record);
  if (race === undefined || runner === undefined) {
    load.problems.push({ where, problem: 'is form of no runner that is known' });
    return;
  }
  runner.form = formOf(record);
  addEvidence(race, sha256);
}

/** Of one document a race needs one evidence, however many of its records say something of it. */
function addEvidence(race: DraftEvent, sha256: string): void {
  const providerId = race.legacyIds[0] ?? '';
  if (!race.evidence.some((one) => one.sha256 === sha256)) race.evidence.push({ providerId, sha256 });
}

function addResults(load: Load, { record, where, sha256 }: Entry): void {
  asArray(record['raceResults']).forEach((value, index) => {
    const result = asObject(value) ?? {};
    const race = findRace(load, { meetingId: record['meetingId'], ...result });
    if (race === undefined) {
      load.problems.push({ where: `${where}.raceResults[${index}]`, problem: 'is a result of no race that is known' });
      return;
    }
    const results: DraftResult[] = [];
    for (const entry of asArray(result['runners'])) {
      const placed = asObject(entry) ?? {};
      const runner = findRunner(race, placed);
      const position = asInteger(placed['position']);
      const name = nameOf(placed) ?? runner?.name;
      if (position === 0 && runner !== undefined) runner.scratched = true;
      if (position === undefined || position < 1 || name === undefined) continue;
      const number = tabNumberOf(placed) ?? runner?.number;
      results.push({ position, name, number, margin: asText(placed['margin']) });
    }
    addEvidence(race, sha256);
    if (results.length === 0) return;
    race.results = results.sort((a, b) => a.position - b.position);
    race.status = 'finished';
  });
}

function addScratching(load: Load, { record, where, sha256 }: Entry): void {
  const race = findRace(load, record);
  const runner = race === undefined ? undefined : findRunner(race, record);
  if (race === undefined || runner === undefined) {
    load.problems.push({ where, problem: 'is the scratching of no runner that is known' });
    return;
  }
  runner.scratched = true;
  runner.scratchedAt = asInstant(record['timeStamp'], load.zoneOfRace.get(race) ?? load.context.timezone);
  addEvidence(race, sha256);
}
