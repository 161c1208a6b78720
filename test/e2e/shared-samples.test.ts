import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapt, loadSource } from '../support/racing.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { HAS_SHARED_SAMPLES, sharedRaceCards, sharedSignatureVectors } from '../support/shared-samples.ts';
import { expectOnlyAsSigned } from '../support/signature-vectors.ts';

const EVANGELINE = '2017-05-13.us.evangeline-downs';
const SAM_HOUSTON = '2017-05-13.us.sam-houston-race-park';
const PARX = '2017-05-13.us.parx-racing-at-philadelphia-park';

/**
 * The same checks as with fixtures, on the real inputs. These are not part of this repository. Without them only this
 * file is skipped, as the list of skipped tests says.
 */
describe.skipIf(!HAS_SHARED_SAMPLES)('the shared samples', () => {
  describe('of signatures', () => {
    it('are accepted, but not with any byte changed', () => {
      const vectors = sharedSignatureVectors();
      expect(vectors.map(({ name }) => name)).toEqual([
        'slack-docs',
        'java-sdk-modified-real',
        'docs-url_verification',
      ]);
      for (const vector of vectors) expectOnlyAsSigned(vector);
    });
  });

  describe('of race cards', () => {
    let service: TestService;
    let key: TestKey;
    const get = (path: string) => key.client.get(`/api/v1/public/data/${path}`);

    beforeAll(async () => {
      service = await TestService.start();
      const tenantId = await service.createTenant();
      key = await service.createKey(tenantId, ['catalog.read', 'source.read']);
      await loadSource(service, { tenantId, sourceKey: 'timeform', adapter: 'racecard', documents: sharedRaceCards() });
    });
    afterAll(() => service.stop());

    it('are six usable races of three meetings', () => {
      const { groups, problems } = adapt('racecard', sharedRaceCards());
      expect(problems).toEqual([]);
      expect(groups.map(({ groupId, events }) => [groupId, events.map(({ number }) => number)])).toEqual([
        [EVANGELINE, [2, 3, 4, 5]],
        [SAM_HOUSTON, [4]],
        [PARX, [1]],
      ]);
      expect(groups.flatMap(({ events }) => events.map(({ participants }) => participants.length))).toEqual([
        7, 8, 9, 10, 7, 7,
      ]);
      expect(groups[0]?.legacyIds).toEqual(['2.136.1170513', '28233875']);
      // Two of its races are on the next day in UTC.
      expect(groups[0]?.events.map(({ startsAt }) => startsAt.toISOString())).toEqual([
        '2017-05-13T23:07:00.000Z',
        '2017-05-13T23:34:00.000Z',
        '2017-05-14T00:01:00.000Z',
        '2017-05-14T00:28:00.000Z',
      ]);
      expect(groups[0]?.events[3]?.participants[0]).toEqual({
        participantId: `${EVANGELINE}.5.tiger-lady`,
        legacyIds: ['2.09033953', '10636925'],
        number: '1',
        name: 'Tiger Lady',
        draw: 1,
        form: '454359',
        scratched: false,
      });
    });

    it('make one group of each meeting in the view, in the order of their earliest races', async () => {
      const { status, body } = await get('views/racing_catalog');
      expect(status).toBe(200);
      expect(body.groups.map((group: { group_id: string }) => group.group_id)).toEqual([PARX, EVANGELINE, SAM_HOUSTON]);
      expect(body.capabilities).toEqual(['form', 'draw']);
      expect(body.groups[1]).toMatchObject({
        timezone: 'America/Chicago',
        attributes: { location: 'Evangeline Downs', country: 'US' },
      });
      expect(body.groups[1].events[3]).toMatchObject({
        title: 'Race Five',
        start_label: '19:28',
        starts_at: '2017-05-14T00:28:00.000Z',
        source_timezone: 'America/Chicago',
        localized_starts_at: '2017-05-14T00:28:00+00:00',
        status: 'scheduled',
      });
      expect(body.groups[1].events[3]).not.toHaveProperty('results');
    });

    it.each([
      ['2017-05-13', 'America/Chicago', true],
      ['2017-05-14', 'America/Chicago', false],
      ['2017-05-13', 'UTC', true],
      ['2017-05-14', 'UTC', true],
      ['2017-05-14', 'Australia/Sydney', true],
      ['2017-05-13', 'Australia/Sydney', false],
      ['2017-05-15', 'UTC', false],
    ])('for %s in %s include the whole meeting of Evangeline Downs: %s', async (date, timezone, selected) => {
      const { body } = await get(`views/racing_catalog?date=${date}&timezone=${timezone}`);
      const groups = body.groups.filter((group: { group_id: string }) => group.group_id === EVANGELINE);
      expect(groups.map(({ events }: { events: { number: number }[] }) => events.map(({ number }) => number))).toEqual(
        selected ? [[2, 3, 4, 5]] : [],
      );
    });

    it('are named as the evidence of their events', async () => {
      const digests = sharedRaceCards().map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
      const { body } = await get('views/racing_catalog');
      const named = body.groups.flatMap(({ events }: { events: { evidence: { sha256: string }[] }[] }) =>
        events.flatMap(({ evidence }) => evidence.map(({ sha256 }) => sha256)),
      );
      expect(named.sort()).toEqual(digests.sort());
    });

    it.each([
      ['group', '2.136.1170513', EVANGELINE],
      ['group', '28233875', EVANGELINE],
      ['event', '2.136.1170513.5', `${EVANGELINE}.5`],
      ['participant', '2.09033953', `${EVANGELINE}.5.tiger-lady`],
      ['participant', '10636925', `${EVANGELINE}.5.tiger-lady`],
    ])('resolve the %s %s to %s', async (type, id, canonical) => {
      const { status, body } = await get(`entities/${type}/${id}?view_key=racing_catalog`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ entity_type: type, entity_id: canonical, group_id: EVANGELINE });
    });

    it('make a healthy source with one local day', async () => {
      const { status, body } = await get('sources/timeform/health?view_key=racing_catalog');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'fresh',
        problem_count: 0,
        coverage: { from: '2017-05-13', to: '2017-05-13' },
        group_count: 3,
        capabilities: ['form', 'draw'],
      });
    });
  });
});
