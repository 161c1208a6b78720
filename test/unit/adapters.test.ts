import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { racingDocuments } from '../../scripts/racing-fixtures.ts';
import type { Group } from '../../src/projections/model.ts';
import { ADAPTERS } from '../../src/projections/views/registry.ts';
import { adapt, meetingList, raceCards, raceCardWithoutMeeting, raceOf, toDocument } from '../support/racing.ts';

const TRACK = { name: 'Randwick', location: 'M', state: 'NSW', country: 'AUS' };
const MEETING = { meetingId: 77, track: TRACK, meetingDate: '2026-10-04T00:00:00' };
const FIELDS = {
  ...MEETING,
  races: [
    {
      raceId: 771,
      number: 1,
      name: 'The Form Plate',
      distance: 1400,
      startTime: '2026-10-04T13:05:00',
      runners: [
        { runnerId: 9001, name: 'Alpha', tabNo: 1, barrier: 4 },
        { runnerId: 9002, name: 'Beta', tabNo: 2, barrier: 5 },
        { runnerId: 9003, name: 'Gamma', tabNo: 3, barrier: 6 },
      ],
    },
  ],
};
const FORM = [{ runnerId: 9001, last10: '12x3' }];
const RESULTS = {
  ...MEETING,
  raceResults: [
    {
      raceId: 771,
      raceNumber: 1,
      runners: [
        { runnerId: 9002, runner: 'Beta', tabNo: 2, position: 2, margin: 1.5 },
        { runnerId: 9001, runner: 'Alpha', tabNo: 1, position: 1, margin: 0 },
        { runnerId: 9003, runner: 'Gamma', tabNo: 3, position: 0 },
      ],
    },
  ],
};
const SCRATCHINGS = [{ meetingId: 77, raceNo: 1, tabNo: 3, timeStamp: '2026-10-04T09:00:00' }];

const formDocuments = () =>
  Object.entries({ meetings: [MEETING], fields: FIELDS, form: FORM, results: RESULTS, scratchings: SCRATCHINGS }).map(
    ([name, payLoad]) => toDocument(`${name}.json`, { statusCode: 200, payLoad }),
  );

const treeRace = (more: object = {}) => ({
  event_id: 'r1',
  meeting_id: 'm1',
  meeting_name: 'Ascot',
  status: 'Open',
  description: 'First Plate',
  advertised_start: 1_772_330_400,
  race_number: 1,
  type: 'T',
  country: 'AUS',
  state: 'WA',
  ...more,
});
const treeDocuments = () => [
  meetingList([
    { id: 'm1', name: 'Ascot', date: '2026-03-01', state: 'WA', races: [{ number: 1, startsAt: 1_772_330_400 }] },
  ]),
  raceOf(treeRace(), {
    runners: [{ name: 'Alpha', runner_number: 1, barrier: 2, is_scratched: true, scratch_time: 1_772_300_000 }],
    results: [{ position: 1, name: 'Alpha', runner_number: 1, barrier: 2, margin_length: 0.5 }],
  }),
];

const madeUpRaceCards = () =>
  Object.entries(racingDocuments(new Date('2026-03-01T09:00:00Z')))
    .filter(([file]) => file.startsWith('racecards/'))
    .map(([file, content]) => toDocument(file, content));

const CORPUS: Record<string, () => { name: string; bytes: Buffer }[]> = {
  racecard: () => [...madeUpRaceCards(), ...raceCards(), raceCardWithoutMeeting()],
  meeting_tree: treeDocuments,
  form_service: formDocuments,
};

const only = (groups: Group[]) => groups[0] as Group;

describe('racecard', () => {
  it('groups races by meeting, on the local day of the track', () => {
    const { groups, problems } = adapt('racecard', raceCards());
    expect(problems).toEqual([]);
    expect(groups.map(({ groupId, events }) => [groupId, events.map(({ number }) => number)])).toEqual([
      ['2021-08-07.us.larkspur-downs', [2, 3, 4, 5]],
      ['2021-08-07.us.old-ferry-race-park', [4]],
      ['2021-08-07.us.juniper-racing-at-saltmarsh-park', [1]],
    ]);
    const [larkspur] = groups;
    expect(larkspur?.legacyIds).toEqual(['7.812.1210807', '30710462']);
    // In UTC, two of its races are on the next day.
    expect(larkspur?.events.map(({ startsAt }) => startsAt.toISOString().slice(8, 10))).toEqual([
      '07',
      '07',
      '08',
      '08',
    ]);
    expect(larkspur?.events[3]?.participants[0]).toEqual({
      participantId: '2021-08-07.us.larkspur-downs.5.mossy-lantern',
      legacyIds: ['7.13044907', '21736020'],
      number: '1',
      name: 'Mossy Lantern',
      draw: 4,
      form: '662471',
      scratched: false,
    });
  });

  it('keeps text that looks like a number as text', () => {
    const [larkspur, oldFerry] = adapt('racecard', raceCards()).groups;
    const runners = larkspur?.events[3]?.participants ?? [];
    expect(runners[5]).toMatchObject({ name: 'Half A Biscuit', form: '006818' });
    expect(runners[9]).toMatchObject({ number: '10', draw: 3 });
    expect(oldFerry?.events[0]?.participants[2]).toMatchObject({ legacyIds: ['7.Q3798127', '6403918'], form: '04' });
  });

  it('makes ids from names with punctuation, single letters and articles', () => {
    const ids = adapt('racecard', raceCards()).groups.flatMap(({ groupId, events }) =>
      events.flatMap(({ participants }) => participants.map((one) => one.participantId.slice(groupId.length + 1))),
    );
    expect(ids).toHaveLength(32);
    expect(ids).toEqual(
      expect.arrayContaining([
        '4.wardens-girl',
        '2.bittys-j-j',
        '2.dusty-o',
        '5.auntie-vis-parrot',
        '1.a-lamp-in-august',
      ]),
    );
  });

  it.each([
    [{ isNonRunner: true }, { scratched: true }],
    [{ isNonRunner: 'false' }, { scratched: false }],
    [{ draw: '7' }, { draw: 7 }],
    [{ saddleCloth: 12 }, { number: '12' }],
    [{ name: 'Mossy Lantern (NZ)' }, { participantId: '2021-08-07.us.larkspur-downs.5.mossy-lantern' }],
    [{ selections: null }, { legacyIds: ['7.13044907'] }],
  ])('reads a runner with %o as %o', (more, expected) => {
    const { groups, problems } = adapt('racecard', [changedRunner(more)]);
    expect(problems).toEqual([]);
    expect(only(groups).events[0]?.participants[0]).toMatchObject(expected);
  });

  it.each(['draw', 'recentForm', 'saddleCloth'])('reads a runner without %s', (field) => {
    const whole = only(adapt('racecard', [changedRunner({})]).groups).events[0]?.participants[0];
    const { groups, problems } = adapt('racecard', [changedRunner({ [field]: null })]);
    expect(problems).toEqual([]);
    const key = { draw: 'draw', recentForm: 'form', saddleCloth: 'number' }[field] as 'draw' | 'form' | 'number';
    const { [key]: value, ...rest } = whole ?? ({} as never);
    expect(value).toBeDefined();
    expect(only(groups).events[0]?.participants[0]).toStrictEqual(rest);
  });

  it('calls a runner without a name by its number, and reports it', () => {
    const { groups, problems } = adapt('racecard', [changedRunner({ name: ' ' })]);
    expect(only(groups).events[0]?.participants).toHaveLength(10);
    expect(only(groups).events[0]?.participants[0]?.name).toMatch(/^Runner \d+$/);
    expect(problems).toEqual([
      { where: 'card.json: runners[0]', problem: expect.stringMatching(/^name is missing; it is called Runner \d+$/) },
    ]);
  });

  it('gives the same result for documents in any order', () => {
    const sorted = ({ groups }: ReturnType<typeof adapt>) =>
      groups
        .map((group) => [group.groupId, group.events])
        .sort((a, b) => ((a[0] as string) < (b[0] as string) ? -1 : 1));
    const expected = sorted(adapt('racecard', raceCards()));
    fc.assert(
      fc.property(fc.shuffledSubarray(raceCards(), { minLength: 6 }), (documents) => {
        expect(sorted(adapt('racecard', documents))).toEqual(expected);
      }),
    );
  });

  it.each([
    [{ resultsStatus: 'Abandoned' }, 'abandoned'],
    [{ resultsStatus: 'Interim' }, 'interim'],
    [{ resultsStatus: 'Final Result' }, 'finished'],
    [{ resultsStatus: 'No Results' }, 'scheduled'],
    [{ isResultAvailable: true }, 'finished'],
    [{}, 'scheduled'],
  ])('reads a race with %o as %s', (more, status) => {
    expect(only(adapt('racecard', [changedCard(more)]).groups).events[0]?.status).toBe(status);
  });

  it('reports a race status that it does not know', () => {
    const { groups, problems } = adapt('racecard', [changedCard({ resultsStatus: 'Dreamt' })]);
    expect(only(groups).events[0]?.status).toBe('scheduled');
    expect(problems).toEqual([{ where: 'card.json', problem: 'race.resultsStatus is not known: Dreamt' }]);
  });

  it.each([
    ['is not JSON', Buffer.from('{"race"'), 'is not a JSON object'],
    ['is empty', Buffer.alloc(0), 'is not a JSON object'],
    ['is a list', Buffer.from('[]'), 'is not a JSON object'],
    ['has no race', Buffer.from('{}'), 'race.startDate is missing; the race is left out'],
  ])('reports a document that %s, and uses the others', (_name, bytes, problem) => {
    const { groups, problems } = adapt('racecard', [{ name: 'bad.json', bytes }, ...raceCards()]);
    expect(groups).toHaveLength(3);
    expect(problems).toEqual([{ where: 'bad.json', problem }]);
  });

  it('reads newer cards, which have the meeting, the time zone and the kind of racing in other fields', () => {
    const { groups, problems } = adapt('racecard', [raceCardWithoutMeeting()]);
    expect(problems).toEqual([]);
    expect(only(groups)).toMatchObject({
      groupId: '2024-06-14.au.bendigo-harness',
      legacyIds: ['9.455.1240614', '91374586'],
      title: 'Bendigo (AUS)',
      date: '2024-06-14',
      timezone: 'Australia/Melbourne',
      attributes: { country: 'AU', raceType: 'harness' },
      events: [{ number: 3, startLabel: '12:51', startLabelFrom: 'timezone', sourceTimezone: 'Australia/Melbourne' }],
    });
    expect(only(groups).events[0]?.participants.map(({ form, scratched }) => [form, scratched])).toEqual([
      ['78579', false],
      ['97x06', false],
      ['0', false],
      ['33659', true],
      ['x', false],
    ]);
  });

  it.each([
    ['an offset that is wrong there', { timezone: 'GMT+11:00' }, 'Australia/Melbourne', /GMT\+11:00 is not the offset/],
    [
      'a text that is no time zone',
      { timezone: 'Bendigo time' },
      'Australia/Melbourne',
      /Bendigo time is not a known time zone/,
    ],
    ['nothing', { timezone: null }, 'Australia/Melbourne', null],
    ['the name of a zone', { timezone: 'Australia/Brisbane' }, 'Australia/Brisbane', null],
    ['UTC, which is wrong there', { timezone: 'UTC' }, 'Australia/Melbourne', /UTC is not the offset/],
    ['an offset, and the track is unknown', { name: 'Nowhere', timezone: 'UTC+9:30' }, '+09:30', null],
    ['an offset without a colon', { name: 'Nowhere', timezone: '+1000' }, '+10:00', null],
    ['an offset west of UTC', { name: 'Nowhere', timezone: 'GMT-3' }, '-03:00', null],
    [
      'an impossible offset',
      { name: 'Nowhere', timezone: 'GMT+25:00' },
      'America/Denver',
      /GMT\+25:00 is not a known time zone/,
    ],
    [
      'nothing, and the track is unknown',
      { name: 'Nowhere', timezone: null },
      'America/Denver',
      /the time zone of .* is not known/,
    ],
    ['an offset, and a track name with a sponsor', { name: 'Sponsor Park Bendigo' }, 'Australia/Melbourne', null],
    [
      'an offset, and a country with one zone',
      { country: 'NZL', countryCode: 'NZ', timezone: '+12' },
      'Pacific/Auckland',
      null,
    ],
  ])('finds the time zone if a course gives %s', (_name, course, timezone, problem) => {
    const card = JSON.parse(raceCardWithoutMeeting().bytes.toString());
    Object.assign(card.result.race.course, course);
    const { groups, problems } = adapt('racecard', [toDocument('card.json', card)], 'America/Denver');
    expect(only(groups).timezone).toBe(timezone);
    expect(only(groups).events[0]?.startsAt.toISOString()).toBe('2024-06-14T02:51:32.528Z');
    if (problem === null) expect(problems).toEqual([]);
    else expect(problems).toEqual([{ where: 'card.json', problem: expect.stringMatching(problem) }]);
  });

  it.each([
    ['thoroughbred', 'Bendigo', { full: 'Hurdle' }, 'bendigo'],
    ['thoroughbred', 'Bendigo (AUS)', { full: 'Flat' }, 'bendigo'],
    ['harness', 'Bendigo Trots (AUS)', { full: 'Pace' }, 'bendigo-harness'],
    ['harness', 'Bendigo AUS', { full: 'Harness' }, 'bendigo-harness'],
    ['harness', 'Bendigo (Harness)', { full: 'Trot' }, 'bendigo-harness'],
    ['greyhounds', 'Bendigo Dogs', { full: 'Greyhound' }, 'bendigo-greyhounds'],
    ['thoroughbred', 'Bendigo (NZ)', { full: 'Flat' }, 'bendigo-nz'],
  ])('gives %s races at %s the id of the track', (raceType, name, type, track) => {
    const { groups } = adapt('racecard', [changedNewCard({ raceType: type }, { name })]);
    expect([only(groups).groupId, only(groups).attributes.raceType]).toEqual([`2024-06-14.au.${track}`, raceType]);
  });

  it('gives a meeting the same id as another source does, despite a suffix of its name', () => {
    const startsAt = Date.parse('2024-06-14T02:51:00Z') / 1000;
    const tree = meetingList([
      { id: 'm9', name: 'Bendigo', date: '2024-06-14', state: 'VIC', category: 'H', races: [{ number: 3, startsAt }] },
    ]);
    const ids = [adapt('racecard', [raceCardWithoutMeeting()]), adapt('meeting_tree', [tree])].map(
      ({ groups }) => only(groups).events[0]?.eventId,
    );
    expect(new Set(ids)).toEqual(new Set(['2024-06-14.au.bendigo-harness.3']));
  });

  it.each([
    ['unknown', { full: 'Camel' }, 'race.raceType is not known: Camel; thoroughbreds are assumed'],
    ['missing', null, 'race.raceType is missing; thoroughbreds are assumed'],
  ])('reports a kind of race that is %s', (_name, raceType, problem) => {
    expect(adapt('racecard', [changedNewCard({ raceType })]).problems).toEqual([{ where: 'card.json', problem }]);
  });

  it('uses the time zone of the source if nothing else gives one, and reports it', () => {
    const card = changedCard({ course: { name: 'Somewhere', countryCode: 'US' } });
    const { groups, problems } = adapt('racecard', [card], 'America/Denver');
    expect(only(groups).timezone).toBe('America/Denver');
    expect(problems).toHaveLength(1);
    const french = changedCard({ course: { name: 'Chantilly', countryCode: 'FR' } });
    expect(only(adapt('racecard', [french], 'America/Denver').groups).timezone).toBe('Europe/Paris');
  });

  function changedNewCard(race: object, course: object = {}) {
    const content = JSON.parse(raceCardWithoutMeeting().bytes.toString());
    Object.assign(content.result.race, race);
    Object.assign(content.result.race.course, course);
    return toDocument('card.json', content);
  }

  function changedCard(race: object) {
    const content = JSON.parse(raceCards()[0]?.bytes.toString() ?? '');
    Object.assign(content.result.race, race);
    return toDocument('card.json', content);
  }

  function changedRunner(runner: object) {
    const content = JSON.parse(raceCards()[0]?.bytes.toString() ?? '');
    Object.assign(content.result.runners[0], runner);
    return toDocument('card.json', content);
  }
});

describe('meeting_tree', () => {
  it('joins the list of meetings with the races', () => {
    const { groups, problems } = adapt('meeting_tree', treeDocuments());
    expect(problems).toEqual([]);
    expect(groups).toHaveLength(1);
    expect(only(groups)).toMatchObject({
      groupId: '2026-03-01.au.ascot',
      date: '2026-03-01',
      timezone: 'Australia/Perth',
      attributes: { location: 'Ascot', country: 'AU', state: 'WA' },
      events: [
        {
          number: 1,
          title: 'First Plate',
          startLabel: '10:00',
          status: 'scheduled',
          participants: [{ scratched: true, scratchedAt: new Date(1_772_300_000_000) }],
          results: [{ position: 1, margin: '0.5', participantId: '2026-03-01.au.ascot.1.alpha' }],
        },
      ],
    });
    expect(only(groups).events[0]?.legacyIds).toEqual(['m1-race-1', 'r1']);
    expect(only(groups).events[0]?.evidence).toHaveLength(2);
  });

  it('reads the date as the local date of the track, although it says Z', () => {
    // 09:00 on the 2nd in Auckland is still the 1st in UTC.
    const race = { number: 1, startsAt: '2026-03-01T20:00:00Z' };
    const meeting = { id: 'm', name: 'Ellerslie', date: '2026-03-02', country: 'NZ', state: '', races: [race] };
    const { groups } = adapt('meeting_tree', [meetingList([meeting])]);
    expect(only(groups)).toMatchObject({ groupId: '2026-03-02.nz.ellerslie', timezone: 'Pacific/Auckland' });
  });

  it('drops specials, and keeps horse and greyhound meetings of one place apart', () => {
    const races = [
      { number: 0, startsAt: '2026-03-01T02:00:00Z' },
      { number: 1, startsAt: '2026-03-01T02:00:00Z' },
    ];
    const meeting = { name: 'Cranbourne', date: '2026-03-01', state: 'VIC', races };
    const { groups, problems } = adapt('meeting_tree', [
      meetingList([
        { ...meeting, id: 'horses' },
        { ...meeting, id: 'dogs', category: 'G' },
      ]),
    ]);
    expect(problems).toEqual([]);
    expect(groups.map(({ groupId, events }) => [groupId, events.length])).toEqual([
      ['2026-03-01.au.cranbourne', 1],
      ['2026-03-01.au.cranbourne-greyhounds', 1],
    ]);
  });

  it.each([
    ['Open', 'scheduled'],
    ['Closed', 'scheduled'],
    ['Live', 'live'],
    ['Interim', 'interim'],
    ['Final', 'finished'],
    ['Abandoned', 'abandoned'],
  ])('reads the status %s as %s, also for a race without a list of meetings', (status, expected) => {
    const { groups, problems } = adapt('meeting_tree', [raceOf(treeRace({ status }))]);
    expect(problems).toEqual([]);
    expect(only(groups)).toMatchObject({ groupId: '2026-03-01.au.ascot', events: [{ status: expected }] });
  });

  it.each([
    ['NSW', 'Australia/Sydney'],
    ['VIC', 'Australia/Melbourne'],
    ['QLD', 'Australia/Brisbane'],
    ['SA', 'Australia/Adelaide'],
    ['WA', 'Australia/Perth'],
    ['TAS', 'Australia/Hobart'],
    ['NT', 'Australia/Darwin'],
    ['ACT', 'Australia/Sydney'],
    // The state is unknown, but the track is known.
    ['?', 'Australia/Perth'],
  ])('knows the time zone of the state %s: %s', (state, timezone) => {
    const { groups, problems } = adapt('meeting_tree', [raceOf(treeRace({ state }))], 'Asia/Tokyo');
    expect(only(groups).timezone).toBe(timezone);
    expect(problems).toEqual([]);
  });

  it('reports that it uses the time zone of the source', () => {
    const race = treeRace({ state: null, meeting_name: 'Nowhere' });
    const { groups, problems } = adapt('meeting_tree', [raceOf(race)], 'Asia/Tokyo');
    expect(only(groups).timezone).toBe('Asia/Tokyo');
    expect(problems).toEqual([
      { where: expect.any(String), problem: expect.stringMatching(/the time zone of .* is not known/) },
    ]);
  });
});

describe('form_service', () => {
  it('joins its documents in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(formDocuments(), { minLength: 5 }), (documents) => {
        const { groups, problems } = adapt('form_service', documents);
        expect(problems).toEqual([]);
        expect(groups).toHaveLength(1);
        // The start has no zone. It is read as Sydney time, on the day when clocks go forward.
        expect(only(groups)).toMatchObject({
          groupId: '2026-10-04.au.randwick',
          attributes: { location: 'Randwick', country: 'AU', state: 'NSW', meetingClass: 'M' },
          extensions: { distances: [{ number: 1, metres: 1400 }] },
          events: [
            {
              startsAt: new Date('2026-10-04T02:05:00Z'),
              startLabel: '13:05',
              startLabelFrom: 'source',
              status: 'finished',
              participants: [
                { name: 'Alpha', form: '12x3', draw: 4, scratched: false },
                { name: 'Beta', scratched: false },
                { name: 'Gamma', scratched: true, scratchedAt: new Date('2026-10-03T22:00:00Z') },
              ],
              results: [
                { position: 1, name: 'Alpha', number: '1', margin: '0' },
                { position: 2, name: 'Beta', number: '2', margin: '1.5' },
              ],
            },
          ],
        });
        expect(only(groups).events[0]?.participants[1]).not.toHaveProperty('form');
      }),
      { numRuns: 20 },
    );
  });

  it('reports records that belong to nothing known', () => {
    const payLoad = [{ raceId: 1, tabNo: 1 }, { runnerId: 5, last10: '1' }, { colour: 'red' }];
    const { groups, problems } = adapt('form_service', [toDocument('x.json', { payLoad }), toDocument('y.json', {})]);
    expect(groups).toEqual([]);
    expect(problems.map(({ where }) => where).sort()).toEqual([
      'x.json: payLoad[0]',
      'x.json: payLoad[1]',
      'x.json: payLoad[2]',
      'y.json',
    ]);
  });
});

describe.each([...ADAPTERS.keys()])('the adapter %s', (key) => {
  const documents = () => (CORPUS[key] as () => { name: string; bytes: Buffer }[])();

  it('never throws on altered documents, and produces only sound groups', { tags: 'full' }, () => {
    const contents = documents().map(({ bytes }) => JSON.parse(bytes.toString()) as unknown);
    const mutated = fc
      .record({ at: fc.nat(contents.length - 1), steps: fc.array(fc.nat(), { maxLength: 7 }), value: hostile })
      .map(({ at, steps, value }) =>
        contents.map((content, index) => (index === at ? mutate(content, steps, value) : content)),
      );
    fc.assert(
      fc.property(mutated, (changed) => {
        expectSound(
          adapt(
            key,
            changed.map((content, index) => toDocument(`${index}.json`, content)),
          ).groups,
        );
      }),
      { numRuns: 400 },
    );
  });

  it('never throws on damaged or random bytes', () => {
    const torn = fc.record({ at: fc.nat(), length: fc.nat(200), fill: fc.nat(255) }).map(({ at, length, fill }) =>
      documents().map(({ name, bytes }) => {
        const start = at % bytes.length;
        const end = Math.min(start + length, bytes.length);
        return { name, bytes: Buffer.from(bytes).fill(fill, start, end) };
      }),
    );
    const noise = fc.array(fc.uint8Array().map((bytes) => ({ name: 'x', bytes: Buffer.from(bytes) })));
    fc.assert(fc.property(fc.oneof(torn, noise), (given) => expectSound(adapt(key, given).groups)));
  });

  it('reports every document that it leaves out', () => {
    const whole = adapt(key, documents()).groups.flatMap((group) => group.events).length;
    const none = adapt(
      key,
      documents().map(({ name }) => ({ name, bytes: Buffer.from('nonsense') })),
    );
    expect(whole).toBeGreaterThan(0);
    expect(none.groups).toEqual([]);
    expect(none.problems).toHaveLength(documents().length);
  });

  it('has evidence only of documents that it was given', () => {
    const digests = documents().map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    for (const group of adapt(key, documents()).groups) {
      expect(group.evidence.length).toBeGreaterThan(0);
      for (const { sha256 } of [...group.evidence, ...group.events.flatMap((event) => event.evidence)]) {
        expect(digests).toContain(sha256);
      }
    }
  });
});

/** Values that a provider might send in the place of any value. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    1e12,
    '',
    'x'.repeat(5000),
    '2026-13-45T99:99',
    '9999-12-31T23:59:59Z',
    '__proto__',
  ),
  fc.constantFrom([], {}, [null], { __proto__: null }, '0000-00-00', 'Mars/Olympus', '\ud800', '\u0000', '.'),
  fc.jsonValue(),
);

/** Returns a copy of the content in which the value replaces the member that the steps lead to. */
function mutate(content: unknown, [step, ...others]: readonly number[], value: unknown): unknown {
  if (step === undefined || typeof content !== 'object' || content === null) return value;
  const keys = Object.keys(content);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return value;
  const copy = structuredClone(content) as Record<string, unknown>;
  copy[key] = mutate(copy[key], others, value);
  return copy;
}

function expectSound(groups: readonly Group[]): void {
  expect(new Set(groups.map(({ groupId }) => groupId)).size).toBe(groups.length);
  for (const group of groups) {
    expect(group.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(group.groupId).toMatch(/^\d{4}-\d{2}-\d{2}\.[a-z]{2}\.[^.]+$/);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: group.timezone })).not.toThrow();
    expect(group.events.length).toBeGreaterThan(0);
    expect(new Set(group.events.map(({ number }) => number)).size).toBe(group.events.length);
    for (const event of group.events) {
      expect(event.number).toBeGreaterThan(0);
      expect(event.eventId).toBe(`${group.groupId}.${event.number}`);
      expect(event.startsAt.getTime()).not.toBeNaN();
      expect(event.startLabel).toMatch(/^\d{2}:\d{2}$/);
      expect(new Set(event.participants.map(({ participantId }) => participantId)).size).toBe(
        event.participants.length,
      );
      // Optional data that is absent is left out, and not set to null or undefined.
      expect(JSON.stringify(event)).not.toContain(':null');
      for (const part of [event, ...event.participants, ...(event.results ?? [])]) {
        expect(Object.values(part)).not.toContain(undefined);
      }
    }
  }
}
