import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personPrincipal } from '../../src/call-context.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { newSecret } from '../../src/identity/api-keys/token.ts';
import type { InvitationDocument } from '../../src/identity/members/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import { migration } from '../../src/platform/storage/migrations/029-invitation-secrets.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

describe('an invitation of release 0.4.0', () => {
  let service: TestService;
  let tenantId: string;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    admin = await TestPerson.create(service, [{ tenantId, role: 'owner' }]);
  });
  afterAll(() => service.stop());

  const invitations = () => service.services.platform.mongo.connection.collection<InvitationDocument>('invitations');
  const pending = async () => (await invitations().find({ tenant_id: tenantId, status: 'pending' }).toArray()).length;

  /** Creates an invitation whose id is the secret of its link. */
  async function invite(more: Partial<InvitationDocument> = {}): Promise<string> {
    const _id = `inv_${newSecret()}`;
    const place = { tenant_id: tenantId, email: `${_id}@example.com`, role: 'member', inviter_id: admin.personId };
    const times = { created_at: new Date(), expires_at: new Date(Date.now() + WEEK_MS) };
    await invitations().insertOne({
      _id,
      ...place,
      ref: newId('ivt'),
      salt: 'x',
      status: 'pending',
      ...times,
      ...more,
    });
    return _id;
  }

  async function contract(): Promise<void> {
    const { mongo, keyRing } = service.services.platform;
    const db = mongo.connection.getClient().db(mongo.connection.name);
    const pass = migration.contract;
    const documents = await db
      .collection<{ _id: string }>('invitations')
      .find(pass?.filter ?? {})
      .toArray();
    await pass?.apply(documents, { db, keyRing, leave: () => undefined });
  }

  const open = (secret: string) => service.services.identity.sessions.invitation(secret);

  it('opens with the same link before and after its id has become a hash', async () => {
    const secret = await invite();
    const before = await open(secret);
    expect(before.email).toBe(`${secret}@example.com`);
    await contract();
    expect(await open(secret)).toEqual(before);
    expect(
      JSON.stringify(
        await invitations()
          .find({ role: 'member' }, { projection: { email: 0 } })
          .toArray(),
      ),
    ).not.toContain(secret);
    const row = await invitations().findOne({ email: before.email });
    expect(row?._id).toBe(`ivh_${createHash('sha256').update(secret).digest('hex')}`);
  });

  it('stays one invitation when the migration is repeated, or runs twice at once', async () => {
    const [secrets, already] = [[await invite(), await invite()], await pending()];
    await Promise.all([contract(), contract()]);
    await contract();
    expect(await pending()).toBe(already);
    for (const secret of secrets) await expect(open(secret)).resolves.toMatchObject({ tenantId });
  });

  it('has no sealed secret once it has ended', async () => {
    const secret = await invite({ status: 'accepted' });
    await contract();
    const row = await invitations().findOne({ email: `${secret}@example.com` });
    expect(row).toMatchObject({ status: 'accepted' });
    expect(row?.sealed_secret).toBeUndefined();
  });

  const listed = async (services: Services) => {
    const principal = personPrincipal(admin.personId, 'Ada');
    return (await services.identity.members.listInvitations({ tenantId, principal })).map((one) => one.invitationId);
  };

  it('is listed with its link for its maker, even after its master key is retired', async () => {
    const secret = await invite();
    expect(await listed(service.services)).toContain(secret);
    await contract();
    expect(await listed(service.services)).toContain(secret);

    const [old, newest] = [service.env['WORKGATE_MASTER_KEYS'], `t2:${randomBytes(32).toString('base64')}`];
    const withKeys = (keys: string) =>
      composeServices({ ...readConfig({ ...service.env, WORKGATE_MASTER_KEYS: keys }), logLevel: 'silent' });
    const both = await withKeys(`${newest},${old}`);
    await both.identity.leaveMasterKey(tenantId, 't1');
    await both.platform.mongo.close();
    const one = await withKeys(newest);
    expect(await listed(one)).toContain(secret);
    await one.platform.mongo.close();
  });
});
