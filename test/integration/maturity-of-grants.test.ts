import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personPrincipal } from '../../src/call-context.ts';
import type { StandingDocument, TenantSettingsDocument } from '../../src/identity/members/schema.ts';
import { immaturePath } from '../../src/identity/members/standing.ts';
import { migration } from '../../src/platform/storage/migrations/031-maturity-of-grants.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const DAY_MS = 86_400_000;

describe('a role that was given in release 0.4.0', () => {
  let service: TestService;
  let tenantId: string;
  let ada: TestPerson;
  let bob: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    ada = await TestPerson.create(service, [{ tenantId, role: 'owner' }]);
    bob = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
  });
  afterAll(() => service.stop());

  const collection = <Document extends { _id: string }>(name: string) =>
    service.services.platform.mongo.connection.collection<Document>(name);

  const given = (days: number) => {
    const at = new Date(Date.now() - days * DAY_MS);
    return { at, by: ada.personId, derives_from: [{ person_id: ada.personId, at }] };
  };

  /** Stores what release 0.4.0 would have stored if Ada had given Bob his role so many days ago. */
  async function stored(days: number, seasoning?: number): Promise<void> {
    const grants = [{ role: 'admin', ...given(days) }];
    const vouches = [{ ...given(days), since: null }];
    await collection<StandingDocument>('standings').updateOne(
      { tenant_id: tenantId, person_id: bob.personId },
      { $set: { grants, vouches, ended: { grants, vouches } }, $inc: { version: 1 } },
    );
    const settings = collection<TenantSettingsDocument>('tenant_settings');
    await settings.deleteOne({ _id: tenantId });
    if (seasoning === undefined) return;
    const wish = { days: seasoning, at: new Date(), by: null, since: null, derives_from: [] };
    const wishes = [wish, { ...wish, days: 1, by: ada.personId }];
    await settings.insertOne({
      _id: tenantId,
      tenant_id: tenantId,
      approver_seasoning: wishes,
      version: 1,
      outbox: [],
    });
  }

  async function migrate(): Promise<void> {
    const { mongo, keyRing } = service.services.platform;
    const db = mongo.connection.getClient().db(mongo.connection.name);
    const documents = await db.collection<{ _id: string }>('standings').find().toArray();
    await migration.migrate?.apply(documents, { db, keyRing, leave: () => undefined });
  }

  /** Returns everybody who has given Bob a role that has not matured, after one person has set 90 days. */
  async function unripe(): Promise<string[]> {
    const { roleMaturity, standings } = service.services.identity;
    await roleMaturity.change({ tenantId, principal: personPrincipal(ada.personId, 'Ada'), correlationId: 'test' }, 90);
    const [days, standing] = [await roleMaturity.days(tenantId), await standings.of(tenantId, bob.personId)];
    const alone = { ...standing, vouches: [] };
    return immaturePath(bob.personId, alone, days, new Date()).map(({ personId }) => personId);
  }

  it.each([
    { says: 'has matured by the days of then', passed: 8, seasoning: undefined, immature: false },
    { says: 'goes on to wait for the days of then', passed: 6, seasoning: undefined, immature: true },
    { says: 'has matured by the days that the tenant had set', passed: 15, seasoning: 14, immature: false },
    { says: 'goes on to wait for the days that the tenant had set', passed: 13, seasoning: 14, immature: true },
  ])('$says, if one person sets more days now: after $passed days', async ({ passed, seasoning, immature }) => {
    await stored(passed, seasoning);
    expect(await unripe()).toEqual([ada.personId]);
    await stored(passed, seasoning);
    await Promise.all([migrate(), migrate()]);
    expect(await unripe()).toEqual(immature ? [ada.personId] : []);
  });

  it('keeps its time if the migration is repeated after somebody has set more days', async () => {
    await stored(8);
    await migrate();
    await unripe();
    await migrate();
    expect(await unripe()).toEqual([]);
    const rows = await collection<StandingDocument>('standings').find({ person_id: bob.personId }).toArray();
    const places = [rows[0], rows[0]?.ended].flatMap((part) => [...(part?.grants ?? []), ...(part?.vouches ?? [])]);
    const latest = places.map(({ derives_from: [origin] }) => origin?.matures_at?.getTime());
    expect(latest).toEqual(Array(4).fill((places[0]?.at.getTime() ?? 0) + 7 * DAY_MS));
  });
});
