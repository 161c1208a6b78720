import type { ActionsServices } from '../../actions/module.ts';
import type { EmailKind, EmailQueue, IdentityServices } from '../../identity/index.ts';
import type { ChatLinks } from '../../integrations/index.ts';
import { mailer, type Posted } from '../../platform/mail/mailer.ts';
import type { MailServer } from '../../platform/mail/server.ts';
import type { Platform } from '../../platform/module.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { WorkSupervisor } from '../../platform/work/supervisor.ts';
import { TenantRound } from '../../platform/work/tenant-round.ts';
import { AbsenceRepository } from '../absences/repository.ts';
import { ABSENCE_COLLECTIONS, defineAbsenceModel } from '../absences/schema.ts';
import { AwaitedProposals } from '../browser/awaited.ts';
import { PreferenceRepository } from '../preferences/repository.ts';
import { definePreferenceModel, PREFERENCE_COLLECTIONS } from '../preferences/schema.ts';
import { PreferenceService, type PreferenceServiceOptions } from '../preferences/service.ts';
import { defineRoundModel, roundCollection } from '../rounds/schema.ts';
import { DIGEST_SENDING, DigestSending, digestWork } from './digest-sending.ts';
import { AccountEmailQueue, CLOSED_EMAIL_QUEUE } from './letters/email-queue.ts';
import { LetterQuotas, LetterRepository } from './letters/repository.ts';
import { defineLetterModels, LETTER_COLLECTIONS } from './letters/schema.ts';
import { LETTER_SENDING, type LetterSendingOptions, letterWork } from './letters/sending.ts';
import {
  writeChatLinked,
  writeInvitation,
  writePasswordChanged,
  writePasswordReset,
  writeVerification,
} from './letters/writing.ts';
import { MailboxRepository } from './mailboxes/repository.ts';
import { defineMailboxModel, MAILBOX_COLLECTIONS } from './mailboxes/schema.ts';
import { NewsDesk } from './news.ts';
import { mailRoundWork, ROUND, Rounds } from './rounds/rounds.ts';
import { MailService } from './service.ts';

export const MAIL_COLLECTIONS: readonly CollectionDeclaration[] = [
  roundCollection(
    'mail_rounds',
    'notifications/mail/rounds',
    'one for each tenant in which something was proposed while the service could send mail',
  ),
  ...MAILBOX_COLLECTIONS,
  ...LETTER_COLLECTIONS,
  ...PREFERENCE_COLLECTIONS,
  ...ABSENCE_COLLECTIONS,
];

export interface MailOptions {
  platform: Platform;
  identity: Pick<
    IdentityServices,
    'members' | 'tenantSettings' | 'invitationLetters' | 'emailVerification' | 'passwordReset'
  >;
  actions: Pick<ActionsServices, 'awaited'>;
  chatLinks: Pick<ChatLinks, 'readLetter'>;
  work: Pick<WorkSupervisor, 'wake'>;
  /** Without a server, nobody is notified and nothing is recorded. */
  server: MailServer | undefined;
  chat: PreferenceServiceOptions['chat'];
  workBaseUrl: string;
}

export type MailServices = ReturnType<typeof createMail>;

export function createMail(options: MailOptions) {
  const { platform, identity, server, chat } = options;
  const stores = createStores(platform);
  const { members } = identity;
  const membersOf = (tenantId: string) => members.list(tenantId);
  const from = server?.from.address ?? null;
  const mail = new MailService({ from, mailboxes: stores.mailboxes, membersOf });
  const { awaited } = options.actions;
  const silentIn = (tenantId: string) => stores.preferences(tenantId).silent();
  const news = new NewsDesk({ awaited, members, absences: stores.absences, silentIn });
  const { tell, tellAll, ...sending } =
    server === undefined ? NOTHING_SENT : createSending(options, server, stores, news);
  const isMailSent = server !== undefined;
  const notifications = new PreferenceService({ ...stores, membersOf, isMailSent, tell, tellAll, chat });
  const awaitedProposals = new AwaitedProposals({ awaited, news });
  return { mail, notifications, awaitedProposals, cardAudience: cardAudienceOf(options, stores), ...sending };
}

type Stores = ReturnType<typeof createStores>;

function createStores({ mongo }: Platform) {
  const mailboxes = defineMailboxModel(mongo.connection);
  const preferences = definePreferenceModel(mongo.connection);
  const absences = defineAbsenceModel(mongo.connection);
  const rounds = defineRoundModel(mongo.connection, 'MailRound', 'mail_rounds');
  return {
    mailboxes: (tenantId: string) => new MailboxRepository(mailboxes, tenantId),
    preferences: (tenantId: string) => new PreferenceRepository(preferences, tenantId),
    absences: (tenantId: string) => new AbsenceRepository(absences, tenantId),
    rounds: (tenantId: string) => new TenantRound(rounds, tenantId),
  };
}

/** The people whom email would notify, including people who want only cards. */
function cardAudienceOf({ identity, actions }: MailOptions, { preferences, absences }: Stores) {
  const wantingIn = (tenantId: string) => preferences(tenantId).wantingCards();
  const silentIn = async (tenantId: string) => {
    const [silent, wanting] = await Promise.all([preferences(tenantId).silent(), wantingIn(tenantId)]);
    return new Set([...silent].filter((personId) => !wanting.has(personId)));
  };
  const desk = new NewsDesk({ awaited: actions.awaited, members: identity.members, absences, silentIn });
  return {
    wantingIn,
    wants: async (tenantId: string, personId: string) => (await preferences(tenantId).of(personId)).chatCards,
    waiting: (tenantId: string) => desk.waiting(tenantId),
  };
}

type Sending = ReturnType<typeof createSending>;

const NOTHING_SENT: Sending = {
  workKinds: [],
  noticeMoving: async () => undefined,
  tell: async () => undefined,
  tellAll: async () => undefined,
  office: CLOSED_EMAIL_QUEUE,
  noticeVerified: async () => undefined,
};

function createSending(options: MailOptions, server: MailServer, stores: Stores, news: NewsDesk) {
  const { platform, identity, actions, work, workBaseUrl } = options;
  const { mailboxes, preferences } = stores;
  const { mongo, keyRing, metrics, reach, logger } = platform;
  const wakeDigests = () => work.wake(DIGEST_SENDING);
  const onPosted = (outcome: Posted['outcome']) => metrics.mails.inc({ outcome });
  const posting = { post: mailer(server), onPosted, logger };
  const { awaited } = actions;
  const wakeRounds = () => work.wake(ROUND);
  const rounds = new Rounds({ ...stores, awaited, news, wakeRounds, wakeDigests });
  const digests = new DigestSending({
    ...{ mailboxes, news, workBaseUrl, wakeDigests, reach, ...posting },
    paceOf: (tenantId, personId) => preferences(tenantId).paceOf(personId),
    memberOf: (tenantId, personId) => identity.members.find(tenantId, personId),
    askToVerify: (personId, email) => identity.emailVerification.askFor(personId, email),
    tenantOf: (tenantId) => identity.tenantSettings.get({ tenantId }),
  });
  const models = defineLetterModels(mongo.connection);
  const letters = new LetterRepository(models);
  const office: EmailQueue = new AccountEmailQueue({
    letters,
    quotas: new LetterQuotas(models),
    quotaKey: keyRing.derive('letter-quota')[0] as Buffer,
    workBaseUrl,
    wakeSending: () => work.wake(LETTER_SENDING),
  });
  const sending = { ...posting, letters, write: letterWriter(options), reach };
  return {
    workKinds: [mailRoundWork(rounds), digestWork(digests), letterWork(sending)],
    office,
    async noticeVerified(personId: string, tenantIds: readonly string[]) {
      for (const tenantId of tenantIds) await mailboxes(tenantId).markReachable(personId);
      wakeDigests();
    },
    /** Awaited before the events leave their outboxes, so that no event is lost in a crash. */
    noticeMoving: (tenantId: string, events: readonly OutboxEvent[]) => rounds.noticeMoving(tenantId, events),
    async tell(tenantId: string, personId: string) {
      await mailboxes(tenantId).mark(personId);
      wakeDigests();
    },
    tellAll: (tenantId: string) => rounds.begin(tenantId),
  };
}

function letterWriter({ identity, chatLinks, workBaseUrl }: MailOptions): LetterSendingOptions['write'] {
  const { invitationLetters, emailVerification, passwordReset } = identity;
  const verification: LetterSendingOptions['write'] = async ({ about, to }) => {
    const found = await emailVerification.read(about, to);
    return found && writeVerification(found, workBaseUrl);
  };
  const writers: Record<EmailKind, LetterSendingOptions['write']> = {
    async invitation({ tenant_id, about }) {
      const found = await invitationLetters.read(tenant_id, about);
      return found && writeInvitation(found, workBaseUrl);
    },
    verification,
    verification_due: verification,
    async password_reset({ to }) {
      const found = await passwordReset.read(to);
      return found && writePasswordReset(found, workBaseUrl);
    },
    async password_changed({ about }) {
      const found = await passwordReset.readChange(about);
      return found && writePasswordChanged(found, workBaseUrl);
    },
    async chat_linked({ tenant_id, about, to }) {
      const found = await chatLinks.readLetter(tenant_id, about, to);
      return found && writeChatLinked(found, workBaseUrl);
    },
  };
  return (letter) => writers[letter.kind](letter);
}
