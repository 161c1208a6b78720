import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { ChatDesk, type ConnectedWorkspace } from '../support/chat-desk.ts';
import { newChatId } from '../support/fake-chat.ts';
import { TestPerson } from '../support/people.ts';

const IN_THE_END = { timeout: 30_000, interval: 50 };

let desk: ChatDesk;

beforeAll(async () => {
  desk = await ChatDesk.open();
});
afterAll(() => desk?.close());

const collection = (name: string) => desk.service.services.platform.mongo.connection.collection(name);

/** Somebody of a tenant, signed in. */
async function somebody(tenantId: string, role: Role = 'approver'): Promise<TestPerson> {
  return (await TestPerson.create(desk.service, [{ tenantId, role }])).signIn();
}

async function newCode(person: TestPerson): Promise<string> {
  return (await person.client(IntegrationService).createChatLinkCode({})).code;
}

/** Types a code in a workspace. @returns what the account is answered. */
async function type(connected: ConnectedWorkspace, userId: string, code: string): Promise<string> {
  return (await desk.command(connected, `link ${code}`, { user_id: userId })).body?.text ?? '';
}

const linksOf = async (person: TestPerson) => (await person.client(IntegrationService).listOwnChatLinks({})).links;

describe('an account of a workspace that is linked to a member', { timeout: 120_000 }, () => {
  it('is linked by a code of theirs, once, and until they unlink it', async () => {
    const connected = await desk.connect();
    const { tenantId, integration, workspace } = connected;
    const [ada, bob] = [await somebody(tenantId), await somebody(tenantId)];
    const [adas, bobs] = [newChatId('U'), newChatId('U')];
    expect(await ada.client(IntegrationService).listOwnChatLinks({})).toMatchObject({ links: [], linkable: true });

    const made = await ada.client(IntegrationService).createChatLinkCode({});
    expect(made.command).toBe(`/work link ${made.code}`);
    const stored = await collection('chat_link_codes').findOne({ tenant_id: tenantId });
    expect(JSON.stringify(stored)).not.toContain(made.code);
    // However it is typed; and once more where the platform delivers it again.
    const form = desk.commandForm(connected, `LINK ${made.code.toLowerCase()}`, { user_id: adas });
    for (const _delivery of [1, 2]) {
      expect((await desk.send('commands', form)).body?.text).toContain('is linked to Person');
    }
    const [link, ...others] = await linksOf(ada);
    expect(others).toEqual([]);
    expect(link).toMatchObject({ chatUserId: adas, workspaceName: workspace.teamName });
    expect(link?.integrationId).toBe(integration.integrationId);
    const { chatLinks } = desk.service.services.integrations;
    const member = () => chatLinks.memberOf(tenantId, integration.integrationId, adas);
    expect(await member()).toMatchObject({ linkId: link?.linkId, personId: ada.personId, role: 'approver' });

    // Used; no code at all; and none of what is typed becomes work.
    expect(await type(connected, bobs, made.code)).toContain('no code that is good here');
    expect(await type(connected, bobs, 'accounts')).toContain('no code that is good here');
    expect(await type(connected, bobs, '')).toContain('/account/chat');
    // An account is one member's, and a member has one account in a workspace.
    expect(await type(connected, adas, await newCode(bob))).toContain('linked already');
    expect(await type(connected, bobs, await newCode(ada))).toContain('linked already');
    expect(await linksOf(bob)).toEqual([]);
    expect(await desk.workItems(tenantId)).toEqual([]);

    // Nobody ends what is not theirs.
    const linkId = link?.linkId ?? '';
    await expect(bob.client(IntegrationService).endOwnChatLink({ linkId })).rejects.toMatchObject({ code: 5 });
    await ada.client(IntegrationService).endOwnChatLink({ linkId });
    expect(await member()).toBeNull();
    await expect(ada.client(IntegrationService).endOwnChatLink({ linkId })).rejects.toMatchObject({ code: 5 });
    const told = await desk.events(tenantId, linkId);
    expect(told.map(({ type, actor, data }) => [type, actor.id, data['reason']])).toEqual([
      ['chat_link.created', ada.personId, undefined],
      ['chat_link.ended', ada.personId, 'unlinked'],
    ]);
    // The account is free again.
    expect(await type(connected, adas, await newCode(bob))).toContain('is linked to');
  });

  it('is linked by no code that is old, of another tenant, or guessed', async () => {
    const [connected, foreign] = [await desk.connect(), await desk.connect()];
    const { tenantId, integration } = connected;
    const ada = await somebody(tenantId);
    const userId = newChatId('U');
    const tooOld = await newCode(ada);
    const past = { $set: { expires_at: new Date(Date.now() - 1) } };
    await collection('chat_link_codes').updateOne({ tenant_id: tenantId }, past);
    expect(await type(connected, userId, tooOld)).toContain('no code that is good here');
    // A new code takes the place of the one before.
    const [replaced, good] = [await newCode(ada), await newCode(ada)];
    expect(await type(connected, userId, replaced)).toContain('no code that is good here');
    expect(await type(foreign, userId, good)).toContain('no code that is good here');
    // The limit is of an account in a workspace; another one goes on.
    const wrong = () => type(connected, userId, '0000-0000');
    for (const _guess of [3, 4, 5]) expect(await wrong()).toContain('no code that is good here');
    expect(await type(connected, userId, good)).toContain('Too many codes');
    expect(await type(connected, newChatId('U'), good)).toContain('is linked to');
    // And of a workspace as a whole.
    const counters = { _id: { $regex: `^${integration.integrationId}/\\d+$` } as never };
    await collection('chat_link_guesses').updateMany(counters, { $set: { count: 100 } });
    expect(await type(connected, newChatId('U'), await newCode(ada))).toContain('Too many codes');
  });

  it('acts for nobody once the member has left or is signed out, or the app is gone, and not again afterwards', async () => {
    const connected = await desk.connect();
    const { tenantId, integration } = connected;
    const { members } = desk.service.services.identity;
    const { chatLinks, chatInstallations } = desk.service.services.integrations;
    const admin = desk.adminCall(tenantId);
    const linked = async () => {
      const [person, userId] = [await somebody(tenantId), newChatId('U')];
      expect(await type(connected, userId, await newCode(person))).toContain('is linked to');
      const [link] = await linksOf(person);
      const member = () => chatLinks.memberOf(tenantId, integration.integrationId, userId);
      expect(await member()).toMatchObject({ personId: person.personId });
      return { person, member, linkId: link?.linkId ?? '' };
    };
    const [removed, signedOut, demoted, last] = [await linked(), await linked(), await linked(), await linked()];
    const owner = (await somebody(tenantId, 'owner')).in(tenantId);
    await members.remove(owner, removed.person.personId);
    await members.endSessions(owner, signedOut.person.personId, null);
    await members.updateRole(owner, demoted.person.personId, 'viewer');
    // At once, whatever has become of the events.
    expect(await removed.member()).toBeNull();
    expect(await signedOut.member()).toBeNull();
    expect(await demoted.member()).toMatchObject({ role: 'viewer' });
    await members.add(tenantId, removed.person.personId, 'approver');
    expect(await removed.member()).toBeNull();

    const codeBefore = await newCode(await signedOut.person.signIn());
    expect((await desk.event(connected, { type: 'app_uninstalled' })).status).toBe(200);
    expect(await last.member()).toBeNull();
    expect(await type(connected, newChatId('U'), codeBefore)).toContain('not authorized');
    await chatInstallations.record(admin, {
      identity: {
        teamId: connected.workspace.teamId,
        enterpriseId: null,
        isEnterpriseInstall: false,
        appId: 'A0KRD7HC3',
      },
      teamName: null,
      scopes: ['commands'],
    });
    expect(await last.member()).toBeNull();
    const reasonOf = async (linkId: string) => (await desk.events(tenantId, linkId)).at(-1)?.data['reason'];
    for (const [{ linkId }, reason] of [
      [removed, 'member_removed'],
      [signedOut, 'member_signed_out'],
      [last, 'app_uninstalled'],
    ] as const) {
      await expect.poll(() => reasonOf(linkId), IN_THE_END).toBe(reason);
    }
  });
});
