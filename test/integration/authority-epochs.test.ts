import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import type { MemberAdmin } from '../../src/identity/members/model.ts';
import { forbid, RefundDesk } from '../support/governance.ts';
import { anonymousClient, TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

/** An execution under way would not notice a change of authority that the epoch does not count. */
describe('the authority epoch', () => {
  let service: TestService;
  let desk: RefundDesk;
  let admin: MemberAdmin;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    const owner = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'owner' }]);
    await owner.signIn();
    admin = owner.in(desk.tenantId);
  });
  afterAll(() => service.stop());

  const epoch = () => service.services.identity.authority.read(desk.tenantId);

  /** Changes of authority. Each prepares its change, and returns the call that makes it. */
  const CHANGES: [string, () => Promise<() => Promise<unknown>>][] = [
    ['a member is added', async () => () => TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }])],
    [
      'a member gets another role',
      async () => {
        const { personId } = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]);
        return () => service.services.identity.members.updateRole(admin, personId, 'approver');
      },
    ],
    [
      'a member is removed',
      async () => {
        const { personId } = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]);
        return () => service.services.identity.members.remove(admin, personId);
      },
    ],
    [
      'an invitation is accepted',
      async () => {
        const { invitationId } = await service.services.identity.members.invite(admin, 'new@example.com', 'approver');
        const input = { invitationId, name: 'New', password: 'long enough for anybody' };
        return () => anonymousClient(service, SessionService).acceptInvitation(input);
      },
    ],
    ['an API key is made', async () => () => desk.newKey(desk.creator)],
    [
      'an API key is rotated',
      async () => {
        const [{ keyId }, call] = [await desk.newKey(desk.creator), await desk.callOf(desk.creator)];
        return () => service.services.identity.apiKeys.rotate(call, keyId, 0);
      },
    ],
    [
      'an API key is claimed',
      async () => {
        const { keyId } = await service.createKey(desk.tenantId, ['work.read']);
        return () => service.services.identity.apiKeys.claim(admin, keyId);
      },
    ],
    [
      'an API key is transferred',
      async () => {
        const { keyId } = await desk.newKey(desk.creator);
        const receiver = await desk.join('member');
        await service.services.identity.apiKeys.offer(await desk.callOf(desk.creator), keyId, receiver.principal.id);
        return () => service.services.identity.apiKeys.accept(receiver, keyId);
      },
    ],
    [
      'somebody vouches for a member',
      async () => () => service.services.identity.members.vouch(admin, desk.approvers[0].principal.id),
    ],
    [
      'an API key is revoked',
      async () => {
        const { keyId } = await desk.newKey(desk.creator);
        return () => service.revokeKey(desk.tenantId, keyId);
      },
    ],
    [
      'an approval is delegated',
      async () => {
        const { body } = await desk.propose('100.00');
        return () => desk.delegate(body);
      },
    ],
    [
      'a delegation is revoked',
      async () => {
        const { delegationId } = await desk.delegate((await desk.propose('100.00')).body);
        return () =>
          service.services.identity.delegations.revoke({ ...desk.approvers[0], role: 'approver' }, delegationId);
      },
    ],
    [
      'policies are written',
      async () => {
        const [call, { version }] = [
          await desk.callOf(desk.creator),
          await service.services.actions.policies.read(desk.tenantId),
        ];
        return () =>
          service.services.actions.policies.write(call, forbid('execute', 'not-now', 'context.amount > 1'), version);
      },
    ],
    [
      'an integration is made',
      async () => {
        const call = await desk.callOf(desk.creator);
        return () =>
          service.services.integrations.integrations.create(call, { kind: 'sandbox_commerce', name: 'Other shop' });
      },
    ],
    ...[false, true].map((enabled): [string, () => Promise<() => Promise<unknown>>] => [
      `an integration is switched ${enabled ? 'on' : 'off'}`,
      async () => {
        const call = await desk.callOf(desk.creator);
        return () => service.services.integrations.integrations.setEnabled(call, desk.integrationId, enabled);
      },
    ]),
  ];

  it.each(CHANGES)('advances when %s', async (_what, prepare) => {
    const change = await prepare();
    const before = await epoch();
    await change();
    expect(await epoch()).toBeGreaterThan(before);
  });

  it('has a new value after each of many simultaneous changes, even the first ones of a tenant', async () => {
    const tenantId = await service.createTenant();
    expect(await service.services.identity.authority.read(tenantId)).toBe(0);
    const epochs = await Promise.all(
      Array.from({ length: 20 }, () => service.services.identity.authority.advance(tenantId)),
    );
    expect(new Set(epochs).size).toBe(20);
    expect(Math.min(...epochs)).toBeGreaterThan(0);
    expect(await service.services.identity.authority.read(tenantId)).toBe(Math.max(...epochs));
  });
});
