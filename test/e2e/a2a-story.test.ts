import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let agent: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  agent = A2aAgent.withKey(service, desk.key.token);
});
afterAll(() => service.stop());

test('an agent proposes, a person approves, the agent executes and exports the evidence', async () => {
  const orderId = await desk.order(1_000_000);
  const opening = textMessage('The parcel came twice.', {
    parts: [
      { kind: 'text', text: 'The parcel came twice.' },
      { kind: 'data', data: { action: proposeRefund(desk.integrationId, orderId, LARGE) } },
    ],
  });
  const task = await agent.send(opening);
  expect(task).toMatchObject({ kind: 'task', status: { state: 'auth-required' } });
  const { proposal, integrations } = task.metadata[EXTENSION];
  expect(proposal).toMatchObject({ status: 'pending_approval', work_item_id: task.id });
  expect(integrations[0]).toMatchObject({ integration_id: desk.integrationId });

  const stream = await agent.stream('tasks/resubscribe', { id: task.id });
  const snapshot = await stream.next();
  expect(snapshot.data.result).toMatchObject({ kind: 'task', id: task.id, status: { state: 'auth-required' } });

  const person = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
  await (await person.signIn())
    .client(ActionService)
    .approveActionProposal({ proposalId: proposal.proposal_id, payloadHash: proposal.payload_hash });
  const approved = await stream.until((event) => event.metadata?.[EXTENSION].event === 'work_item.updated');
  expect(approved.map(({ data }) => [data.result.metadata[EXTENSION].event, data.result.status.state])).toEqual([
    ['proposal.approved', 'working'],
    ['work_item.updated', 'working'],
  ]);

  const action = { type: 'execute', proposal_id: proposal.proposal_id };
  const tried = await agent.result('message/send', {
    message: actionMessage(action, { taskId: task.id, metadata: { [EXTENSION]: { dry_run: true } } }),
  });
  expect(tried.metadata[EXTENSION].execution).toMatchObject({ dry_run: true, action: null });
  const done = await agent.send(actionMessage(action, { taskId: task.id }));
  const result = done.artifacts.at(-1);
  expect(result.parts[0].data.action).toMatchObject({ status: 'succeeded', result: { order_id: orderId } });
  const [shown] = (await stream.until((event) => event.kind === 'artifact-update')).slice(-1);
  expect(shown?.data.result.artifact).toEqual(result);

  const exported = await agent.send(actionMessage({ type: 'export_evidence' }, { taskId: task.id }));
  const packet = exported.artifacts.at(-1).parts[1].data.evidence_packet;
  expect(packet.payloadType).toBe('application/vnd.in-toto+json');
  // The task was opened for this action, so the execution ends the task.
  const last = (await stream.rest()).at(-1);
  expect(last?.data.result).toMatchObject({ final: true, status: { state: 'completed' } });
});
