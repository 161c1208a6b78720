import type { JsonValue } from '../../../../platform/canonical-json.ts';
import type { Adapter, AdapterContext } from '../../../adapter.ts';
import type { SourceProblem } from '../../../model.ts';
import { assembleGroups, type DraftEvent, type DraftMeeting, type DraftResult, type DraftRunner } from './assembly.ts';
import { asCountry, calledByMeeting, IN_PLACE_OF_COUNTRY, runnerName } from './fallbacks.ts';
import { UNKNOWN_COUNTRY } from './places.ts';
import {
  asArray,
  asId,
  asList,
  asObject,
  asOrdinal,
  asPlace,
  asText,
  defined,
  FieldReader,
  idsOf,
  type JsonObject,
  readDocuments,
} from './reading.ts';
import { asDate, asInstant, timeOfDay } from './times.ts';
import { zoneOfTrack } from './track-zone.ts';

/**
 * Punting Form (version 2). Meetings, fields, form, results and scratchings are separate responses with records under
 * `payLoad`; the content of a record shows its kind. `track.location` is the code of a class, not a place. Dates have
 * no
 * zone. Position 0 in a result means scratched.
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
    // Read records after the records that they refer to, whatever the order of the documents.
    for (const [kind, read] of READERS) {
      for (const entry of records) if (kindOf(entry.record) === kind) read(load, entry);
    }
    for (const { record, where } of records) {
      if (kindOf(record) === undefined) problems.push({ where, problem: 'is a record of an unknown kind' });
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
  /** By the provider's id of the runner, which identifies a start, not a horse. */
  raceOfRunner: Map<string, DraftEvent>;
  zoneOfRace: Map<DraftEvent, string>;
}

type Kind = 'meeting' | 'fields' | 'form' | 'results' | 'scratching';

function kindOf(record: JsonObject): Kind | undefined {
  if (record['raceResults'] !== undefined) return 'results';
  if (record['races'] !== undefined) return 'fields';
  if (record['track'] !== undefined) return 'meeting';
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

/** Lists of meetings contain a meeting, and fields contain it again. */
function addMeeting({ context, problems, meetings }: Load, { record, where, sha256 }: Entry): void {
  const fields = new FieldReader(record, where, problems);
  const [id, name] = [asId(record['meetingId']), asText(asObject(record['track'])?.['name'])];
  const date = fields.expect(['meetingDate'], asDate, 'the date of its first race is used');
  const key = keyOf(record);
  if (key === undefined) {
    problems.push({
      where,
      problem: 'is left out: it has neither meetingId, nor track.name and meetingDate',
    });
    return;
  }
  const known = meetings.get(key);
  if (id === undefined) fields.note('meetingId', 'the meeting is identified by its track and date');
  if (name === undefined) fields.note('track.name', 'the track gets its name from other records, or from the meeting');
  const saidCountry = fields.expect(['track.country'], asCountry, IN_PLACE_OF_COUNTRY);
  const isPlaced = saidCountry !== undefined || known === undefined;
  const country = saidCountry ?? known?.country ?? UNKNOWN_COUNTRY;
  const state = fields.read('track.state', asText) ?? known?.state;
  const track = name ?? known?.track ?? calledByMeeting(key);
  const { timezone, problem } = zoneOfTrack({ track, discipline: 'thoroughbred', country, state }, context.timezone);
  if (problem !== undefined && known === undefined) problems.push({ where, problem });
  const extension = defined({
    expected_condition: fields.read('expectedCondition', asText),
    rail_position: fields.read('railPosition', asText),
  }) as Record<string, JsonValue>;
  meetings.set(key, {
    where,
    legacyIds: id === undefined ? (known?.legacyIds ?? []) : [id],
    track,
    discipline: 'thoroughbred',
    country,
    state,
    meetingClass: fields.read('track.location', asText) ?? known?.meetingClass,
    timezone: isPlaced ? timezone : (known?.timezone ?? timezone),
    date: date ?? known?.date,
    events: known?.events ?? [],
    evidence: [...(known?.evidence ?? []), { providerId: id ?? key, sha256 }],
    extension: { ...known?.extension, ...extension },
  });
}

/** The provider's id, or else the track and day. */
function keyOf(record: JsonObject): string | undefined {
  const [name, date] = [asText(asObject(record['track'])?.['name']), asDate(record['meetingDate'])];
  const byPlace = name === undefined || date === undefined ? undefined : `${name} ${date}`;
  return asId(record['meetingId']) ?? byPlace;
}

function findMeeting({ meetings }: Load, record: JsonObject): DraftMeeting | undefined {
  const [key, name, date] = [
    keyOf(record) ?? '',
    asText(asObject(record['track'])?.['name']),
    asDate(record['meetingDate']),
  ];
  const isSame = (one: DraftMeeting) => name !== undefined && one.track === name && one.date === date;
  return meetings.get(key) ?? [...meetings.values()].find(isSame);
}

function addFields(load: Load, entry: Entry): void {
  const { problems } = load;
  const { record, where, sha256 } = entry;
  const isKnown = asId(record['meetingId']) === undefined && findMeeting(load, record) !== undefined;
  if (record['track'] !== undefined && !isKnown) addMeeting(load, entry);
  const meeting = findMeeting(load, record);
  if (meeting === undefined) {
    problems.push({ where, problem: 'is left out: its meeting is not known' });
    return;
  }
  if (isKnown)
    new FieldReader(record, where, problems).note('meetingId', 'the meeting is identified by its track and date');
  const races = new FieldReader(record, where, problems).read('races', asList) ?? [];
  races.forEach((value, index) => {
    addFieldsOfRace(load, meeting, { record: asObject(value) ?? {}, where: `${where}.races[${index}]`, sha256 });
  });
}

function addFieldsOfRace(load: Load, meeting: DraftMeeting, { record: race, where, sha256 }: Entry): void {
  const fields = new FieldReader(race, where, load.problems);
  // Neither field has a zone: `startTimeUTC` is in UTC, and `startTime` is local time at the track.
  const startsAt =
    fields.read('startTimeUTC', (time) => asInstant(time, 'utc')) ??
    fields.expect(['startTime'], (time) => asInstant(time, meeting.timezone), 'the race is left out');
  if (startsAt === undefined) return;
  const raceId = fields.expect(['raceId'], asId, 'the race has no id');
  const number = fields.expect(['number'], asOrdinal, 'its number follows from the order of starts');
  const metres = fields.read('distance', asOrdinal);
  if (metres !== undefined && number !== undefined) addDistance(meeting, number, metres);
  const event: DraftEvent = {
    legacyIds: idsOf(raceId),
    number,
    title: fields.read('name', asText),
    startsAt,
    startLabel: timeOfDay(race['startTime']),
    status: 'scheduled',
    runners: (fields.read('runners', asList) ?? []).flatMap((runner, at) =>
      toRunner(runner, `${where}.runners[${at}]`, load.problems),
    ),
    evidence: [{ providerId: raceId ?? where, sha256 }],
  };
  if (raceId !== undefined) load.races.set(raceId, event);
  load.zoneOfRace.set(event, meeting.timezone);
  for (const id of event.runners.flatMap((runner) => runner.legacyIds)) load.raceOfRunner.set(id, event);
  meeting.events.push(event);
}

function addDistance(meeting: DraftMeeting, number: number, metres: number): void {
  const distances = (meeting.extension['distances'] ?? []) as { number: number; metres: number }[];
  const others = distances.filter((one) => one.number !== number);
  meeting.extension['distances'] = [...others, { number, metres }].sort((a, b) => a.number - b.number);
}

const NAMES = ['name', 'horseName', 'runner'] as const;

function nameOf(runner: JsonObject): string | undefined {
  return NAMES.map((field) => asText(runner[field])).find((name) => name !== undefined);
}

function tabNumberOf(runner: JsonObject): string | undefined {
  return asText(runner['tabNo'] ?? runner['tabNumber']);
}

function formOf(runner: JsonObject): string | undefined {
  return asText(runner['last10']) ?? asText(runner['lastFiveStarts']);
}

function toRunner(value: unknown, where: string, problems: SourceProblem[]): DraftRunner[] {
  const runner = asObject(value) ?? {};
  const fields = new FieldReader(runner, where, problems);
  const legacyIds = idsOf(runner['runnerId'], runner['formId']);
  const number = tabNumberOf(runner);
  const name = runnerName(fields, NAMES, number ?? legacyIds[0]);
  if (name === undefined) return [];
  const draw = fields.read('barrier', asOrdinal) ?? fields.read('barrierNumber', asOrdinal);
  return [{ legacyIds, name, number, draw, form: formOf(runner), scratched: false }];
}

/** By the provider's id, or else by number, or else by name. */
function findRunner(race: DraftEvent, record: JsonObject): DraftRunner | undefined {
  const [id, number, name] = [asId(record['runnerId']), tabNumberOf(record), nameOf(record)];
  return (
    race.runners.find((runner) => id !== undefined && runner.legacyIds.includes(id)) ??
    race.runners.find((runner) => number !== undefined && runner.number === number) ??
    race.runners.find((runner) => name !== undefined && runner.name === name)
  );
}

/** By the provider's id, or else by its number in its meeting, or else by its runner. */
function findRace(load: Load, record: JsonObject): DraftEvent | undefined {
  const number = asOrdinal(record['raceNo']) ?? asOrdinal(record['raceNumber']);
  const ofMeeting = number === undefined ? undefined : findMeeting(load, record)?.events;
  const byRunner = load.raceOfRunner.get(asId(record['runnerId']) ?? '');
  return (
    load.races.get(asId(record['raceId']) ?? '') ?? ofMeeting?.find((event) => event.number === number) ?? byRunner
  );
}

function addForm(load: Load, { record, where, sha256 }: Entry): void {
  // Form need not name its race, because its runner identifies the race.
  const race = findRace(load, record);
  const runner = race === undefined ? undefined : findRunner(race, record);
  if (race === undefined || runner === undefined) {
    load.problems.push({ where, problem: 'is the form of an unknown runner' });
    return;
  }
  runner.form = formOf(record);
  addEvidence(race, sha256);
}

/** A document counts once, however many of its records concern the race. */
function addEvidence(race: DraftEvent, sha256: string): void {
  const providerId = race.legacyIds[0] ?? '';
  if (!race.evidence.some((one) => one.sha256 === sha256)) race.evidence.push({ providerId, sha256 });
}

function addResults(load: Load, { record, where, sha256 }: Entry): void {
  const all = new FieldReader(record, where, load.problems).read('raceResults', asList) ?? [];
  all.forEach((value, index) => {
    const result = asObject(value) ?? {};
    const race = findRace(load, { ...record, ...result });
    if (race === undefined) {
      load.problems.push({ where: `${where}.raceResults[${index}]`, problem: 'is a result of an unknown race' });
      return;
    }
    const results: DraftResult[] = [];
    for (const [at, entry] of asArray(result['runners']).entries()) {
      const placed = asObject(entry) ?? {};
      const runner = findRunner(race, placed);
      const fields = new FieldReader(placed, `${where}.raceResults[${index}].runners[${at}]`, load.problems);
      const position = fields.read('position', asPlace);
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
    load.problems.push({ where, problem: 'is the scratching of an unknown runner' });
    return;
  }
  runner.scratched = true;
  const zone = load.zoneOfRace.get(race) ?? load.context.timezone;
  const fields = new FieldReader(record, where, load.problems);
  runner.scratchedAt = fields.read('timeStamp', (time) => asInstant(time, zone));
  addEvidence(race, sha256);
}
