/** An attempt that pauses until another attempt may have taken over, and then goes on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import type { Attempt } from '../../src/execution/execution.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { Poster } from '../support/poster.ts';
import { recovered } from '../support/recovered.ts';

describe('an attempt that did not finish', () => {
  let chat: ChatDesk;
  let poster: Poster;
  let call: CallContext;

  beforeAll(async () => {
    chat = await ChatDesk.open();
    poster = await Poster.open(chat);
    call = await poster.desk.callOf(poster.desk.creator);
  });
  afterAll(() => chat.close());

  const services = () => chat.service.services;
  /** The recovery of the service does not come before. */
  const inAMinute = () => new Date(Date.now() + 60_000);

  /**
   * Returns an approved message whose execution was claimed long ago.
   * @param due_at Time from which a recovery takes the execution over.
   */
  async function claimedLongAgo(due_at = new Date(0)): Promise<{ id: string; row: ProposalDocument }> {
    const id = await poster.approved();
    const claimed = await services().actions.steps.claim(
      call,
      await services().actions.proposals.stored.find(call, id),
      newId('act'),
    );
    if (claimed?.execution === undefined) throw new Error('It was not claimed');
    const lease_until = new Date(0);
    await poster.desk.proposalRows.updateOne({ _id: id } as never, {
      $set: { 'execution.lease_until': lease_until, due_at },
    });
    return { id, row: { ...claimed, execution: { ...claimed.execution, lease_until } } };
  }

  async function connector() {
    return (await services().integrations.integrations.connect(poster.desk.tenantId, poster.integrationId)).connector;
  }

  /** Continues an attempt whose lease has expired. */
  async function performTooLate(row: ProposalDocument, recorded: Attempt): Promise<void> {
    const { steps } = services().actions;
    const outcome = await steps.perform(call, recorded, await connector(), call.principal, null);
    if (!('refusal' in outcome)) throw new Error('It was let through');
    expect(outcome.reason).toBe('too_late');
    await steps.giveBack(call, row, recorded, outcome);
  }

  test('sends nothing if another attempt took over before it was recorded', async () => {
    const { id, row } = await claimedLongAgo();
    await recovered(chat.service, poster.desk.tenantId);
    const before = poster.posted().length;
    expect((await poster.desk.get(id)).body.status).toBe('executed');
    expect(await services().actions.steps.record(call, row, 'policies')).toBeNull();
    expect(poster.posted().length).toBe(before);
    expect((await poster.action(id)).attempts).toBe(2);
  });

  test('sends nothing, and changes nothing, if another attempt took over before it sends', async () => {
    const { id, row } = await claimedLongAgo(inAMinute());
    const recorded = await services().actions.steps.record(call, row, 'policies');
    if (recorded === null) throw new Error('It was not recorded');
    const before = poster.posted().length;
    await poster.desk.write(id, { due_at: new Date(0) });
    await recovered(chat.service, poster.desk.tenantId);
    // The second attempt cannot know whether the first one has sent, so a person has to find out.
    expect((await poster.desk.get(id)).body.status).toBe('outcome_unknown');
    await performTooLate(row, recorded);
    const { status } = (await poster.desk.get(id)).body;
    const action = await poster.action(id);
    expect([status, action.status, action.attempts]).toEqual(['outcome_unknown', 'outcome_unknown', 2]);
    expect(poster.posted().length).toBe(before);
  });

  test('reports that it sent nothing, and can be repeated, if it is late but nobody took over', async () => {
    const { id, row } = await claimedLongAgo(inAMinute());
    const recorded = await services().actions.steps.record(call, row, 'policies');
    if (recorded === null) throw new Error('It was not recorded');
    await performTooLate(row, recorded);
    const before = poster.posted().length;
    expect((await poster.desk.get(id)).body.status).toBe('approved');
    expect(await poster.action(id)).toMatchObject({ status: 'failed', error: { code: 'not_sent', retryable: true } });
    expect((await poster.execute(id)).body).toMatchObject({ action: { status: 'succeeded', attempts: 2 } });
    expect(poster.posted().length).toBe(before + 1);
  });

  test('can be tried again in a dry run, which names what is missing by now', { tags: 'full' }, async () => {
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
