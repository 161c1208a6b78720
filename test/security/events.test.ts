import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntilDrained } from '../faults/event-log.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { type TestKey, TestService } from '../support/service.ts';

const EVENTS = '/api/v1/public/events';
/** A name that is part of every text and of all personal data that these tests write. */
const PRIVATE = 'Wilhelmina';

describe('the event feed', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  async function readAll(key: TestKey, query: string) {
    const events = [];
    for (let [after, head] = [0, 1]; after < head; ) {
      const { status, body } = await key.client.get(`${EVENTS}?after=${after}&limit=200${query}`);
      expect(status).toBe(200);
      events.push(...body.events);
      [after, head] = [body.next_after, body.head];
    }
    return events;
  }

  /** Opens a tenant with a WorkItem, proposals, an invitation and a key, all of which contain the private name. */
  async function live(): Promise<RefundDesk> {
    const desk = await RefundDesk.open(service);
    const { client } = desk.key;
    const { body: item } = await client.createWorkItem({
      subject: `${PRIVATE} asks`,
      contact: { name: PRIVATE, email: `${PRIVATE}@example.com` },
      tags: ['refund'],
      initial_message: { content: `I am ${PRIVATE}.` },
    });
    await client.appendMessage(item.work_item_id, `${PRIVATE} has written again.`);
    await client.updateWorkItem(item.work_item_id, { subject: `${PRIVATE} waits`, contact: { name: PRIVATE } });
    const proposed = await desk.propose('5.00', {
      workItemId: item.work_item_id,
      more: { approval_reason: `${PRIVATE} is right.` },
    });
    await desk.execute(proposed.body.proposal_id);
    const refused = await desk.propose('100.00', { more: { approval_reason: `${PRIVATE} is right.` } });
    await service.services.actions.approvals.reject(
      desk.approvers[0],
      refused.body.proposal_id,
      `${PRIVATE} was wrong.`,
    );
    await client.exportPacket(item.work_item_id);
    const owner = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'owner' }]);
    const { members } = service.services.identity;
    await members.invite(owner.in(desk.tenantId), `${PRIVATE.toLowerCase()}@example.com`, 'viewer');
    await service.createKey(desk.tenantId, ['work.read'], { name: `Key of ${PRIVATE}` });
    await waitUntilDrained(service, desk.tenantId);
    return desk;
  }

  it('contains no personal data, and no data at all of administrative events', async () => {
    const desk = await live();
    const reader = await service.createKey(desk.tenantId, ['events.read', 'work.actions']);
    const [thin, whole] = [await readAll(reader, ''), await readAll(reader, '&expand=data')];
    const types = new Set(thin.map(({ type }: { type: string }) => type));
    for (const type of ['work_item.updated', 'message.appended', 'proposal.rejected', 'invitation.created']) {
      expect(types).toContain(type);
    }
    for (const events of [thin, whole]) expect(JSON.stringify(events)).not.toMatch(new RegExp(PRIVATE, 'i'));
    // Events of WorkItems commit to the texts. Administrative events have no data.
    expect(whole.some(({ data }) => JSON.stringify(data ?? {}).includes('commitments'))).toBe(true);
    const administered = whole.filter(({ work_item_id }) => work_item_id === null);
    expect(administered.map(({ data }) => data)).toEqual(administered.map(() => undefined));
    expect(thin.map(({ event_id }) => event_id)).toEqual(whole.map(({ event_id }) => event_id));
  });

  it('shows only the tenant of the key, whatever the query asks for', async () => {
    const [mine, theirs] = [await live(), await live()];
    const keyOf = ({ tenantId }: RefundDesk) => service.createKey(tenantId, ['events.read', 'work.actions']);
    const [reader, stranger] = [await keyOf(mine), await keyOf(theirs)];
    const foreign = await readAll(stranger, '&expand=data');
    const text = JSON.stringify(await readAll(reader, '&expand=data'));
    for (const { event_id, subject, work_item_id } of foreign) {
      expect(text).not.toContain(event_id);
      if (work_item_id !== null) expect(text).not.toContain(subject.id);
    }
    for (const query of [`?tenant_id=${theirs.tenantId}`, `?after=0&tenant=${theirs.tenantId}`]) {
      expect((await reader.client.get(`${EVENTS}${query}`)).status).toBe(400);
    }
    // A request that would wait for another tenant's WorkItem gets 404 at once, as for a WorkItem that never existed.
    const { work_item_id: id } = foreign.find(({ work_item_id }) => work_item_id !== null);
    const waiting = await reader.client.get(`${EVENTS}?work_item_id=${id}&wait_seconds=30`);
    expect(waiting.status).toBe(404);
  });

  it('answers 401 to a waiting request when its key is revoked', async () => {
    const tenantId = await service.createTenant();
    const [leaver, stayer] = [
      await service.createKey(tenantId, ['events.read']),
      await service.createKey(tenantId, ['events.read']),
    ];
    const writer = await service.createKey(tenantId, ['work.write']);
    await waitUntilDrained(service, tenantId);
    const { head } = (await stayer.client.get(`${EVENTS}?after=0`)).body;
    const query = `${EVENTS}?after=${head}&types=work_item.*&wait_seconds=30`;
    const waiting = [leaver, stayer].map(({ client }) => client.get(query));
    // Gives the service time to accept both requests. A key that is revoked earlier is refused by the door itself.
    await delay(1_000);
    await service.revokeKey(tenantId, leaver.keyId);
    await writer.client.createWorkItem();
    const [refused, told] = await Promise.all(waiting);
    expect([refused?.status, told?.status]).toEqual([401, 200]);
    expect(refused?.body.error.message).toContain('while the request waited');
    expect(told?.body.events).toMatchObject([{ type: 'work_item.created' }]);
  });
});
