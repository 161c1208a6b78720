import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { PendingOrder } from '../../src/actions/model.ts';
import type { ProposalDocument } from '../../src/actions/schema.ts';
import type { CallContext } from '../../src/call-context.ts';
import { permits, ROLES } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { forbid, LARGE, RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refundOf } from '../support/refund-of.ts';
import { TestService } from '../support/service.ts';
import { monitored, type Traffic, trafficOf } from '../support/traffic.ts';

const SECOND_MS = 1_000;
const LIMIT = 25;
/** As many rows as one request passes over, pages aside. */
const SKIMMED = 1_000;

describe('what waits for a person', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ mongodbUri: monitored(inject('mongodbUri')) });
  });
  afterAll(() => service.stop());

  /** A tenant that is old enough for whatever is written into it. */
  async function openDesk(): Promise<RefundDesk> {
    const desk = await RefundDesk.open(service);
    const tenants = service.services.platform.mongo.connection.collection<{ _id: string }>('tenants');
    await tenants.updateOne({ _id: desk.tenantId }, { $set: { created_at: new Date(Date.now() - 86_400_000) } });
    return desk;
  }

  const callOf = async (desk: RefundDesk, personId: string): Promise<CallContext> => ({
    ...desk.approvers[0],
    tenantCreatedAt: (await service.services.identity.tenants.get(desk.tenantId)).createdAt,
    principal: {
      ...desk.approvers[0].principal,
      id: personId,
      lineage: personId,
      accountable: personId,
      accountables: [personId],
    },
  });

  /**
   * Writes so many proposals that wait, each of a WorkItem of its own, one second apart, the newest first.
   * @returns their ids in this order.
   */
  async function fill(
    desk: RefundDesk,
    count: number,
    more: (index: number, row: ProposalDocument) => Partial<ProposalDocument> = () => ({}),
  ): Promise<string[]> {
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    const { idem: _, ...row } = await desk.row(id);
    await service.services.platform.relay.drain(desk.tenantId);
    const workItems = service.services.platform.mongo.connection.collection<WorkItemDocument>('work_items');
    const item = await workItems.findOneAndDelete({ _id: row.work_item_id });
    if (item === null) throw new Error('There is no WorkItem');
    const { idem: __, ...workItem } = item;
    await desk.proposalRows.deleteOne({ _id: id });
    const startedAt = Date.now();
    const rows = Array.from({ length: count }, (_one, index) => {
      const created_at = new Date(startedAt - (index + 1) * SECOND_MS);
      const made = {
        ...row,
        _id: newId('prop'),
        work_item_id: newId('wi'),
        created_at,
        updated_at: created_at,
        outbox: [],
      };
      return { ...made, ...more(index, made) };
    });
    const items = rows.map(({ work_item_id }, index) => ({
      ...workItem,
      _id: work_item_id,
      subject: `Refund ${index}`,
      outbox: [],
    }));
    for (let at = 0; at < count; at += 1_000) {
      await desk.proposalRows.insertMany(rows.slice(at, at + 1_000));
      await workItems.insertMany(items.slice(at, at + 1_000));
    }
    return rows.map(({ _id }) => _id);
  }

  /** All pages of it, each with what it cost. */
  async function readAll(
    call: CallContext,
    order: PendingOrder = 'newest',
  ): Promise<{ ids: string[]; pages: (Traffic & { length: number })[] }> {
    const { approvalInbox } = service.services.actions;
    const { mongo } = service.services.platform;
    const ids: string[] = [];
    const pages: (Traffic & { length: number })[] = [];
    let pageToken: string | undefined;
    do {
      const page = pageToken === undefined ? { limit: LIMIT } : { limit: LIMIT, pageToken };
      const { value, ...traffic } = await trafficOf(mongo.connection, () => approvalInbox.list(call, page, order));
      ids.push(...value.rows.map(({ proposal }) => proposal.proposalId));
      pages.push({ ...traffic, length: value.rows.length });
      pageToken = value.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    return { ids, pages };
  }

  it('costs as many commands and documents with forty times as much waiting', async () => {
    const costs = [];
    for (const count of [100, 4_000]) {
      const desk = await openDesk();
      const ids = await fill(desk, count);
      const call = await callOf(desk, desk.approvers[0].principal.id);
      const { approvalInbox } = service.services.actions;
      const { mongo } = service.services.platform;
      // The embedded engine has to find out first how dense the rows lie.
      await approvalInbox.list(call, { limit: LIMIT });
      const first = await trafficOf(mongo.connection, () => approvalInbox.list(call, { limit: LIMIT }));
      const pageToken = first.value.nextPageToken ?? '';
      const second = await trafficOf(mongo.connection, () => approvalInbox.list(call, { limit: LIMIT, pageToken }));
      const read = [first, second].flatMap(({ value }) => value.rows.map(({ proposal }) => proposal.proposalId));
      expect(read).toEqual(ids.slice(0, 2 * LIMIT));
      costs.push([first, second].map(({ commands, documents }) => ({ commands, documents })));
    }
    const [few, many] = costs;
    expect(many).toEqual(few);
    for (const { commands, documents } of many ?? []) {
      // The page and one more; its WorkItems; the roles of the person and of who is accountable. Besides, what the tenant
      // has of policies and packs of its own is asked for.
      expect(documents).toBe(LIMIT + 1 + LIMIT + 2);
      expect(commands).toBeLessThanOrEqual(6);
    }
  }, 60_000);

  it('is found behind any number of proposals that the person answers for, in bounded requests', async () => {
    const desk = await openDesk();
    const person = desk.approvers[0].principal.id;
    const [own, mixed] = [2 * SKIMMED + 300, 120];
    const isOwn = (index: number) => index < own || index % 3 !== 0;
    const ids = await fill(desk, own + mixed, (index, row) =>
      isOwn(index) ? { proposed_by: { ...row.proposed_by, accountable: person } } : {},
    );
    const read = await readAll(await callOf(desk, person));
    expect(read.ids).toEqual(ids.filter((_id, index) => !isOwn(index)));
    for (const { documents } of read.pages) {
      expect(documents).toBeLessThanOrEqual(2 * (LIMIT + 1) + SKIMMED + 1 + 2 * LIMIT + 3);
    }
    // A page, what is passed over and another page at a time; after that nothing but pages.
    expect(read.pages.length).toBeLessThanOrEqual(Math.ceil(own / SKIMMED) + Math.ceil(mixed / LIMIT) + 1);
    const others = await readAll(await callOf(desk, desk.approvers[1].principal.id));
    expect(others.ids).toEqual(ids);
  }, 60_000);

  it('is neither what is overdue, nor what the person has approved, nor what policy keeps from them; nothing is changed', async () => {
    const desk = await openDesk();
    const { id: personId, displayName } = desk.approvers[0].principal;
    const kinds = ['overdue', 'approved', 'large', 'awaiting'] as const;
    const kindOf = (index: number) => kinds[index % kinds.length] ?? 'awaiting';
    const approver = { type: 'user', id: personId, display_name: displayName, accountable: personId } as const;
    const ids = await fill(desk, 80, (index, row) => {
      const at = row.created_at;
      switch (kindOf(index)) {
        case 'overdue':
          return { expires_at: new Date(Date.now() - 1) };
        case 'approved':
          return { approvals: [{ approver, decision: 'approve', comment: null, payload_hash: row.payload_hash, at }] };
        case 'large':
          return { payload: { ...refundOf(row), amount: '900.00' } };
        case 'awaiting':
          return {};
      }
    });
    const call = await callOf(desk, personId);
    const of = (...wanted: string[]) => ids.filter((_id, index) => wanted.includes(kindOf(index)));
    expect((await readAll(call)).ids).toEqual(of('large', 'awaiting'));
    const policy = forbid('approve', 'not-so-much', 'context.amount > 50000');
    expect((await desk.under(policy, () => readAll(call))).ids).toEqual(of('awaiting'));
    const rows = await desk.proposalRows.find({ tenant_id: desk.tenantId, status: 'pending_approval' }).toArray();
    expect(rows.filter(({ version }) => version === 1)).toHaveLength(80);
  });

  it('can come in the order of expiry, in pages of that order, past all that others have to decide', async () => {
    const desk = await openDesk();
    const person = desk.approvers[0].principal.id;
    const DAY_MS = 86_400_000;
    // Many expire at the same moment; what the person answers for, and what is overdue, lies in between.
    const expiryOf = (index: number) => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + (2 + (index % 7)) * DAY_MS);
    const isOwn = (index: number) => index % 3 === 0;
    const ids = await fill(desk, 1_300, (index, row) => ({
      expires_at: index % 11 === 5 ? new Date(Date.now() - 1) : expiryOf(index),
      ...(isOwn(index) ? { proposed_by: { ...row.proposed_by, accountable: person } } : {}),
    }));
    const rowOf = (_id: string, index: number) => ({ _id, index });
    const wanted = ids
      .map(rowOf)
      .filter(({ index }) => index % 11 !== 5 && !isOwn(index))
      .sort((a, b) => (a.index % 7) - (b.index % 7) || (a._id < b._id ? -1 : 1))
      .map(({ _id }) => _id);
    const call = await callOf(desk, person);
    const read = await readAll(call, 'soonest_expiry');
    expect(read.ids).toEqual(wanted);
    for (const { commands } of read.pages) expect(commands).toBeLessThanOrEqual(6);
    const { approvalInbox } = service.services.actions;
    const { nextPageToken } = await approvalInbox.list(call, { limit: LIMIT }, 'soonest_expiry');
    const otherwise = approvalInbox.list(call, { limit: LIMIT, pageToken: nextPageToken ?? '' });
    await expect(otherwise).rejects.toMatchObject({ code: 'validation_error' });
  }, 60_000);

  it('comes with what it is about, once for each WorkItem, to everybody who may decide', async () => {
    const desk = await openDesk();
    const workItemId = await desk.workItem();
    await desk.propose(LARGE, { workItemId });
    await desk.propose(LARGE, { workItemId });
    const { proposal_id: other, work_item_id: otherItem } = (await desk.propose(LARGE)).body;
    const { tenantId } = desk;
    const person = await (await TestPerson.create(service, [{ tenantId, role: 'approver' }])).signIn();
    const answer = await person.client(ActionService, 'grpc-web').listActionProposalsAwaitingMe({});
    expect(answer.proposals).toHaveLength(3);
    const counted = () => person.client(ActionService).countActionProposalsAwaitingMe({});
    expect(await counted()).toMatchObject({ count: 3, isAtLeast: false });
    expect(answer.proposals[0]?.proposalId).toBe(other);
    const titles = answer.workItems.map(({ workItemId: id, subject, packKey }) => ({ id, subject, packKey }));
    const title = { subject: 'Refund', packKey: 'customer_support' };
    expect(titles).toEqual([
      { id: otherItem, ...title },
      { id: workItemId, ...title },
    ]);
    for (let more = 0; more < 48; more += 1) await desk.propose(LARGE, { workItemId });
    expect(await counted(), 'no more are looked at').toMatchObject({ count: 50, isAtLeast: true });
    // It shows of WorkItems what needs a permission of its own elsewhere.
    for (const role of ROLES.filter((one) => permits(one, 'actions.approve'))) {
      expect(permits(role, 'work.read'), role).toBe(true);
    }
  });
});
