/**
 * Addresses of international domains are stored, compared and returned in ASCII, and shown to people as they write
 * them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { workgate } from '../faults/cli.ts';
import { McpAgent } from '../support/mcp.ts';
import { anonymousClient, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

const PASSWORD = 'a long enough password';
const TYPED = 'Ada@BÜCHER.example';
const ASCII = 'Ada@xn--bcher-kva.example';
const SHOWN = 'Ada@bücher.example';

let service: TestService;
let tenantId: string;
let key: TestKey;
let owner: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  key = await service.createKey(tenantId, ['work.read', 'work.write']);
  owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
});
afterAll(() => service.stop());

/** A unique local part, so that nobody has the address yet. */
const newName = () => `p${Math.random().toString(36).slice(2, 10)}`;

describe('the address of a contact', () => {
  const create = async (email: string) =>
    (await key.client.createWorkItem({ subject: 'International', contact: { email } })).body;

  it('is returned in ASCII by REST, and as people write it by Connect', async () => {
    const item = await create(TYPED);
    expect(item.contact).toEqual({ email: ASCII });
    const id = item.work_item_id;
    expect((await key.client.getWorkItem(id)).body.contact).toEqual({ email: ASCII });
    const { workItem } = await owner.client(WorkService).getWorkItem({ workItemId: id });
    expect(workItem?.contact?.email).toBe(SHOWN);
  });

  it('is accepted by the tools of agents', async () => {
    const agent = new McpAgent(service, { apiKey: key.token });
    const { output } = await agent.call('create_work_item', { subject: 'x', contact: { email: TYPED } });
    expect(JSON.stringify(output)).toContain(ASCII);
  });

  it('can be changed over REST and over Connect', async () => {
    const { work_item_id: id } = await create('eve@example.com');
    const patched = await key.client.updateWorkItem(id, { contact: { email: 'ada@例え.テスト' } });
    expect(patched.body.contact).toEqual({ email: 'ada@xn--r8jz45g.xn--zckzah' });
    const { workItem } = await owner.client(WorkService).updateWorkItem({
      workItemId: id,
      changes: { contact: { email: TYPED } },
      updateMask: { paths: ['contact.email'] },
    });
    expect(workItem?.contact?.email).toBe(SHOWN);
    expect((await key.client.getWorkItem(id)).body.contact).toEqual({ email: ASCII });
  });

  it('is found in each of its forms', async () => {
    const name = newName();
    const { work_item_id: id } = await create(`${name}@bücher.example`);
    for (const address of [`${name}@bücher.example`, `${name.toUpperCase()}@xn--bcher-kva.example`]) {
      const query = `?contact_email=${encodeURIComponent(address)}`;
      const { body } = await key.client.listWorkItems(query);
      expect(body.work_items.map((one: { work_item_id: string }) => one.work_item_id)).toEqual([id]);
      const searched = await key.client.searchWorkItems(query);
      expect(JSON.stringify(searched.body.found)).toContain(id);
      const filter = { case: 'contactEmail' as const, value: address };
      const { workItems } = await owner.client(WorkService).listWorkItems({ filter });
      expect(workItems.map(({ workItemId }) => workItemId)).toEqual([id]);
    }
  });

  it.each([
    'ada',
    'ada@bücher',
    'jörg@bücher.example',
    'ada@bü cher.example',
  ])('is refused if it is invalid: %s', async (email) => {
    const refused = { status: 400, body: { error: { details: [{ field: 'contact.email' }] } } };
    expect(await key.client.createWorkItem({ subject: 'x', contact: { email } })).toMatchObject(refused);
    const { work_item_id: id } = await create(TYPED);
    expect(await key.client.updateWorkItem(id, { contact: { email } })).toMatchObject(refused);
    const query = `?contact_email=${encodeURIComponent(email)}`;
    for (const answer of [await key.client.listWorkItems(query), await key.client.searchWorkItems(query)]) {
      expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ field: 'contact_email' }] } } });
    }
    const refusal = await refusalOf(owner.client(WorkService).createWorkItem({ subject: 'x', contact: { email } }));
    expect(refusal.message).toContain('must be an e-mail address');
  });
});

describe('the address of an account', () => {
  const signIn = (email: string) => anonymousClient(service, SessionService).signIn({ email, password: PASSWORD });

  it('is the same however it is typed, in invitations, sign-ins and lists', async () => {
    const name = newName();
    const shown = `${name}@bücher.example`;
    const ascii = `${name}@xn--bcher-kva.example`;
    const members = owner.client(MemberService);
    const { invitation } = await members.inviteMember({ email: `${name}@BÜCHER.example`, role: Role.MEMBER });
    expect(invitation?.email).toBe(shown);
    const { invitationId = '' } = invitation ?? {};
    const visitor = anonymousClient(service, SessionService);
    expect(await visitor.getInvitation({ invitationId })).toMatchObject({ email: shown });
    const accepted = await visitor.acceptInvitation({ invitationId, password: PASSWORD, name: 'Ada' });
    expect(accepted.session?.person?.email).toBe(shown);
    expect((await members.listMembers({})).members.map(({ email }) => email)).toContain(shown);
    expect((await service.services.identity.accounts.findByEmail(shown))?.email).toBe(ascii);
    for (const email of [shown, ascii, shown.toUpperCase()]) {
      expect((await signIn(email)).session?.person?.email, email).toBe(shown);
    }
    const again = await members
      .inviteMember({ email: ascii, role: Role.MEMBER })
      .catch((error: Error) => error.message);
    expect(again).toMatch(/is a member of the tenant already/);
  });

  it('is created and found on the command line', { tags: 'full' }, async () => {
    const name = newName();
    const flags = ['--tenant', tenantId, '--email', `${name}@bücher.example`];
    const made = await workgate(service.env, ['admin', 'create', ...flags]);
    expect(JSON.parse(made.stdout)).toMatchObject({ email: `${name}@xn--bcher-kva.example` });
    const reset = ['admin', 'reset-password', '--email', `${name}@XN--bcher-kva.example`];
    const { stdout } = await workgate(service.env, reset);
    const { password } = JSON.parse(stdout) as { password: string };
    service.keepSecret('password', password);
    const { session } = await anonymousClient(service, SessionService).signIn({
      email: `${name}@bücher.example`,
      password,
    });
    expect(session?.person?.email).toBe(`${name}@bücher.example`);
  });

  it.each(['ada', 'jörg@example.com'])('is refused if it is invalid: %s', async (email) => {
    for (const refusal of [
      await refusalOf(signIn(email)),
      await refusalOf(owner.client(MemberService).inviteMember({ email, role: Role.MEMBER })),
    ]) {
      expect(refusal.message).toContain('email: must be an e-mail address');
    }
  });
});
