/** A freeze of a key or a delegation holds against the people whom it stops, even if they administer the tenant. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import { workgate } from '../faults/cli.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { ageLosses, leaveAlone } from '../support/standings.ts';

const DAYS = 7;

let service: TestService;
let desk: RefundDesk;
/** Ada owns the key that is frozen. The operator made her, Bob and Cleo administrators. */
let ada: TestPerson;
let bob: TestPerson;
let cleo: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  ada = await desk.creator.signIn();
  [bob, cleo] = [await join('admin'), await join('admin')];
  await desk.waitDays(DAYS);
});

const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const freezesOf = (person: TestPerson) => person.client(FreezeService);
const thaw = (by: TestPerson, freezeId: string) => freezesOf(by).thaw({ freezeId, reason: 'Mended' });
const nameOf = async ({ personId }: TestPerson) =>
  (await service.services.identity.members.namesOf([personId])).get(personId) ?? '';

async function freeze(by: TestPerson, targetId = desk.key.keyId, kind = FreezeKind.API_KEY): Promise<string> {
  return (await freezesOf(by).freeze({ kind, targetId, reason: 'Suspicious' })).freeze?.freezeId ?? '';
}

async function expectRefused(by: TestPerson, freezeId: string): Promise<string> {
  const { info, message } = await refusalOf(thaw(by, freezeId));
  expect(info.code).toBe('authorization_error');
  expect((await freezesOf(by).listFreezes({})).freezes).toMatchObject([{ freezeId }]);
  return message;
}

async function expectThawed(by: TestPerson, freezeId: string): Promise<void> {
  expect((await thaw(by, freezeId)).freeze?.thawed).toMatchObject({ reason: 'Mended' });
}

describe('a frozen API key', () => {
  it('is not thawed by its owner, and the answer names who could', async () => {
    const freezeId = await freeze(await join('approver'));
    const message = await expectRefused(ada, freezeId);
    expect(message).toContain('You are accountable for the frozen API key');
    for (const other of [bob, cleo]) expect(message).toContain(await nameOf(other));
    await expectThawed(bob, freezeId);
  });

  it('is not thawed by an administrator whom the owner invited, or by somebody who rotated the key', async () => {
    const puppet = await TestPerson.invited(ada, Role.ADMIN);
    await service.services.identity.apiKeys.rotate(await desk.callOf(cleo), desk.key.keyId, 0);
    const freezeId = await freeze(bob);
    for (const by of [puppet, cleo, ada]) await expectRefused(by, freezeId);
    await expectThawed(bob, freezeId);
  });

  it('is not thawed by the administrator who invited its owner', { tags: 'full' }, async () => {
    const member = await TestPerson.invited(ada, Role.MEMBER);
    const freezeId = await freeze(bob, (await desk.newKey(member)).keyId);
    await expectRefused(ada, freezeId);
    await expectThawed(cleo, freezeId);
  });

  it('is thawed by whoever froze it, also its owner', async () => {
    await expectThawed(ada, await freeze(ada));
  });

  it('stays frozen by a colleague after its owner, who froze it first, has thawed that', async () => {
    const { body } = await desk.propose('1.00');
    const own = await freeze(ada);
    const his = await freeze(bob);
    expect(await freeze(bob), 'freezing again changes nothing').toBe(his);
    await expectThawed(ada, own);
    await expectRefused(ada, his);
    expect((await desk.execute(body.proposal_id)).status).toBe(403);
    await expectThawed(bob, his);
    expect((await desk.execute(body.proposal_id)).status).toBe(200);
  });

  it('is thawed by its owner if whoever froze it has left for longer than the waiting days', {
    tags: 'full',
  }, async () => {
    const freezeId = await freeze(bob);
    await ada.client(MemberService).removeMember({ personId: bob.personId });
    await expectRefused(ada, freezeId);
    await ageLosses(desk, DAYS + 0.1);
    await expectThawed(ada, freezeId);
  });

  it('is thawed by its owner if nobody else administers the tenant', { tags: 'full' }, async () => {
    const freezeId = await freeze(await join('approver'));
    await leaveAlone(desk, ada, DAYS);
    const standings = service.services.platform.mongo.connection.collection('standings');
    await standings.updateMany({ tenant_id: desk.tenantId }, { $unset: { administered_until: '' } });
    await expectThawed(ada, freezeId);
  });

  it('stays frozen for its owner if the operator froze it, who thaws it by command', {
    tags: 'full',
    timeout: 90_000,
  }, async () => {
    const tenant = ['--tenant', desk.tenantId];
    const frozen = await workgate(service.env, ['freeze', ...tenant, '--key', desk.key.keyId, '--reason', 'Stop']);
    const { freeze_id: freezeId } = JSON.parse(frozen.stdout);
    await expectRefused(ada, freezeId);
    expect(await workgate(service.env, ['thaw', freezeId, ...tenant, '--reason', 'Mended'])).toMatchObject({
      status: 0,
    });
  });
});

describe('another freeze', () => {
  it('of a delegation is not thawed by the person who issued it', async () => {
    const { body } = await desk.propose(LARGE, { by: await desk.newKey() });
    const { delegationId } = await desk.delegate(body, await desk.callOf(ada));
    const freezeId = await freeze(bob, delegationId, FreezeKind.DELEGATION);
    expect(await expectRefused(ada, freezeId)).toContain('the frozen delegation');
    await expectThawed(cleo, freezeId);
  });

  it('of the whole tenant is thawed by any administrator', async () => {
    await expectThawed(ada, await freeze(bob, '', FreezeKind.TENANT));
  });
});
