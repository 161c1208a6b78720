import type { Adapter } from '../../../adapter.ts';
import type { SourceProblem } from '../../../model.ts';
import {
  assembleGroups,
  type DraftEvent,
  type DraftMeeting,
  type DraftResult,
  type DraftRunner,
  type Load,
  setByNumber,
} from './assembly.ts';
import { asCountry, calledByMeeting, IN_PLACE_OF_COUNTRY, runnerName } from './fallbacks.ts';
import { UNKNOWN_COUNTRY } from './places.ts';
import { asId, asObject, asOrdinal, asPlace, asText, defined, FieldReader, idsOf, readDocuments } from './reading.ts';
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
    const load: FormLoad = {
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
      return [payload].flat().flatMap((record, index) => {
        if (asObject(record) === undefined) return [];
        return [{ fields: new FieldReader(record, `${name}: payLoad[${index}]`, problems), sha256 }];
      });
    });
    // Read records after the records that they refer to, whatever the order of the documents.
    for (const [kind, read] of READERS) {
      for (const { fields, sha256 } of records) if (kindOf(fields) === kind) read(load, fields, sha256);
    }
    for (const { fields } of records) if (kindOf(fields) === undefined) fields.tell('is a record of an unknown kind');
    return { groups: assembleGroups(load.meetings.values(), problems), problems };
  },
};

interface FormLoad extends Load {
  races: Map<string, DraftEvent>;
  /** By the provider's id of the runner, which identifies a start, not a horse. */
  raceOfRunner: Map<string, DraftEvent>;
  zoneOfRace: Map<DraftEvent, string>;
}

type Kind = 'meeting' | 'fields' | 'form' | 'results' | 'scratching';

function kindOf(fields: FieldReader): Kind | undefined {
  const has = (name: string) => fields.get(name) !== undefined;
  if (has('raceResults')) return 'results';
  if (has('races')) return 'fields';
  if (has('track')) return 'meeting';
  if (formOf(fields) !== undefined) return 'form';
  return has('raceId') || has('raceNo') ? 'scratching' : undefined;
}

const READERS: readonly [Kind, (load: FormLoad, fields: FieldReader, sha256: string) => void][] = [
  ['meeting', addMeeting],
  ['fields', addFields],
  ['form', addForm],
  ['results', addResults],
  ['scratching', addScratching],
];

/** Lists of meetings contain a meeting, and fields contain it again. */
function addMeeting({ context, meetings }: FormLoad, fields: FieldReader, sha256: string): void {
  const [id, name] = [asId(fields.get('meetingId')), asText(fields.get('track.name'))];
  const date = fields.expect(['meetingDate'], asDate, 'the date of its first race is used');
  const key = keyOf(fields);
  if (key === undefined) {
    fields.tell('is left out: it has neither meetingId, nor track.name and meetingDate');
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
  if (problem !== undefined && known === undefined) fields.tell(problem);
  const extension = defined({
    expected_condition: fields.read('expectedCondition', asText),
    rail_position: fields.read('railPosition', asText),
  });
  meetings.set(key, {
    where: fields.where,
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
function keyOf(fields: FieldReader): string | undefined {
  const [name, date] = placeOf(fields);
  const byPlace = name === undefined || date === undefined ? undefined : `${name} ${date}`;
  return asId(fields.get('meetingId')) ?? byPlace;
}

function placeOf(fields: FieldReader): [track: string | undefined, date: string | undefined] {
  return [asText(fields.get('track.name')), asDate(fields.get('meetingDate'))];
}

function findMeeting({ meetings }: FormLoad, fields: FieldReader): DraftMeeting | undefined {
  const [name, date] = placeOf(fields);
  const isSame = (one: DraftMeeting) => name !== undefined && one.track === name && one.date === date;
  return meetings.get(keyOf(fields) ?? '') ?? [...meetings.values()].find(isSame);
}

function addFields(load: FormLoad, fields: FieldReader, sha256: string): void {
  const isKnown = asId(fields.get('meetingId')) === undefined && findMeeting(load, fields) !== undefined;
  if (fields.get('track') !== undefined && !isKnown) addMeeting(load, fields, sha256);
  const meeting = findMeeting(load, fields);
  if (meeting === undefined) {
    fields.tell('is left out: its meeting is not known');
    return;
  }
  if (isKnown) fields.note('meetingId', 'the meeting is identified by its track and date');
  for (const race of fields.records('races')) addFieldsOfRace(load, meeting, race, sha256);
}

function addFieldsOfRace(load: FormLoad, meeting: DraftMeeting, fields: FieldReader, sha256: string): void {
  // Neither field has a zone: `startTimeUTC` is in UTC, and `startTime` is local time at the track.
  const startsAt =
    fields.read('startTimeUTC', (time) => asInstant(time, 'utc')) ??
    fields.expect(['startTime'], (time) => asInstant(time, meeting.timezone), 'the race is left out');
  if (startsAt === undefined) return;
  const raceId = fields.expect(['raceId'], asId, 'the race has no id');
  const number = fields.expect(['number'], asOrdinal, 'its number follows from the order of starts');
  const metres = fields.read('distance', asOrdinal);
  if (metres !== undefined && number !== undefined) setByNumber(meeting, 'distances', { number, metres });
  const event: DraftEvent = {
    legacyIds: idsOf(raceId),
    number,
    title: fields.read('name', asText),
    startsAt,
    startLabel: timeOfDay(fields.get('startTime')),
    status: 'scheduled',
    runners: fields.records('runners').flatMap(toRunner),
    evidence: [{ providerId: raceId ?? fields.where, sha256 }],
  };
  if (raceId !== undefined) load.races.set(raceId, event);
  load.zoneOfRace.set(event, meeting.timezone);
  for (const id of event.runners.flatMap((runner) => runner.legacyIds)) load.raceOfRunner.set(id, event);
  meeting.events.push(event);
}

const NAMES = ['name', 'horseName', 'runner'] as const;

function nameOf(fields: FieldReader): string | undefined {
  return NAMES.map((field) => asText(fields.get(field))).find((name) => name !== undefined);
}

function tabNumberOf(fields: FieldReader): string | undefined {
  return asText(fields.get('tabNo') ?? fields.get('tabNumber'));
}

function formOf(fields: FieldReader): string | undefined {
  return asText(fields.get('last10')) ?? asText(fields.get('lastFiveStarts'));
}

function toRunner(fields: FieldReader): DraftRunner[] {
  const legacyIds = idsOf(fields.get('runnerId'), fields.get('formId'));
  const number = tabNumberOf(fields);
  const name = runnerName(fields, NAMES, number ?? legacyIds[0]);
  if (name === undefined) return [];
  const draw = fields.read('barrier', asOrdinal) ?? fields.read('barrierNumber', asOrdinal);
  return [{ legacyIds, name, number, draw, form: formOf(fields), scratched: false }];
}

/** By the provider's id, or else by number, or else by name. */
function findRunner(race: DraftEvent, fields: FieldReader): DraftRunner | undefined {
  const [id, number, name] = [asId(fields.get('runnerId')), tabNumberOf(fields), nameOf(fields)];
  return (
    race.runners.find((runner) => id !== undefined && runner.legacyIds.includes(id)) ??
    race.runners.find((runner) => number !== undefined && runner.number === number) ??
    race.runners.find((runner) => name !== undefined && runner.name === name)
  );
}

/** By the provider's id, or else by its number in its meeting, or else by its runner. */
function findRace(load: FormLoad, fields: FieldReader): DraftEvent | undefined {
  const number = asOrdinal(fields.get('raceNo')) ?? asOrdinal(fields.get('raceNumber'));
  const ofMeeting = number === undefined ? undefined : findMeeting(load, fields)?.events;
  return (
    load.races.get(asId(fields.get('raceId')) ?? '') ??
    ofMeeting?.find((event) => event.number === number) ??
    load.raceOfRunner.get(asId(fields.get('runnerId')) ?? '')
  );
}

/** Finds the race and the runner of a record, which need not name the race. */
function findStart(load: FormLoad, fields: FieldReader, what: string) {
  const race = findRace(load, fields);
  const runner = race === undefined ? undefined : findRunner(race, fields);
  if (race !== undefined && runner !== undefined) return { race, runner };
  fields.tell(`is the ${what} of an unknown runner`);
  return undefined;
}

function addForm(load: FormLoad, fields: FieldReader, sha256: string): void {
  const start = findStart(load, fields, 'form');
  if (start === undefined) return;
  start.runner.form = formOf(fields);
  addEvidence(start.race, sha256);
}

/** A document counts once, however many of its records concern the race. */
function addEvidence(race: DraftEvent, sha256: string): void {
  const providerId = race.legacyIds[0] ?? '';
  if (!race.evidence.some((one) => one.sha256 === sha256)) race.evidence.push({ providerId, sha256 });
}

function addResults(load: FormLoad, fields: FieldReader, sha256: string): void {
  for (const result of fields.records('raceResults')) {
    const whole = new FieldReader({ ...fields.record, ...result.record }, result.where, load.problems);
    const race = findRace(load, whole);
    if (race === undefined) {
      result.tell('is a result of an unknown race');
      continue;
    }
    const results = result.entries('runners').flatMap((placed) => toResult(placed, race));
    addEvidence(race, sha256);
    if (results.length === 0) continue;
    race.results = results.sort((a, b) => a.position - b.position);
    race.status = 'finished';
  }
}

/** Reads a place in a result, and marks the runner as scratched at position 0. */
function toResult(placed: FieldReader, race: DraftEvent): DraftResult[] {
  const runner = findRunner(race, placed);
  const position = placed.read('position', asPlace);
  const name = nameOf(placed) ?? runner?.name;
  if (position === 0 && runner !== undefined) runner.scratched = true;
  if (position === undefined || position < 1 || name === undefined) return [];
  const number = tabNumberOf(placed) ?? runner?.number;
  return [{ position, name, number, margin: asText(placed.get('margin')) }];
}

function addScratching(load: FormLoad, fields: FieldReader, sha256: string): void {
  const start = findStart(load, fields, 'scratching');
  if (start === undefined) return;
  const { race, runner } = start;
  const zone = load.zoneOfRace.get(race) ?? load.context.timezone;
  runner.scratched = true;
  runner.scratchedAt = fields.read('timeStamp', (time) => asInstant(time, zone));
  addEvidence(race, sha256);
}
