import { Code } from '@connectrpc/connect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { AccountService } from '../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { InvitationMailState, MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { personPrincipal } from '../../src/call-context.ts';
import { peopleCollections } from '../../src/identity/members/schema.ts';
import { AccountLinks } from '../../src/identity/sessions/account-links.ts';
import { AccountRepository } from '../../src/identity/sessions/account-repository.ts';
import { DIGEST_SENDING } from '../../src/notifications/mail/digest-sending.ts';
import type { LetterDocument } from '../../src/notifications/mail/letters/schema.ts';
import { LETTER_SENDING } from '../../src/notifications/mail/letters/sending.ts';
import { workgate } from '../faults/cli.ts';
import { newEmail } from '../support/accounts.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { MailServer, type ReceivedMail } from '../support/mail-server.ts';
import { anonymousClient, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const IN_THE_END = { timeout: 30_000, interval: 50 };
const PASSWORD = 'a long enough password';
const HOUR_MS = 60 * 60 * 1000;

let server: MailServer;
let node: TestService;
let tenantId: string;
let owner: TestPerson;

beforeAll(async () => {
  server = await MailServer.start();
  const env = { WORKGATE_SMTP_URL: server.url, WORKGATE_MAIL_FROM: 'Workgate <workgate@acme.test>' };
  node = await TestService.startOwn({ env });
});
afterAll(async () => {
  await node?.stop();
  await server?.down();
});
beforeEach(async () => {
  tenantId = await node.createTenant('Acme');
  owner = await (await TestPerson.create(node, [{ tenantId, role: 'owner' }])).signIn();
});
afterEach(() => {
  server.received.length = 0;
  server.asked.length = 0;
  server.refused.clear();
  server.unwanted.clear();
});

const letters = () => node.services.platform.mongo.connection.collection<LetterDocument>('letters');
const lettersTo = (to: string) => letters().find({ to }).toArray();
const members = (person = owner) => person.client(MemberService);
const browser = () => new TestPerson(node, { personId: '', email: '', password: '' });
const refused = async (call: Promise<unknown>) => Code[(await refusalOf(call)).code];

/**
 * Moves the end of each queued email to this address `ms` nearer, as if that time had passed, and sends what is due.
 */
async function later(to: string, ms = 0): Promise<void> {
  const shift = (at: Date) => new Date(at.getTime() - ms);
  for (const { _id, ends_at, tenant_id, due_at } of await lettersTo(to)) {
    // A second ago, because this machine's clock may be ahead of the database's.
    const due = due_at === undefined ? {} : { due_at: new Date(Date.now() - 1_000) };
    await letters().updateOne({ _id }, { $set: { ends_at: shift(ends_at), ...due } });
    await node.services.work.runDue(LETTER_SENDING, tenant_id);
  }
}

async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(() => server.to(address).length, IN_THE_END).toBe(count);
  return server.to(address)[count - 1] as ReceivedMail;
}

/**
 * Returns the only link of a mail, which is the same in its text and HTML parts. Registers the secret after `#`, which
 * no log may contain.
 */
function linkIn(mail: ReceivedMail): { path: string; secret: string } {
  const [, html = ''] = /<a href="([^"]*)"/.exec(mail.html) ?? [];
  expect(mail.html.match(/<a /g)?.length).toBe(1);
  expect(mail.text).toContain(html);
  const { pathname, hash, search } = new URL(html);
  expect(search).toBe('');
  node.keepSecret('secret of a link', hash.slice(1));
  return { path: pathname, secret: hash.slice(1) };
}

async function invite(email: string, by = owner) {
  const { invitation } = await members(by).inviteMember({ email, role: Role.APPROVER });
  if (invitation === undefined) throw new Error('There is no invitation in the answer');
  return invitation;
}

const mailOf = async (email: string) =>
  (await members().listInvitations({})).invitations.find((one) => one.email === email)?.mail;

describe('an invitation', { timeout: 120_000 }, () => {
  it('is mailed with a link that proves the address, unlike the link that the inviter passes on', async () => {
    const [mailed, handed] = [newEmail(), newEmail()];
    const invitation = await invite(mailed);
    expect(invitation.mail?.state).toBe(InvitationMailState.WAITING);
    const mail = await mailTo(mailed);
    await expect.poll(async () => (await mailOf(mailed))?.state, IN_THE_END).toBe(InvitationMailState.SENT);
    expect(mail.headers.get('subject')).toBe('[Acme] You are invited to Workgate');
    expect(mail.text).toMatch(/^Person p\w+ invites you to join Acme on Workgate, as an approver\./);
    expect(mail.html).not.toMatch(/<form|<button|<script|<img/i);
    const { path, secret } = linkIn(mail);
    expect(path).toBe(new URL(invitation.url).pathname);
    expect(new URL(invitation.url).hash).toBe('');
    // The stored email contains neither the secret of the link nor the id of the invitation.
    expect(JSON.stringify(await lettersTo(mailed))).not.toContain(secret);
    expect(JSON.stringify(await lettersTo(mailed))).not.toContain(invitation.invitationId);

    const accept = (invitationId: string, mailProof: string) =>
      browser().client(SessionService).acceptInvitation({ invitationId, password: PASSWORD, name: 'Grace', mailProof });
    const other = await invite(handed);
    const [foreign, broken] = [
      linkIn(await mailTo(handed)).secret,
      `${secret[0] === 'A' ? 'B' : 'A'}${secret.slice(1)}`,
    ];
    for (const proof of [foreign, broken]) {
      expect(await refused(accept(invitation.invitationId, proof))).toBe('InvalidArgument');
    }
    expect(await node.services.identity.accounts.findByEmail(mailed)).toBeNull();
    expect((await accept(invitation.invitationId, secret)).session?.person).toMatchObject({ emailVerified: true });
    expect(await refused(accept(invitation.invitationId, secret))).toBe('NotFound');
    const { session } = await accept(other.invitationId, '');
    expect(session).toMatchObject({ person: { emailVerified: false }, sendsMail: true });
  });

  it('gives the addressee an account that a squatter created under the address, and locks the squatter out', {
    tags: 'full',
  }, async () => {
    const email = newEmail();
    const { invitationId: handed } = await invite(email);
    await mailTo(email);
    const [squatter, squatted] = [browser(), 'the password of a squatter'];
    const sessions = squatter.client(SessionService);
    await sessions.acceptInvitation({ invitationId: handed, password: squatted, name: 'Squatter' });
    const { session: held } = await sessions.getSession({});
    const personId = held?.person?.personId ?? '';
    const key = await node.createKey(tenantId, ['work.read'], {}, { personId });
    const { authenticator, delegations } = node.services.identity;
    const { tenantCreatedAt } = await authenticator.authenticate(key.token, () => '127.0.0.1');
    const issuing = { tenantId, tenantCreatedAt, principal: personPrincipal(personId, 'Squatter') };
    const { token } = await delegations.issue(
      { ...issuing, correlationId: 'test', role: 'approver' },
      { agent: 'helper', scopes: ['agent.work.read'], endpoints: ['mcp'] },
    );
    expect((await key.client.listWorkItems()).status).toBe(200);
    // The account is in another tenant as well, with a key there.
    const beside = await node.createTenant('Gamma');
    await node.services.identity.members.add(beside, personId, 'member');
    const besides = await node.createKey(beside, ['work.read'], {}, { personId });
    const invitedElsewhere = async (count: number) => {
      const elsewhere = await node.createTenant('Beta');
      const other = await (await TestPerson.create(node, [{ tenantId: elsewhere, role: 'owner' }])).signIn();
      const { invitationId } = await invite(email, other);
      return { invitationId, mailProof: linkIn(await mailTo(email, count)).secret };
    };
    const anyone = anonymousClient(node, SessionService);
    const link = await invitedElsewhere(2);
    const { invitationId, mailProof } = link;
    expect((await anyone.getInvitation({ invitationId })).accountExists).toBe(true);
    expect((await anyone.getInvitation(link)).accountExists).toBe(false);
    const broken = `${mailProof[0] === 'A' ? 'B' : 'A'}${mailProof.slice(1)}`;
    expect(await refused(anyone.getInvitation({ invitationId, mailProof: broken }))).toBe('InvalidArgument');
    const accept = (password: string, name = 'Grace', by = link) =>
      browser()
        .client(SessionService)
        .acceptInvitation({ ...by, password, name });
    for (const chosen of [accept('eleven char'), accept(PASSWORD, '')]) {
      expect(await refused(chosen)).toBe('InvalidArgument');
    }
    await sessions.getSession({});

    const { session } = await accept(PASSWORD);
    expect(session?.person).toMatchObject({ personId, name: 'Grace', emailVerified: true });
    expect(session?.memberships).toHaveLength(3);
    expect(await refused(sessions.getSession({}))).toBe('Unauthenticated');
    expect(await refused(anyone.signIn({ email, password: squatted }))).toBe('Unauthenticated');
    await anyone.signIn({ email, password: PASSWORD });
    await expect.poll(async () => (await key.client.listWorkItems()).status, IN_THE_END).toBe(401);
    for (const [tenant, { keyId }] of [
      [tenantId, key],
      [beside, besides],
    ] as const) {
      expect((await node.services.identity.apiKeys.get(tenant, keyId)).revokedAt).not.toBeNull();
    }
    await expect(delegations.authenticate(token, 'mcp')).rejects.toMatchObject({ code: 'authentication_error' });
    // The new password is announced by mail and logged.
    expect((await mailTo(email, 3)).headers.get('subject')).toBe('Your password for Workgate was changed');
    await node.services.platform.relay.drain(tenantId);
    const about = { tenant_id: tenantId, type: 'member.password_reset', 'subject.id': personId };
    expect(await node.services.platform.mongo.connection.collection('event_log').countDocuments(about)).toBe(1);
    // A verified address belongs to this person alone, so a mailed invitation can no longer replace the password.
    const later = await invitedElsewhere(4);
    expect((await anyone.getInvitation(later)).accountExists).toBe(true);
    expect(await refused(accept(squatted, 'Grace', later))).toBe('Unauthenticated');
  });

  it('is not mailed after it is cancelled, and its mail has no deceptive text or links from others', {
    tags: 'full',
  }, async () => {
    const [gone, kept, replaced] = [newEmail(), newEmail(), newEmail()];
    await server.down();
    const hostile = `\r\nBcc: victim@example.com\r\n\r\n<a href="https://evil.test">\u202eClick</a> ${'x'.repeat(10_000)}`;
    const { connection } = node.services.platform.mongo;
    await connection.collection<{ _id: string }>('tenants').updateOne({ _id: tenantId }, { $set: { name: hostile } });
    await connection
      .collection<{ _id: string }>('people')
      .updateOne({ _id: owner.personId }, { $set: { name: hostile } });
    const { invitationId } = await invite(gone);
    await invite(kept);
    const first = await invite(replaced);
    const second = await invite(replaced);
    await members().cancelInvitation({ invitationId });
    const tries = async (to: string) => (await lettersTo(to)).reduce((sum, one) => sum + one.tries, 0);
    await expect.poll(() => tries(kept), IN_THE_END).toBeGreaterThan(0);
    // The email is postponed and retried as long as the invitation is valid.
    expect((await mailOf(kept))?.state).toBe(InvitationMailState.WAITING);
    await server.up();
    for (const address of [gone, kept, replaced]) await later(address, HOUR_MS);
    const mail = await mailTo(kept);
    const { path } = linkIn(await mailTo(replaced));
    expect(path).toBe(`/invitations/${second.invitationId}`);
    expect(path).not.toContain(first.invitationId);
    expect(server.asked).not.toContain(gone);
    expect(await lettersTo(gone)).toEqual([]);
    expect(server.asked).not.toContain('victim@example.com');
    expect(mail.headerNames).not.toContain('bcc');
    expect(mail.headers.get('subject')).toContain('[U+202E right-to-left override]');
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toContain('\u202e');
      expect(part).not.toMatch(/victim@|example\.com|evil\.test|https:\/\/evil/);
      expect(part).not.toContain('x'.repeat(200));
    }
    // If the mail server rejects the text that people have written, the email is sent without that text.
    server.unwanted.add('evil');
    const bare = newEmail();
    await invite(bare);
    expect((await mailTo(bare)).text).toMatch(/^You are invited to join a team on Workgate, as an approver\./);
  });

  it('shows the inviter when the address is refused, and is mailed a limited number of times', {
    tags: 'full',
  }, async () => {
    const [wrong, flooded] = [newEmail(), newEmail()];
    server.refused.add(wrong);
    const { invitationId } = await invite(wrong);
    await expect.poll(async () => (await mailOf(wrong))?.state, IN_THE_END).toBe(InvitationMailState.REFUSED);
    expect(await mailOf(wrong)).toMatchObject({ status: 550 });
    expect((await mailOf(wrong))?.words).toContain('[U+202E right-to-left override]');
    await later(wrong);
    expect(server.asked.filter((one) => one === wrong)).toHaveLength(1);
    // From here on the mail server accepts the address.
    server.refused.clear();
    const { invitation } = await members().resendInvitation({ invitationId });
    expect(invitation?.mail).toMatchObject({ state: InvitationMailState.WAITING, words: '' });
    await mailTo(wrong);
    await expect.poll(async () => (await mailOf(wrong))?.state, IN_THE_END).toBe(InvitationMailState.SENT);

    const made = await invite(flooded);
    await mailTo(flooded);
    const again = (id: string) => members().resendInvitation({ invitationId: id });
    for (let sent = 2; sent <= 4; sent += 1) {
      await again(made.invitationId);
      await mailTo(flooded, sent);
    }
    expect(new Set(server.to(flooded).map(({ headers }) => headers.get('message-id'))).size).toBe(4);
    const refusal = await refusalOf(again(made.invitationId));
    expect(Code[refusal.code]).toBe('ResourceExhausted');
    expect(refusal.info.retryAfter?.seconds).toBeGreaterThan(3_600n);
    // The address can still be invited: the inviter passes on the link.
    const limited = await invite(flooded);
    expect(limited.mail?.state).toBe(InvitationMailState.LIMITED);
    expect(limited.url).toContain(limited.invitationId);
    // Each tenant may send 4 invitations to one address, and all tenants together 50. When three tenants have reached
    // their limits, another tenant may still send, until all together have reached 50.
    const { office } = node.services.mail;
    const orders = (count: number, tenant = 'a') =>
      Array.from({ length: count }, (_, at) => ({
        kind: 'invitation' as const,
        tenantId: `ten_${tenant}${at >> 2}`,
        to: flooded,
        about: `${at}`,
      }));
    const admitted = async (all: ReturnType<typeof orders>) => {
      const answers = [];
      for (const one of all) answers.push(await office.admit(one));
      return answers.filter((next) => next === null).length;
    };
    expect(await admitted(orders(8))).toBe(8);
    const elsewhere = await node.createTenant('Other');
    const stranger = await (await TestPerson.create(node, [{ tenantId: elsewhere, role: 'owner' }])).signIn();
    expect(await refused(members(stranger).resendInvitation({ invitationId: limited.invitationId }))).toBe('NotFound');
    expect((await invite(flooded, stranger)).mail?.state).toBe(InvitationMailState.WAITING);
    await mailTo(flooded, 5);
    expect(await admitted(orders(60, 'b'))).toBe(50 - 4 - 8 - 1);
    expect((await invite(flooded, stranger)).mail?.state).toBe(InvitationMailState.LIMITED);
    // Waits until every email is recorded as sent.
    const due = async () => (await lettersTo(flooded)).filter(({ due_at }) => due_at !== undefined);
    await expect.poll(due, IN_THE_END).toEqual([]);
  });

  it('is mailed again under the same id when the process dies before it records the mail as sent', {
    tags: 'full',
  }, async () => {
    await node.end('SIGKILL');
    node.env['WORKGATE_FAULT_POINT'] = 'letter_sent';
    await node.spawn();
    const { pid } = node;
    const email = newEmail();
    await owner.signIn();
    await invite(email).catch(() => undefined);
    await expect.poll(() => isAlive(pid), IN_THE_END).toBe(false);
    expect(server.to(email)).toHaveLength(1);
    // The next process takes over the email that the killed process left.
    await later(email);
    expect((await lettersTo(email)).map(({ state }) => state)).toEqual(['sent']);
    const sent = server.to(email);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
    delete node.env['WORKGATE_FAULT_POINT'];
    await node.spawn();
  });
});

describe('an address', { timeout: 120_000 }, () => {
  const people = () => node.services.platform.mongo.connection.collection<{ _id: string; email: string }>('people');
  const account = (person: TestPerson) => person.client(AccountService);
  const verify = (token: string) => anonymousClient(node, AccountService).verifyEmail({ token });
  const look = (token: string) => anonymousClient(node, AccountService).getEmailVerification({ token });
  const isVerified = async (person: TestPerson) =>
    (await person.client(SessionService).getSession({})).session?.person?.emailVerified;
  const linkFor = async (person: TestPerson) => {
    await account(person).requestEmailVerification({});
    return linkIn(await mailTo(person.email));
  };
  const unverified = async () =>
    (await TestPerson.create(node, [{ tenantId, role: 'approver' }], { isVerified: false })).signIn();

  it('is verified only by confirming the link mailed to it, while it belongs to the same person', async () => {
    const [ada, bob] = [await unverified(), await unverified()];
    const { path, secret } = await linkFor(ada);
    expect(path).toBe('/verify-email');
    // Opening the link alone verifies nothing.
    const page = await fetch(`${node.address}${path}`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await isVerified(ada)).toBe(false);
    const [head, tail] = [secret.slice(0, 30), secret.slice(31)];
    const claim = Buffer.from(secret, 'base64url').subarray(16);
    const forged = Buffer.concat([Buffer.alloc(16), claim]).toString('base64url');
    const foreign = `${Buffer.from((await linkFor(bob)).secret, 'base64url')
      .subarray(0, 16)
      .toString('hex')}`;
    const mixed = Buffer.concat([Buffer.from(foreign, 'hex'), claim]).toString('base64url');
    for (const token of [`${head}${secret[30] === 'A' ? 'B' : 'A'}${tail}`, forged, mixed]) {
      expect(await refused(verify(token))).toBe('NotFound');
      expect(await refused(look(token))).toBe('NotFound');
    }
    // The proof in the link of an invitation is too short to be a verification token.
    const guest = newEmail();
    await invite(guest);
    expect(await refused(verify(linkIn(await mailTo(guest)).secret.padEnd(20, 'A')))).toBe('NotFound');

    await people().updateOne({ _id: ada.personId }, { $set: { email: newEmail() } });
    expect(await refused(verify(secret)), 'after the address has changed').toBe('NotFound');
    await people().updateOne({ _id: ada.personId }, { $set: { email: ada.email } });
    expect(await isVerified(ada)).toBe(false);
    // The recipient may not be the person who created the account, so the page first shows whose account it is. This
    // verifies nothing yet.
    const { name: personName } = (await ada.client(SessionService).getSession({})).session?.person ?? {};
    expect(await look(secret)).toMatchObject({ email: ada.email, personName });
    expect(await isVerified(ada)).toBe(false);
    expect(await verify(secret)).toMatchObject({ email: ada.email });
    expect(await isVerified(ada)).toBe(true);
    expect(await isVerified(bob)).toBe(false);
    // No more email is sent to a verified address, and none is stored.
    await account(ada).requestEmailVerification({});
    expect(await lettersTo(ada.email)).toEqual([]);
    // An expired link is invalid.
    const links = node.services.identity.emailVerification;
    const { token = '', endsAt = new Date(0) } = (await links.read(bob.personId, bob.email)) ?? {};
    expect(endsAt.getTime() - Date.now()).toBeGreaterThan(70 * HOUR_MS);
    const ended = new AccountLinks(node.services.platform.keyRing);
    expect(ended.open('verification', token, new Date(endsAt.getTime() - 1))?.personId).toBe(bob.personId);
    expect(ended.open('verification', token, endsAt)).toBeNull();
  });

  it('gets one request to confirm it and no mail about proposals, until it is verified', {
    tags: 'full',
  }, async () => {
    const desk = await RefundDesk.open(node);
    const ids = desk.approvers.map(({ principal }) => principal.id);
    const collection = node.services.platform.mongo.connection.collection<{ _id: string; email: string }>('people');
    const [row] = await collection.find({ _id: ids[0] ?? '' }).toArray();
    const [id, address] = [row?._id ?? '', row?.email ?? ''];
    await collection.updateOne({ _id: id }, { $set: { email_verified: false } });
    const { proposal_id: proposalId } = (await desk.propose(LARGE)).body;
    const mail = await mailTo(address);
    expect(mail.headers.get('subject')).toBe('Confirm your address for Workgate');
    for (const part of [mail.text, mail.html]) {
      for (const word of [proposalId, 'EUR', 'refund', 'pproval', 'Test tenant']) expect(part).not.toContain(word);
    }
    const settled = () =>
      node.services.platform.mongo.connection
        .collection('mailboxes')
        .countDocuments({ tenant_id: desk.tenantId, person_id: id, due_at: { $exists: true } });
    await expect.poll(settled, IN_THE_END).toBe(0);
    await desk.propose('140.00');
    await desk.propose('150.00');
    const rounds = () =>
      node.services.platform.mongo.connection
        .collection('mail_rounds')
        .countDocuments({ tenant_id: desk.tenantId, due_at: { $exists: true } });
    await expect.poll(rounds, IN_THE_END).toBe(0);
    await node.services.work.runDue(DIGEST_SENDING, desk.tenantId);
    expect(server.to(address)).toHaveLength(1);
    await verify(linkIn(mail).secret);
    const told = await mailTo(address, 2);
    expect(told.headers.get('subject')).toContain('3 proposals wait for your approval');
    expect(told.text).toContain(proposalId);
  });

  it('has to be verified before its person approves anything', async () => {
    const desk = await RefundDesk.open(node);
    const place = [{ tenantId: desk.tenantId, role: 'approver' as const }];
    const person = await (await TestPerson.create(node, place, { isVerified: false })).signIn();
    const actions = person.client(ActionService);
    const { proposal_id: proposalId, payload_hash: payloadHash } = (await desk.propose(LARGE)).body;
    const { standing } = await actions.getApprovalCase({ proposalId });
    expect(standing?.refusal).toContain('Verify your email address first');
    const { info } = await refusalOf(actions.approveActionProposal({ proposalId, payloadHash }));
    expect([info.code, info.problems[0]?.field]).toEqual(['policy_denied', 'workgate/verified-address']);
    expect(await desk.statusOf(proposalId)).toBe('pending_approval');
    await person.client(AccountService).requestEmailVerification({});
    await person.client(AccountService).verifyEmail({ token: linkIn(await mailTo(person.email)).secret });
    expect(await desk.approvalBy(person, { proposal_id: proposalId, payload_hash: payloadHash })).toBe('approved');
  });

  it('is verified if the operator says so', { tags: 'full' }, async () => {
    const create = async (...more: string[]) => {
      const who = ['--tenant', tenantId, '--email', newEmail(), '--role', 'approver', ...more];
      const { stdout } = await workgate(node.env, ['admin', 'create', ...who]);
      const { password, email, email_verified } = JSON.parse(stdout);
      node.keepSecret('password', password);
      const stored = await node.services.identity.accounts.findByEmail(email);
      return [email_verified, stored?.emailVerified];
    };
    expect(await create()).toEqual([false, false]);
    expect(await create('--verified')).toEqual([true, true]);
  });

  it('gets at most three requests to confirm it, and nobody else gets any', async () => {
    const ada = await unverified();
    for (let sent = 1; sent <= 3; sent += 1) {
      await account(ada).requestEmailVerification({});
      await mailTo(ada.email, sent);
    }
    expect(await refused(account(ada).requestEmailVerification({}))).toBe('ResourceExhausted');
    expect(server.asked.filter((one) => one !== ada.email)).toEqual([]);
  });
});

describe('a password reset', { timeout: 120_000 }, () => {
  const ask = (email: string) => anonymousClient(node, AccountService).requestPasswordReset({ email });
  const reset = (token: string, newPassword = PASSWORD) =>
    anonymousClient(node, AccountService).resetPassword({ token, newPassword });
  const askers = () => node.services.platform.mongo.connection.collection('letter_quotas');
  const member = async () => (await TestPerson.create(node, [{ tenantId, role: 'member' }])).signIn();
  const signIn = (email: string, password: string) => anonymousClient(node, SessionService).signIn({ email, password });
  const logged = async (personId: string, tenant = tenantId) => {
    await node.services.platform.relay.drain(tenant);
    const log = node.services.platform.mongo.connection.collection('event_log');
    return log.countDocuments({ tenant_id: tenant, type: 'member.password_reset', 'subject.id': personId });
  };
  beforeEach(async () => {
    // All tests share one network, whose requests are limited.
    await askers().deleteMany({});
  });

  it('works once by a mailed link, ends all sessions and other links, is logged and announced by mail', async () => {
    const ada = await member();
    const elsewhere = await node.createTenant('Beta');
    await node.services.identity.members.add(elsewhere, ada.personId, 'viewer');
    const second = new TestPerson(node, ada);
    await second.signIn();
    await ask(ada.email.toUpperCase());
    const mail = await mailTo(ada.email);
    expect(mail.headers.get('subject')).toBe('Choose a new password for Workgate');
    const { path, secret } = linkIn(mail);
    expect(path).toBe('/reset-password');
    await fetch(`${node.address}${path}`);
    await ask(ada.email);
    const other = linkIn(await mailTo(ada.email, 2)).secret;
    // A sent email is deleted, and its token works for nothing other than a password reset.
    await expect.poll(() => lettersTo(ada.email), IN_THE_END).toEqual([]);
    expect(await refused(anonymousClient(node, AccountService).verifyEmail({ token: secret }))).toBe('NotFound');
    expect(await refused(reset(secret, 'eleven char'))).toBe('InvalidArgument');
    await ada.client(SessionService).getSession({});
    node.keepSecret('password', PASSWORD);

    const uses = await Promise.allSettled([reset(secret), reset(secret), reset(other)]);
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const token of [secret, other]) expect(await refused(reset(token))).toBe('NotFound');
    for (const person of [ada, second]) {
      expect(await refused(person.client(SessionService).getSession({}))).toBe('Unauthenticated');
    }
    expect(await refused(signIn(ada.email, ada.password))).toBe('Unauthenticated');
    expect((await signIn(ada.email, PASSWORD)).session?.person?.personId).toBe(ada.personId);
    for (const tenant of [tenantId, elsewhere]) {
      await expect.poll(() => logged(ada.personId, tenant), IN_THE_END).toBe(1);
    }
    const told = await mailTo(ada.email, 3);
    expect(told.headers.get('subject')).toBe('Your password for Workgate was changed');
    await expect.poll(() => lettersTo(ada.email), IN_THE_END).toEqual([]);
    for (const tenant of [tenantId, elsewhere]) expect(await logged(ada.personId, tenant)).toBe(1);
  });

  it('refuses a sign-in and a password change that began with the old password before the reset', {
    tags: 'full',
  }, async () => {
    const ada = await member();
    const { connection } = node.services.platform.mongo;
    const repository = new AccountRepository(peopleCollections(connection));
    const known = (await repository.passwordHash(ada.personId)) ?? '';
    const change = { known, hash: await node.services.identity.accounts.hash(PASSWORD), at: new Date() };
    const counted = () => connection.collection('sessions').countDocuments({ person_id: ada.personId });
    const underWay: Promise<string | undefined>[] = [];
    const begin = async () => {
      const passwords = { currentPassword: ada.password, newPassword: `${ada.password}!` };
      if (underWay.length === 0) {
        underWay.push(refused(ada.client(SessionService).changePassword(passwords)));
        underWay.push(refused(signIn(ada.email, ada.password)));
      }
      // By now the session of the sign-in is stored. This transaction began earlier and does not see that session.
      await expect.poll(counted, IN_THE_END).toBe(2);
    };
    expect(await repository.replacePassword({ _id: ada.personId, email: ada.email }, change, begin)).toBe(true);
    const [changing, signingIn] = await Promise.all(underWay);
    expect(signingIn).toBe('Unauthenticated');
    expect(['InvalidArgument', 'Unauthenticated']).toContain(changing);
    expect(await counted()).toBe(0);
    expect((await signIn(ada.email, PASSWORD)).session?.person?.personId).toBe(ada.personId);
  });

  it('answers the same for every address, and sends mail to verified addresses only', {
    tags: 'full',
  }, async () => {
    const known = await member();
    const unverified = await TestPerson.create(node, [{ tenantId, role: 'member' }], { isVerified: false });
    const [unknown, guest] = [newEmail(), newEmail()];
    await invite(guest);
    await mailTo(guest);
    const answers = await Promise.all([known.email, unverified.email, unknown, guest].map(ask));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await mailTo(known.email);
    for (const address of [unverified.email, unknown, guest]) {
      await expect
        .poll(async () => (await lettersTo(address)).filter(({ kind }) => kind === 'password_reset'), IN_THE_END)
        .toEqual([]);
    }
    expect(server.asked.toSorted()).toEqual([guest, known.email].toSorted());
    // Above the limit, no email is sent, and the answer stays the same for the known and the unknown address.
    for (let asked = 2; asked <= 5; asked += 1) {
      for (const email of [known.email, unknown]) expect(await ask(email)).toEqual(answers[0]);
      await mailTo(known.email, Math.min(asked, 3));
    }
    expect(await lettersTo(known.email)).toEqual([]);
    expect(server.to(known.email)).toHaveLength(3);
    // The limit of 3 is per network, so another network may still request a reset for the address. All networks
    // together may request 30.
    const { passwordReset } = node.services.identity;
    for (const email of [known.email, unknown]) {
      expect(await passwordReset.request(email, '198.51.100.7')).toBeUndefined();
    }
    await mailTo(known.email, 4);
    const of = (host: number) => ({
      kind: 'password_reset' as const,
      tenantId: null,
      to: known.email,
      about: '',
      network: `n${host}`,
    });
    const sent = [];
    for (let asked = 0; asked < 40; asked += 1) sent.push(await node.services.mail.office.admit(of(asked % 20)));
    expect(sent.filter((next) => next === null)).toHaveLength(30 - 3 - 1);
    await passwordReset.request(known.email, '203.0.113.9');
    expect(await lettersTo(known.email)).toEqual([]);
    expect(server.to(known.email)).toHaveLength(4);
    // A network has a limit of its own, whatever the addresses that it asks for.
    const outcomes: string[] = [];
    for (let asked = 12; asked <= 31 && outcomes.at(-1) !== 'ResourceExhausted'; asked += 1) {
      outcomes.push(
        await ask(newEmail()).then(
          () => 'ok',
          async (error) => Code[error.code] ?? '',
        ),
      );
    }
    expect(outcomes.at(-1)).toBe('ResourceExhausted');
    expect(outcomes.length).toBeGreaterThan(10);
  });

  it('refuses a link that has expired, is for another person, or is for an address that has changed', async () => {
    const [ada, bob] = [await member(), await member()];
    const links = new AccountLinks(node.services.platform.keyRing);
    const { token = '', endsAt = new Date(0) } = (await node.services.identity.passwordReset.read(ada.email)) ?? {};
    expect(endsAt.getTime() - Date.now()).toBeLessThanOrEqual(HOUR_MS);
    expect(links.open('password_reset', token, new Date(endsAt.getTime() - 1))?.personId).toBe(ada.personId);
    expect(links.open('password_reset', token, endsAt)).toBeNull();
    const of = (person: TestPerson, state: string[], end: Date) =>
      links.make('password_reset', person.personId, state, end);
    const ended = of(ada, ['x'], new Date(Date.now() - 1));
    const guessed = of(bob, [bob.email, 'not the hash'], endsAt);
    const swapped = Buffer.concat([
      Buffer.from(token, 'base64url').subarray(0, 16),
      Buffer.from(guessed, 'base64url').subarray(16),
    ]).toString('base64url');
    for (const one of [ended, guessed, swapped]) expect(await refused(reset(one))).toBe('NotFound');
    const people = node.services.platform.mongo.connection.collection<{ _id: string; email: string }>('people');
    await people.updateOne({ _id: ada.personId }, { $set: { email: newEmail() } });
    expect(await refused(reset(token))).toBe('NotFound');
    await people.updateOne({ _id: ada.personId }, { $set: { email: ada.email } });
    expect(await logged(ada.personId)).toBe(0);
    // A password change by the person also invalidates the link, and is logged once.
    await ada.client(SessionService).changePassword({ currentPassword: ada.password, newPassword: PASSWORD });
    expect(await refused(reset(token))).toBe('NotFound');
    expect(await logged(ada.personId)).toBe(1);
  });

  it('is logged and announced even if the process dies right after it and the mail server is down for an hour', {
    tags: 'full',
  }, async () => {
    const ada = await member();
    await ask(ada.email);
    const { secret } = linkIn(await mailTo(ada.email));
    await server.down();
    await node.end('SIGKILL');
    node.env['WORKGATE_FAULT_POINT'] = 'password_reset';
    await node.spawn();
    const { pid } = node;
    await reset(secret).catch(() => undefined);
    await expect.poll(() => isAlive(pid), IN_THE_END).toBe(false);
    delete node.env['WORKGATE_FAULT_POINT'];
    await node.spawn();
    expect((await signIn(ada.email, PASSWORD)).session?.person?.personId).toBe(ada.personId);
    await expect.poll(() => logged(ada.personId), IN_THE_END).toBe(1);
    await server.up();
    await later(ada.email, HOUR_MS);
    // The email is sent at least once, under one id. The process may send it just when the test makes it due again.
    await expect.poll(() => server.to(ada.email).length, IN_THE_END).toBeGreaterThan(1);
    const told = server.to(ada.email).slice(1);
    for (const { headers } of told) expect(headers.get('subject')).toBe('Your password for Workgate was changed');
    expect(new Set(told.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
    expect(await logged(ada.personId)).toBe(1);
  });

  it('on the command line has no person as actor, is logged even if the command dies, and is announced', {
    tags: 'full',
  }, async () => {
    const ada = await member();
    const elsewhere = await node.createTenant('Beta');
    await node.services.identity.members.add(elsewhere, ada.personId, 'viewer');
    const replace = (env: Record<string, string>) => workgate(env, ['admin', 'reset-password', '--email', ada.email]);
    const { WORKGATE_SMTP_URL: _, WORKGATE_MAIL_FROM: __, ...withoutMail } = node.env;
    expect(await replace({ ...withoutMail, WORKGATE_FAULT_POINT: 'password_reset' })).toMatchObject({ stdout: '' });
    expect(await refused(ada.client(SessionService).getSession({}))).toBe('Unauthenticated');
    expect(await refused(signIn(ada.email, ada.password))).toBe('Unauthenticated');
    for (const tenant of [tenantId, elsewhere]) expect(await logged(ada.personId, tenant)).toBe(1);
    const log = node.services.platform.mongo.connection.collection('event_log');
    const about = { type: 'member.password_reset', 'subject.id': ada.personId };
    const actor = { type: 'system', id: 'workgate-cli', accountable: null };
    expect(await log.find(about).toArray()).toMatchObject([{ actor }, { actor }]);
    expect(server.to(ada.email)).toEqual([]);

    const { stdout, status } = await replace(node.env);
    expect(status).toBe(0);
    const { password, person_id } = JSON.parse(stdout);
    node.keepSecret('password', password);
    expect(person_id).toBe(ada.personId);
    expect((await signIn(ada.email, password)).session?.person?.personId).toBe(ada.personId);
    for (const tenant of [tenantId, elsewhere]) expect(await logged(ada.personId, tenant)).toBe(2);
    const told = await mailTo(ada.email);
    expect(told.headers.get('subject')).toBe('Your password for Workgate was changed');
    expect(told.text).toContain('by the operator of this service');
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
