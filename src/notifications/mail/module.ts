import type { ActionsServices } from '../../actions/module.ts';
import type { IdentityServices, LetterKind, LetterOffice } from '../../identity/index.ts';
import type { ChatLinks } from '../../integrations/index.ts';
import { currentTime } from '../../platform/clock.ts';
import { mailer, type Posted } from '../../platform/mail/mailer.ts';
import type { MailServer } from '../../platform/mail/server.ts';
import type { Platform } from '../../platform/module.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { WorkSupervisor } from '../../platform/work/supervisor.ts';
import { TenantRound } from '../../platform/work/tenant-round.ts';
import { Absences } from '../absences/model.ts';
import { AbsenceRepository } from '../absences/repository.ts';
import { ABSENCE_COLLECTIONS, defineAbsenceModel } from '../absences/schema.ts';
import { AwaitedProposals } from '../browser/awaited.ts';
import { PreferenceRepository } from '../preferences/repository.ts';
import { definePreferenceModel, PREFERENCE_COLLECTIONS } from '../preferences/schema.ts';
import { PreferenceService, type PreferenceServiceOptions } from '../preferences/service.ts';
import { defineRoundModel, roundCollection } from '../rounds/schema.ts';
import { CLOSED_OFFICE, Letters } from './letters/office.ts';
import { LetterQuotas, LetterRepository } from './letters/repository.ts';
import { defineLetterModels, LETTER_COLLECTIONS } from './letters/schema.ts';
import { LETTER_SENDING, LetterSending, type LetterSendingOptions, letterWork } from './letters/sending.ts';
import {
  writeChatLinked,
  writeInvitation,
  writePasswordChanged,
  writePasswordReset,
  writeVerification,
} from './letters/writing.ts';
import { MailboxRepository } from './mailboxes/repository.ts';
import { defineMailboxModel, MAILBOX_COLLECTIONS } from './mailboxes/schema.ts';
import { NewsDesk, type NewsOptions } from './news.ts';
import type { PostingOptions } from './posting.ts';
import { mailRoundWork, ROUND, Rounds } from './rounds/rounds.ts';
import { MailService } from './service.ts';
import { TELLING, Telling, tellingWork } from './telling.ts';

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
  const news = deskOf(options, stores, (tenantId) => stores.preferences(tenantId).silent());
  const { tell, tellAll, ...sending } =
    server === undefined ? NOTHING_SENT : createSending(options, server, stores, news);
  const isMailSent = server !== undefined;
  const notifications = new PreferenceService({ ...stores, membersOf, isMailSent, tell, tellAll, chat });
  const awaitedProposals = new AwaitedProposals({ awaited: options.actions.awaited, news });
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

function deskOf(
  { identity: { members }, actions: { awaited } }: Pick<MailOptions, 'identity' | 'actions'>,
  { absences }: Stores,
  silentIn: NewsOptions['silentIn'],
): NewsDesk {
  return new NewsDesk({
    awaited,
    rolesIn: (tenantId) => members.roles(tenantId),
    silentIn,
    absencesIn: async (tenantId) => new Absences(await absences(tenantId).list(), currentTime()),
  });
}

/** The people whom email would notify, including people who want only cards. */
function cardAudienceOf(options: MailOptions, stores: Stores) {
  const wantingIn = (tenantId: string) => stores.preferences(tenantId).wantingCards();
  const desk = deskOf(options, stores, async (tenantId) => {
    const [silent, wanting] = await Promise.all([stores.preferences(tenantId).silent(), wantingIn(tenantId)]);
    return new Set([...silent].filter((personId) => !wanting.has(personId)));
  });
  return {
    wantingIn,
    wants: async (tenantId: string, personId: string) => (await stores.preferences(tenantId).of(personId)).chatCards,
    waiting: (tenantId: string) => desk.waiting(tenantId),
  };
}

interface Sending {
  workKinds: WorkKind[];
  /** Awaited before the events leave their outboxes, so that no event is lost in a crash. */
  noticeMoving: (tenantId: string, events: readonly OutboxEvent[]) => Promise<void>;
  /** Schedules an email about everything that the person has not been told yet. */
  tell: (tenantId: string, personId: string) => Promise<void>;
  tellAll: (tenantId: string) => Promise<void>;
  office: LetterOffice;
  /** Schedules emails for a person whose address was just verified. */
  noticeVerified: (personId: string, tenantIds: readonly string[]) => Promise<void>;
}

const NOTHING_SENT: Sending = {
  workKinds: [],
  noticeMoving: async () => undefined,
  tell: async () => undefined,
  tellAll: async () => undefined,
  office: CLOSED_OFFICE,
  noticeVerified: async () => undefined,
};

function createSending(options: MailOptions, server: MailServer, stores: Stores, news: NewsDesk): Sending {
  const { platform, identity, actions, chatLinks, work, workBaseUrl } = options;
  const { mailboxes, preferences, rounds: roundsOf } = stores;
  const { metrics, reach, logger } = platform;
  const { members, tenantSettings } = identity;
  const { awaited } = actions;
  const wakeTelling = () => work.wake(TELLING);
  const onPosted = (outcome: Posted['outcome']) => metrics.mails.inc({ outcome });
  const posting = { post: mailer(server), onPosted, logger };
  const rounds = new Rounds({
    rounds: roundsOf,
    mailboxes,
    awaited,
    news,
    wakeRounds: () => work.wake(ROUND),
    wakeTelling,
  });
  const telling = new Telling({
    mailboxes,
    news,
    paceOf: (tenantId, personId) => preferences(tenantId).paceOf(personId),
    memberOf: (tenantId, personId) => members.find(tenantId, personId),
    askToVerify: (personId, email) => identity.emailVerification.askFor(personId, email),
    tenantOf: (tenantId) => tenantSettings.get({ tenantId }),
    ...posting,
    workBaseUrl,
    wakeTelling,
    reach,
  });
  const letters = createLetters({ platform, identity, chatLinks, work, workBaseUrl }, posting);
  return {
    workKinds: [mailRoundWork(rounds), tellingWork(telling), letterWork(letters.sending)],
    office: letters.office,
    async noticeVerified(personId, tenantIds) {
      for (const tenantId of tenantIds) await mailboxes(tenantId).markReachable(personId);
      wakeTelling();
    },
    noticeMoving: (tenantId, events) => rounds.noticeMoving(tenantId, events),
    async tell(tenantId, personId) {
      await mailboxes(tenantId).mark(personId);
      wakeTelling();
    },
    tellAll: (tenantId) => rounds.begin(tenantId),
  };
}

function createLetters(
  {
    platform,
    work,
    workBaseUrl,
    ...read
  }: Pick<MailOptions, 'platform' | 'identity' | 'chatLinks' | 'work' | 'workBaseUrl'>,
  posting: PostingOptions,
) {
  const { mongo, keyRing, reach } = platform;
  const models = defineLetterModels(mongo.connection);
  const letters = new LetterRepository(models);
  const office = new Letters({
    letters,
    quotas: new LetterQuotas(models),
    quotaKey: keyRing.derive('letter-quota')[0] as Buffer,
    workBaseUrl,
    wakeSending: () => work.wake(LETTER_SENDING),
  });
  const sending = new LetterSending({
    ...posting,
    letters,
    write: letterWriter(read, workBaseUrl),
    reach,
  });
  return { office, sending };
}

/** An email about an account is composed at the moment of sending. */
function letterWriter(
  { identity, chatLinks }: Pick<MailOptions, 'identity' | 'chatLinks'>,
  workBaseUrl: string,
): LetterSendingOptions['write'] {
  const { invitationLetters, emailVerification, passwordReset } = identity;
  const verification: LetterSendingOptions['write'] = async ({ about, to }) => {
    const found = await emailVerification.read(about, to);
    return found && writeVerification(found, workBaseUrl);
  };
  const writers: Record<LetterKind, LetterSendingOptions['write']> = {
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
