import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import {
  ChatCardProblem,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  MailPace,
  NotificationService,
} from '../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { personPrincipal } from '../../src/call-context.ts';
import type { CardDocument } from '../../src/chat-approvals/cards/schema.ts';
import { CARD_ROUND } from '../../src/chat-approvals/rounds/rounds.ts';
import { CARD_WRITING } from '../../src/chat-approvals/writing.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { Role } from '../../src/identity/roles.ts';
import { LateReplies } from '../../src/integrations/chat/late-replies.ts';
import { Letters } from '../../src/mail/letters/office.ts';
import { TELLING } from '../../src/mail/telling.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { BoltJudge } from '../support/bolt-judge.ts';
import { ChatDesk, type ConnectedWorkspace } from '../support/chat-desk.ts';
import { directChannelOf, type FakeBlock, type FakeMessage, newChatId } from '../support/fake-chat.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { MailServer } from '../support/mail-server.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';

const IN_THE_END = { timeout: 30_000, interval: 50 };

let desk: ChatDesk;
let mails: MailServer;

beforeAll(async () => {
  mails = await MailServer.start();
  const env = { WORKGATE_SMTP_URL: mails.url, WORKGATE_MAIL_FROM: 'Workgate <workgate@acme.test>' };
  desk = await ChatDesk.open({ env });
});
afterAll(async () => {
  await desk?.close();
  await mails?.down();
});

const collection = (name: string) => desk.service.services.platform.mongo.connection.collection(name);

/** Somebody of a tenant, signed in. */
async function somebody(tenantId: string, role: Role = 'approver'): Promise<TestPerson> {
  return (await TestPerson.create(desk.service, [{ tenantId, role }])).signIn();
}

async function newCode(person: TestPerson): Promise<string> {
  return (await person.client(IntegrationService).createChatLinkCode({})).code;
}

/** Types a code in a workspace. @returns what the account is answered. */
async function type(connected: ConnectedWorkspace, userId: string, code: string): Promise<string> {
  return (await desk.command(connected, `link ${code}`, { user_id: userId })).body?.text ?? '';
}

const linksOf = async (person: TestPerson) => (await person.client(IntegrationService).listOwnChatLinks({})).links;

describe('an account of a workspace that is linked to a member', { timeout: 120_000 }, () => {
  it('is linked by a code of theirs, once, and until they unlink it', async () => {
    const connected = await desk.connect();
    const { tenantId, integration, workspace } = connected;
    const [ada, bob] = [await somebody(tenantId), await somebody(tenantId)];
    await collection('people').updateOne({ email: bob.email }, { $set: { email_verified: false } });
    const [adas, bobs] = [newChatId('U'), newChatId('U')];
    expect(await ada.client(IntegrationService).listOwnChatLinks({})).toMatchObject({ links: [], linkable: true });

    const made = await ada.client(IntegrationService).createChatLinkCode({});
    expect(made.command).toBe(`/work link ${made.code}`);
    const stored = await collection('chat_link_codes').findOne({ tenant_id: tenantId });
    expect(JSON.stringify(stored)).not.toContain(made.code);
    // However it is typed; and once more where the platform delivers it again.
    const form = desk.commandForm(connected, `LINK ${made.code.toLowerCase()}`, { user_id: adas });
    for (const _delivery of [1, 2]) {
      expect((await desk.send('commands', form)).body?.text).toContain('is linked to Person');
    }
    const [link, ...others] = await linksOf(ada);
    expect(others).toEqual([]);
    expect(link).toMatchObject({ chatUserId: adas, workspaceName: workspace.teamName });
    expect(link?.integrationId).toBe(integration.integrationId);
    const { chatLinks } = desk.service.services.integrations;
    const member = () => chatLinks.memberOf(tenantId, integration.integrationId, adas);
    expect(await member()).toMatchObject({ linkId: link?.linkId, personId: ada.personId, role: 'approver' });

    // Whoever had a session of hers may have made the code.
    const letters = () => mails.to(ada.email).filter(({ text }) => text.includes(adas));
    await expect.poll(() => letters().length, IN_THE_END).toBeGreaterThan(0);
    expect(letters()[0]?.headers.get('subject')).toContain('A chat account was linked to you');
    expect(letters()[0]?.text).toContain('/account/chat');

    // Used; no code at all; and none of what is typed becomes work.
    expect(await type(connected, bobs, made.code)).toContain('no code that is good here');
    expect(await type(connected, bobs, 'accounts')).toContain('no code that is good here');
    expect(await type(connected, bobs, '')).toContain('/account/chat');
    // An account is one member's, and a member has one account in a workspace.
    expect(await type(connected, adas, await newCode(bob))).toContain('linked already');
    expect(await type(connected, bobs, await newCode(ada))).toContain('linked already');
    expect(await linksOf(bob)).toEqual([]);
    expect(await desk.workItems(tenantId)).toEqual([]);

    // Nobody ends what is not theirs.
    const linkId = link?.linkId ?? '';
    await expect(bob.client(IntegrationService).endOwnChatLink({ linkId })).rejects.toMatchObject({ code: 5 });
    await ada.client(IntegrationService).endOwnChatLink({ linkId });
    expect(await member()).toBeNull();
    await expect(ada.client(IntegrationService).endOwnChatLink({ linkId })).rejects.toMatchObject({ code: 5 });
    const told = await desk.events(tenantId, linkId);
    expect(told.map(({ type, actor, data }) => [type, actor.id, data['reason']])).toEqual([
      ['chat_link.created', ada.personId, undefined],
      ['chat_link.ended', ada.personId, 'unlinked'],
    ]);
    // The account is free again. Of bob nobody knows whether the address is his: nothing is sent there.
    expect(await type(connected, adas, await newCode(bob))).toContain('is linked to');
    await expect.poll(() => collection('letters').countDocuments({ kind: 'chat_linked' }), IN_THE_END).toBe(0);
    expect(mails.to(bob.email)).toEqual([]);
  });

  it('is linked by no code that is old, of another tenant, or guessed', async () => {
    const [connected, foreign] = [await desk.connect(), await desk.connect()];
    const { tenantId, integration } = connected;
    const ada = await somebody(tenantId);
    const userId = newChatId('U');
    const tooOld = await newCode(ada);
    const past = { $set: { expires_at: new Date(Date.now() - 1) } };
    await collection('chat_link_codes').updateOne({ tenant_id: tenantId }, past);
    expect(await type(connected, userId, tooOld)).toContain('no code that is good here');
    // A new code takes the place of the one before.
    const [replaced, good] = [await newCode(ada), await newCode(ada)];
    expect(await type(connected, userId, replaced)).toContain('no code that is good here');
    expect(await type(foreign, userId, good)).toContain('no code that is good here');
    // The limit is of an account in a workspace; another one goes on.
    const wrong = () => type(connected, userId, '0000-0000');
    for (const _guess of [3, 4, 5]) expect(await wrong()).toContain('no code that is good here');
    expect(await type(connected, userId, good)).toContain('Too many codes');
    expect(await type(connected, newChatId('U'), good)).toContain('is linked to');
    // And of a workspace as a whole.
    const counters = { _id: { $regex: `^${integration.integrationId}/\\d+$` } as never };
    await collection('chat_link_guesses').updateMany(counters, { $set: { count: 100 } });
    expect(await type(connected, newChatId('U'), await newCode(ada))).toContain('Too many codes');
  });

  it('acts for nobody once the member has left or is signed out, or the app is gone, and not again afterwards', async () => {
    const connected = await desk.connect();
    const { tenantId, integration } = connected;
    const { members, passwordReset } = desk.service.services.identity;
    const { chatLinks, chatInstallations } = desk.service.services.integrations;
    const admin = desk.adminCall(tenantId);
    const linked = async () => {
      const [person, userId] = [await somebody(tenantId), newChatId('U')];
      expect(await type(connected, userId, await newCode(person))).toContain('is linked to');
      const [link] = await linksOf(person);
      const member = () => chatLinks.memberOf(tenantId, integration.integrationId, userId);
      expect(await member()).toMatchObject({ personId: person.personId });
      return { person, member, linkId: link?.linkId ?? '' };
    };
    const [removed, signedOut, demoted, last] = [await linked(), await linked(), await linked(), await linked()];
    const [robbed, careful] = [await linked(), await linked()];
    const stolen = await newCode(robbed.person);
    const owner = (await somebody(tenantId, 'owner')).in(tenantId);
    await members.remove(owner, removed.person.personId);
    await members.endSessions(owner, signedOut.person.personId, null);
    await members.updateRole(owner, demoted.person.personId, 'viewer');
    const letter = await passwordReset.read(robbed.person.email);
    await passwordReset.reset(letter?.token ?? '', 'a password that nobody else has', 'test');
    const other = await new TestPerson(desk.service, careful.person).signIn();
    const made = await newCode(other);
    const passwords = { currentPassword: careful.person.password, newPassword: 'a password that nobody else has' };
    await careful.person.client(SessionService).changePassword(passwords);
    // At once, whatever has become of the events.
    expect(await careful.member()).toBeNull();
    expect(await linksOf(careful.person), 'in the session that has changed it').toEqual([]);
    expect(await type(connected, newChatId('U'), made)).toContain('no code that is good here');
    expect(await robbed.member()).toBeNull();
    expect(await type(connected, newChatId('U'), stolen)).toContain('no code that is good here');
    expect(await removed.member()).toBeNull();
    expect(await signedOut.member()).toBeNull();
    expect(await demoted.member()).toMatchObject({ role: 'viewer' });
    await members.add(tenantId, removed.person.personId, 'approver');
    expect(await removed.member()).toBeNull();

    const codeBefore = await newCode(await signedOut.person.signIn());
    expect((await desk.event(connected, { type: 'app_uninstalled' })).status).toBe(200);
    expect(await last.member()).toBeNull();
    expect(await type(connected, newChatId('U'), codeBefore)).toContain('not authorized');
    await chatInstallations.record(admin, {
      identity: {
        teamId: connected.workspace.teamId,
        enterpriseId: null,
        isEnterpriseInstall: false,
        appId: 'A0KRD7HC3',
      },
      teamName: null,
      scopes: ['commands'],
    });
    expect(await last.member()).toBeNull();
    const reasonOf = async (linkId: string) => (await desk.events(tenantId, linkId)).at(-1)?.data['reason'];
    for (const [{ linkId }, reason] of [
      [removed, 'member_removed'],
      [signedOut, 'member_signed_out'],
      [robbed, 'password_reset'],
      [careful, 'password_reset'],
      [last, 'app_uninstalled'],
    ] as const) {
      await expect.poll(() => reasonOf(linkId), IN_THE_END).toBe(reason);
    }
    for (const [{ person }, how] of [
      [robbed, 'by a link that was mailed to you'],
      [careful, 'by somebody who knew it'],
    ] as const) {
      const told = () => mails.to(person.email).some(({ text }) => text.includes(how));
      await expect.poll(told, IN_THE_END).toBe(true);
    }
  });

  it('is linked by no code, nor stays linked, that was made while what its session acts with was ended', async () => {
    const connected = await desk.connect();
    const { tenantId, integration } = connected;
    const { services } = desk.service;
    const { members, passwordReset } = services.identity;
    const { chatLinks } = services.integrations;
    const [careless, hasty, changing, signedOut] = [
      await somebody(tenantId),
      await somebody(tenantId),
      await somebody(tenantId),
      await somebody(tenantId),
    ];
    const useless = 'no code that is good here';
    const replace = async (email: string) =>
      passwordReset.reset((await passwordReset.read(email))?.token ?? '', 'a password that nobody else has', 'test');

    // Between the moment at which a password is said to be replaced and the one at which it is.
    const { office } = services.mail;
    const put = vi.spyOn(office, 'put');
    const meanwhile = (act: () => Promise<void>) =>
      put.mockImplementationOnce(async (...letter) => {
        await act();
        await Letters.prototype.put.apply(office, letter);
      });
    let late = '';
    meanwhile(async () => {
      late = await newCode(careless);
    });
    await replace(careless.email);
    expect(late).not.toBe('');
    expect(await type(connected, newChatId('U'), late)).toContain(useless);
    const userId = newChatId('U');
    meanwhile(async () => {
      expect(await type(connected, userId, await newCode(hasty))).toContain('is linked to');
    });
    await replace(hasty.email);
    put.mockRestore();
    expect(await chatLinks.memberOf(tenantId, integration.integrationId, userId)).toBeNull();
    const link = await collection('chat_links').findOne({ tenant_id: tenantId, person_id: hasty.personId });
    const ended = async () => (await desk.events(tenantId, String(link?._id))).at(-1)?.data['reason'];
    await expect.poll(ended, IN_THE_END).toBe('password_reset');

    // In the session that changes a password, before another one has taken its place.
    const sessionOf = async ({ personId }: TestPerson) =>
      String((await collection('sessions').findOne({ person_id: personId }))?._id);
    const before = await newCode(changing);
    const row = await collection('person_accounts').findOne({ person_id: changing.personId });
    const passwords = { known: String(row?.['password']), hash: String(row?.['password']), at: new Date() };
    const { personId, email } = changing;
    const change = { ...passwords, sparing: await sessionOf(changing) };
    expect(await passwordReset.change({ personId, email, name: 'Ada' }, change, 'test')).toBe(true);
    expect(await type(connected, newChatId('U'), before)).toContain(useless);
    await expect(newCode(changing)).rejects.toMatchObject({ code: Code.Unauthenticated });
    expect(await type(connected, newChatId('U'), await newCode(await changing.signIn()))).toContain('is linked to');

    // In a session that an administrator has ended, and no other one.
    const leaving = await somebody(tenantId);
    const left = await newCode(leaving);
    await members.endSessions(
      (await somebody(tenantId, 'owner')).in(tenantId),
      leaving.personId,
      await sessionOf(leaving),
    );
    expect(await type(connected, newChatId('U'), left)).toContain(useless);

    // By a request that was let in before an administrator has ended all sessions; this one acts for another tenant by now.
    const call = { tenantId, principal: personPrincipal(signedOut.personId, 'Bob'), correlationId: 'test' };
    const session = await sessionOf(signedOut);
    await collection('sessions').updateOne({ _id: session as never }, { $set: { active_tenant_id: 'ten_other' } });
    await members.endSessions((await somebody(tenantId, 'owner')).in(tenantId), signedOut.personId, null);
    const { code } = await chatLinks.createCode(call, session);
    expect(await type(connected, newChatId('U'), code)).toContain(useless);
  });
});

/** A tenant with a shop, whose approvals stand in a channel, and an approver who is linked there. */
class CardDesk {
  readonly refunds: RefundDesk;
  readonly connected: ConnectedWorkspace;
  readonly token: string;
  readonly ada: TestPerson;
  readonly adas: string;

  private constructor(
    refunds: RefundDesk,
    connected: ConnectedWorkspace,
    token: string,
    ada: TestPerson,
    adas: string,
  ) {
    this.refunds = refunds;
    this.connected = connected;
    this.token = token;
    this.ada = ada;
    this.adas = adas;
  }

  static async open(): Promise<CardDesk> {
    const refunds = await RefundDesk.open(desk.service);
    const admin = await refunds.creator.signIn();
    const connected = await desk.connect({ tenantId: refunds.tenantId, channels: [] });
    const { workspace, integration, channel } = connected;
    // Where the tenant's refunds wait.
    await desk.map(refunds.tenantId, integration.integrationId, { pageId: channel.pageId, queueKey: 'refunds' });
    workspace.channels.push(channel.pageId);
    const token = desk.platform.issueToken(workspace);
    const client = admin.client(IntegrationService);
    const on = { mappingId: channel.channelId, approvals: true };
    // Nothing is switched on that nothing can be posted to.
    await expect(client.setChatChannelApprovals(on)).rejects.toMatchObject({ code: 9 });
    await desk.storeToken(admin, {
      chat_team_id: workspace.teamId,
      chat_api_app_id: workspace.appId,
      bot_token: token,
    });
    expect((await desk.map(refunds.tenantId, integration.integrationId, { pageId: newChatId('C') })).approvals).toBe(
      false,
    );
    expect((await client.setChatChannelApprovals(on)).mapping?.approvals).toBe(true);
    const [ada, adas] = [await somebody(refunds.tenantId), newChatId('U')];
    expect(await type(connected, adas, await newCode(ada))).toContain('is linked to');
    return new CardDesk(refunds, connected, token, ada, adas);
  }

  get tenantId(): string {
    return this.refunds.tenantId;
  }

  /** Somebody else of the tenant with an account that is linked. */
  async linked(role: Role = 'approver'): Promise<{ person: TestPerson; userId: string }> {
    const [person, userId] = [await somebody(this.tenantId, role), newChatId('U')];
    expect(await type(this.connected, userId, await newCode(person))).toContain('is linked to');
    return { person, userId };
  }

  /** Messages in the channel, the oldest first. */
  messages(pageId = this.connected.channel.pageId): FakeMessage[] {
    return desk.platform.messages.filter(({ channel }) => channel === pageId);
  }

  /** The card of a proposal, once it stands there. */
  async card(proposalId: string, pageId?: string): Promise<FakeMessage> {
    const find = () => this.messages(pageId).find((message) => urlOf(message).endsWith(proposalId));
    await expect.poll(find, IN_THE_END).toBeDefined();
    return find() as FakeMessage;
  }

  async propose(amount = LARGE, more: Parameters<RefundDesk['propose']>[1] = {}) {
    const answer = await this.refunds.propose(amount, more);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const proposal = answer.body as { proposal_id: string; work_item_id: string; payload_hash: string };
    return { ...proposal, card: await this.card(proposal.proposal_id) };
  }

  /** A click, as the platform tells of it. @returns what the person is told for themselves alone, once they are. */
  async click(
    card: FakeMessage,
    what: 'approve' | 'reject',
    userId = this.adas,
    more: ClickMore = {},
  ): Promise<string> {
    const path = `/respond/${newChatId('A')}`;
    const button = buttonOf(card, what);
    const payload = {
      type: 'block_actions',
      team: { id: (more.in ?? this.connected).workspace.teamId, domain: 'acme' },
      user: { id: userId, username: 'ada', team_id: this.connected.workspace.teamId },
      api_app_id: this.connected.workspace.appId,
      token: 'legacy',
      container: { type: 'message', message_ts: card.ts, channel_id: card.channel, is_ephemeral: false },
      trigger_id: `${newChatId('A')}.1`,
      channel: { id: card.channel, name: 'support' },
      message: { type: 'message', ts: card.ts, text: card.text, blocks: card.blocks },
      response_url: `${desk.platform.address}${path}`,
      actions: [{ type: 'button', block_id: 'b', action_ts: '1', ...button, value: more.value ?? button?.value }],
    };
    const answer = await interact(payload);
    expect(answer).toMatchObject({ status: 200, text: '{}' });
    if (more.silent === true) return '';
    const reply = () => desk.platform.replies.find((one) => one.path === path)?.body;
    await expect.poll(reply, IN_THE_END).toMatchObject({ response_type: 'ephemeral' });
    return reply()?.text ?? '';
  }

  /** Opens the form by which a card is rejected. */
  async openForm(card: FakeMessage): Promise<void> {
    const before = desk.platform.forms.length;
    await this.click(card, 'reject', this.adas, { silent: true });
    await expect.poll(() => desk.platform.forms.length, IN_THE_END).toBe(before + 1);
  }

  /** Hands in the form that was opened last. */
  submit(comment: string, userId = this.adas, more: FormMore = {}) {
    const view = desk.platform.forms.at(-1)?.view;
    return interact({
      type: 'view_submission',
      team: { id: (more.in ?? this.connected).workspace.teamId },
      user: { id: userId },
      api_app_id: this.connected.workspace.appId,
      view: {
        callback_id: view?.callback_id,
        private_metadata: more.metadata ?? view?.private_metadata,
        state: { values: { comment: { comment: { type: 'plain_text_input', value: comment } } } },
      },
    });
  }

  /** Hands it in where that is refused. @returns what the person is told, in the form or, where that took long, beside it. */
  async refusal(comment: string, userId = this.adas, more: FormMore = {}): Promise<string> {
    const address = JSON.parse(more.metadata ?? desk.platform.forms.at(-1)?.view.private_metadata ?? '[]')[1] as string;
    const told = () => desk.platform.replies.filter(({ path }) => address.endsWith(path));
    const before = told().length;
    const problem = (await this.submit(comment, userId, more)).body?.errors?.comment;
    if (problem !== undefined) return problem;
    await expect.poll(() => told().length, IN_THE_END).toBe(before + 1);
    return told().at(-1)?.body.text ?? '';
  }

  /** Waits until a card says something at its end, and nothing on it decides any more. */
  async expectEnd(card: FakeMessage, words: string | RegExp): Promise<void> {
    await expect.poll(() => textsOf(card).at(-1), IN_THE_END).toMatch(words);
    expect(buttonOf(card, 'approve')).toBeUndefined();
    expect(buttonOf(card, 'reject')).toBeUndefined();
  }

  /** Has a person be brought cards, or not any more. */
  async want(person: TestPerson, chatCards: boolean): Promise<void> {
    const { settings } = await person.client(NotificationService).updateNotificationSettings({ chatCards });
    expect(settings?.chatCards).toBe(chatCards);
  }

  /** Has all be written that is to be written at this moment. */
  async settle(): Promise<void> {
    const { platform, work } = desk.service.services;
    await platform.relay.drain(this.tenantId);
    for (const kind of [CARD_ROUND, CARD_WRITING]) await work.runDue(kind, this.tenantId);
  }

  /** Cards in the direct messages of an account, the oldest first. */
  direct(userId = this.adas): FakeMessage[] {
    return desk.platform.messages.filter(({ channel }) => channel === directChannelOf(userId));
  }

  /** The card of a proposal in the direct messages of an account, once it stands there. */
  async directCard(proposalId: string, userId = this.adas): Promise<FakeMessage> {
    const find = () => this.direct(userId).find((message) => urlOf(message).endsWith(proposalId));
    await expect.poll(find, IN_THE_END).toBeDefined();
    return find() as FakeMessage;
  }

  cards() {
    return collection('chat_cards').find({ tenant_id: this.tenantId }).toArray() as unknown as Promise<CardDocument[]>;
  }
}

interface ClickMore {
  in?: ConnectedWorkspace;
  value?: string;
  silent?: boolean;
}

interface FormMore {
  in?: ConnectedWorkspace;
  metadata?: string;
}

const bolt = new BoltJudge();

interface SentPayload extends Record<string, unknown> {
  type: string;
  user: { id: string };
  team: { id: string };
}

/** Sends an interaction, which an app of the platform's own framework would hear as what it is. */
async function interact(payload: SentPayload) {
  const told = { userId: payload.user.id, teamId: payload.team.id };
  const [kind, id] =
    payload.type === 'view_submission' ? ['form', expect.any(String)] : ['action', expect.stringMatching(/^workgate_/)];
  expect(await bolt.hear(payload)).toEqual([{ kind, id, ...told }]);
  return desk.send('interactions', new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
}

const elementsOf = ({ blocks }: FakeMessage): NonNullable<FakeBlock['elements']> =>
  blocks.flatMap(({ elements }) => elements ?? []);
const buttonOf = (card: FakeMessage, what: 'approve' | 'reject') =>
  elementsOf(card).find(({ action_id }) => action_id === `workgate_${what}`);
const urlOf = (card: FakeMessage) => elementsOf(card).find(({ url }) => url !== undefined)?.url ?? '';
const textsOf = ({ blocks }: FakeMessage) => blocks.flatMap(({ text }) => text?.text ?? []);

describe('what waits for approval in a channel', { timeout: 180_000 }, () => {
  let own: CardDesk;
  beforeEach(async () => {
    own = await CardDesk.open();
  });

  it('stands there whole and once, and is approved by who is linked: the same record as by the shell, with door and link', async () => {
    const {
      proposal_id: id,
      work_item_id: workItemId,
      payload_hash: hash,
      card,
    } = await own.propose(LARGE, {
      more: { approval_reason: 'Now <!channel> and <@U2CERLKJA>\u202e\u200b\namount: 1.00' },
    });
    const texts = textsOf(card).join('\n');
    const { payload } = (await own.refunds.get(id)).body;
    expect(texts).toMatch(/^Through: \S/m);
    for (const [name, value] of Object.entries(payload)) expect(texts).toContain(`${name}: ${value}`);
    expect(texts).toContain(
      'Reason: Now [mention &lt;!channel&gt;] and [mention &lt;@U2CERLKJA&gt;][U+202E right-to-left override][U+200B zero width space]\n│ amount: 1.00',
    );
    expect(texts).toContain(`Payload: ${hash.slice(0, 12)}`);
    expect(texts).toContain('Proposed by: Test key');
    for (const said of ['Reason: ', 'Policy: ', 'Until: ']) expect(texts).toContain(said);
    expect(card.blocks.every(({ text }) => text === undefined || text.type === 'plain_text')).toBe(true);
    expect(card.text).not.toContain(payload.order_id);
    expect(card.blocks.length).toBeLessThanOrEqual(50);
    for (const text of textsOf(card)) expect(text.length).toBeLessThanOrEqual(3_000);
    for (const { text, value = '' } of elementsOf(card)) {
      expect(text.text.length).toBeLessThanOrEqual(75);
      expect(value.length).toBeLessThanOrEqual(2_000);
      expect(value).not.toContain(id);
    }

    // Two at once: one approval.
    const other = await own.linked();
    const told = await Promise.all([own.click(card, 'approve'), own.click(card, 'approve', other.userId)]);
    expect(told.filter((text) => text.includes('You have approved it'))).toHaveLength(1);
    const { approvals } = (await collection('action_proposals').findOne({ _id: id as never })) as never as {
      approvals: { approver: { id: string }; via?: object; payload_hash: string }[];
    };
    const isAdas = approvals[0]?.approver.id === own.ada.personId;
    const [link] = await linksOf(isAdas ? own.ada : other.person);
    expect(approvals).toHaveLength(1);
    expect(approvals[0]).toMatchObject({ payload_hash: hash, via: { door: 'chat', link_id: link?.linkId } });
    await expect
      .poll(() => textsOf(card).at(-1), IN_THE_END)
      .toMatch(/^Approved by Person .* It is not executed yet\.$/);
    expect(
      await own.click({ ...card, blocks: (await own.propose()).card.blocks }, 'approve', newChatId('U')),
    ).toContain('not linked');
    expect((await own.refunds.execute(id)).body.proposal.status).toBe('executed');
    await own.expectEnd(card, /^Approved by Person .* Executed by Test key on .*\.$/);
    expect(own.messages().filter((message) => urlOf(message).endsWith(id))).toHaveLength(1);

    const packet = await own.refunds.key.client.post(`/api/v1/public/work-items/${workItemId}/evidence-packets`, {});
    const jwks = await (await fetch(`${desk.service.address}/.well-known/jwks.json`)).json();
    const report = verifyPacket(JSON.stringify(packet.body), readKeySet(jwks));
    expect(report).toMatchObject({ verified: true, problems: [] });
    const statement = JSON.parse(Buffer.from(packet.body.payload, 'base64').toString());
    expect(statement.predicate.proposals[0].approvals[0].via).toEqual({ door: 'chat', link_id: link?.linkId });
  });

  it('is told in the channel and by mail, decided there, executed, and everybody who was told sees how it has ended', async () => {
    const colleague = await somebody(own.tenantId);
    const { proposal_id: id, card } = await own.propose();
    const told = [own.ada, colleague];
    const reached = (words: RegExp) =>
      told.filter(({ email }) => mails.to(email).some(({ text }) => text.includes(urlOf(card)) && words.test(text)));
    await expect.poll(() => reached(/waits for your approval/), IN_THE_END).toEqual(told);

    expect(await own.click(card, 'approve')).toContain('You have approved it');
    expect((await own.refunds.execute(id)).body.proposal.status).toBe('executed');
    await own.expectEnd(card, /^Approved by Person .* Executed by Test key on .*\.$/);
    // What became of it is told by the next mail, or by one of its own after an hour: as soon as the pauses are over.
    const mailboxes = collection('mailboxes');
    const of = { tenant_id: own.tenantId };
    const pass = async (set: object = {}) => {
      await mailboxes.updateMany(of, { $set: { due_at: new Date(), ...set }, $unset: { not_before: '' } });
      await desk.service.services.work.runDue(TELLING, own.tenantId);
      return mailboxes.countDocuments({ ...of, digest_at: { $exists: false } });
    };
    await expect.poll(() => pass(), IN_THE_END).toBe(0);
    await pass({ digest_at: new Date(0) });
    await expect.poll(() => reached(/: approved and executed\r?\n.*Approved by: /s), IN_THE_END).toEqual(told);
  });

  it('is rejected by a form with the comment, and decided once, however it ends', async () => {
    const [rejected, expired, withdrawn, elsewhere] = [
      await own.propose(),
      await own.propose(),
      await own.propose(),
      await own.propose(),
    ];
    await own.click(rejected.card, 'reject', own.adas, { silent: true });
    await expect.poll(() => desk.platform.forms.at(-1)?.triggerId, IN_THE_END).toBeDefined();
    // Who did not open it, and is not linked, does not hand it in.
    expect(await own.refusal('No', newChatId('U'))).toContain('not linked');
    expect(await own.submit('Not this <!here> one')).toMatchObject({ status: 200, text: '{}' });
    expect(await own.refusal('Again')).toContain('rejected');
    const row = (await collection('action_proposals').findOne({ _id: rejected.proposal_id as never })) as never as {
      approvals: object[];
    };
    expect(row.approvals).toMatchObject([
      { decision: 'reject', comment: 'Not this <!here> one', via: { door: 'chat' } },
    ]);
    await own.expectEnd(rejected.card, /^Rejected by Person .* on .*\.$/);
    expect(await own.click({ ...rejected.card, blocks: elsewhere.card.blocks }, 'approve')).toContain('approved');
    await own.expectEnd(elsewhere.card, /^Approved by/);

    const past = { $set: { expires_at: new Date(Date.now() - 1), due_at: new Date(Date.now() - 1) } };
    const late = expired.card.blocks;
    await collection('action_proposals').updateOne({ _id: expired.proposal_id as never }, past);
    expect(await own.click({ ...expired.card, blocks: late }, 'approve')).toContain('expired');
    await own.expectEnd(expired.card, /^Expired on .*: nobody had decided/);

    await own.refunds.cancel(withdrawn.proposal_id);
    await own.expectEnd(withdrawn.card, /^Withdrawn by Person .*\.$/);

    const third = await own.propose();
    await own.refunds.approve(third.proposal_id);
    const blocks = third.card.blocks;
    await own.expectEnd(third.card, /^Approved by/);
    expect(await own.click({ ...third.card, blocks }, 'approve')).toContain('approved');
  });

  it('is rejected by whoever hands in its form, as they are then, and by no form that is not its own', async () => {
    const { card, proposal_id: id } = await own.propose();
    const [late, rows] = [await own.propose(), collection('action_proposals')];
    const [stranger, bob, demoted, unlinked] = [
      await CardDesk.open(),
      await own.linked(),
      await own.linked(),
      await own.linked(),
    ];
    await own.openForm(card);
    const owner = (await somebody(own.tenantId, 'owner')).in(own.tenantId);
    await desk.service.services.identity.members.updateRole(owner, demoted.person.personId, 'member');
    const [link] = await linksOf(unlinked.person);
    await unlinked.person.client(IntegrationService).endOwnChatLink({ linkId: link?.linkId ?? '' });

    const [value, replyAddress] = JSON.parse(desk.platform.forms.at(-1)?.view.private_metadata ?? '') as string[];
    const of = (other: unknown) => JSON.stringify([other, replyAddress]);
    const foreign = buttonOf((await stranger.propose()).card, 'reject')?.value;
    const { integration } = own.connected;
    const freezes = own.refunds.creator.client(FreezeService);
    const refused: [words: string, comment: string, userId?: string, more?: FormMore][] = [
      ['role member', 'No', demoted.userId],
      ['not linked', 'No', unlinked.userId],
      ['decides nothing here', 'No', stranger.adas, { in: stranger.connected }],
      ['decides nothing here', 'No', own.adas, { metadata: of(foreign) }],
      ['decides nothing here', 'No', own.adas, { metadata: of(value?.slice(0, -4)) }],
      ['decides nothing here', 'No', own.adas, { metadata: of(id) }],
      ['has 2001 characters, and may have 2000', 'x'.repeat(2_001)],
      ['has 3001 characters', 'x'.repeat(3_001)],
      ['no control characters', 'No\u0007'],
    ];
    for (const [words, comment, userId, more] of refused) {
      expect(await own.refusal(comment, userId, more)).toContain(words);
    }
    for (const target of [
      { kind: FreezeKind.TENANT },
      { kind: FreezeKind.INTEGRATION, targetId: integration.integrationId },
    ]) {
      const { freeze } = await freezes.freeze({ ...target, reason: 'Something is wrong' });
      expect(await own.refusal('No')).toContain('frozen');
      expect(await own.click(card, 'approve')).toContain('frozen');
      await freezes.thaw({ freezeId: freeze?.freezeId ?? '', reason: 'It is well' });
    }
    // What is no form of ours is taken for nothing.
    for (const metadata of ['x', '{}', '[]', '[1]', of(1)]) {
      expect(await own.submit('No', own.adas, { metadata })).toMatchObject({ status: 200, text: '{}' });
    }
    expect((await rows.findOne({ _id: id as never }))?.['approvals']).toEqual([]);

    // Handed in twice at once, by another than has opened it: rejected once, by them, and without what is no comment.
    const answers = await Promise.all([own.submit(' \n', bob.userId), own.submit(' \n', bob.userId)]);
    expect(answers.filter(({ text }) => text === '{}')).toHaveLength(1);
    expect((await rows.findOne({ _id: id as never }))?.['approvals']).toMatchObject([
      { decision: 'reject', comment: null, approver: { id: bob.person.personId }, via: { door: 'chat' } },
    ]);
    await own.expectEnd(card, /^Rejected by Person/);

    // Handed in after it was decided in the shell, and after its time is over.
    await own.openForm(late.card);
    const opened = desk.platform.forms.at(-1)?.view.private_metadata ?? '';
    await own.refunds.approve(late.proposal_id);
    expect(await own.refusal('No')).toContain('approved');
    const over = await own.propose();
    await own.openForm(over.card);
    const past = { $set: { expires_at: new Date(Date.now() - 1), due_at: new Date(Date.now() - 1) } };
    await rows.updateOne({ _id: over.proposal_id as never }, past);
    expect(await own.refusal('No')).toContain('expired');
    // Of one that was decided meanwhile it stays what it was of.
    expect(await own.refusal('No', own.adas, { metadata: opened })).toContain('approved');
    expect((await rows.findOne({ _id: late.proposal_id as never }))?.['approvals']).toHaveLength(1);
  });

  it('is decided by nobody who may not, and by no value that is not its own', async () => {
    const { card, proposal_id: id } = await own.propose();
    const stranger = await CardDesk.open();
    const { members } = desk.service.services.identity;
    const owner = (await somebody(own.tenantId, 'owner')).in(own.tenantId);

    expect(await own.click(card, 'approve', newChatId('U'))).toContain('not linked');
    const unlinked = await own.linked();
    const [link] = await linksOf(unlinked.person);
    await unlinked.person.client(IntegrationService).endOwnChatLink({ linkId: link?.linkId ?? '' });
    expect(await own.click(card, 'approve', unlinked.userId)).toContain('not linked');
    const demoted = await own.linked();
    await members.updateRole(owner, demoted.person.personId, 'member');
    expect(await own.click(card, 'approve', demoted.userId)).toContain('role member');
    expect(await own.click(card, 'reject', demoted.userId)).toContain('role member');
    // Whoever answers for the key of the proposal.
    const creators = newChatId('U');
    expect(await type(own.connected, creators, await newCode(own.refunds.creator))).toContain('is linked to');
    expect(await own.click(card, 'approve', creators)).toContain('Nobody approves what they are accountable for');
    await members.updateRole(owner, own.refunds.creator.personId, 'approver');
    expect(await own.click(card, 'approve', creators)).toContain('Nobody approves what they are accountable for');
    await members.updateRole(owner, own.refunds.creator.personId, 'admin');

    // Of another tenant, by its own workspace, and by its own card.
    expect(await own.click(card, 'approve', stranger.adas, { in: stranger.connected })).toContain(
      'decides nothing here',
    );
    const foreign = (await stranger.propose()).card;
    const forged = buttonOf(foreign, 'approve')?.value ?? '';
    expect(await own.click(card, 'approve', own.adas, { value: forged })).toContain('decides nothing here');
    const value = buttonOf(card, 'approve')?.value ?? '';
    const cut = value.slice(0, -4);
    for (const wrong of [cut, 'x', id]) {
      expect(await own.click(card, 'approve', own.adas, { value: wrong })).toContain('decides nothing here');
    }
    expect(await own.click({ ...card, channel: newChatId('C') }, 'approve')).toContain('decides nothing here');
    // Not signed by the platform.
    expect((await desk.send('interactions', 'payload=%7B%7D', {})).status).toBe(401);
    for (const payload of ['{}', '[]', '{]', '{"type":"shortcut","user":{"id":"U1"}}']) {
      const body = new URLSearchParams({ payload }).toString();
      expect(await desk.send('interactions', body)).toMatchObject({ status: 200, text: '{}' });
    }

    // All of the tenant is frozen.
    const freezes = own.refunds.creator.client(FreezeService);
    const { freeze } = await freezes.freeze({ kind: FreezeKind.TENANT, reason: 'Something is wrong' });
    expect(await own.click(card, 'approve')).toContain('frozen');
    await freezes.thaw({ freezeId: freeze?.freezeId ?? '', reason: 'It is well' });

    // What it says is not what was proposed any more. Its refusal is logged, and the card may be written anew before the hash is back.
    const { blocks } = card;
    const rows = collection('action_proposals');
    const row = await rows.findOne({ _id: id as never });
    await rows.updateOne({ _id: id as never }, { $set: { payload_hash: 'f'.repeat(64) } });
    expect(await own.click(card, 'approve')).toContain('not the one that was proposed');
    await rows.updateOne({ _id: id as never }, { $set: { payload_hash: row?.['payload_hash'] } });
    expect((await rows.findOne({ _id: id as never }))?.['approvals']).toEqual([]);

    // Nothing is decided where approvals are switched off, and what stands there says so.
    const client = own.refunds.creator.client(IntegrationService);
    const mappingId = own.connected.channel.channelId;
    await client.setChatChannelApprovals({ mappingId, approvals: false });
    expect(await own.click({ ...card, blocks }, 'approve')).toContain('not decided on in this channel');
    await own.expectEnd(card, 'It is not decided on in this channel any more');
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    await expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();
    // Of another queue, approvals are switched on anew; what stands there of the one before decides nothing.
    const { integration, channel } = own.connected;
    const place = { pageId: channel.pageId, queueKey: 'general' };
    const { blocks: deciding } = card;
    expect((await desk.map(own.tenantId, integration.integrationId, place)).approvals).toBe(false);
    await own.expectEnd(card, 'It is not decided on in this channel any more');
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    expect(await own.click({ ...card, blocks: deciding }, 'approve')).toContain('not decided on in this channel');
    expect((await desk.map(own.tenantId, integration.integrationId, { ...place, queueKey: 'refunds' })).approvals).toBe(
      false,
    );
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    await expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();
    // And none once the app is gone.
    const before = card.blocks;
    await desk.event(own.connected, { type: 'app_uninstalled' });
    expect(await own.click({ ...card, blocks: before }, 'approve')).toContain('not authorized');
    expect((await rows.findOne({ _id: id as never }))?.['approvals']).toEqual([]);
  });

  it('is approved by policy as it is at the click, and not once its work has ended', async () => {
    const { proposal_id: id, work_item_id: workItemId, card } = await own.propose();
    await own.refunds.under(forbid('approve', 'not-so-much', 'context.amount > 5000'), async () => {
      expect(await own.click(card, 'approve')).toContain('Not here: not-so-much.');
    });
    const refusals = (await own.refunds.events(id)).filter(({ type: what }) => what === 'proposal.approve_refused');
    expect(refusals.map(({ actor, data }) => [actor.id, data['policies']])).toEqual([
      [own.ada.personId, ['tenant/not-so-much']],
    ]);
    const { blocks } = card;
    const ended = await own.refunds.key.client.updateWorkItem(workItemId, { status: 'cancelled' });
    expect(ended.status).toBe(200);
    expect(await own.click({ ...card, blocks }, 'approve')).toContain('that is cancelled cannot be approved');
    await own.expectEnd(card, /^Withdrawn/);
    expect((await own.refunds.row(id)).approvals).toEqual([]);
  });

  it('can only be opened where it takes two people, takes the place of another, or does not fit', async () => {
    const large = await own.propose(VERY_LARGE);
    expect(buttonOf(large.card, 'approve')).toBeUndefined();
    expect(textsOf(large.card).join('\n')).toContain('takes more than one person');
    const { proposal_id: superseded, work_item_id: workItemId } = await own.propose('120.00');
    const newer = await own.propose('110.00', { workItemId, more: { supersedes: superseded } });
    expect(buttonOf(newer.card, 'approve')).toBeUndefined();
    expect(textsOf(newer.card).join('\n')).toContain('takes the place of another one');
    const small = await own.propose();
    const value = buttonOf(small.card, 'approve')?.value ?? '';
    const long = await own.propose(LARGE, { more: { approval_reason: '&'.repeat(900) } });
    expect(buttonOf(long.card, 'approve')).toBeUndefined();
    expect(textsOf(long.card).join('\n')).toContain('Not all of it fits here');
    expect(urlOf(long.card)).toContain(long.proposal_id);
    // A threshold that is lowered counts for what stands there already; who has approved it in the shell is no second one here.
    const [rows, smallRow] = [collection('action_proposals'), { _id: small.proposal_id as never }];
    await rows.updateOne(smallRow, { $set: { 'policy.approvals_required': 2 } });
    expect(await own.click(small.card, 'approve', own.adas, { value })).toContain('more than one person');
    await own.refunds.approve(small.proposal_id, await own.refunds.callOf(own.ada));
    expect(await own.click(small.card, 'approve', own.adas, { value })).toMatch(/more than one person|approved/);
    expect((await rows.findOne(smallRow))?.['approvals']).toHaveLength(1);
  });

  it('stands in those of its channels that its pack names, in all where it names none of them, and in no other one', async () => {
    const { workspace, integration, channel: first } = own.connected;
    const admin = own.refunds.creator;
    const client = admin.client(IntegrationService);
    const add = async (queueKey: string) => {
      const channel = await desk.map(own.tenantId, integration.integrationId, { queueKey });
      workspace.channels.push(channel.pageId);
      await client.setChatChannelApprovals({ mappingId: channel.channelId, approvals: true });
      return channel;
    };
    const [foreign, second] = [await add('general'), await add('refunds')];
    const routed = (large: string[]) =>
      activate(
        admin,
        supportPack({
          approvals: {
            routes: [
              { from: { EUR: '300.00' }, tell: { channels: large } },
              { from: { EUR: '200.00' }, tell: { channels: [foreign.pageId, newChatId('C')] } },
            ],
          },
        }),
      );
    await routed([second.pageId, foreign.pageId]);
    const propose = async (amount: string) => (await own.refunds.propose(amount)).body.proposal_id as string;
    // Of all channels the second of the queue is written down last, by which time all of them are.
    const placesOf = async (proposalId: string) => {
      const places = async () =>
        (await own.cards()).filter((card) => card.proposal_id === proposalId).map(({ page_id }) => page_id);
      await expect.poll(places, IN_THE_END).toContain(second.pageId);
      return new Set(await places());
    };
    const [small, elsewhere, large] = [await propose('100.00'), await propose('210.00'), await propose('310.00')];
    expect(await placesOf(small)).toEqual(new Set([first.pageId, second.pageId]));
    expect(await placesOf(elsewhere)).toEqual(new Set([first.pageId, second.pageId]));
    expect(await placesOf(large)).toEqual(new Set([second.pageId]));
    const card = await own.card(large, second.pageId);

    // Nothing is forgotten where that channel has no approvals any more; where it has them again, it is decided on there.
    const { blocks } = card;
    await client.setChatChannelApprovals({ mappingId: second.channelId, approvals: false });
    const other = await own.card(large);
    await own.expectEnd(card, 'It is not decided on in this channel any more');
    expect(await own.click({ ...card, blocks }, 'approve')).toContain('not decided on in this channel');
    await client.setChatChannelApprovals({ mappingId: second.channelId, approvals: true });
    await expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();

    // A newer version leads elsewhere with what is put up from then on; what stands there goes on deciding.
    await routed([first.pageId]);
    const later = await own.propose('320.00');
    expect((await own.cards()).filter((one) => one.proposal_id === later.proposal_id)).toHaveLength(1);
    expect(await own.click(card, 'approve')).toContain('You have approved it');
    for (const one of [card, other]) await own.expectEnd(one, /^Approved by/);
    expect(own.messages(foreign.pageId)).toEqual([]);
  });

  it('is written whatever the platform says, and a card that was thought lost is known again by a click', async () => {
    desk.platform.failNext('chat.postMessage', { rateLimited: 1 });
    const limited = await own.propose();
    const attempts = desk.platform
      .callsOf('chat.postMessage')
      .filter(({ form }) => form['blocks']?.includes(limited.proposal_id));
    expect(attempts).toHaveLength(2);

    // The answer is lost: it stands there, and nobody knows.
    desk.platform.failNext('chat.postMessage', 'lost');
    const lost = await own.propose();
    const stored = async () =>
      (await own.cards()).find((card) => card.proposal_id === lost.proposal_id) as CardDocument;
    await expect.poll(async () => (await stored()).tries, IN_THE_END).toBe(1);
    expect(await stored()).toMatchObject({ message_ids: [], lost: 1 });
    const again = { $set: { due_at: new Date(), tries: 0 }, $unset: { not_before: '' } } as const;
    await collection('chat_cards').updateOne({ _id: (await stored())._id as never }, again);
    await desk.service.services.work.runDue(CARD_WRITING, own.tenantId);
    await expect.poll(async () => (await stored()).message_ids.length, IN_THE_END).toBe(1);
    const both = own.messages().filter((message) => urlOf(message).endsWith(lost.proposal_id));
    expect(both).toHaveLength(2);
    expect(textsOf(both[1] as FakeMessage).join('\n')).toContain('Posted again');
    expect(await own.click(both[0] as FakeMessage, 'approve')).toContain('You have approved it');
    for (const card of both) await own.expectEnd(card, /^Approved by/);
    const told = (await desk.events(own.tenantId, lost.proposal_id)).filter(
      ({ type }: LogEntry) => type === 'proposal.approved',
    );
    expect(told.map(({ data }) => data['via'])).toMatchObject([{ door: 'chat' }]);
  });
});

describe('what waits for the approval of somebody who wants to be told in the chat', { timeout: 180_000 }, () => {
  let own: CardDesk;
  beforeEach(async () => {
    own = await CardDesk.open();
  });

  it('comes to their linked account alone, once, five at a time, and is decided on there as in a channel', async () => {
    const [bob, carol] = [await own.linked(), await own.linked('member')];
    const creators = newChatId('U');
    expect(await type(own.connected, creators, await newCode(own.refunds.creator))).toContain('is linked to');
    const first = await own.propose();
    await own.settle();
    expect(own.direct()).toEqual([]);

    // Also where that is all that somebody wants; not to who is accountable for it, may not approve, or has not asked for it.
    await own.ada.client(NotificationService).updateNotificationSettings({ mail: MailPace.NONE });
    for (const person of [own.ada, carol.person, own.refunds.creator]) await own.want(person, true);
    const { settings } = await own.ada.client(NotificationService).getNotificationSettings({});
    expect(settings).toMatchObject({ mail: MailPace.NONE, chatCards: true });
    const card = await own.directCard(first.proposal_id);
    expect(textsOf(card)).toEqual(textsOf(first.card));
    const more = [];
    for (let index = 0; index < 5; index += 1) more.push(await own.propose());
    await expect.poll(() => own.direct(), IN_THE_END).toHaveLength(5);
    await own.settle();
    expect(own.direct()).toHaveLength(5);
    expect(own.direct().map(urlOf)).not.toContain(urlOf(more[4]?.card as FakeMessage));
    for (const { userId } of [bob, carol, { userId: creators }]) expect(own.direct(userId)).toEqual([]);

    // Nobody else decides by it, and nowhere else.
    expect(await own.click(card, 'approve', bob.userId)).toContain('decides nothing here');
    expect(await own.click({ ...card, channel: first.card.channel }, 'approve')).toContain('decides nothing here');
    const before = card.blocks;
    expect(await own.click(card, 'approve')).toContain('You have approved it');
    for (const one of [card, first.card]) await own.expectEnd(one, /^Approved by Person .* It is not executed yet\.$/);
    expect(await own.click({ ...card, blocks: before }, 'approve')).toContain('approved');
    const row = (await collection('action_proposals').findOne({ _id: first.proposal_id as never })) as never as {
      approvals: object[];
    };
    const [link] = await linksOf(own.ada);
    expect(row.approvals).toMatchObject([{ via: { door: 'chat', link_id: link?.linkId } }]);
    // There is room for the one that had to wait.
    await own.directCard(more[4]?.proposal_id ?? '');
    await own.settle();
    expect(own.direct()).toHaveLength(6);
    const [, rejected, withdrawn] = await Promise.all(more.map(({ proposal_id: id }) => own.directCard(id)));
    await own.click(rejected as FakeMessage, 'reject', own.adas, { silent: true });
    await expect.poll(() => desk.platform.forms.length, IN_THE_END).toBeGreaterThan(0);
    expect((await own.submit('No', bob.userId)).body?.errors?.comment).toContain('decides nothing here');
    expect(await own.submit('No')).toMatchObject({ status: 200, text: '{}' });
    await own.expectEnd(rejected as FakeMessage, /^Rejected by Person/);
    await own.refunds.cancel(more[2]?.proposal_id ?? '');
    await own.expectEnd(withdrawn as FakeMessage, /^Withdrawn by Person/);
    // What takes two waits for who has approved no more.
    const large = await own.propose(VERY_LARGE);
    const half = await own.directCard(large.proposal_id);
    expect(textsOf(half).join('\n')).toContain('takes more than one person');
    await own.refunds.approve(large.proposal_id, await own.refunds.callOf(own.ada));
    await own.expectEnd(half, 'It does not wait for you any more');
  });

  it('ends without its payload once the link, the wish, the role or the channel that allows it is gone', async () => {
    await own.want(own.ada, true);
    const { proposal_id: id, card: inChannel } = await own.propose();
    const card = await own.directCard(id);
    const { payload } = (await own.refunds.get(id)).body;
    const { blocks } = card;
    const closed = async (told: string, userId = own.adas) => {
      await expect.poll(() => textsOf(card).at(-1), IN_THE_END).toContain('not shown or decided on here any more');
      expect(JSON.stringify([card.text, card.blocks])).not.toContain(payload.order_id);
      expect(elementsOf(card).map(({ action_id }) => action_id)).toEqual(['workgate_open']);
      expect(await own.click({ ...card, blocks }, 'approve', userId)).toContain(told);
    };
    const open = () => expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();

    await own.want(own.ada, false);
    await closed('not decided on here any more');
    await own.want(own.ada, true);
    await open();
    const { members } = desk.service.services.identity;
    const owner = (await somebody(own.tenantId, 'owner')).in(own.tenantId);
    await members.updateRole(owner, own.ada.personId, 'member');
    await closed('role member');
    await members.updateRole(owner, own.ada.personId, 'approver');
    await open();
    const client = own.refunds.creator.client(IntegrationService);
    const mappingId = own.connected.channel.channelId;
    await client.setChatChannelApprovals({ mappingId, approvals: false });
    await closed('not decided on here any more');
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    await open();
    // By whomever the account is linked to next, nothing is decided on a card that was not brought to them.
    const [link] = await linksOf(own.ada);
    await own.ada.client(IntegrationService).endOwnChatLink({ linkId: link?.linkId ?? '' });
    await closed('not linked');
    const bob = await somebody(own.tenantId);
    expect(await type(own.connected, own.adas, await newCode(bob))).toContain('is linked to');
    await closed('not decided on here any more');
    // Nor is told there what becomes of it.
    await own.refunds.approve(id);
    await own.expectEnd(inChannel, /^Approved by/);
    await own.settle();
    await closed('not decided on here any more');
    expect(own.direct()).toHaveLength(1);
    expect((await own.cards()).map(({ direct, live }) => [direct?.user_id, live])).toEqual(
      expect.arrayContaining([
        [own.adas, undefined],
        [undefined, true],
      ]),
    );
  });

  it('comes to whom a route or an absence has it come to, and loses what it says once it is others who decide', async () => {
    const bob = await own.linked();
    const { person: carol, userId: carols } = await own.linked();
    for (const person of [own.ada, bob.person, carol]) await own.want(person, true);
    const people = [own.ada.personId];
    await activate(own.refunds.creator, supportPack({ approvals: { routes: [{ tell: { people } }] } }));
    const propose = async () => (await own.propose()).proposal_id;
    const [one, two] = [await propose(), await propose()];
    const adas = [await own.directCard(one), await own.directCard(two)];
    await own.settle();
    for (const { userId } of [bob, { userId: carols }]) expect(own.direct(userId)).toEqual([]);
    const secrets = await Promise.all([one, two].map(async (id) => (await own.refunds.get(id)).body.payload.order_id));
    const says = ({ text, blocks }: FakeMessage) =>
      secrets.some((secret) => JSON.stringify([text, blocks]).includes(secret));
    const [card, other] = adas as [FakeMessage, FakeMessage];

    // Who is away has no card, and their stand-in theirs; until they are back.
    const [from, until] = [-1_000, 3_600_000].map((at) => timestampFromDate(new Date(Date.now() + at)));
    const away = { from, until, standInPersonId: bob.person.personId };
    await own.ada.client(NotificationService).setAbsence(away);
    const bobs = [await own.directCard(one, bob.userId), await own.directCard(two, bob.userId)];
    await expect.poll(() => adas.map(says), IN_THE_END).toEqual([false, false]);
    expect(bobs.map(says)).toEqual([true, true]);
    await own.ada.client(NotificationService).endAbsence({});
    await expect.poll(() => [...adas, ...bobs].map(says), IN_THE_END).toEqual([true, true, false, false]);
    // At the time that they said, too, with nobody's help.
    const absences = collection('absences');
    await own.ada.client(NotificationService).setAbsence(away);
    await expect.poll(() => [...adas, ...bobs].map(says), IN_THE_END).toEqual([false, false, true, true]);
    await absences.updateOne({ tenant_id: own.tenantId }, { $set: { until: new Date(Date.now() + 1_500) } });
    await desk.service.services.chatApprovals.noticeAbsence(own.tenantId);
    await expect.poll(() => [...adas, ...bobs].map(says), IN_THE_END).toEqual([true, true, false, false]);
    expect(own.direct(carols)).toEqual([]);

    // Whom policy lets approve it no more reads it no more, nor what became of it meanwhile.
    const { blocks } = card;
    await own.refunds.under(forbid('approve', 'not-so-much', 'context.amount > 5000'), async () => {
      await expect.poll(() => adas.map(says), IN_THE_END).toEqual([false, false]);
      expect(await own.click({ ...card, blocks }, 'approve')).toContain('Not here: not-so-much.');
      await own.refunds.cancel(two);
      await own.settle();
    });
    await expect.poll(() => says(card), IN_THE_END).toBe(true);
    await own.settle();
    expect(says(other)).toBe(false);
    expect(await own.click(card, 'approve')).toContain('You have approved it');
    await own.expectEnd(card, /^Approved by/);
    expect(bobs.map(says)).toEqual([false, false]);
  });

  it('leaves alone who cannot be written to, tells them why, and comes again once they can be', async () => {
    const bob = await own.linked();
    const undelivered = async (person: TestPerson) => (await linksOf(person))[0]?.undeliveredCard;
    const problem = async (person: TestPerson) => (await undelivered(person))?.problem;
    const asked = () => desk.platform.callsOf('chat.postMessage').filter(({ form }) => form['channel'] === bob.userId);
    const stored = async () => (await own.cards()).filter(({ direct }) => direct?.user_id === bob.userId);
    const links = () => collection('chat_links');
    const place = { tenant_id: own.tenantId, user_id: bob.userId };
    for (let index = 0; index < 6; index += 1) await own.propose();
    desk.platform.unreachable.set(bob.userId, 'messages_tab_disabled');
    await own.want(bob.person, true);
    // The platform is asked once for all of them, and none keeps a place.
    await expect.poll(() => problem(bob.person), IN_THE_END).toBe(ChatCardProblem.MESSAGES_DISABLED);
    await expect.poll(stored, IN_THE_END).toEqual([]);
    for (let again = 0; again < 2; again += 1) await own.settle();
    expect(asked()).toHaveLength(1);
    expect(await stored()).toEqual([]);
    const first = await undelivered(bob.person);
    expect(await undelivered(own.ada)).toBeUndefined();

    // A probe at a time, after a longer pause each; since when, stays.
    desk.platform.unreachable.set(bob.userId, 'channel_not_found');
    await links().updateOne(place, { $set: { 'undelivered.next_at': new Date(0) } });
    await desk.service.services.chatApprovals.noticeAbsence(own.tenantId);
    await expect.poll(() => problem(bob.person), IN_THE_END).toBe(ChatCardProblem.ACCOUNT_UNREACHABLE);
    await expect.poll(stored, IN_THE_END).toEqual([]);
    await own.settle();
    expect(asked()).toHaveLength(2);
    const second = await undelivered(bob.person);
    expect(second?.since).toEqual(first?.since);
    const pauseOf = (one: typeof first) => Number(one?.nextAttemptAt?.seconds) - Number(one?.since?.seconds);
    expect(pauseOf(second)).toBeGreaterThan(5 * pauseOf(first));

    // What says nothing of the account is tried again by itself, with others behind it meanwhile; and then all are there.
    desk.platform.unreachable.clear();
    desk.platform.failNext('chat.postMessage', { rateLimited: 1 });
    await own.want(bob.person, true);
    await expect.poll(() => own.direct(bob.userId), IN_THE_END).toHaveLength(5);
    expect(await undelivered(bob.person)).toBeUndefined();
    await own.settle();
    expect(asked()).toHaveLength(2 + 1 + 5);

    // Words that are not known are of the one card alone.
    desk.platform.unreachable.set(own.adas, 'msg_blocks_too_long');
    await own.want(own.ada, true);
    await expect.poll(() => problem(own.ada), IN_THE_END).toBe(ChatCardProblem.REFUSED);
    const refused = async () => (await own.cards()).filter(({ direct, live }) => direct?.user_id === own.adas && !live);
    await expect.poll(refused, IN_THE_END).toHaveLength(6);
    // Of who wants none any more, nothing is told.
    await own.want(own.ada, false);
    expect(await undelivered(own.ada)).toBeUndefined();
    await own.want(own.ada, true);
    desk.platform.unreachable.clear();
    desk.platform.revoke(own.token);
    await own.refunds.propose(LARGE);
    await expect.poll(() => problem(own.ada), IN_THE_END).toBe(ChatCardProblem.APP_DISCONNECTED);
    const { teamId, appId } = own.connected.workspace;
    const token = { chat_team_id: teamId, chat_api_app_id: appId };
    const anew = desk.platform.issueToken(own.connected.workspace);
    await desk.storeToken(own.refunds.creator, { ...token, bot_token: anew });
    await expect.poll(() => own.direct(), IN_THE_END).toHaveLength(1);
    await expect.poll(() => undelivered(own.ada), IN_THE_END).toBeUndefined();
  });

  it('comes of no queue whose approvals stand in no channel of the same workspace, and once to whoever has two accounts', async () => {
    const { tenantId } = own;
    const admin = own.refunds.creator;
    const second = await desk.connect({ tenantId });
    const { workspace, integration, channel } = second;
    const token = { chat_team_id: workspace.teamId, chat_api_app_id: workspace.appId };
    await desk.storeToken(admin, { ...token, bot_token: desk.platform.issueToken(workspace) });
    const switchOn = async ({ pageId, channelId: mappingId }: typeof channel) => {
      workspace.channels.push(pageId);
      await admin.client(IntegrationService).setChatChannelApprovals({ mappingId, approvals: true });
    };
    // Of another queue.
    await switchOn(channel);
    const [bob, bobs, others] = [await somebody(tenantId), newChatId('U'), newChatId('U')];
    expect(await type(second, bobs, await newCode(bob))).toContain('is linked to');
    expect(await type(second, others, await newCode(own.ada))).toContain('is linked to');
    for (const person of [bob, own.ada]) await own.want(person, true);
    const first = await own.propose();
    await own.directCard(first.proposal_id);
    await own.settle();
    for (const userId of [bobs, others]) expect(own.direct(userId)).toEqual([]);

    await switchOn(await desk.map(tenantId, integration.integrationId, { queueKey: 'refunds' }));
    await own.directCard(first.proposal_id, bobs);
    await own.settle();
    expect(own.direct(others)).toEqual([]);
    // Where the first of her accounts cannot be written to, the other one is.
    desk.platform.unreachable.set(own.adas, 'user_not_found');
    const next = await own.propose();
    await own.directCard(next.proposal_id, others);
    await own.settle();
    expect(own.direct()).toHaveLength(1);
    const problems = (await linksOf(own.ada)).map(({ undeliveredCard }) => undeliveredCard?.problem);
    expect(problems).toEqual([ChatCardProblem.ACCOUNT_UNREACHABLE, undefined]);
  });

  it('is posted again where it was thought lost, and known again by a click', async () => {
    const { proposal_id: id, card: inChannel } = await own.propose();
    const stored = async (userId: string) => (await own.cards()).filter(({ direct }) => direct?.user_id === userId);
    desk.platform.failNext('chat.postMessage', 'lost');
    await own.want(own.ada, true);
    const lost = await own.directCard(id);
    await expect.poll(async () => (await stored(own.adas))[0]?.tries, IN_THE_END).toBe(1);
    expect(await stored(own.adas)).toMatchObject([{ message_ids: [], lost: 1, page_id: own.adas }]);
    expect(await own.click(lost, 'approve')).toContain('You have approved it');
    // The platform is not asked anew before the pause after what was lost is over.
    const again = { $set: { due_at: new Date() }, $unset: { not_before: '' } } as const;
    await collection('chat_cards').updateOne({ _id: (await stored(own.adas))[0]?._id as never }, again);
    await own.settle();
    for (const one of [lost, inChannel]) await own.expectEnd(one, /^Approved by/);
    expect(await stored(own.adas)).toMatchObject([{ message_ids: [lost.ts], page_id: directChannelOf(own.adas) }]);
  });
});

describe('an outcome that comes late', () => {
  it('is told at hosts of the platform alone, five times at most, and nowhere that leads on', async () => {
    const warnings: object[] = [];
    const logger = { warn: (about: object) => warnings.push(about) } as never;
    const standIn = new URL(`${desk.platform.address}/api/`);
    const replies = new LateReplies({ hosts: ['hooks.slack.com'], standIn, logger });
    for (const wrong of [
      undefined,
      'x',
      'http://hooks.slack.com/commands/1',
      'https://hooks.slack.com:8443/commands/1',
      'https://me@hooks.slack.com/commands/1',
      'https://hooks.slack.com.example.com/commands/1',
      'https://169.254.169.254/latest',
      'http://127.0.0.1:1/respond/1',
    ]) {
      expect(replies.at(wrong), wrong).toBeNull();
    }
    expect(replies.at('https://hooks.slack.com/commands/1')).not.toBeNull();
    const path = `/respond/${newChatId('A')}`;
    const address = replies.at(`${desk.platform.address}${path}`);
    const told = () => desk.platform.replies.filter((one) => one.path === path).map(({ body }) => body.text);
    desk.platform.failNext('respond', { redirect: `${desk.platform.address}${path}` });
    expect(await address?.tell({ text: 'led on' })).toBe(false);
    for (const text of ['1', '2', '3', '4']) expect(await address?.tell({ text })).toBe(true);
    expect(await address?.tell({ text: '5' })).toBe(false);
    expect(told()).toEqual(['1', '2', '3', '4']);
    expect(warnings).toEqual([]);
  });
});
