/**
 * Invented racing documents in the formats of the three adapters, with dates around a given moment. Past races have
 * results, future ones do not. Two of the sources describe the same meeting.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DateTime } from 'luxon';

/** Data source of the fixtures, with the values for its registration. */
export interface RacingSource {
  sourceKey: string;
  adapter: string;
  /** Folder of its documents, relative to the data root. */
  folder: string;
  timezone: string;
}

export const RACING_SOURCES: readonly RacingSource[] = [
  { sourceKey: 'thames_racecards', adapter: 'racecard', folder: 'racecards', timezone: 'Europe/London' },
  { sourceKey: 'harbour_meetings', adapter: 'meeting_tree', folder: 'meetings', timezone: 'Australia/Sydney' },
  { sourceKey: 'southern_form', adapter: 'form_service', folder: 'form', timezone: 'Australia/Sydney' },
];

/** Documents by path relative to the data root. */
export type Documents = Record<string, unknown>;

interface Track {
  name: string;
  zone: string;
  country: string;
  state: string;
}

interface Race {
  number: number;
  startsAt: DateTime;
  isOver: boolean;
  runners: Runner[];
}

interface Runner {
  number: number;
  name: string;
  draw: number;
  form: string;
  scratched: boolean;
}

interface Meeting {
  track: Track;
  /** Noon of the day, in local time. */
  day: DateTime;
  races: Race[];
}

const SYDNEY: Track = { name: 'Ironbark Downs', zone: 'Australia/Sydney', country: 'AUS', state: 'NSW' };
const PERTH: Track = { name: 'Quokka Flats', zone: 'Australia/Perth', country: 'AUS', state: 'WA' };
const LONDON: Track = { name: 'Gatherley Common', zone: 'Europe/London', country: 'GB', state: '' };

const FIRST_WORDS = ['Copper', 'Silent', 'Northern', 'Paper', 'Amber', 'Distant', 'Velvet', 'Winter', 'Lucky', 'Plain'];
const SECOND_WORDS = ['Lantern', 'Tide', 'Orchard', 'Compass', 'Meadow', 'Thunder', 'Ribbon', 'Harvest', 'Signal'];
const RACES = 4;
const RUNNERS = 6;
const RACE_MINUTES = 10;
/** Yesterday, today and tomorrow at the track. */
const DAYS = [-1, 0, 1];

function meetingOf(track: Track, now: Date, dayOffset: number): Meeting {
  const day = DateTime.fromJSDate(now, { zone: track.zone })
    .plus({ days: dayOffset })
    .set({ hour: 12 })
    .startOf('hour');
  const races = Array.from({ length: RACES }, (_, index) => {
    const startsAt = day.plus({ minutes: 40 * index });
    const isOver = startsAt.plus({ minutes: RACE_MINUTES }).toMillis() < now.getTime();
    return { number: index + 1, startsAt, isOver, runners: runnersOf(track, index) };
  });
  return { track, day, races };
}

function runnersOf(track: Track, race: number): Runner[] {
  return Array.from({ length: RUNNERS }, (_, index) => {
    const seed = track.name.length * 7 + race * RUNNERS + index;
    return {
      number: index + 1,
      name: `${FIRST_WORDS[seed % FIRST_WORDS.length]} ${SECOND_WORDS[seed % SECOND_WORDS.length]}`,
      draw: ((index + race) % RUNNERS) + 1,
      form: String(10_000 + ((seed * 7919) % 89_999)).replaceAll('0', 'x'),
      scratched: index === 4 && race % 2 === 1,
    };
  });
}

/** Returns the runners in the order in which they finish. */
function placedOf(race: Race): Runner[] {
  const started = race.runners.filter((runner) => !runner.scratched);
  return started.toSorted((a, b) => ((a.number + race.number) % RUNNERS) - ((b.number + race.number) % RUNNERS));
}

const dateOf = (meeting: Meeting) => meeting.day.toFormat('yyyy-MM-dd');
const utcOf = (time: DateTime) => time.toUTC().toISO() ?? '';
const codeOf = (meeting: Meeting) => meeting.day.toFormat('yyMMdd');

/** Builds one document per race. */
function racecards(now: Date): Documents {
  const documents: Documents = {};
  for (const meeting of DAYS.map((offset) => meetingOf(LONDON, now, offset))) {
    const meetingId = `7.${codeOf(meeting)}`;
    for (const race of meeting.races) {
      const name = `racecards/${codeOf(meeting)}-${race.number}.json`;
      documents[name] = {
        race: {
          raceId: `${meetingId}.${race.number}`,
          meetingId,
          betfairMeetingId: `34${codeOf(meeting)}`,
          startDate: utcOf(race.startsAt),
          raceTitle: `Gatherley Stakes, division ${race.number}`,
          raceType: { full: 'Flat', abbr: 'Flat', key: 'F' },
          course: { courseId: '7001', name: LONDON.name, countryCode: LONDON.country, timezone: LONDON.zone },
          raceClassification: { displayName: `Class ${race.number + 1}` },
          resultsStatus: race.isOver ? 'FinalResult' : 'NoResult',
        },
        runners: race.runners.map((runner) => ({
          horseId: `${meetingId}.${race.number}.${runner.number}`,
          name: runner.name,
          saddleCloth: String(runner.number),
          draw: String(runner.draw),
          recentForm: runner.form,
          isNonRunner: runner.scratched,
        })),
      };
    }
  }
  return documents;
}

/** Builds a list of meetings, and one document for each race of today. */
function meetingTree(now: Date): Documents {
  const meetings = [SYDNEY, PERTH].flatMap((track) => DAYS.map((offset) => meetingOf(track, now, offset)));
  const header = { title: 'Racing' };
  const idOf = (meeting: Meeting, race = 0) => {
    const place = meeting.track === SYDNEY ? '1' : '2';
    return `00000000-0000-4000-8000-${place}${codeOf(meeting)}${String(race).padStart(5, '0')}`;
  };
  const list = meetings.map((meeting) => ({
    meeting: idOf(meeting),
    name: meeting.track.name,
    date: `${dateOf(meeting)}T00:00:00Z`,
    category: 'T',
    category_name: 'Thoroughbred Racing',
    country: meeting.track.country,
    state: meeting.track.state,
    races: meeting.races.map((race) => ({
      id: idOf(meeting, race.number),
      race_number: race.number,
      name: `${meeting.track.name} Handicap ${race.number}`,
      start_time: utcOf(race.startsAt),
      distance: 1000 + 200 * race.number,
      track_condition: 'Good4',
      weather: 'Fine',
    })),
  }));
  const documents: Documents = { 'meetings/meetings.json': { header, params: {}, data: { meetings: list } } };
  for (const meeting of meetings) {
    for (const race of meeting.races) {
      documents[`meetings/race-${meeting.track.state.toLowerCase()}-${codeOf(meeting)}-${race.number}.json`] = {
        header,
        params: {},
        data: {
          race: {
            event_id: idOf(meeting, race.number),
            meeting_id: idOf(meeting),
            meeting_name: meeting.track.name,
            status: race.isOver ? 'Final' : 'Open',
            description: `${meeting.track.name} Handicap ${race.number}`,
            advertised_start: Math.floor(race.startsAt.toSeconds()),
            race_number: race.number,
            type: 'T',
            country: meeting.track.country,
            state: meeting.track.state,
          },
          ...(race.isOver ? { results: treeResults(race) } : {}),
          runners: race.runners.map((runner) => ({
            name: runner.name,
            runner_number: runner.number,
            barrier: runner.draw,
            is_scratched: runner.scratched,
            ...(runner.scratched ? { scratch_time: Math.floor(meeting.day.minus({ hours: 3 }).toSeconds()) } : {}),
          })),
        },
      };
    }
  }
  return documents;
}

function treeResults(race: Race) {
  return placedOf(race).map((runner, index) => ({
    position: index + 1,
    name: runner.name,
    barrier: runner.draw,
    runner_number: runner.number,
    margin_length: index,
  }));
}

/** Builds the meetings, fields, form, results and scratchings of one track, consistent with each other. */
function formService(now: Date): Documents {
  const meetings = DAYS.map((offset) => meetingOf(SYDNEY, now, offset));
  const idOf = (meeting: Meeting) => 900_000_000 + Number(codeOf(meeting));
  const raceIdOf = (meeting: Meeting, race: Race) => `${idOf(meeting)}${race.number}`;
  const runnerIdOf = (meeting: Meeting, race: Race, runner: Runner) => `${raceIdOf(meeting, race)}${runner.number}`;
  const heads = meetings.map((meeting) => ({
    meetingId: idOf(meeting),
    track: { name: SYDNEY.name, location: 'M', state: SYDNEY.state, country: SYDNEY.country },
    meetingDate: `${dateOf(meeting)}T00:00:00`,
  }));
  const fields = meetings.map((meeting, at) => ({
    ...heads[at],
    races: meeting.races.map((race) => ({
      raceId: raceIdOf(meeting, race),
      number: race.number,
      name: `Handicap ${race.number}`,
      startTime: race.startsAt.toFormat("yyyy-MM-dd'T'HH:mm:ss"),
      distance: 1000 + 200 * race.number,
      runners: race.runners.map((runner) => ({
        runnerId: runnerIdOf(meeting, race, runner),
        name: runner.name,
        tabNo: runner.number,
        barrier: runner.draw,
      })),
    })),
  }));
  const races = meetings.flatMap((meeting) => meeting.races.map((race) => ({ meeting, race })));
  const form = races.flatMap(({ meeting, race }) =>
    race.runners.map((runner) => ({
      raceId: raceIdOf(meeting, race),
      runnerId: runnerIdOf(meeting, race, runner),
      last10: runner.form,
    })),
  );
  const results = meetings.flatMap((meeting) => {
    const over = meeting.races.filter((race) => race.isOver);
    if (over.length === 0) return [];
    return [
      {
        meetingId: idOf(meeting),
        raceResults: over.map((race) => ({ ...formResult(race), raceId: raceIdOf(meeting, race) })),
      },
    ];
  });
  const scratchings = races.flatMap(({ meeting, race }) =>
    race.runners
      .filter((runner) => runner.scratched)
      .map((runner) => ({
        meetingId: idOf(meeting),
        raceId: raceIdOf(meeting, race),
        raceNo: race.number,
        tabNo: runner.number,
        timeStamp: meeting.day.minus({ hours: 3 }).toFormat("yyyy-MM-dd'T'HH:mm:ss"),
      })),
  );
  const answer = (payLoad: unknown) => ({ statusCode: 200, status: 'OK', payLoad });
  return {
    'form/meetings.json': answer(heads),
    'form/fields.json': answer(fields),
    'form/form.json': answer(form),
    'form/results.json': answer(results),
    'form/scratchings.json': answer(scratchings),
  };
}

function formResult(race: Race) {
  return {
    raceNumber: race.number,
    runners: placedOf(race).map((runner, index) => ({
      tabNo: runner.number,
      runner: runner.name,
      position: index + 1,
      margin: index,
    })),
  };
}

/** Returns all documents of all sources, as of the given moment. */
export function racingDocuments(now: Date): Documents {
  return { ...racecards(now), ...meetingTree(now), ...formService(now) };
}

/** Writes the documents as of the given moment below the data root, and removes older ones. */
export async function writeRacingFixtures(root: string, now: Date): Promise<void> {
  for (const { folder } of RACING_SOURCES) {
    await rm(path.join(root, folder), { recursive: true, force: true });
    await mkdir(path.join(root, folder), { recursive: true });
  }
  for (const [name, document] of Object.entries(racingDocuments(now))) {
    await writeFile(path.join(root, name), `${JSON.stringify(document, null, 2)}\n`);
  }
}
