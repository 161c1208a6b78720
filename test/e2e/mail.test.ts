import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  MailPace,
  NotificationService,
} from '../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { DIGEST_SENDING } from '../../src/notifications/mail/digest-sending.ts';
import type { MailboxDocument } from '../../src/notifications/mail/mailboxes/schema.ts';
import { ROUND } from '../../src/notifications/mail/rounds/rounds.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { LARGE, RefundDesk, SMALL } from '../support/governance.ts';
import { MailServer } from '../support/mail-server.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const IN_THE_END = { timeout: 30_000, interval: 50 };

let server: MailServer;
let node: TestService;
let other: TestService;
let desk: RefundDesk;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { WORKGATE_SMTP_URL: server.url, WORKGATE_MAIL_FROM: 'Workgate <workgate@acme.test>' };
  node = await TestService.startOwn({ env });
  other = await TestService.startOwn({ sharing: node });
});
afterAll(async () => {
  await other?.stop({ keepDatabase: true });
  await node?.stop();
  await server?.down();
});
beforeEach(async () => {
  desk = await RefundDesk.open(node);
});
afterEach(() => {
  server.received.length = 0;
  server.asked.length = 0;
  server.refused.clear();
  server.unwanted.clear();
});

const mailboxes = () => node.services.platform.mongo.connection.collection<MailboxDocument>('mailboxes');
const mailboxesOf = (tenantId = desk.tenantId) => mailboxes().find({ tenant_id: tenantId }).toArray();

/** Returns the address of one of the two approvers. */
async function addressOf(index: 0 | 1): Promise<string> {
  const member = await node.services.identity.members.find(desk.tenantId, desk.approvers[index].principal.id);
  return member?.email ?? '';
}

/** Ends the pauses and leases of these mailboxes, and does the work that is due then. */
async function later(which: object = {}, set: Partial<MailboxDocument> = {}): Promise<void> {
  const of = { tenant_id: desk.tenantId, ...which };
  await mailboxes().updateMany(of, { $unset: { not_before: '' }, ...(Object.keys(set).length > 0 && { $set: set }) });
  await mailboxes().updateMany({ ...of, due_at: { $exists: true } }, { $set: { due_at: new Date() } });
  await node.services.work.runDue(DIGEST_SENDING, desk.tenantId);
}

/** Waits until no mail of the tenant is due before the pause between two mails ends. */
async function settled(): Promise<void> {
  const isDue = async () => {
    const rounds = node.services.platform.mongo.connection.collection('mail_rounds');
    const due = { tenant_id: desk.tenantId, due_at: { $lt: new Date(Date.now() + 200_000) } };
    return (await rounds.countDocuments(due)) + (await mailboxes().countDocuments(due));
  };
  await expect.poll(isDue, IN_THE_END).toBe(0);
}

const healthAs = async (person: TestPerson) => {
  await person.signIn();
  return (await person.client(IntegrationService).listIntegrationHealth({})).mail;
};

describe('people who may approve', { timeout: 120_000 }, () => {
  it('get one mail about everything that waits, however many processes run', async () => {
    const foreign = await RefundDesk.open(other);
    const member = await TestPerson.create(node, [{ tenantId: desk.tenantId, role: 'member' }]);
    const [first, second] = [await desk.propose(LARGE), await desk.propose('120.50')];
    await desk.propose(SMALL);
    const addresses = [await addressOf(0), await addressOf(1)];
    await expect.poll(() => server.received.length, IN_THE_END).toBe(2);
    await settled();
    // No mail goes to the accountable person, to people who may not approve, or to other tenants.
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
    expect(server.asked).not.toContain(member.email);
    expect(server.asked).not.toContain(desk.creator.email);
    expect(await mailboxesOf(foreign.tenantId)).toEqual([]);
    for (const mail of server.received) {
      expect(mail.from).toBe('workgate@acme.test');
      expect(mail.headers.get('subject')).toBe('[Test tenant] 2 proposals wait for your approval');
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
      for (const { proposal_id: id, payload } of [first.body, second.body]) {
        for (const part of [mail.text, mail.html]) {
          expect(part).toContain(`${payload.amount} EUR`);
          expect(part).toContain(`/approvals/${id}`);
          // The amount is the only part of the payload in the mail.
          expect(part).not.toContain(payload.order_id);
          expect(part).not.toContain(payload.reason);
        }
      }
      expect(mail.text).toContain('Proposed by: Test key');
      expect(mail.html).not.toMatch(/<form|<button|<script|<img/i);
      // Each link leads to a page of the shell. Opening the page decides nothing.
      const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => new URL(url).pathname);
      expect(links.every((path) => path.startsWith('/approvals'))).toBe(true);
      expect(links.length).toBe(3);
    }
    expect(new Set(server.received.map(({ headers }) => headers.get('message-id'))).size).toBe(2);

    // A proposal that comes soon afterwards waits for the next mail. No mail repeats a proposal.
    const third = await desk.propose('130.00');
    const marked = async () => (await mailboxesOf()).filter(({ due_at, marks }) => due_at !== undefined && marks > 1);
    await expect.poll(async () => (await marked()).length, IN_THE_END).toBe(2);
    await settled();
    expect(server.received.length).toBe(2);
    await later();
    await expect.poll(() => server.received.length, IN_THE_END).toBe(4);
    for (const mail of server.received.slice(2)) {
      expect(mail.headers.get('subject')).toContain('130.00 EUR waits for your approval');
      expect(mail.text.match(/\/approvals\/prop_/g)?.length).toBe(1);
      expect(mail.text).toContain(third.body.proposal_id);
    }
  });

  it('get their mail when the server is back, about what still waits, if they may still approve', {
    tags: 'full',
  }, async () => {
    const demoted = desk.approvers[1].principal.id;
    const [staying, leaving] = [await addressOf(0), await addressOf(1)];
    await server.down();
    const decided = (await desk.propose(LARGE)).body.proposal_id;
    const kept = (await desk.propose('140.00')).body.proposal_id;
    const tries = async () => (await mailboxesOf()).map((one) => one.tries).filter((count) => count > 0).length;
    await expect.poll(tries, IN_THE_END).toBe(2);
    const health = await healthAs(desk.creator);
    expect(health).toMatchObject({ from: 'workgate@acme.test', waiting: 2, refused: [] });
    expect(health?.lastFailure?.at).toBeDefined();

    await node.services.identity.members.updateRole(desk.creator.in(desk.tenantId), demoted, 'member');
    await desk.reject(decided);
    await server.up();
    await later();
    await expect.poll(() => server.to(staying).length, { ...IN_THE_END, timeout: 60_000 }).toBe(1);
    await later();
    await settled();
    expect(server.asked).not.toContain(leaving);
    const [mail] = server.to(staying);
    expect(mail?.text).toContain(kept);
    expect(mail?.text).not.toContain(decided);
    expect(await healthAs(desk.creator)).toMatchObject({ waiting: 0, refused: [] });
  });

  it('get no more mail once their address was refused, which administrators can see', { tags: 'full' }, async () => {
    const [refused, taken] = [await addressOf(0), await addressOf(1)];
    server.refused.add(refused);
    await desk.propose(LARGE);
    await expect.poll(() => server.to(taken).length, IN_THE_END).toBe(1);
    await expect.poll(() => server.asked.filter((one) => one === refused).length, IN_THE_END).toBe(1);
    const trouble = async () => (await mailboxesOf()).flatMap((one) => one.trouble ?? []).length;
    await expect.poll(trouble, IN_THE_END).toBe(1);
    await desk.propose(LARGE);
    const marked = async () => (await mailboxesOf()).filter(({ due_at }) => due_at !== undefined).length;
    await expect.poll(marked, IN_THE_END).toBe(2);
    await later({ trouble: { $exists: false } });
    await expect.poll(() => server.to(taken).length, IN_THE_END).toBe(2);
    expect(server.asked.filter((one) => one === refused).length).toBe(1);
    const shown = await healthAs(desk.creator);
    expect(shown?.waiting).toBe(0);
    expect(shown?.refused).toMatchObject([{ email: refused, status: 550, personId: desk.approvers[0].principal.id }]);
    expect(shown?.refused[0]?.words).toContain('[U+202E right-to-left override]');
    const viewer = await TestPerson.create(node, [{ tenantId: desk.tenantId, role: 'viewer' }]);
    expect((await healthAs(viewer))?.refused).toEqual([]);
  });

  it('get a mail without the text of others if the server refuses that text', { tags: 'full' }, async () => {
    server.unwanted.add('Proposed by');
    await desk.propose(LARGE);
    const address = await addressOf(0);
    await expect.poll(() => server.to(address).length, IN_THE_END).toBe(1);
    const [mail] = server.to(address);
    expect(mail?.text).toMatch(/^A proposal waits for your approval\./);
    expect((await healthAs(desk.creator))?.refused).toEqual([]);
    // Lets all mail of this tenant be sent before the next test.
    await settled();
  });

  it('get one mail about a thousand proposals, with text from outside as plain text', {
    tags: 'full',
  }, async () => {
    const { tenantId } = desk;
    await server.down();
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    await node.services.platform.relay.drain(tenantId);
    const hostile = `\r\nBcc: victim@example.com\r\n\r\n<a href="https://evil.test">\u202eApprove</a> <!channel> ${'x'.repeat(10_000)}`;
    const { idem: _, ...row } = await desk.row(id);
    const proposed_by = { ...row.proposed_by, display_name: hostile };
    const rows: ProposalDocument[] = Array.from({ length: 999 }, () => ({
      ...row,
      _id: newId('prop'),
      proposed_by,
      outbox: [],
    }));
    await desk.proposalRows.insertMany(rows);
    await desk.write(id, { proposed_by });
    const tenants = node.services.platform.mongo.connection.collection<{ _id: string }>('tenants');
    await tenants.updateOne({ _id: tenantId }, { $set: { name: hostile } });
    await server.up();
    await later();
    const addresses = [await addressOf(0), await addressOf(1)];
    await expect.poll(() => server.received.length, { ...IN_THE_END, timeout: 60_000 }).toBe(2);
    await settled();
    expect(server.asked.toSorted()).toEqual(addresses.toSorted());
    for (const mail of server.received) {
      expect(mail.headers.get('subject')).toContain('1,000 proposals wait for your approval');
      expect(mail.headers.get('subject')).toContain('[U+202E right-to-left override]');
      expect(mail.headerNames).not.toContain('bcc');
      expect(mail.text.match(/\/approvals\/prop_/g)?.length).toBe(20);
      expect(mail.text).toContain('And 980 more.');
      expect(mail.html).toContain('&lt;a href=');
      for (const part of [mail.text, mail.html]) {
        expect(part).not.toContain('\u202e');
        // Nothing that a mail program would turn into a link.
        expect(part).not.toMatch(/victim@|example\.com|evil\.test|https:\/\/evil/);
        expect(part).not.toContain('x'.repeat(200));
      }
      expect(mail.raw.length).toBeLessThan(50_000);
    }
  });

  it('are reminded, get help from others, and learn the outcome like everybody who was told', async () => {
    const [approver, colleague] = [await addressOf(0), await addressOf(1)];
    const { email: admin } = desk.creator;
    const [pressing, quick] = [
      (await desk.propose(LARGE)).body.proposal_id,
      (await desk.propose('140.00')).body.proposal_id,
    ];
    await expect.poll(() => server.received.length, IN_THE_END).toBe(2);
    await settled();
    server.received.length = 0;
    /** Lets this part of the proposal's ten hours pass, and does the work that is due then. */
    const aged = async (part: number) => {
      const since = new Date(Date.now() - part * 36_000_000);
      const row = { created_at: since, 'waiting.since': since, expires_at: new Date(since.getTime() + 36_000_000) };
      await desk.write(pressing, { ...row, due_at: new Date() });
      await node.services.actions.recovery.recover(desk.tenantId);
      await node.services.platform.relay.drain(desk.tenantId);
      await node.services.work.runDue(ROUND, desk.tenantId);
      await later();
    };
    await aged(0.55);
    await expect.poll(() => server.received.length, IN_THE_END).toBe(2);
    for (const { headers, text } of server.received) {
      expect(headers.get('subject')).toMatch(/Reminder: .* waits for your approval/);
      expect(text).not.toContain(quick);
    }
    expect(server.asked).not.toContain(admin);

    // People who manage members are called in, even if they are accountable for the proposal.
    await aged(0.85);
    await expect.poll(() => server.received.length, IN_THE_END).toBe(5);
    expect(server.to(admin)[0]?.headers.get('subject')).toMatch(/Expires soon: .* waits for approval$/);
    expect(server.to(admin)[0]?.text).toContain('you may not approve this one yourself');
    expect(server.to(approver).at(-1)?.text).toMatch(/nobody has decided.*\/approvals\//s);
    expect(server.to(approver).at(-1)?.text).not.toContain('you may not approve');
    await aged(0.9);
    await settled();
    expect(server.received.length).toBe(5);
    // No other event reminds anybody again.
    const rounds = node.services.platform.mongo.connection.collection<{ _id: string }>('mail_rounds');
    await rounds.updateOne({ _id: desk.tenantId }, { $set: { due_at: new Date() }, $inc: { marks: 1 } });
    await node.services.work.runDue(ROUND, desk.tenantId);
    await later();
    await settled();
    expect(server.received.length).toBe(5);

    // The proposals are decided in the shell. The outcome is told with the next mail, or in a separate mail after an
    // hour.
    await desk.approve(pressing);
    await desk.reject(quick);
    await desk.execute(pressing);
    await node.services.platform.relay.drain(desk.tenantId);
    await node.services.work.runDue(ROUND, desk.tenantId);
    const dueForEndings = async () => (await mailboxesOf()).filter((one) => one.digest_at !== undefined).length;
    await later();
    await expect.poll(dueForEndings, IN_THE_END).toBe(3);
    expect(server.received.length).toBe(5);
    await later({}, { digest_at: new Date(0) });
    await expect.poll(() => server.received.length, IN_THE_END).toBe(8);
    for (const address of [approver, colleague]) {
      const { text = '' } = server.to(address).at(-1) ?? {};
      expect(text).toMatch(/: approved and executed\r?\n.*Approved by: /s);
      expect(text).toMatch(/140\.00 EUR: rejected\r?\n.*Rejected by: /s);
    }
    expect(server.to(admin).at(-1)?.text).toContain(': approved and executed');
    expect(server.to(admin).at(-1)?.text).not.toContain(quick);
    await settled();
    expect((await mailboxesOf()).flatMap(({ told }) => told)).toEqual([]);
  });

  it('get mail at the pace that they chose', { tags: 'full' }, async () => {
    const approver = async () => TestPerson.create(node, [{ tenantId: desk.tenantId, role: 'approver' }]);
    const [quiet, calm] = [await approver(), await approver()];
    const settingsOf = async (person: TestPerson) => (await person.signIn()).client(NotificationService);
    const [silent, daily] = [await settingsOf(quiet), await settingsOf(calm)];
    const { settings } = await silent.getNotificationSettings({});
    expect(settings).toMatchObject({ mail: MailPace.EACH, mailIsSent: true, email: quiet.email });
    await silent.updateNotificationSettings({ mail: MailPace.NONE });
    await daily.updateNotificationSettings({ mail: MailPace.DAILY });
    await desk.propose(LARGE);
    const digests = async () => (await mailboxesOf()).flatMap(({ digest_at }) => digest_at ?? []);
    await expect.poll(async () => (await digests()).length, IN_THE_END).toBe(1);
    const [digestAt] = await digests();
    // Eight in the morning in UTC, because the tenant has no time zone.
    expect(digestAt?.toISOString()).toMatch(/T08:00:00\.000Z$/);
    expect(digestAt?.getTime()).toBeGreaterThan(Date.now());
    await expect.poll(() => server.received.length, IN_THE_END).toBe(2);
    await later();
    await settled();
    expect(server.asked).not.toContain(calm.email);
    await later({ person_id: calm.personId }, { digest_at: new Date(0) });
    await expect.poll(() => server.to(calm.email).length, IN_THE_END).toBe(1);
    expect(server.asked).not.toContain(quiet.email);
    // People who turn their mail on again are told what waits.
    await silent.updateNotificationSettings({ mail: MailPace.EACH });
    await expect.poll(() => server.to(quiet.email).length, IN_THE_END).toBe(1);
    expect(server.received.length).toBe(4);
  });

  it('get mail by the routes of the pack and as stand-ins, and all of them after half of the time', {
    tags: 'full',
  }, async () => {
    const { tenantId } = desk;
    const approver = async () => (await TestPerson.create(node, [{ tenantId, role: 'approver' }])).signIn();
    const [chief, deputy, called] = [await approver(), await approver(), await approver()];
    const everybody = [await addressOf(0), await addressOf(1), chief.email, deputy.email, called.email].sort();
    const tell = { people: [chief.personId] };
    const routes = [{ operations: ['commerce_refund'], queues: ['refunds'], from: { EUR: '100.00' }, tell }];
    // A route with only channels says nothing about people.
    const ofChat = { tell: { channels: ['C024BE91L'] } };
    const approvals = { routes: [...routes, ofChat], escalate_to: { people: [called.personId] } };
    const many = Array.from({ length: 51 }, (_channel, index) => `C0${index}`);
    const admin = await desk.creator.signIn();
    for (const [field, wrong] of [
      ['approvals.routes[0].queues[0]', { routes: [{ ...routes[0], queues: ['elsewhere'] }] }],
      ['approvals.routes[0].operations[0]', { routes: [{ ...routes[0], operations: ['refund'] }] }],
      ['approvals.routes[0].from.EUR', { routes: [{ ...routes[0], from: { EUR: '1.001' } }] }],
      ['approvals.routes[0].tell.people[0]', { routes: [{ tell: { people: ['anna'] } }] }],
      ['approvals.escalate_to', { ...approvals, escalate_to: {} }],
      ['approvals.escalate_to.channels', { ...approvals, escalate_to: ofChat.tell }],
      ['approvals.routes[0].tell.channels[0]', { routes: [{ tell: { channels: ['#refunds'] } }] }],
      ['approvals.routes[0].tell.channels', { routes: [{ tell: { channels: [] } }] }],
      ['approvals.routes[0].tell.channels', { routes: [{ tell: { channels: ['C024BE91L', 'C024BE91L'] } }] }],
      ['approvals.routes[0].tell.channels', { routes: [{ tell: { channels: many } }] }],
    ] as const) {
      const packYaml = supportPack({ approvals: wrong });
      const { problems } = await admin.client(PackService).validatePack({ packYaml, policyCedar: '' });
      expect(
        problems.map((one) => one.field),
        JSON.stringify(wrong),
      ).toContain(field);
    }
    await activate(admin, supportPack({ approvals }));

    const small = (await desk.propose('90.00')).body.proposal_id;
    await expect.poll(() => server.received.map(({ to }) => to[0]).sort(), IN_THE_END).toEqual(everybody);
    await later();
    server.received.length = 0;
    const large = (await desk.propose(LARGE)).body.proposal_id;
    await expect.poll(() => server.received.map(({ to }) => to[0]), IN_THE_END).toEqual([chief.email]);
    // Their screens show the same proposals.
    const awaitedBy = async (person: TestPerson) =>
      (await person.client(NotificationService).listAwaitedProposals({})).proposals.map(({ proposalId }) => proposalId);
    expect((await awaitedBy(chief))[0]).toBe(large);
    expect(await awaitedBy(deputy)).not.toContain(large);

    // People who are away are told nothing; their stand-ins are told instead.
    const notifications = chief.client(NotificationService);
    const from = timestampFromDate(new Date(Date.now() - 1_000));
    const until = timestampFromDate(new Date(Date.now() + 3_600_000));
    const member = await TestPerson.create(node, [{ tenantId, role: 'member' }]);
    for (const standInPersonId of [chief.personId, member.personId, newId('usr')]) {
      await expect(notifications.setAbsence({ from, until, standInPersonId })).rejects.toThrow(/stand_in_person_id/);
    }
    await expect(notifications.setAbsence({ from: until, until: from })).rejects.toThrow(/until/);
    const { settings } = await notifications.setAbsence({ from, until, standInPersonId: deputy.personId });
    expect(settings?.absence).toMatchObject({ standInPersonId: deputy.personId });
    const standing = (await deputy.client(NotificationService).getNotificationSettings({})).settings?.standingIn;
    expect(standing).toMatchObject([{ name: `Person ${chief.email.slice(0, 5)}` }]);
    await expect.poll(() => server.to(deputy.email).length, IN_THE_END).toBe(1);
    expect(server.to(deputy.email)[0]?.text).toContain(large);
    expect([await awaitedBy(chief), await awaitedBy(deputy)]).toEqual([[], expect.arrayContaining([large])]);
    await desk.propose('110.00');
    await later();
    await expect.poll(() => server.to(deputy.email).length, IN_THE_END).toBe(2);
    expect(server.received.length).toBe(3);

    // A route delays others for half of the time at most. Then everybody who is not away is told, and finally the
    // people whom the pack calls in.
    const aged = async (part: number) => {
      const since = new Date(Date.now() - part * 36_000_000);
      const row = { created_at: since, 'waiting.since': since, expires_at: new Date(since.getTime() + 36_000_000) };
      await desk.write(large, { ...row, due_at: new Date() });
      server.received.length = 0;
      await node.services.actions.recovery.recover(tenantId);
      await node.services.platform.relay.drain(tenantId);
      await node.services.work.runDue(ROUND, tenantId);
      await later();
    };
    await aged(0.55);
    const there = everybody.filter((email) => email !== chief.email);
    await expect.poll(() => server.received.map(({ to }) => to[0]).sort(), IN_THE_END).toEqual(there);
    await desk.reject(small);
    // No route lets anybody approve more than before.
    expect((await node.services.actions.awaited.approvableBy(tenantId, member.personId, [large])).length).toBe(0);

    // People who return are told what they missed.
    server.received.length = 0;
    await notifications.endAbsence({});
    await later();
    await expect.poll(() => server.to(chief.email).length, IN_THE_END).toBeGreaterThan(0);
    expect(server.to(chief.email)[0]?.text).toContain('110.00 EUR');
    await aged(0.85);
    await expect.poll(() => server.to(called.email).length, IN_THE_END).toBeGreaterThan(0);
    await settled();
    expect(server.asked).not.toContain(desk.creator.email);
  });

  it('get a mail again with the same id if the process is killed before it records the mail', {
    tags: 'full',
  }, async () => {
    await other.end('SIGKILL');
    await node.end('SIGKILL');
    node.env['WORKGATE_FAULT_POINT'] = 'mail_sent';
    await node.spawn();
    const { pid } = node;
    const wanted = [await addressOf(0), await addressOf(1)].sort();
    await desk.propose(LARGE).catch(() => undefined);
    await expect.poll(() => isAlive(pid), IN_THE_END).toBe(false);
    expect(server.received).toHaveLength(1);
    expect((await mailboxesOf()).filter(({ letter }) => letter !== undefined)).toHaveLength(1);
    // The next process takes over the work of the killed process.
    await later();
    expect((await mailboxesOf()).filter(({ letter }) => letter !== undefined)).toEqual([]);
    for (const address of wanted) {
      const sent = server.to(address);
      expect(new Set(sent.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
    }
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...wanted, server.received[0]?.to[0]].sort());
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
