import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSource, meetingList, raceCards, raceOf, toDocument } from '../support/racing.ts';
import { type TestKey, TestService } from '../support/service.ts';

const LARKSPUR = '2021-08-07.us.larkspur-downs';

describe('getDataEntity', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  async function newReader(): Promise<{ tenantId: string; key: TestKey }> {
    const tenantId = await service.createTenant();
    return { tenantId, key: await service.createKey(tenantId, ['catalog.read']) };
  }
  const get = (key: TestKey, type: string, id: string, headers: Record<string, string> = {}, view = 'racing_catalog') =>
    key.client.get(`/api/v1/public/data/entities/${type}/${encodeURIComponent(id)}?view_key=${view}`, headers);

  describe('for race cards', () => {
    let key: TestKey;

    beforeAll(async () => {
      const reader = await newReader();
      key = reader.key;
      const { tenantId } = reader;
      await loadSource(service, { tenantId, sourceKey: 'timeform', adapter: 'racecard', documents: raceCards() });
    });

    it.each([
      ['group', LARKSPUR, LARKSPUR],
      ['group', '7.812.1210807', LARKSPUR],
      ['group', '30710462', LARKSPUR],
      ['event', `${LARKSPUR}.5`, `${LARKSPUR}.5`],
      ['event', '7.812.1210807.5', `${LARKSPUR}.5`],
      ['participant', `${LARKSPUR}.5.mossy-lantern`, `${LARKSPUR}.5.mossy-lantern`],
      ['participant', '7.13044907', `${LARKSPUR}.5.mossy-lantern`],
      ['participant', '21736020', `${LARKSPUR}.5.mossy-lantern`],
    ])('resolves the %s %s to %s', async (type, id, canonical) => {
      const { status, body } = await get(key, type, id);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        view_key: 'racing_catalog',
        entity_type: type,
        entity_id: canonical,
        group_id: LARKSPUR,
        source_health: [{ source_key: 'timeform' }],
      });
      expect(body[type][`${type}_id`]).toBe(canonical);
      for (const other of ['group', 'event', 'participant'].filter((one) => one !== type)) {
        expect(body).not.toHaveProperty(other);
      }
    });

    it.each([
      ['group', `${LARKSPUR}.5`],
      ['event', LARKSPUR],
      ['event', `${LARKSPUR}.9`],
      ['participant', `${LARKSPUR}.5`],
      ['participant', `${LARKSPUR}.4.mossy-lantern`],
      ['group', 'constructor'],
      ['group', '__proto__'],
      ['group', '$where'],
    ])('answers 404 for the %s %s', async (type, id) => {
      const answer = await get(key, type, id);
      expect([answer.status, answer.body.error.message]).toEqual([404, `There is no ${type} ${id}.`]);
    });

    it('refuses other entity types, and a missing or unknown view', async () => {
      const kind = await get(key, 'horse', 'x');
      expect(kind.status).toBe(400);
      expect(kind.body.error.details).toMatchObject([{ field: 'entity_type' }]);
      const view = await key.client.get(`/api/v1/public/data/entities/group/${LARKSPUR}`);
      expect(view.status).toBe(400);
      expect(view.body.error.details).toMatchObject([{ field: 'view_key', problem: 'is required' }]);
      expect((await get(key, 'group', LARKSPUR, {}, 'horse_catalog')).status).toBe(404);
    });

    it('answers 304 for an unchanged entity, also under the old name of the view', async () => {
      const first = await get(key, 'group', LARKSPUR, {}, 'customer_feed');
      expect(first.headers.get('deprecation')).toMatch(/^@\d+$/);
      const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
      const second = await get(key, 'group', LARKSPUR, headers, 'customer_feed');
      expect(second.status).toBe(304);
      expect(second.headers.get('sunset')).toBe(first.headers.get('sunset'));
      expect((await get(key, 'event', `${LARKSPUR}.5`, headers)).status).toBe(200);
    });

    it('answers 404 for entities of another tenant', async () => {
      const { tenantId, key: stranger } = await newReader();
      const meeting = { id: 'own', name: 'Own', date: '2026-03-01', races: [{ number: 1, startsAt: 1_772_330_400 }] };
      const documents = [meetingList([meeting])];
      await loadSource(service, { tenantId, sourceKey: 'timeform', adapter: 'meeting_tree', documents });
      expect((await get(stranger, 'group', 'own')).status).toBe(200);
      for (const id of [LARKSPUR, '7.812.1210807']) {
        const answer = await get(stranger, 'group', id);
        expect([answer.status, answer.body.error.message]).toEqual([404, `There is no group ${id}.`]);
      }
    });
  });

  it('refuses an id that two sources use for different things, and names both of them', async () => {
    const { tenantId, key } = await newReader();
    const load = (sourceKey: string, name: string) => {
      const races = [{ number: 1, startsAt: '2026-03-01T02:00:00Z', id: `${sourceKey}-race` }];
      const documents = [meetingList([{ id: '8842', name, date: '2026-03-01', races }])];
      return loadSource(service, { tenantId, sourceKey, adapter: 'meeting_tree', documents });
    };
    await load('one', 'Randwick');
    await load('two', 'Rosehill');
    const answer = await get(key, 'group', '8842');
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({ type: 'conflict', code: 'ambiguous_id', retryable: false });
    expect(answer.body.error.details.map(({ problem }: { problem: string }) => problem)).toEqual([
      'could be 2026-03-01.au.randwick',
      'could be 2026-03-01.au.rosehill',
    ]);
    expect((await get(key, 'group', '2026-03-01.au.rosehill')).body.group.title).toBe('Rosehill');
    expect((await get(key, 'event', 'two-race')).body.entity_id).toBe('2026-03-01.au.rosehill.1');
  });

  it('merges a meeting of two sources into one group, and traces each field to its source', async () => {
    const { tenantId, key } = await newReader();
    const startsAt = Date.parse('2026-03-01T02:00:00Z') / 1000;
    const earlier = new Date(Date.now() - 5_000);
    await loadSource(service, {
      tenantId,
      sourceKey: 'form',
      adapter: 'form_service',
      fetchedAt: earlier,
      documents: [
        toDocument('fields.json', {
          payLoad: {
            meetingId: 77,
            meetingDate: '2026-03-01T00:00:00',
            track: { name: 'Randwick', location: 'M', state: 'NSW', country: 'AUS' },
            races: [
              {
                raceId: 771,
                number: 1,
                name: 'The Form Plate',
                distance: 1200,
                startTime: '2026-03-01T13:05:00',
                runners: [
                  { runnerId: 9001, name: 'Alpha (NZ)', tabNo: 1, barrier: 4, last10: '1x23' },
                  { runnerId: 9002, name: 'Beta', tabNo: 2, barrier: 5, last10: '45' },
                ],
              },
            ],
          },
        }),
      ],
    });
    const meeting = {
      id: 'uuid-1',
      name: 'Randwick',
      date: '2026-03-01',
      races: [{ number: 1, startsAt, id: 'uuid-1-1' }],
    };
    const race = {
      event_id: 'uuid-1-1',
      meeting_id: 'uuid-1',
      race_number: 1,
      status: 'Final',
      description: 'Tree Plate',
    };
    const runners = [
      { name: 'Alpha', runner_number: 1, barrier: 4, is_scratched: false },
      { name: 'Beta', runner_number: 2, barrier: 5, is_scratched: true, scratch_time: startsAt - 3600 },
    ];
    const results = [{ position: 1, name: 'Alpha', runner_number: 1, margin_length: 0 }];
    await loadSource(service, {
      tenantId,
      sourceKey: 'tree',
      adapter: 'meeting_tree',
      documents: [meetingList([meeting]), raceOf({ ...race, advertised_start: startsAt }, { runners, results })],
    });
    const { body } = await get(key, 'group', 'uuid-1');
    const { group } = body;
    expect((await get(key, 'group', '77')).body.group.group_id).toBe('2026-03-01.au.randwick');
    expect(group).toMatchObject({
      group_id: '2026-03-01.au.randwick',
      legacy_ids: [
        { source_key: 'tree', id: 'uuid-1' },
        { source_key: 'form', id: '77' },
      ],
      timezone: 'Australia/Sydney',
      attributes: { location: 'Randwick', country: 'AU', state: 'NSW', meeting_class: 'M' },
      capabilities: ['form', 'draw', 'scratchings', 'results'],
    });
    expect(Object.keys(group.schema.extensions).sort()).toEqual(['form_service', 'meeting_tree']);
    expect(group.extensions.meeting_tree.races).toEqual([
      { number: 1, distance: 1200, track_condition: 'Good', weather: 'Fine' },
    ]);
    const [event, ...others] = group.events;
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      title: 'Tree Plate',
      starts_at: '2026-03-01T02:00:00.000Z',
      start_label: '13:00',
      start_label_from: 'timezone',
      status: 'finished',
    });
    expect(event.participants).toEqual([
      {
        participant_id: '2026-03-01.au.randwick.1.alpha',
        legacy_ids: [{ source_key: 'form', id: '9001' }],
        number: '1',
        name: 'Alpha',
        draw: 4,
        form: '1x23',
        scratched: false,
      },
      {
        participant_id: '2026-03-01.au.randwick.1.beta',
        legacy_ids: [{ source_key: 'form', id: '9002' }],
        number: '2',
        name: 'Beta',
        draw: 5,
        form: '45',
        scratched: true,
        scratched_at: '2026-03-01T01:00:00.000Z',
      },
    ]);
    expect(event.results).toEqual([
      { position: 1, participant_id: '2026-03-01.au.randwick.1.alpha', name: 'Alpha', number: '1', margin: '0' },
    ]);
    const fieldsOf = (of: { evidence: { source_key: string; fields: string[] }[] }, source: string) => [
      ...new Set(of.evidence.filter(({ source_key }) => source_key === source).flatMap(({ fields }) => fields)),
    ];
    expect(fieldsOf(event, 'tree').sort()).toEqual(
      ['participants', 'results', 'source_timezone', 'start_label', 'starts_at', 'status', 'title'].sort(),
    );
    expect(fieldsOf(event, 'form')).toEqual(['participants']);
    expect(fieldsOf(group, 'form').sort()).toEqual(['attributes.meeting_class', 'extensions.form_service']);
    expect(event.evidence.map(({ source_key }: { source_key: string }) => source_key)).toEqual([
      'tree',
      'tree',
      'form',
    ]);
  });
});
