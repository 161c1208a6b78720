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
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { Role } from '../../src/identity/roles.ts';
import { LateReplies } from '../../src/integrations/chat/late-replies.ts';
import type { CardDocument } from '../../src/notifications/chat-cards/cards/schema.ts';
import { CARD_ROUND } from '../../src/notifications/chat-cards/rounds/rounds.ts';
import { CARD_WRITING } from '../../src/notifications/chat-cards/writing.ts';
import { DIGEST_SENDING } from '../../src/notifications/mail/digest-sending.ts';
import { AccountEmailQueue } from '../../src/notifications/mail/letters/email-queue.ts';
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
  desk = await ChatDesk.open();
  mails = await MailServer.start(desk.service.env['WORKGATE_SMTP_URL']);
});
afterAll(async () => {
  await desk?.close();
  await mails?.down();
});

const collection = (name: string) => desk.service.services.platform.mongo.connection.collection(name);

/** Creates a member of a tenant, and signs them in. */
async function somebody(tenantId: string, role: Role = 'approver'): Promise<TestPerson> {
  return (await TestPerson.create(desk.service, [{ tenantId, role }])).signIn();
}

async function newCode(person: TestPerson): Promise<string> {
  return (await person.client(IntegrationService).createChatLinkCode({})).code;
}

/** Sends a link code from an account in a workspace. @returns the reply to the account. */
async function type(connected: ConnectedWorkspace, userId: string, code: string): Promise<string> {
  return (await desk.command(connected, `link ${code}`, { user_id: userId })).body?.text ?? '';
}

const linksOf = async (person: TestPerson) => (await person.client(IntegrationService).listOwnChatLinks({})).links;

describe('a chat account', { timeout: 120_000 }, () => {
  it('is linked once by a code of the member, until the member unlinks it', async () => {
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
    // The letter case of a code does not matter, and the platform may deliver the command twice.
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

    // An email tells her about the link, because somebody else with a session of hers may have created the code.
    const letters = () => mails.to(ada.email).filter(({ text }) => text.includes(adas));
    await expect.poll(() => letters().length, IN_THE_END).toBeGreaterThan(0);
    expect(letters()[0]?.headers.get('subject')).toContain('A chat account was linked to you');
    expect(letters()[0]?.text).toContain('/account/chat');

    // A used code, a word that is not a code, and an empty command: none of them links an account or becomes a
    // WorkItem.
    expect(await type(connected, bobs, made.code)).toContain('This code is not valid');
    expect(await type(connected, bobs, 'accounts')).toContain('This code is not valid');
    expect(await type(connected, bobs, '')).toContain('/account/chat');
    // An account belongs to one member, and a member has one account in a workspace.
    expect(await type(connected, adas, await newCode(bob))).toContain('linked already');
    expect(await type(connected, bobs, await newCode(ada))).toContain('linked already');
    expect(await linksOf(bob)).toEqual([]);
    expect(await desk.workItems(tenantId)).toEqual([]);

    // Nobody can end the link of somebody else.
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
    // The account is free again. Bob's address is not verified, so no email goes to that address.
    expect(await type(connected, adas, await newCode(bob))).toContain('is linked to');
    await expect.poll(() => collection('letters').countDocuments({ kind: 'chat_linked' }), IN_THE_END).toBe(0);
    expect(mails.to(bob.email)).toEqual([]);
  });

  it('is not linked by a code that is old, of another tenant or guessed', async () => {
    const [connected, foreign] = [await desk.connect(), await desk.connect()];
    const { tenantId, integration } = connected;
    const ada = await somebody(tenantId);
    const userId = newChatId('U');
    const tooOld = await newCode(ada);
    const past = { $set: { expires_at: new Date(Date.now() - 1) } };
    await collection('chat_link_codes').updateOne({ tenant_id: tenantId }, past);
    expect(await type(connected, userId, tooOld)).toContain('This code is not valid');
    // A new code replaces the previous code.
    const [replaced, good] = [await newCode(ada), await newCode(ada)];
    expect(await type(connected, userId, replaced)).toContain('This code is not valid');
    expect(await type(foreign, userId, good)).toContain('This code is not valid');
    // The limit applies to one account in a workspace, so another account may still link.
    const wrong = () => type(connected, userId, '0000-0000');
    for (const _guess of [3, 4, 5]) expect(await wrong()).toContain('This code is not valid');
    expect(await type(connected, userId, good)).toContain('Too many wrong codes');
    expect(await type(connected, newChatId('U'), good)).toContain('is linked to');
    // A workspace as a whole has a limit too.
    const counters = { _id: { $regex: `^${integration.integrationId}/\\d+$` } as never };
    await collection('chat_link_guesses').updateMany(counters, { $set: { count: 100 } });
    expect(await type(connected, newChatId('U'), await newCode(ada))).toContain('Too many wrong codes');
  });

  it('is unlinked for good when the member leaves, is signed out or replaces the password, or the app is removed', {
    tags: 'full',
  }, async () => {
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
    // These links end at once, whether or not their events have been handled.
    expect(await careful.member()).toBeNull();
    expect(await linksOf(careful.person), 'in the session that has changed it').toEqual([]);
    expect(await type(connected, newChatId('U'), made)).toContain('This code is not valid');
    expect(await robbed.member()).toBeNull();
    expect(await type(connected, newChatId('U'), stolen)).toContain('This code is not valid');
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

  it('neither becomes nor stays linked by a code that was created while its session was being ended', {
    tags: 'full',
  }, async () => {
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
    const useless = 'This code is not valid';
    const replace = async (email: string) =>
      passwordReset.reset((await passwordReset.read(email))?.token ?? '', 'a password that nobody else has', 'test');

    // Runs `act` in the middle of a password reset: when the email about the new password is queued, before the
    // password is replaced.
    const { office } = services.mail;
    const put = vi.spyOn(office, 'put');
    const meanwhile = (act: () => Promise<void>) =>
      put.mockImplementationOnce(async (...letter) => {
        await act();
        await AccountEmailQueue.prototype.put.apply(office, letter);
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

    // A code from the session that changes a password, before a new session replaces that session.
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

    // A code from the one session that an administrator has ended.
    const leaving = await somebody(tenantId);
    const left = await newCode(leaving);
    await members.endSessions(
      (await somebody(tenantId, 'owner')).in(tenantId),
      leaving.personId,
      await sessionOf(leaving),
    );
    expect(await type(connected, newChatId('U'), left)).toContain(useless);

    // A code from a request that was admitted before an administrator ended all sessions. Its session now acts for
    // another tenant.
    const call = { tenantId, principal: personPrincipal(signedOut.personId, 'Bob'), correlationId: 'test' };
    const session = await sessionOf(signedOut);
    await collection('sessions').updateOne({ _id: session as never }, { $set: { active_tenant_id: 'ten_other' } });
    await members.endSessions((await somebody(tenantId, 'owner')).in(tenantId), signedOut.personId, null);
    const { code } = await chatLinks.createCode(call, session);
    expect(await type(connected, newChatId('U'), code)).toContain(useless);
  });
});

/** A tenant with a shop and a channel for approvals, and an approver whose chat account is linked. */
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
    // Maps the channel to the queue in which the tenant's refunds wait.
    await desk.map(refunds.tenantId, integration.integrationId, { pageId: channel.pageId, queueKey: 'refunds' });
    workspace.channels.push(channel.pageId);
    const token = desk.platform.issueToken(workspace);
    const client = admin.client(IntegrationService);
    const on = { mappingId: channel.channelId, approvals: true };
    // Approvals cannot be switched on for a channel to which the app cannot post.
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

  /** Creates another member of the tenant with a linked account. */
  async linked(role: Role = 'approver'): Promise<{ person: TestPerson; userId: string }> {
    const [person, userId] = [await somebody(this.tenantId, role), newChatId('U')];
    expect(await type(this.connected, userId, await newCode(person))).toContain('is linked to');
    return { person, userId };
  }

  /** Returns the messages in the channel, oldest first. */
  messages(pageId = this.connected.channel.pageId): FakeMessage[] {
    return desk.platform.messages.filter(({ channel }) => channel === pageId);
  }

  /** Waits for the card of a proposal in a channel, and returns it. */
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

  /**
   * Clicks a button of a card, as the platform reports a click.
   * @returns the reply that only this person sees; an empty text for a click that gets no reply (`silent`).
   */
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

  /** Opens the form that rejects the proposal of a card. */
  async openForm(card: FakeMessage): Promise<void> {
    const before = desk.platform.forms.length;
    await this.click(card, 'reject', this.adas, { silent: true });
    await expect.poll(() => desk.platform.forms.length, IN_THE_END).toBe(before + 1);
  }

  /** Submits the form that was opened last. */
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

  /**
   * Submits a form that the service refuses.
   * @returns the refusal, as shown in the form or, if the service took too long, in a late reply.
   */
  async refusal(comment: string, userId = this.adas, more: FormMore = {}): Promise<string> {
    const address = JSON.parse(more.metadata ?? desk.platform.forms.at(-1)?.view.private_metadata ?? '[]')[1] as string;
    const told = () => desk.platform.replies.filter(({ path }) => address.endsWith(path));
    const before = told().length;
    const problem = (await this.submit(comment, userId, more)).body?.errors?.comment;
    if (problem !== undefined) return problem;
    await expect.poll(() => told().length, IN_THE_END).toBe(before + 1);
    return told().at(-1)?.body.text ?? '';
  }

  /** Waits until a card ends with these words, and expects that it has no buttons for a decision. */
  async expectEnd(card: FakeMessage, words: string | RegExp): Promise<void> {
    await expect.poll(() => textsOf(card).at(-1), IN_THE_END).toMatch(words);
    expect(buttonOf(card, 'approve')).toBeUndefined();
    expect(buttonOf(card, 'reject')).toBeUndefined();
  }

  /** Switches the direct cards of a person on or off. */
  async want(person: TestPerson, chatCards: boolean): Promise<void> {
    const { settings } = await person.client(NotificationService).updateNotificationSettings({ chatCards });
    expect(settings?.chatCards).toBe(chatCards);
  }

  /** Delivers all events, and posts and updates all cards that are due now. */
  async settle(): Promise<void> {
    const { platform, work } = desk.service.services;
    await platform.relay.drain(this.tenantId);
    for (const kind of [CARD_ROUND, CARD_WRITING]) await work.runDue(kind, this.tenantId);
  }

  /** Returns the cards in the direct messages of an account, oldest first. */
  direct(userId = this.adas): FakeMessage[] {
    return desk.platform.messages.filter(({ channel }) => channel === directChannelOf(userId));
  }

  /** Waits for the card of a proposal in the direct messages of an account, and returns it. */
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

/** Sends an interaction. First checks that an app in the platform's own framework (Bolt) recognizes the payload. */
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

describe('an approval card in a channel', { timeout: 180_000 }, () => {
  let own: CardDesk;
  beforeEach(async () => {
    own = await CardDesk.open();
  });

  it('is complete and posted once, and an approval by a linked account is recorded with door and link', async () => {
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

    // Two people approve at the same time, and one approval is recorded.
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

  it('and mail announce a proposal, the card decides it, and both report how it ended', {
    tags: 'full',
  }, async () => {
    const colleague = await somebody(own.tenantId);
    const { proposal_id: id, card } = await own.propose();
    const told = [own.ada, colleague];
    const reached = (words: RegExp) =>
      told.filter(({ email }) => mails.to(email).some(({ text }) => text.includes(urlOf(card)) && words.test(text)));
    // A mailbox is looked at after some seconds, and the outcome comes with the next mail, or in a mail of its own after
    // an hour. The test ends these pauses early.
    const mailboxes = collection('mailboxes');
    const of = { tenant_id: own.tenantId };
    const pass = async (set: object = {}) => {
      await mailboxes.updateMany(of, { $set: { due_at: new Date(), ...set }, $unset: { not_before: '' } });
      await desk.service.services.work.runDue(DIGEST_SENDING, own.tenantId);
      return mailboxes.countDocuments({ ...of, digest_at: { $exists: false } });
    };
    const announced = async () => {
      await pass();
      return reached(/waits for your approval/).length;
    };
    await expect.poll(announced, IN_THE_END).toBe(told.length);

    expect(await own.click(card, 'approve')).toContain('You have approved it');
    expect((await own.refunds.execute(id)).body.proposal.status).toBe('executed');
    await own.expectEnd(card, /^Approved by Person .* Executed by Test key on .*\.$/);
    await expect.poll(() => pass(), IN_THE_END).toBe(0);
    await pass({ digest_at: new Date(0) });
    await expect
      .poll(() => reached(/: approved and executed\r?\n.*Approved by: /s).length, IN_THE_END)
      .toBe(told.length);
  });

  it('is rejected by a form with a comment, decides once, and shows how each proposal ended', {
    tags: 'full',
  }, async () => {
    const [rejected, expired, withdrawn, elsewhere] = [
      await own.propose(),
      await own.propose(),
      await own.propose(),
      await own.propose(),
    ];
    await own.click(rejected.card, 'reject', own.adas, { silent: true });
    await expect.poll(() => desk.platform.forms.at(-1)?.triggerId, IN_THE_END).toBeDefined();
    // An account that is not linked and did not open the form cannot submit it.
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
    await own.expectEnd(expired.card, /^Expired on .*\. Nobody decided in time/);

    await own.refunds.cancel(withdrawn.proposal_id);
    await own.expectEnd(withdrawn.card, /^Withdrawn by Person .*\.$/);

    const third = await own.propose();
    await own.refunds.approve(third.proposal_id);
    const blocks = third.card.blocks;
    await own.expectEnd(third.card, /^Approved by/);
    expect(await own.click({ ...third.card, blocks }, 'approve')).toContain('approved');
  });

  it('is rejected only by its own form, and by a person who may reject when submitting', {
    tags: 'full',
  }, async () => {
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
      ['does not work here', 'No', stranger.adas, { in: stranger.connected }],
      ['does not work here', 'No', own.adas, { metadata: of(foreign) }],
      ['does not work here', 'No', own.adas, { metadata: of(value?.slice(0, -4)) }],
      ['does not work here', 'No', own.adas, { metadata: of(id) }],
      ['has 2001 characters; the limit is 2000', 'x'.repeat(2_001)],
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
    // A form that is not ours has no effect.
    for (const metadata of ['x', '{}', '[]', '[1]', of(1)]) {
      expect(await own.submit('No', own.adas, { metadata })).toMatchObject({ status: 200, text: '{}' });
    }
    expect((await rows.findOne({ _id: id as never }))?.['approvals']).toEqual([]);

    // Somebody who did not open the form submits it twice at once. The proposal is rejected once, in the name of this
    // person. A blank comment counts as no comment.
    const answers = await Promise.all([own.submit(' \n', bob.userId), own.submit(' \n', bob.userId)]);
    expect(answers.filter(({ text }) => text === '{}')).toHaveLength(1);
    expect((await rows.findOne({ _id: id as never }))?.['approvals']).toMatchObject([
      { decision: 'reject', comment: null, approver: { id: bob.person.personId }, via: { door: 'chat' } },
    ]);
    await own.expectEnd(card, /^Rejected by Person/);

    // A form is submitted after a decision in the shell, and another after its proposal has expired.
    await own.openForm(late.card);
    const opened = desk.platform.forms.at(-1)?.view.private_metadata ?? '';
    await own.refunds.approve(late.proposal_id);
    expect(await own.refusal('No')).toContain('approved');
    const over = await own.propose();
    await own.openForm(over.card);
    const past = { $set: { expires_at: new Date(Date.now() - 1), due_at: new Date(Date.now() - 1) } };
    await rows.updateOne({ _id: over.proposal_id as never }, past);
    expect(await own.refusal('No')).toContain('expired');
    // The form of the proposal that was decided meanwhile still refers to that proposal.
    expect(await own.refusal('No', own.adas, { metadata: opened })).toContain('approved');
    expect((await rows.findOne({ _id: late.proposal_id as never }))?.['approvals']).toHaveLength(1);
  });

  it('refuses everybody who may not decide, and every button value that is not its own', async () => {
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
    // The person who is accountable for the key that proposed.
    const creators = newChatId('U');
    expect(await type(own.connected, creators, await newCode(own.refunds.creator))).toContain('is linked to');
    expect(await own.click(card, 'approve', creators)).toContain('Nobody approves what they are accountable for');
    await members.updateRole(owner, own.refunds.creator.personId, 'approver');
    expect(await own.click(card, 'approve', creators)).toContain('Nobody approves what they are accountable for');
    await members.updateRole(owner, own.refunds.creator.personId, 'admin');

    // A person of another tenant in their own workspace, and the button of another tenant's card.
    expect(await own.click(card, 'approve', stranger.adas, { in: stranger.connected })).toContain('does not work here');
    const foreign = (await stranger.propose()).card;
    const forged = buttonOf(foreign, 'approve')?.value ?? '';
    expect(await own.click(card, 'approve', own.adas, { value: forged })).toContain('does not work here');
    const value = buttonOf(card, 'approve')?.value ?? '';
    const cut = value.slice(0, -4);
    for (const wrong of [cut, 'x', id]) {
      expect(await own.click(card, 'approve', own.adas, { value: wrong })).toContain('does not work here');
    }
    expect(await own.click({ ...card, channel: newChatId('C') }, 'approve')).toContain('does not work here');
    // A request without the platform's signature is refused. A signed request that is no known interaction has no
    // effect.
    expect((await desk.send('interactions', 'payload=%7B%7D', {})).status).toBe(401);
    for (const payload of ['{}', '[]', '{]', '{"type":"shortcut","user":{"id":"U1"}}']) {
      const body = new URLSearchParams({ payload }).toString();
      expect(await desk.send('interactions', body)).toMatchObject({ status: 200, text: '{}' });
    }

    // The whole tenant is frozen.
    const freezes = own.refunds.creator.client(FreezeService);
    const { freeze } = await freezes.freeze({ kind: FreezeKind.TENANT, reason: 'Something is wrong' });
    expect(await own.click(card, 'approve')).toContain('frozen');
    await freezes.thaw({ freezeId: freeze?.freezeId ?? '', reason: 'It is well' });

    // The card no longer shows what is stored. The refusal is logged, which may update the card before the test
    // restores the hash.
    const rows = collection('action_proposals');
    const row = await rows.findOne({ _id: id as never });
    await rows.updateOne({ _id: id as never }, { $set: { payload_hash: 'f'.repeat(64) } });
    expect(await own.click(card, 'approve')).toContain('not the one that was proposed');
    await rows.updateOne({ _id: id as never }, { $set: { payload_hash: row?.['payload_hash'] } });
    expect((await rows.findOne({ _id: id as never }))?.['approvals']).toEqual([]);
  });

  it('decides nothing if the channel has no approvals or another queue, or the app is uninstalled', {
    tags: 'full',
  }, async () => {
    const { card, proposal_id: id } = await own.propose();
    const { blocks } = card;
    const client = own.refunds.creator.client(IntegrationService);
    const mappingId = own.connected.channel.channelId;
    await client.setChatChannelApprovals({ mappingId, approvals: false });
    expect(await own.click({ ...card, blocks }, 'approve')).toContain('no longer decided in this channel');
    await own.expectEnd(card, 'It is no longer decided in this channel');
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    await expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();
    // After the channel moves to another queue, approvals have to be switched on again. Cards of the earlier queue
    // decide nothing there.
    const { integration, channel } = own.connected;
    const place = { pageId: channel.pageId, queueKey: 'general' };
    const { blocks: deciding } = card;
    expect((await desk.map(own.tenantId, integration.integrationId, place)).approvals).toBe(false);
    await own.expectEnd(card, 'It is no longer decided in this channel');
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    expect(await own.click({ ...card, blocks: deciding }, 'approve')).toContain('no longer decided in this channel');
    expect((await desk.map(own.tenantId, integration.integrationId, { ...place, queueKey: 'refunds' })).approvals).toBe(
      false,
    );
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    await expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();
    // After the app is uninstalled, the card decides nothing either.
    const before = card.blocks;
    await desk.event(own.connected, { type: 'app_uninstalled' });
    expect(await own.click({ ...card, blocks: before }, 'approve')).toContain('not authorized');
    expect((await own.refunds.row(id)).approvals).toEqual([]);
  });

  it('applies the policy at the time of the click, and approves nothing once the work has ended', {
    tags: 'full',
  }, async () => {
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

  it('says that the same was proposed before or since, while that proposal counts', async () => {
    const orderId = await own.refunds.order(1_000_000);
    const first = await own.propose(LARGE, { orderId });
    expect(textsOf(first.card).join('\n')).not.toContain('Twins: ');
    const second = await own.propose(LARGE, { orderId });
    const said =
      /Twins: The same was also proposed on .* is open or executed\. Reject this if it repeats it by mistake\./;
    expect(textsOf(second.card).join('\n')).toMatch(said);
    await expect.poll(() => textsOf(first.card).join('\n'), IN_THE_END).toMatch(said);
    expect(await own.click(second.card, 'approve')).toContain('You have approved it');
    await own.refunds.cancel(second.proposal_id);
    const third = await own.propose(LARGE, { orderId });
    await own.refunds.reject(first.proposal_id);
    await own.refunds.reject(third.proposal_id);
    await own.expectEnd(third.card, /^Rejected by /);
    expect(textsOf(third.card).join('\n')).not.toContain('Twins: ');
  });

  it('only links to the proposal if it needs two people, supersedes another or does not fit', {
    tags: 'full',
  }, async () => {
    const large = await own.propose(VERY_LARGE);
    expect(buttonOf(large.card, 'approve')).toBeUndefined();
    expect(textsOf(large.card).join('\n')).toContain('needs more than one person');
    const { proposal_id: superseded, work_item_id: workItemId } = await own.propose('120.00');
    const newer = await own.propose('110.00', { workItemId, more: { supersedes: superseded } });
    expect(buttonOf(newer.card, 'approve')).toBeUndefined();
    expect(textsOf(newer.card).join('\n')).toContain('replaces another proposal');
    const small = await own.propose();
    const value = buttonOf(small.card, 'approve')?.value ?? '';
    const long = await own.propose(LARGE, { more: { approval_reason: '&'.repeat(900) } });
    expect(buttonOf(long.card, 'approve')).toBeUndefined();
    expect(textsOf(long.card).join('\n')).toContain('too long for this card');
    expect(urlOf(long.card)).toContain(long.proposal_id);
    // A threshold that is lowered later applies to existing cards too. A person who has approved in the shell is no
    // second approver here.
    const [rows, smallRow] = [collection('action_proposals'), { _id: small.proposal_id as never }];
    await rows.updateOne(smallRow, { $set: { 'policy.approvals_required': 2 } });
    expect(await own.click(small.card, 'approve', own.adas, { value })).toContain('more than one person');
    await own.refunds.approve(small.proposal_id, await own.refunds.callOf(own.ada));
    expect(await own.click(small.card, 'approve', own.adas, { value })).toMatch(/more than one person|approved/);
    expect((await rows.findOne(smallRow))?.['approvals']).toHaveLength(1);
  });

  it('is posted to the channels of its queue that its pack names, or to all of them if it names none', {
    tags: 'full',
  }, async () => {
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
    // The card in the queue's second channel is stored last, so all cards are stored by then.
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

    // If approvals are switched off in the named channel, the proposal goes to the other channel. If they are switched
    // on again, the first card decides again.
    const { blocks } = card;
    await client.setChatChannelApprovals({ mappingId: second.channelId, approvals: false });
    const other = await own.card(large);
    await own.expectEnd(card, 'It is no longer decided in this channel');
    expect(await own.click({ ...card, blocks }, 'approve')).toContain('no longer decided in this channel');
    await client.setChatChannelApprovals({ mappingId: second.channelId, approvals: true });
    await expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();

    // A newer pack version routes later cards only. Existing cards still decide.
    await routed([first.pageId]);
    const later = await own.propose('320.00');
    expect((await own.cards()).filter((one) => one.proposal_id === later.proposal_id)).toHaveLength(1);
    expect(await own.click(card, 'approve')).toContain('You have approved it');
    for (const one of [card, other]) await own.expectEnd(one, /^Approved by/);
    expect(own.messages(foreign.pageId)).toEqual([]);
  });

  it('is posted despite rate limits and lost responses, and a click identifies a card that counted as lost', {
    tags: 'full',
  }, async () => {
    desk.platform.failNext('chat.postMessage', { rateLimited: 1 });
    const limited = await own.propose();
    const attempts = desk.platform
      .callsOf('chat.postMessage')
      .filter(({ form }) => form['blocks']?.includes(limited.proposal_id));
    expect(attempts).toHaveLength(2);

    // The response is lost: the card is in the channel, but the service does not know its message id.
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

describe('an approval card in direct messages', { timeout: 180_000 }, () => {
  let own: CardDesk;
  beforeEach(async () => {
    own = await CardDesk.open();
  });

  it('goes once to the linked account alone, at most five at a time, and decides like a card in a channel', async () => {
    const [bob, carol] = [await own.linked(), await own.linked('member')];
    const creators = newChatId('U');
    expect(await type(own.connected, creators, await newCode(own.refunds.creator))).toContain('is linked to');
    const first = await own.propose();
    await own.settle();
    expect(own.direct()).toEqual([]);

    // A person who wants no mail gets cards too. People who are accountable, may not approve or did not ask for cards
    // get none.
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

    // The card decides for nobody else, and in no other channel.
    expect(await own.click(card, 'approve', bob.userId)).toContain('does not work here');
    expect(await own.click({ ...card, channel: first.card.channel }, 'approve')).toContain('does not work here');
    const before = card.blocks;
    expect(await own.click(card, 'approve')).toContain('You have approved it');
    for (const one of [card, first.card]) await own.expectEnd(one, /^Approved by Person .* It is not executed yet\.$/);
    expect(await own.click({ ...card, blocks: before }, 'approve')).toContain('approved');
    const row = (await collection('action_proposals').findOne({ _id: first.proposal_id as never })) as never as {
      approvals: object[];
    };
    const [link] = await linksOf(own.ada);
    expect(row.approvals).toMatchObject([{ via: { door: 'chat', link_id: link?.linkId } }]);
    // Now there is room for the card that had to wait.
    await own.directCard(more[4]?.proposal_id ?? '');
    await own.settle();
    expect(own.direct()).toHaveLength(6);
    const [, rejected, withdrawn] = await Promise.all(more.map(({ proposal_id: id }) => own.directCard(id)));
    await own.click(rejected as FakeMessage, 'reject', own.adas, { silent: true });
    await expect.poll(() => desk.platform.forms.length, IN_THE_END).toBeGreaterThan(0);
    expect((await own.submit('No', bob.userId)).body?.errors?.comment).toContain('does not work here');
    expect(await own.submit('No')).toMatchObject({ status: 200, text: '{}' });
    await own.expectEnd(rejected as FakeMessage, /^Rejected by Person/);
    await own.refunds.cancel(more[2]?.proposal_id ?? '');
    await own.expectEnd(withdrawn as FakeMessage, /^Withdrawn by Person/);
    // If a proposal needs two people, the card of the person who has approved ends.
    const large = await own.propose(VERY_LARGE);
    const half = await own.directCard(large.proposal_id);
    expect(textsOf(half).join('\n')).toContain('needs more than one person');
    await own.refunds.approve(large.proposal_id, await own.refunds.callOf(own.ada));
    await own.expectEnd(half, 'It no longer waits for you');
  });

  it('loses its payload when the link, the setting, the role or the channel that allows it is gone', {
    tags: 'full',
  }, async () => {
    await own.want(own.ada, true);
    const { proposal_id: id, card: inChannel } = await own.propose();
    const card = await own.directCard(id);
    const { payload } = (await own.refunds.get(id)).body;
    const { blocks } = card;
    const closed = async (told: string, userId = own.adas) => {
      await expect.poll(() => textsOf(card).at(-1), IN_THE_END).toContain('no longer shown or decided here');
      expect(JSON.stringify([card.text, card.blocks])).not.toContain(payload.order_id);
      expect(elementsOf(card).map(({ action_id }) => action_id)).toEqual(['workgate_open']);
      expect(await own.click({ ...card, blocks }, 'approve', userId)).toContain(told);
    };
    const open = () => expect.poll(() => buttonOf(card, 'approve'), IN_THE_END).toBeDefined();

    await own.want(own.ada, false);
    await closed('no longer decided here');
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
    await closed('no longer decided here');
    await client.setChatChannelApprovals({ mappingId, approvals: true });
    await open();
    // If the account is later linked to another person, the card still decides nothing, because it was not sent to this
    // person.
    const [link] = await linksOf(own.ada);
    await own.ada.client(IntegrationService).endOwnChatLink({ linkId: link?.linkId ?? '' });
    await closed('not linked');
    const bob = await somebody(own.tenantId);
    expect(await type(own.connected, own.adas, await newCode(bob))).toContain('is linked to');
    await closed('no longer decided here');
    // The card does not show the outcome to this person either.
    await own.refunds.approve(id);
    await own.expectEnd(inChannel, /^Approved by/);
    await own.settle();
    await closed('no longer decided here');
    expect(own.direct()).toHaveLength(1);
    expect((await own.cards()).map(({ direct, live }) => [direct?.user_id, live])).toEqual(
      expect.arrayContaining([
        [own.adas, undefined],
        [undefined, true],
      ]),
    );
  });

  it('follows routes and absences, and loses its content once other people decide', {
    tags: 'full',
  }, async () => {
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

    // During an absence, the card of the absent person has no content, and the stand-in has a card instead.
    const [from, until] = [-1_000, 3_600_000].map((at) => timestampFromDate(new Date(Date.now() + at)));
    const away = { from, until, standInPersonId: bob.person.personId };
    await own.ada.client(NotificationService).setAbsence(away);
    const bobs = [await own.directCard(one, bob.userId), await own.directCard(two, bob.userId)];
    await expect.poll(() => adas.map(says), IN_THE_END).toEqual([false, false]);
    expect(bobs.map(says)).toEqual([true, true]);
    await own.ada.client(NotificationService).endAbsence({});
    await expect.poll(() => [...adas, ...bobs].map(says), IN_THE_END).toEqual([true, true, false, false]);
    // An absence also ends by itself at the time that the person has set.
    const absences = collection('absences');
    await own.ada.client(NotificationService).setAbsence(away);
    await expect.poll(() => [...adas, ...bobs].map(says), IN_THE_END).toEqual([false, false, true, true]);
    await absences.updateOne({ tenant_id: own.tenantId }, { $set: { until: new Date(Date.now() + 1_500) } });
    await desk.service.services.chatApprovals.noticeAbsence(own.tenantId);
    await expect.poll(() => [...adas, ...bobs].map(says), IN_THE_END).toEqual([true, true, false, false]);
    expect(own.direct(carols)).toEqual([]);

    // If policy no longer lets a person approve, their card shows neither the proposal nor an outcome from that time.
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

  it('is held back from an account that cannot be reached, which is told why, and comes once it can be', {
    tags: 'full',
  }, async () => {
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
    // One failed request holds back all cards for the account, and none of them counts as one of the five at a time.
    await expect.poll(() => problem(bob.person), IN_THE_END).toBe(ChatCardProblem.MESSAGES_DISABLED);
    await expect.poll(stored, IN_THE_END).toEqual([]);
    for (let again = 0; again < 2; again += 1) await own.settle();
    expect(asked()).toHaveLength(1);
    expect(await stored()).toEqual([]);
    const first = await undelivered(bob.person);
    expect(await undelivered(own.ada)).toBeUndefined();

    // Each probe is one request, after a longer pause than before. The time of the first failure stays.
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

    // A failure that says nothing about the account is retried automatically, while other cards wait behind it. Then
    // all cards arrive.
    desk.platform.unreachable.clear();
    desk.platform.failNext('chat.postMessage', { rateLimited: 1 });
    await own.want(bob.person, true);
    await expect.poll(() => own.direct(bob.userId), IN_THE_END).toHaveLength(5);
    expect(await undelivered(bob.person)).toBeUndefined();
    await own.settle();
    expect(asked()).toHaveLength(2 + 1 + 5);

    // An unknown error code concerns the refused card alone.
    desk.platform.unreachable.set(own.adas, 'msg_blocks_too_long');
    await own.want(own.ada, true);
    await expect.poll(() => problem(own.ada), IN_THE_END).toBe(ChatCardProblem.REFUSED);
    const refused = async () => (await own.cards()).filter(({ direct, live }) => direct?.user_id === own.adas && !live);
    await expect.poll(refused, IN_THE_END).toHaveLength(6);
    // A person who wants no cards is shown no problem.
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

  it('comes once the account can be reached, also if the app is installed again while a post fails', {
    tags: 'full',
  }, async () => {
    const bob = await own.linked();
    const asked = () => desk.platform.callsOf('chat.postMessage').filter(({ form }) => form['channel'] === bob.userId);
    const stored = async () => (await own.cards()).find(({ direct }) => direct?.user_id === bob.userId);
    const { teamId, appId } = own.connected.workspace;
    const installAgain = () =>
      desk.storeToken(own.refunds.creator, { chat_team_id: teamId, chat_api_app_id: appId, bot_token: own.token });
    desk.platform.unreachable.set(bob.userId, 'messages_tab_disabled');
    const release = desk.platform.hold(bob.userId);
    await own.propose();
    await own.want(bob.person, true);
    await expect.poll(() => asked().length, IN_THE_END).toBe(1);
    const marks = (await stored())?.marks ?? 0;
    await installAgain();
    await expect.poll(async () => (await stored())?.marks ?? 0, IN_THE_END).toBeGreaterThan(marks);
    release();
    await expect.poll(async () => (await linksOf(bob.person))[0]?.undeliveredCard, IN_THE_END).toBeDefined();
    await own.settle();
    desk.platform.unreachable.clear();
    await installAgain();
    await expect.poll(() => own.direct(bob.userId), IN_THE_END).toHaveLength(1);
  });

  it('requires a channel with approvals of the queue in the same workspace, and goes to one account of a person', {
    tags: 'full',
  }, async () => {
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
    // This channel belongs to another queue.
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
    // If her first account cannot be reached, the card goes to her other account.
    desk.platform.unreachable.set(own.adas, 'user_not_found');
    const next = await own.propose();
    await own.directCard(next.proposal_id, others);
    await own.settle();
    expect(own.direct()).toHaveLength(1);
    const problems = (await linksOf(own.ada)).map(({ undeliveredCard }) => undeliveredCard?.problem);
    expect(problems).toEqual([ChatCardProblem.ACCOUNT_UNREACHABLE, undefined]);
  });

  it('that counts as lost is identified by a click', { tags: 'full' }, async () => {
    const { proposal_id: id, card: inChannel } = await own.propose();
    const stored = async (userId: string) => (await own.cards()).filter(({ direct }) => direct?.user_id === userId);
    desk.platform.failNext('chat.postMessage', 'lost');
    await own.want(own.ada, true);
    const lost = await own.directCard(id);
    await expect.poll(async () => (await stored(own.adas))[0]?.tries, IN_THE_END).toBe(1);
    expect(await stored(own.adas)).toMatchObject([{ message_ids: [], lost: 1, page_id: own.adas }]);
    expect(await own.click(lost, 'approve')).toContain('You have approved it');
    // After a lost response the service pauses before it calls the platform again. The test ends this pause early.
    const again = { $set: { due_at: new Date() }, $unset: { not_before: '' } } as const;
    await collection('chat_cards').updateOne({ _id: (await stored(own.adas))[0]?._id as never }, again);
    await own.settle();
    for (const one of [lost, inChannel]) await own.expectEnd(one, /^Approved by/);
    expect(await stored(own.adas)).toMatchObject([{ message_ids: [lost.ts], page_id: directChannelOf(own.adas) }]);
  });
});

describe('a late reply', () => {
  it('goes only to hosts of the platform, at most five times, and follows no redirect', async () => {
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
