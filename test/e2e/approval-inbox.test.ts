import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { CallContext } from '../../src/call-context.ts';
import { permits, ROLES } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import type { PendingOrder } from '../../src/proposals/model.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { forbid, LARGE, RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refundOf } from '../support/refund-of.ts';
import { TestService } from '../support/service.ts';
import { type Traffic, trafficOf } from '../support/traffic.ts';

const SECOND_MS = 1_000;
const LIMIT = 25;
/** Maximum number of rows that one request skips, in addition to its pages. */
const SKIMMED = 1_000;

describe('the approval inbox', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ monitored: true });
  });
  afterAll(() => service.stop());

  /** Opens a desk whose tenant is older than all rows that tests write into it. */
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
   * Writes `count` waiting proposals, newest first and one second apart, each with a WorkItem of its own.
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

  /** Reads all pages, and measures the database traffic of each. */
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

  it('needs as many database commands and documents when forty times as many proposals wait', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const costs = [];
    for (const count of [100, 4_000]) {
      const desk = await openDesk();
      const ids = await fill(desk, count);
      const call = await callOf(desk, desk.approvers[0].principal.id);
      const { approvalInbox } = service.services.actions;
      const { mongo } = service.services.platform;
      // Warm-up: the embedded engine first has to learn how dense the rows are.
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
      // Documents: the rows of the page and one more, their WorkItems, the role of the caller and the role of the
      // accountable person. Further commands ask for the tenant's own policies and packs.
      expect(documents).toBe(LIMIT + 1 + LIMIT + 2);
      expect(commands).toBeLessThanOrEqual(6);
    }
  });

  it('finds proposals behind any number that the caller is accountable for, in bounded requests', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
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
    // While it passes the caller's own proposals, each request reads a page, the skipped rows and another page. After
    // that, each request reads one page.
    expect(read.pages.length).toBeLessThanOrEqual(Math.ceil(own / SKIMMED) + Math.ceil(mixed / LIMIT) + 1);
    const others = await readAll(await callOf(desk, desk.approvers[1].principal.id));
    expect(others.ids).toEqual(ids);
  });

  it('leaves out proposals that are overdue, approved by the caller or withheld by policy, and changes nothing', {
    tags: 'full',
  }, async () => {
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

  it('can be sorted by expiry, also across pages and past proposals that the caller may not decide', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const desk = await openDesk();
    const person = desk.approvers[0].principal.id;
    const DAY_MS = 86_400_000;
    // Many proposals expire at the same moment. Overdue proposals and the caller's own proposals lie between the
    // others.
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
  });

  it('comes with each WorkItem once for everybody who may decide, and counts at most 50 proposals', async () => {
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
    expect(await counted(), 'the count stops at 50').toMatchObject({ count: 50, isAtLeast: true });
    // The inbox shows parts of WorkItems, for which other calls need `work.read`. So each role that may approve needs
    // `work.read`.
    for (const role of ROLES.filter((one) => permits(one, 'actions.approve'))) {
      expect(permits(role, 'work.read'), role).toBe(true);
    }
  });
});
