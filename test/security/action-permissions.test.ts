import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PERMISSIONS, type CallContext, type Permission } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import type { NewProposal } from '../../src/proposals/model.ts';
import { TEST_ADMIN, TestService } from '../support/service.ts';

const PROPOSAL = {} as NewProposal;

/** Use cases that doors call for actions, each with its permissions. Any one of these permissions is enough. */
const USE_CASES: [
  name: string,
  permissions: Permission[],
  act: (at: Services, call: CallContext) => Promise<unknown>,
][] = [
  ['propose', ['actions.propose'], (at, call) => at.actions.proposals.propose(call, 'wi_x', PROPOSAL)],
  [
    'check a proposal before it is made',
    ['actions.propose'],
    (at, call) => at.actions.proposals.assertInOrder(call, PROPOSAL),
  ],
  ['read a proposal', ['actions.read'], (at, call) => at.actions.proposals.get(call, 'prop_x')],
  ['list proposals', ['actions.read'], (at, call) => at.actions.proposals.list(call, 'wi_x', {})],
  ['list proposals that wait for approval', ['actions.approve'], (at, call) => at.actions.approvalInbox.list(call, {})],
  ['approve', ['actions.approve'], (at, call) => at.actions.approvals.approve(call, 'prop_x', null)],
  ['reject', ['actions.approve'], (at, call) => at.actions.approvals.reject(call, 'prop_x', null)],
  ['cancel', ['actions.propose'], (at, call) => at.actions.proposals.cancel(call, 'prop_x')],
  ['recheck', ['actions.propose', 'actions.approve'], (at, call) => at.actions.rechecks.recheck(call, 'prop_x')],
  ['execute', ['actions.execute'], (at, call) => at.actions.executor.execute(call, 'prop_x')],
  ['execute without effect', ['actions.execute'], (at, call) => at.actions.executor.dryRun(call, 'prop_x')],
  ['forecast an execution', ['actions.execute'], (at, call) => at.actions.dryRuns.run(call, 'prop_x')],
  ['read an action', ['actions.read'], (at, call) => at.actions.executor.getAction(call, 'act_x')],
  ['list actions', ['actions.read'], (at, call) => at.actions.executor.listActions(call, undefined, {})],
  ['settle', ['actions.settle'], (at, call) => at.actions.executor.settle(call, 'act_x', null, 'None.')],
];

describe('a call without the permission', () => {
  let service: TestService;
  let call: CallContext;
  beforeAll(async () => {
    service = await TestService.start();
    call = {
      tenantId: await service.createTenant(),
      tenantCreatedAt: new Date(0),
      principal: TEST_ADMIN,
      permissions: ALL_PERMISSIONS,
      correlationId: 'test',
    };
  });
  afterAll(() => service?.stop());

  it.each(USE_CASES)('cannot %s, whatever the door', async (_name, needed, act) => {
    const others = new Set([...ALL_PERMISSIONS].filter((one) => !needed.includes(one)));
    const refused = { code: 'authorization_error', message: expect.stringContaining(needed.join(' or ')) };
    const acting = async () => act(service.services, { ...call, permissions: others });
    await expect(acting()).rejects.toMatchObject(refused);
  });
});
