/**
 * Puts one odd value at a time into each field of each provider's format. No record may be lost for it, and a problem
 * must name the field.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Adapted } from '../../src/projections/adapter.ts';
import { ADAPTERS } from '../../src/projections/views/registry.ts';
import { adapt, meetingList, raceCards, raceCardWithoutMeeting, raceOf, toDocument } from '../support/racing.ts';

type Json = Record<string, unknown>;

const RUNNERS = [
  { runnerId: 9001, name: 'Alpha', tabNo: 1, barrier: 4 },
  { runnerId: 9002, name: 'Beta', tabNo: 2, barrier: 5 },
];
const MEETING = {
  meetingId: 77,
  track: { name: 'Randwick', location: 'M', state: 'NSW', country: 'AUS' },
  meetingDate: '2026-10-04T00:00:00',
};
const race = (number: number, more: object = {}) => ({
  raceId: 770 + number,
  number,
  name: `Plate ${number}`,
  distance: 1400,
  startTime: `2026-10-04T1${number}:05:00`,
  runners: RUNNERS.map((runner) => ({ ...runner, runnerId: runner.runnerId + 10 * number })),
  ...more,
});
const formDocuments = (races: Json[] = [race(1), race(2), race(3)], meeting: object = MEETING) => [
  { payLoad: [meeting] },
  { payLoad: { ...meeting, races } },
  {
    payLoad: {
      meetingId: 77,
      raceResults: [
        { raceId: 771, raceNumber: 1, runners: [{ runnerId: 9011, runner: 'Alpha', tabNo: 1, position: 1 }] },
      ],
    },
  },
  { payLoad: [{ meetingId: 77, raceId: 772, raceNo: 2, tabNo: 2, runnerId: 9022, timeStamp: '2026-10-04T09:00:00' }] },
];
const parsed = (documents: readonly { bytes: Buffer }[]) =>
  documents.map(({ bytes }) => JSON.parse(bytes.toString()) as Json);
const treeDocuments = () => {
  const start = 1_772_330_400;
  const races = [1, 2, 3].map((number) => ({ number, startsAt: start + 1_800 * number }));
  const entry = {
    event_id: 'm1-race-1',
    meeting_id: 'm1',
    meeting_name: 'Ascot',
    status: 'Open',
    description: 'First Plate',
    advertised_start: start + 1_800,
    race_number: 1,
    type: 'T',
    country: 'AUS',
    state: 'WA',
  };
  const runners = [
    { name: 'Alpha', runner_number: 1, barrier: 2, is_scratched: true, scratch_time: start },
    { name: 'Beta', runner_number: 2, barrier: 3 },
  ];
  const results = [{ position: 1, name: 'Beta', runner_number: 2, barrier: 3, margin_length: 0.5 }];
  return parsed([
    meetingList([{ id: 'm1', name: 'Ascot', date: '2026-03-01', state: 'WA', races }]),
    raceOf(entry, { runners, results }),
  ]);
};

const SHAPES: Record<string, () => Json[]> = {
  racecard: () => parsed([...raceCards().slice(0, 4), raceCardWithoutMeeting()]),
  meeting_tree: treeDocuments,
  form_service: () => formDocuments(),
};

const adapted = (key: string, contents: readonly unknown[]): Adapted =>
  adapt(
    key,
    contents.map((content, index) => toDocument(`${index}.json`, content)),
  );

/** Returns the number of records of each kind. */
const countOf = ({ groups }: Adapted) => {
  const events = groups.flatMap((group) => group.events);
  return { events: events.length, runners: events.flatMap(({ participants }) => participants).length };
};

type Path = readonly (string | number)[];

/** Returns the path of every field of a document that holds no other field. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) =>
    fieldsOf(member, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function withValue(content: unknown, [step, ...others]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(content) as Record<string | number, unknown>;
  copy[step] = withValue(copy[step], others, value);
  return copy;
}

/** Values that a provider may write where nobody expects them. */
const odd = fc.oneof(
  fc.constantFrom(null, '', ' ', '?', 'n/a', 'TBA', true, false, -1, 1.5, 1e15, '0000-00-00', '31/31/2026', '\u0000'),
  fc.constantFrom([], {}, ['?'], { value: '?' }, 'x'.repeat(400)),
);

/**
 * Fields with the start of a race. A race without a start is left out, because its time is unknown. No other field
 * leaves a race out.
 */
const STARTS = new Set(['startDate', 'start_time', 'advertised_start', 'startTime']);
/** Returns false for a field that no adapter reads. */
const isRead = (key: string, path: Path) =>
  (key !== 'racecard' || path.includes('race') || path.includes('runners')) &&
  !path.includes('trainer') &&
  !path.includes('jockey');

describe.each([...ADAPTERS.keys()])('%s with one odd field', (key) => {
  const contents = (SHAPES[key] as () => Json[])();
  const whole = countOf(adapted(key, contents));
  const places = contents.flatMap((content, document) =>
    fieldsOf(content)
      .filter((path) => isRead(key, path))
      .map((path) => ({ document, path })),
  );

  it('has records that could be lost', () => {
    expect(whole.events).toBeGreaterThan(2);
    expect(whole.runners).toBeGreaterThan(1);
    expect(places.length).toBeGreaterThan(20);
  });

  const expectNoLoss = (numRuns: number) =>
    fc.assert(
      fc.property(fc.constantFrom(...places), odd, ({ document, path }, value) => {
        const changed = contents.map((content, index) =>
          index === document ? withValue(content, path, value) : content,
        );
        const result = adapted(key, changed);
        const found = countOf(result);
        const at = `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}: ${JSON.stringify(result.problems)}`;
        const isStart = STARTS.has(String(path.at(-1)));
        if (isStart && found.events < whole.events) {
          expect(found.events, at).toBe(whole.events - 1);
          expect(result.problems.length, at).toBeGreaterThan(0);
        } else expect(found, at).toEqual(whole);
      }),
      { numRuns },
    );

  it('loses no record, except a race whose start is odd', () => expectNoLoss(150));

  it('loses no record, except a race whose start is odd, in ten times as many runs', { tags: 'full' }, () =>
    expectNoLoss(1_500),
  );
});

/** Fields that an adapter reads. Fields that another field of the same record repeats are left out. */
const NAMED: Record<string, RegExp> = {
  racecard:
    /^(raceId|meetingId|startDate|name|countryCode|raceTitle|displayName|saddleCloth|draw|recentForm|isNonRunner)$/,
  meeting_tree:
    /^(meeting|name|date|category|category_name|country|state|id|race_number|start_time|distance|track_condition|weather|event_id|meeting_id|description|advertised_start|runner_number|barrier|is_scratched|scratch_time|position|margin_length)$/,
  form_service:
    /^(meetingId|name|country|state|location|meetingDate|raceId|number|distance|startTime|barrier|position|timeStamp)$/,
};

/**
 * Fields that other data repeats: the list of meetings has the place of a race, and a result has the
 * number of its race.
 */
const TOLD_OTHERWISE =
  /^(1: data\.race\.(country|state)|1: data\.results\.0\.barrier|2: payLoad\.(meetingId|raceResults\.0\.raceId)|3: payLoad\.0\.(meetingId|raceId))$/;

describe.each([...ADAPTERS.keys()])('%s', (key) => {
  it('names each field that it cannot understand', () => {
    const contents = (SHAPES[key] as () => Json[])();
    const silent = contents.flatMap((content, document) =>
      fieldsOf(content)
        .filter((path) => isRead(key, path) && NAMED[key]?.test(String(path.at(-1))))
        .filter((path) => !TOLD_OTHERWISE.test(`${document}: ${path.join('.')}`))
        .filter((path) => {
          const changed = contents.map((one, index) =>
            index === document ? withValue(content, path, { odd: true }) : one,
          );
          const { problems } = adapted(key, changed);
          return !problems.some(({ problem }) => problem.includes(`${path.at(-1)} is not understood: {"odd":true}`));
        })
        .map((path) => `${document}: ${path.join('.')}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('the start of a race', () => {
  const AT = '2026-01-29T02:15:00.000Z';
  const startOf = (startTime: unknown) => {
    const meeting = { ...MEETING, meetingDate: '2026-01-29T00:00:00' };
    const { groups, problems } = adapted('form_service', formDocuments([race(1, { startTime })], meeting).slice(0, 2));
    return { start: groups[0]?.events[0]?.startsAt.toISOString(), label: groups[0]?.events[0]?.startLabel, problems };
  };

  it.each([
    ['1/29/2026 1:15:00 PM', '1:15 PM'],
    ['1/29/2026 1:15 pm', '1:15 pm'],
    ['01/29/2026 13:15', '13:15'],
    ['29/1/2026 13:15', '13:15'],
    ['2026-01-29 13:15:00', '13:15'],
    ['2026-01-29T13:15:00', '13:15'],
    ['2026-01-29T02:15:00Z', '13:15'],
    ['20260129T131500', '13:15'],
    ['Thu, 29 Jan 2026 02:15:00 GMT', '13:15'],
    ['29 Jan 2026 1:15 PM', '1:15 PM'],
    [1_769_652_900, '13:15'],
    ['1769652900', '13:15'],
    [1_769_652_900_000, '13:15'],
    ['/Date(1769652900000+1100)/', '13:15'],
  ])('is read from %j, with the label that the provider shows', (startTime, label) => {
    expect(startOf(startTime)).toEqual({ start: AT, label, problems: [] });
  });

  it.each(['29 Jan 2026', '13:15', 'TBA', '31/31/2026 13:15', 1.5e20])('is not invented for %j', (startTime) => {
    const { start, problems } = startOf(startTime);
    expect(start).toBeUndefined();
    expect(problems.map(({ problem }) => problem).join()).toMatch(/startTime is not understood: /);
  });

  const datesOf = (startTimes: readonly string[]) => {
    const races = startTimes.map((startTime, index) => race(index + 1, { startTime }));
    const meetings = races.map((one, index) => ({
      payLoad: { ...MEETING, meetingId: index, meetingDate: null, races: [one] },
    }));
    return adapted('form_service', meetings).groups.map(({ date }) => date);
  };

  it.each([
    [
      ['05/12/2026 14:10', '13/12/2026 14:10'],
      ['2026-12-05', '2026-12-13'],
    ],
    [
      ['5/12/2026 2:10:00 PM', '31/12/2026 9:00'],
      ['2026-12-05', '2026-12-31'],
    ],
    [
      ['12/05/2026 14:10', '12/13/2026 14:10'],
      ['2026-12-05', '2026-12-13'],
    ],
    [
      ['05/12/2026 14:10', '06/12/2026 14:10'],
      ['2026-05-12', '2026-06-12'],
    ],
    [
      ['05/12/2026 14:10', '13/12/2026 14:10', '12/13/2026 14:10'],
      ['2026-05-12', '2026-12-13', '2026-12-13'],
    ],
  ])('has day and month in the order of the other dates of the load: %j', (startTimes, dates) => {
    expect(datesOf(startTimes)).toEqual(dates.filter((date, index) => dates.indexOf(date) === index));
  });

  it('is read the same if slashes are escaped, as PHP writes them', () => {
    const races = [race(1, { startTime: '05/12/2026 14:10' }), race(2, { startTime: '13/12/2026 14:10' })];
    const content = JSON.stringify({ payLoad: { ...MEETING, meetingDate: null, races } });
    const document = { name: 'php.json', bytes: Buffer.from(content.replaceAll('/', '\\/')) };
    expect(adapt('form_service', [document]).groups.map(({ date }) => date)).toEqual(['2026-12-05']);
  });

  it('leaves out only its own race if it cannot be read', () => {
    const { groups, problems } = adapted(
      'form_service',
      formDocuments([race(1), race(2, { startTime: 'TBA' }), race(3)]),
    );
    expect(groups[0]?.events.map(({ number }) => number)).toEqual([1, 3]);
    expect(problems.map(({ problem }) => problem)).toContain(
      'startTime is not understood: "TBA"; the race is left out',
    );
  });
});

describe('the country of a meeting', () => {
  const countryOf = (country: unknown) => {
    const meeting = { ...MEETING, track: { ...MEETING.track, name: 'Club Hipico', state: null, country } };
    const { groups, problems } = adapted('form_service', formDocuments([race(1)], meeting).slice(0, 2));
    return {
      country: groups[0]?.attributes.country,
      groupId: groups[0]?.groupId,
      problems: problems.map((one) => one.problem),
    };
  };

  it.each([
    ['CHI', 'CL'],
    ['CHL', 'CL'],
    ['cl', 'CL'],
    ['Chile', 'CL'],
    ['GER', 'DE'],
    ['New Zealand', 'NZ'],
    ['England', 'GB'],
    ['SUI', 'CH'],
    ['Türkiye', 'TR'],
    ['TUR', 'TR'],
  ])('is read from %s: %s', (said, country) => expect(countryOf(said).country).toBe(country));

  it.each(['Atlantis', 'XYZ', null, {}])('is ZZ, with a problem, if the provider says %j', (said) => {
    const { country, groupId, problems } = countryOf(said);
    expect([country, groupId]).toEqual(['ZZ', '2026-10-04.zz.club-hipico']);
    expect(problems.join()).toMatch(/track\.country is (?:missing|not understood: ).*; ZZ is used instead/);
  });

  it('is taken from another race of the meeting if one race has none', () => {
    const [first, ...others] = SHAPES['racecard']?.().slice(0, 4) ?? [];
    const without = withValue(first, ['result', 'race', 'course'], {
      name: 'Larkspur Downs',
      timezone: 'America/Chicago',
    });
    const { groups } = adapted('racecard', [without, ...others]);
    expect(groups.map(({ groupId }) => groupId)).toEqual([expect.stringContaining('.us.')]);
  });
});

describe('a race without a readable number', () => {
  it('gets the free number that fits its start, and keeps its results', () => {
    const races = [race(1), race(2, { number: 'second' }), race(3)];
    const { groups, problems } = adapted('form_service', formDocuments(races));
    expect(groups[0]?.events.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Plate 1'],
      [2, 'Plate 2'],
      [3, 'Plate 3'],
    ]);
    expect(groups[0]?.events[1]?.participants[1]?.scratched).toBe(true);
    expect(problems.map(({ problem }) => problem).join()).toMatch(/number is not understood: "second"/);
  });

  it.each([' 2 ', '2.0', 'R2', 'Race 2', '#2', '2nd', '02'])('is not a race with the number %j', (number) => {
    const { groups, problems } = adapted('form_service', formDocuments([race(1), race(2, { number }), race(3)]));
    expect([groups[0]?.events.map((event) => event.number), problems]).toEqual([[1, 2, 3], []]);
  });
});

describe('a place that runners share', () => {
  it.each(['1=', '=1', 'T1', 'DH1', '1 DH', '1st=', '1 (dead heat)'])('is read from %j', (position) => {
    const [, entry] = treeDocuments();
    const results = [
      { position, name: 'Beta', runner_number: 2 },
      { position, name: 'Alpha', runner_number: 1 },
    ];
    const { groups, problems } = adapted('meeting_tree', [withValue(entry, ['data', 'results'], results)]);
    expect(groups[0]?.events[0]?.results?.map((one) => [one.position, one.name])).toEqual([
      [1, 'Beta'],
      [1, 'Alpha'],
    ]);
    expect(problems).toEqual([]);
    const placed = [{ runnerId: 9011, tabNo: 1, position }];
    const form = formDocuments().map((one, index) =>
      index === 2 ? withValue(one, ['payLoad', 'raceResults', 0, 'runners'], placed) : one,
    );
    expect(adapted('form_service', form).groups[0]?.events[0]?.results?.[0]).toMatchObject({ position: 1 });
  });

  it.each(['DNF', 'PU', '=', 'T', '1==2'])('is not invented for %j', (position) => {
    const [, entry] = treeDocuments();
    const { groups } = adapted('meeting_tree', [withValue(entry, ['data', 'results', 0, 'position'], position)]);
    expect(groups[0]?.events[0]?.results).toBeUndefined();
  });
});

describe('runners with one name', () => {
  const runnersOf = (runners: object[]) => {
    const [, entry] = treeDocuments();
    const { groups, problems } = adapted('meeting_tree', [withValue(entry, ['data', 'runners'], runners)]);
    const participants = groups[0]?.events[0]?.participants ?? [];
    return { ids: participants.map(({ participantId }) => participantId.split('.').at(-1)), problems };
  };

  it('stay apart by their numbers, in any order', () => {
    const runners = [
      { name: 'Vacant Box', runner_number: 3 },
      { name: 'Fast Two (NZ)', runner_number: 4 },
      { name: 'Vacant Box', runner_number: 7 },
      { name: 'Fast Two (IRE)', runner_number: 5 },
    ];
    const ids = ['vacant-box-3', 'fast-two-4', 'vacant-box-7', 'fast-two-5'];
    expect(runnersOf(runners)).toEqual({ ids, problems: [] });
    expect(runnersOf(runners.toReversed())).toEqual({ ids: ids.toReversed(), problems: [] });
  });

  it('stay apart by their ids if they have no numbers', () => {
    const runners = [
      { name: 'Vacant', entrant_id: 'e1' },
      { name: 'Vacant', entrant_id: 'e2' },
    ];
    expect(runnersOf(runners)).toEqual({ ids: ['vacant-e1', 'vacant-e2'], problems: [] });
  });

  it('become one runner if nothing tells them apart', () => {
    const { ids, problems } = runnersOf([
      { name: 'Alpha', runner_number: 1 },
      { name: 'Alpha (AUS)', runner_number: '1' },
    ]);
    expect(ids).toEqual(['alpha']);
    expect(problems.map(({ problem }) => problem)).toEqual([
      'has the runner Alpha (AUS) more than once; the first one is used',
    ]);
  });
});

describe('a document', () => {
  it('is read after a byte order mark', () => {
    const documents = formDocuments().map((content, index) => {
      return { name: `${index}.json`, bytes: Buffer.from(`\ufeff${JSON.stringify(content)}`) };
    });
    expect(adapt('form_service', documents).groups[0]?.events).toHaveLength(3);
  });
});
