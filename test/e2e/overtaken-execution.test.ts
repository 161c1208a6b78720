/** An attempt that stands still until another one has taken over, and then goes on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from '../../src/actions/execution.ts';
import type { ProposalDocument } from '../../src/actions/schema.ts';
import type { CallContext } from '../../src/call-context.ts';
import { newId } from '../../src/platform/ids.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { Poster } from '../support/poster.ts';

describe('an attempt that was overtaken', () => {
  let chat: ChatDesk;
  let poster: Poster;
  let call: CallContext;

  beforeAll(async () => {
    chat = await ChatDesk.open({});
    poster = await Poster.open(chat);
    call = await poster.desk.callOf(poster.desk.creator);
  });
  afterAll(() => chat.close());

  const services = () => chat.service.services;

  /** An approved message whose execution somebody has begun, long ago. */
  async function claimedLongAgo(): Promise<{ id: string; row: ProposalDocument }> {
    const id = await poster.approved();
    const claimed = await services().actions.steps.claim(
      call,
      await services().actions.proposals.stored.find(call, id),
      newId('act'),
    );
    if (claimed?.execution === undefined) throw new Error('It was not claimed');
    const lease_until = new Date(0);
    await poster.desk.proposalRows.updateOne({ _id: id } as never, {
      $set: { 'execution.lease_until': lease_until, due_at: lease_until },
    });
    return { id, row: { ...claimed, execution: { ...claimed.execution, lease_until } } };
  }

  async function connector() {
    return (await services().integrations.integrations.connect(poster.desk.tenantId, poster.integrationId)).connector;
  }

  /** Goes on with an attempt whose lease has run out. */
  async function performTooLate(row: ProposalDocument, recorded: Attempt): Promise<void> {
    const { steps } = services().actions;
    const outcome = await steps.perform(call, recorded, await connector(), call.principal, null);
    if (!('refusal' in outcome)) throw new Error('It was let through');
    expect(outcome.reason).toBe('too_late');
    await steps.giveBack(call, row, recorded, outcome);
  }

  test('before its record sends nothing: the one that took over has', async () => {
    const { id, row } = await claimedLongAgo();
    await services().actions.recovery.recover(poster.desk.tenantId);
    const before = poster.posted().length;
    expect((await poster.desk.get(id)).body.status).toBe('executed');
    expect(await services().actions.steps.record(call, row, 'policies')).toBeNull();
    expect(poster.posted().length).toBe(before);
    expect((await poster.action(id)).attempts).toBe(2);
  });

  test('before it sends, sends nothing, and takes nothing back', async () => {
    const { id, row } = await claimedLongAgo();
    const recorded = await services().actions.steps.record(call, row, 'policies');
    if (recorded === null) throw new Error('It was not recorded');
    const before = poster.posted().length;
    await services().actions.recovery.recover(poster.desk.tenantId);
    // The second cannot know whether the first has sent: a person has to find out.
    expect((await poster.desk.get(id)).body.status).toBe('outcome_unknown');
    await performTooLate(row, recorded);
    const { status } = (await poster.desk.get(id)).body;
    const action = await poster.action(id);
    expect([status, action.status, action.attempts]).toEqual(['outcome_unknown', 'outcome_unknown', 2]);
    expect(poster.posted().length).toBe(before);
  });

  test('by nobody, but so late that it might be, says that it sent nothing, and can be executed again', async () => {
    const { id, row } = await claimedLongAgo();
    const recorded = await services().actions.steps.record(call, row, 'policies');
    if (recorded === null) throw new Error('It was not recorded');
    await performTooLate(row, recorded);
    const before = poster.posted().length;
    expect((await poster.desk.get(id)).body.status).toBe('approved');
    expect(await poster.action(id)).toMatchObject({ status: 'failed', error: { code: 'not_sent', retryable: true } });
    expect((await poster.execute(id)).body).toMatchObject({ action: { status: 'succeeded', attempts: 2 } });
    expect(poster.posted().length).toBe(before + 1);
  });

  test('dry runs of a retry say what is missing by now', async () => {
    chat.platform.failNext('chat.postMessage', { error: 'not_in_channel' });
    const id = await poster.approved();
    expect((await poster.execute(id)).body.action).toMatchObject({ status: 'failed' });
    expect((await poster.execute(id, true)).status).toBe(200);
    const integrations = services().platform.mongo.connection.collection('integrations');
    const filter = { _id: poster.integrationId } as never;
    await integrations.updateOne(filter, { $set: { 'chat.chat_bot_token_granted_scopes': [] } });
    const { status, body } = await poster.execute(id, true);
    expect([status, body.problems[0].problem]).toEqual([200, expect.stringContaining('chat:write')]);
  });
});
