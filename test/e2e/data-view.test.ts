import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../support/api-client.ts';
import {
  loadSource,
  meetingList,
  raceCards,
  raceOf,
  registerSource,
  sourcesOf,
  type TreeMeeting,
} from '../support/racing.ts';
import { type TestKey, TestService } from '../support/service.ts';

const LARKSPUR = '2021-08-07.us.larkspur-downs';
const VIEW = '/api/v1/public/data/views/racing_catalog';

interface ApiEvent {
  event_id: string;
  number: number;
  starts_at: string;
  localized_starts_at: string;
  status: string;
}
interface ApiGroup {
  group_id: string;
  events: ApiEvent[];
}

const idsOf = (answer: ApiAnswer): string[] => answer.body.groups.map((group: ApiGroup) => group.group_id);
const detailsOf = (answer: ApiAnswer) => answer.body.error.details;

describe('getDataView', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  async function newReader(): Promise<{ tenantId: string; key: TestKey }> {
    const tenantId = await service.createTenant();
    return { tenantId, key: await service.createKey(tenantId, ['catalog.read']) };
  }

  describe('for race cards', () => {
    let tenantId: string;
    let key: TestKey;
    let revision: string;
    const get = (query = '', headers: Record<string, string> = {}) => key.client.get(`${VIEW}${query}`, headers);

    beforeAll(async () => {
      ({ tenantId, key } = await newReader());
      revision = await loadSource(service, {
        tenantId,
        sourceKey: 'timeform',
        adapter: 'racecard',
        documents: raceCards(),
      });
    });

    it('makes one group of each meeting, in the order of their earliest races', async () => {
      const answer = await get();
      expect(answer.status).toBe(200);
      expect(idsOf(answer)).toEqual([
        '2021-08-07.us.juniper-racing-at-saltmarsh-park',
        LARKSPUR,
        '2021-08-07.us.old-ferry-race-park',
      ]);
      expect(answer.body.next_cursor).toBeNull();
      expect(answer.body.capabilities).toEqual(['form', 'draw']);
      const [, larkspur] = answer.body.groups;
      expect(larkspur.legacy_ids).toEqual([
        { source_key: 'timeform', id: '7.812.1210807' },
        { source_key: 'timeform', id: '30710462' },
      ]);
      expect(larkspur.attributes).toEqual({ location: 'Larkspur Downs', country: 'US', race_type: 'thoroughbred' });
      expect(larkspur.events.map((event: ApiEvent) => event.number)).toEqual([2, 3, 4, 5]);
      expect(larkspur.events[3]).toMatchObject({
        title: 'Race Five',
        start_label: '19:43',
        start_label_from: 'timezone',
        starts_at: '2021-08-08T00:43:00.000Z',
        source_timezone: 'America/Chicago',
        localized_starts_at: '2021-08-08T00:43:00+00:00',
        status: 'scheduled',
      });
      expect(larkspur.events[3].participants).toHaveLength(10);
      expect(larkspur.events[3]).not.toHaveProperty('results');
    });

    it.each([
      ['2021-08-07', 'America/Chicago', true],
      ['2021-08-08', 'America/Chicago', false],
      ['2021-08-07', 'UTC', true],
      ['2021-08-08', 'UTC', true],
      ['2021-08-08', 'Australia/Sydney', true],
      ['2021-08-07', 'Australia/Sydney', false],
      ['2021-08-09', 'UTC', false],
    ])('for %s in %s includes the whole meeting of Larkspur Downs: %s', async (date, timezone, selected) => {
      const answer = await get(`?date=${date}&timezone=${timezone}`);
      const groups = answer.body.groups.filter((group: ApiGroup) => group.group_id === LARKSPUR);
      expect(groups.map((group: ApiGroup) => group.events.map(({ number }) => number))).toEqual(
        selected ? [[2, 3, 4, 5]] : [],
      );
    });

    it('traces every event to its document', async () => {
      const digests = new Map(
        raceCards().map(({ bytes }) => [
          JSON.parse(bytes.toString()).result.race.raceId,
          createHash('sha256').update(bytes).digest('hex'),
        ]),
      );
      const { body } = await get();
      let traced = 0;
      for (const group of body.groups) {
        expect(group.evidence[0].fields).toEqual(
          expect.arrayContaining(['title', 'date', 'timezone', 'attributes.location', 'attributes.country']),
        );
        for (const event of group.events) {
          const [evidence, ...others] = event.evidence;
          expect(others).toEqual([]);
          expect(evidence).toMatchObject({ source_key: 'timeform', revision });
          expect(evidence.sha256).toBe(digests.get(evidence.provider_id));
          expect(evidence.fields.sort()).toEqual(
            ['participants', 'source_timezone', 'start_label', 'starts_at', 'status', 'title'].sort(),
          );
          traced += 1;
        }
      }
      expect(traced).toBe(6);
    });

    it('answers 304 while the data is unchanged, and 200 afterwards', async () => {
      const first = await get('?limit=2');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\//);
      const second = await get('?limit=2', { 'If-None-Match': etag });
      expect([second.status, second.body]).toEqual([304, undefined]);
      expect(second.headers.get('etag')).toBe(etag);
      expect((await get('?limit=2&timezone=America/Chicago', { 'If-None-Match': etag })).status).toBe(200);
      await loadSource(service, { tenantId, sourceKey: 'timeform', adapter: 'racecard', documents: raceCards() });
      expect((await get('?limit=2', { 'If-None-Match': etag })).status).toBe(200);
    });

    it('accepts its old name, and announces that the name is deprecated', async () => {
      const [alias, canonical] = [
        await key.client.get('/api/v1/public/data/views/customer_feed?date=2021-08-07'),
        await get('?date=2021-08-07'),
      ];
      expect(idsOf(alias)).toEqual(idsOf(canonical));
      expect(alias.body.view_key).toBe('racing_catalog');
      expect(alias.headers.get('deprecation')).toMatch(/^@\d+$/);
      const [deprecatedAt, sunsetAt] = [
        Number(alias.headers.get('deprecation')?.slice(1)) * 1000,
        Date.parse(alias.headers.get('sunset') ?? ''),
      ];
      expect(deprecatedAt).toBeLessThan(sunsetAt);
      expect(alias.headers.get('link')).toMatch(/^<[^>]+>; rel="deprecation"/);
      for (const header of ['deprecation', 'sunset', 'link']) expect(canonical.headers.has(header)).toBe(false);
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=x', 'limit'],
      ['filter_key=soon', 'filter_key'],
      ['date=2017-13-01', 'date'],
      ['date=2017-02-29', 'date'],
      ['date=07.08.2021', 'date'],
      ['timezone=Mars/Olympus', 'timezone'],
      ['timezone=%2B10:00', 'timezone'],
      ['timezone=', 'timezone'],
      ['cursor=AAAA', 'cursor'],
      ['cursor=!', 'cursor'],
      ['page_token=x', 'page_token'],
    ])('refuses the query %s', async (query, field) => {
      const answer = await get(`?${query}`);
      expect(answer.status).toBe(400);
      expect(detailsOf(answer)).toMatchObject([{ field }]);
    });

    it('answers 404 for unknown views', async () => {
      const answer = await key.client.get('/api/v1/public/data/views/horse_catalog');
      expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
    });

    it('treats a limit above 100 as 100', async () => {
      expect((await get('?limit=100000')).body.groups).toHaveLength(3);
    });
  });

  describe('health', () => {
    it('answers 503 without an enabled source, and before the first load', async () => {
      const { tenantId, key } = await newReader();
      /** Expects 503. A retry is offered only while a registered source has yet to load. */
      const expectUnavailable = async (retryable: boolean) => {
        const answer = await key.client.get(VIEW);
        expect([answer.status, answer.body.error.code]).toEqual([503, 'projection_unavailable']);
        expect([answer.body.error.retryable, answer.headers.has('retry-after')]).toEqual([retryable, retryable]);
      };
      await expectUnavailable(false);
      const source = { tenantId, sourceKey: 'timeform', adapter: 'racecard' };
      await registerSource(service, source);
      await expectUnavailable(true);
      await loadSource(service, { ...source, documents: raceCards() });
      expect((await key.client.get(VIEW)).status).toBe(200);
      await sourcesOf(service).updateOne({ tenant_id: tenantId }, { $set: { enabled: false } });
      await expectUnavailable(false);
    });

    it('reports a failed refresh, and serves the last good data', async () => {
      const { tenantId, key } = await newReader();
      await loadSource(service, { tenantId, sourceKey: 'timeform', adapter: 'racecard', documents: raceCards() });
      const healthy = await key.client.get(VIEW);
      expect(healthy.body.health).toMatchObject({ status: 'fresh', problems: [] });
      expect(healthy.body.health.age_seconds).toBeGreaterThanOrEqual(0);
      const failure = { at: new Date(), ok: false, error: 'The feed answered 500.' };
      await sourcesOf(service).updateOne({ tenant_id: tenantId }, { $set: { last_attempt: failure } });
      const broken = await key.client.get(VIEW);
      expect(idsOf(broken)).toEqual(idsOf(healthy));
      expect(broken.body.health).toMatchObject({
        status: 'stale',
        problems: ['timeform: The last refresh failed: The feed answered 500.'],
      });
      expect(broken.body.groups[0].source_health).toMatchObject([{ source_key: 'timeform', status: 'stale' }]);
      expect(broken.headers.get('etag')).not.toBe(healthy.headers.get('etag'));
    });

    it('reports the documents that could not be used', async () => {
      const { tenantId, key } = await newReader();
      const documents = [...raceCards(), { name: 'torn.json', bytes: Buffer.from('{"race":') }];
      await loadSource(service, { tenantId, sourceKey: 'timeform', adapter: 'racecard', documents });
      const { body } = await key.client.get(VIEW);
      expect(body.groups).toHaveLength(3);
      expect(body.health).toMatchObject({
        status: 'degraded',
        problems: ['timeform: torn.json: is not a JSON object'],
      });
    });

    it('is stale after a long time without refresh, and names a source that never loaded', async () => {
      const { tenantId, key } = await newReader();
      const fetchedAt = new Date(Date.now() - 3_600_000);
      const source = { tenantId, sourceKey: 'timeform', adapter: 'racecard', documents: raceCards() };
      await loadSource(service, { ...source, fetchedAt });
      await registerSource(service, { tenantId, sourceKey: 'ladbrokes', adapter: 'meeting_tree' });
      const { body } = await key.client.get(VIEW);
      expect(body.health.status).toBe('stale');
      expect(body.health.age_seconds).toBeGreaterThanOrEqual(3600);
      expect(body.source_health).toMatchObject([
        { source_key: 'ladbrokes', status: 'unavailable' },
        { source_key: 'timeform', status: 'stale', as_of: fetchedAt.toISOString() },
      ]);
      expect(body.source_health[0]).not.toHaveProperty('as_of');
      expect(body.groups[0].source_health).toHaveLength(1);
    });
  });

  describe('filters', () => {
    it('select groups by their events, in the time zone of the request', async () => {
      const { tenantId, key } = await newReader();
      const hour = 3_600_000;
      const now = Date.now();
      const seconds = (ms: number) => Math.round(ms / 1000);
      const meeting = (id: string, offsets: number[]): TreeMeeting => ({
        id,
        name: `Track ${id}`,
        date: new Date(now).toISOString().slice(0, 10),
        races: offsets.map((offset, index) => ({ number: index + 1, startsAt: seconds(now + offset * hour) })),
      });
      const race = (id: string, number: number, status: string) => ({
        event_id: `${id}-race-${number}`,
        meeting_id: id,
        meeting_name: `Track ${id}`,
        race_number: number,
        status,
        description: `Race ${number}`,
        type: 'T',
        country: 'AUS',
        state: 'NSW',
      });
      await loadSource(service, {
        tenantId,
        sourceKey: 'ladbrokes',
        adapter: 'meeting_tree',
        documents: [
          meetingList([
            meeting('ahead', [-1, 5]),
            meeting('running', [-0.1]),
            meeting('over', [-3, -2]),
            meeting('faraway', [24 * 10]),
          ]),
          raceOf(race('ahead', 1, 'Final')),
          raceOf(race('running', 1, 'Interim')),
          raceOf(race('over', 1, 'Abandoned')),
          raceOf(race('over', 2, 'Final')),
        ],
      });
      const tracks = async (query: string) =>
        (await key.client.get(`${VIEW}?${query}`)).body.groups.map((group: { title: string }) => group.title);
      expect(await tracks('filter_key=all')).toEqual(['Track over', 'Track ahead', 'Track running', 'Track faraway']);
      expect(await tracks('filter_key=upcoming')).toEqual(['Track ahead', 'Track faraway']);
      expect(await tracks('filter_key=live')).toEqual(['Track running']);
      expect(await tracks('filter_key=finished')).toEqual(['Track over']);
      for (const timezone of ['UTC', 'Australia/Sydney', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
        const { body } = await key.client.get(`${VIEW}?filter_key=all&timezone=${timezone}`);
        const today = localDay(new Date(), timezone);
        const expected = body.groups.filter((group: ApiGroup) =>
          group.events.some((event) => localDay(new Date(event.starts_at), timezone) === today),
        );
        const answer = await key.client.get(`${VIEW}?filter_key=today&timezone=${timezone}`);
        expect(idsOf(answer), timezone).toEqual(expected.map((group: ApiGroup) => group.group_id));
        expect(idsOf(answer).length).toBeGreaterThan(0);
      }
    });
  });

  describe('time zones', () => {
    /** Moments around clock changes in both hemispheres, some at midnight, some by other amounts than one hour. */
    const CHANGES: [timezone: string, around: string][] = [
      ['Australia/Sydney', '2026-04-04T16:00:00Z'],
      ['Australia/Sydney', '2026-10-03T16:00:00Z'],
      ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
      ['Pacific/Auckland', '2026-09-26T14:00:00Z'],
      ['America/Chicago', '2026-03-08T08:00:00Z'],
      ['America/Chicago', '2026-11-01T07:00:00Z'],
      ['Europe/London', '2026-03-29T01:00:00Z'],
      ['Europe/London', '2026-10-25T01:00:00Z'],
      ['America/Santiago', '2026-09-06T04:00:00Z'],
      ['America/Havana', '2026-11-01T05:00:00Z'],
      ['Asia/Beirut', '2026-10-24T21:00:00Z'],
      ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
      ['Pacific/Apia', '2011-12-30T10:00:00Z'],
    ];

    it.each(CHANGES)('agree with the IANA database in %s around %s', async (timezone, around) => {
      const { tenantId, key } = await newReader();
      const starts = Array.from({ length: 49 }, (_, index) => Date.parse(around) + (index - 24) * 1_800_000);
      const meetings = starts.map((start, index) => ({
        id: `m${index}`,
        name: `Track ${index}`,
        date: new Date(start).toISOString().slice(0, 10),
        races: [{ number: 1, startsAt: start / 1000 }],
      }));
      await loadSource(service, {
        tenantId,
        sourceKey: 'ladbrokes',
        adapter: 'meeting_tree',
        documents: [meetingList(meetings)],
      });
      const { body } = await key.client.get(`${VIEW}?limit=100&timezone=${timezone}`);
      expect(body.groups).toHaveLength(49);
      const byDay = new Map<string, string[]>();
      for (const { group_id, events } of body.groups as ApiGroup[]) {
        const { starts_at, localized_starts_at } = events[0] as ApiEvent;
        const instant = new Date(starts_at);
        expect(Date.parse(localized_starts_at)).toBe(instant.getTime());
        expect(localized_starts_at.slice(0, 19)).toBe(localClock(instant, timezone));
        const day = localDay(instant, timezone);
        byDay.set(day, [...(byDay.get(day) ?? []), group_id]);
      }
      for (const [day, expected] of byDay) {
        const answer = await key.client.get(`${VIEW}?limit=100&timezone=${timezone}&date=${day}`);
        expect(idsOf(answer), day).toEqual(expected);
      }
      expect(byDay.size).toBeGreaterThanOrEqual(2);
      if (timezone === 'Pacific/Apia') {
        expect(idsOf(await key.client.get(`${VIEW}?timezone=${timezone}&date=2011-12-30`))).toEqual([]);
      }
    });
  });

  describe('pages', () => {
    const TRACKS = 30;

    function programme(shift = 0): TreeMeeting[] {
      return Array.from({ length: TRACKS }, (_, index) => ({
        id: `m${index}`,
        name: `Track ${index}`,
        date: `2026-03-0${1 + (index % 3)}`,
        // Many races start at the same time, so that ids decide the order.
        races: [1, 2, 3].map((number) => ({
          number,
          startsAt: `2026-03-0${1 + (index % 3)}T0${(index + shift) % 4}:${number}0:00Z`,
        })),
      }));
    }

    it('have every group once, whole and in order, for any limit and filter, while new data arrives', async () => {
      const { tenantId, key } = await newReader();
      const publish = (shift: number, sourceKey = 'ladbrokes') =>
        loadSource(service, {
          tenantId,
          sourceKey,
          adapter: 'meeting_tree',
          documents: [meetingList(programme(shift))],
        });
      await publish(0);
      await publish(0, 'second');
      let shift = 0;
      const query = fc.record({
        limit: fc.integer({ min: 1, max: 12 }),
        filter: fc.constantFrom('', '&filter_key=finished', '&date=2026-03-02', '&date=2026-03-01&timezone=Asia/Tokyo'),
        publishAt: fc.integer({ min: 1, max: 4 }),
      });
      await fc.assert(
        fc.asyncProperty(query, async ({ limit, filter, publishAt }) => {
          const whole = await key.client.get(`${VIEW}?limit=100${filter}`);
          const expected = whole.body.groups as ApiGroup[];
          const seen: ApiGroup[] = [];
          let cursor = '';
          for (let page = 1; ; page += 1) {
            const answer = await key.client.get(`${VIEW}?limit=${limit}${filter}${cursor}`);
            expect(answer.status).toBe(200);
            expect(answer.body.groups.length).toBeLessThanOrEqual(limit);
            seen.push(...answer.body.groups);
            if (answer.body.next_cursor === null) break;
            expect(answer.body.groups).toHaveLength(limit);
            cursor = `&cursor=${answer.body.next_cursor}`;
            shift += 1;
            if (page === publishAt) await publish(shift);
          }
          expect(seen.map(eventsOf)).toEqual(expected.map(eventsOf));
          const order = seen.map((group) => [group.events.map(({ starts_at }) => starts_at).sort()[0], group.group_id]);
          expect(order).toEqual(order.toSorted());
        }),
        { numRuns: 12 },
      );
    });

    it('refuse a cursor with other filters, for another tenant, and after its revisions are gone', async () => {
      const { tenantId, key } = await newReader();
      const publish = (of: string) =>
        loadSource(service, {
          tenantId: of,
          sourceKey: 'ladbrokes',
          adapter: 'meeting_tree',
          documents: [meetingList(programme())],
        });
      await publish(tenantId);
      const { body } = await key.client.get(`${VIEW}?limit=5&filter_key=all&timezone=Asia/Tokyo`);
      const next = (filters: string, reader = key) =>
        reader.client.get(`${VIEW}?${filters}&cursor=${body.next_cursor}`);
      expect((await next('limit=7&timezone=Asia/Tokyo')).status).toBe(200);
      const other = await newReader();
      await publish(other.tenantId);
      for (const refused of [
        await next('timezone=UTC'),
        await next('timezone=Asia/Tokyo&date=2026-03-01'),
        await next('timezone=Asia/Tokyo&filter_key=finished'),
        await next('timezone=Asia/Tokyo', other.key),
      ]) {
        expect(refused.status).toBe(400);
        expect(detailsOf(refused)).toMatchObject([{ field: 'cursor' }]);
      }
      await publish(tenantId);
      await publish(tenantId);
      expect((await next('timezone=Asia/Tokyo')).status).toBe(200);
      await publish(tenantId);
      const expired = await next('timezone=Asia/Tokyo');
      expect(expired.status).toBe(400);
      expect(expired.body.error.message).toMatch(/^cursor: has expired/);
    });

    it('keep exactly the last three revisions of a source', async () => {
      const { tenantId } = await newReader();
      const revisions: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        const source = { tenantId, sourceKey: 'ladbrokes', adapter: 'meeting_tree' };
        revisions.push(await loadSource(service, { ...source, documents: [meetingList(programme())] }));
      }
      const { connection } = service.services.platform.mongo;
      for (const name of ['projection_groups', 'projection_indexes']) {
        const kept = await connection.collection(name).distinct('revision', { tenant_id: tenantId });
        expect(kept.sort(), name).toEqual(revisions.slice(-3).sort());
      }
    });
  });
});

const eventsOf = (group: ApiGroup) => [
  group.group_id,
  group.events.map(({ number, starts_at }) => [number, starts_at]),
];

function localDay(instant: Date, timeZone: string): string {
  return localClock(instant, timeZone).slice(0, 10);
}

/** Local time by the IANA database of the runtime, such as `2026-03-01T09:30:00`. */
function localClock(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(instant).replace(' ', 'T');
}
