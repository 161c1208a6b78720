import type { ActionsServices } from '../actions/module.ts';
import type { IdentityServices } from '../identity/module.ts';
import { mailer } from '../platform/mail/mailer.ts';
import type { MailServer } from '../platform/mail/server.ts';
import type { Platform } from '../platform/module.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import type { WorkSupervisor } from '../platform/work/supervisor.ts';
import { MailboxRepository } from './mailboxes/repository.ts';
import { defineMailboxModel, MAILBOX_COLLECTIONS } from './mailboxes/schema.ts';
import { RoundRepository } from './rounds/repository.ts';
import { ROUND, Rounds, roundWork } from './rounds/rounds.ts';
import { defineRoundModel, ROUND_COLLECTIONS } from './rounds/schema.ts';
import { MailService } from './service.ts';
import { TELLING, Telling, tellingWork } from './telling.ts';

export const MAIL_COLLECTIONS: readonly CollectionDeclaration[] = [...ROUND_COLLECTIONS, ...MAILBOX_COLLECTIONS];

export interface MailOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'members' | 'tenantSettings'>;
  actions: Pick<ActionsServices, 'awaited'>;
  /** The supervisor, to which the kinds of work of this module are declared. */
  work: Pick<WorkSupervisor, 'wake'>;
  /** What takes the mail; without one nobody is told of anything, and nothing is noted. */
  server: MailServer | undefined;
  workBaseUrl: string;
}

export type MailServices = ReturnType<typeof createMail>;

/** What people are told by mail. */
export function createMail(options: MailOptions) {
  const { platform, identity, server } = options;
  const mailboxModel = defineMailboxModel(platform.mongo.connection);
  const mailboxes = (tenantId: string) => new MailboxRepository(mailboxModel, tenantId);
  const { members } = identity;
  const mail = new MailService({
    from: server?.from.address ?? null,
    mailboxes,
    membersOf: (tenantId) => members.list(tenantId),
  });
  const sending = server === undefined ? NOTHING_SENT : createSending(options, server, mailboxes);
  return { mail, ...sending };
}

interface Sending {
  workKinds: WorkKind[];
  /** Has people told of what these events bring about: once this resolves, also after a crash. */
  noticeMoving: (tenantId: string, events: readonly OutboxEvent[]) => Promise<void>;
}

const NOTHING_SENT: Sending = { workKinds: [], noticeMoving: async () => undefined };

function createSending(
  { platform, identity, actions, work, workBaseUrl }: MailOptions,
  server: MailServer,
  mailboxes: (tenantId: string) => MailboxRepository,
): Sending {
  const { mongo, metrics, reach, logger } = platform;
  const { members, tenantSettings } = identity;
  const { awaited } = actions;
  const roundModel = defineRoundModel(mongo.connection);
  const wakeTelling = () => work.wake(TELLING);
  const rounds = new Rounds({
    rounds: (tenantId) => new RoundRepository(roundModel, tenantId),
    mailboxes,
    awaited,
    rolesIn: (tenantId) => members.roles(tenantId),
    wakeRounds: () => work.wake(ROUND),
    wakeTelling,
  });
  const telling = new Telling({
    mailboxes,
    awaited,
    memberOf: (tenantId, personId) => members.find(tenantId, personId),
    tenantOf: (tenantId) => tenantSettings.get({ tenantId }),
    post: mailer(server),
    workBaseUrl,
    onPosted: (outcome) => metrics.mails.inc({ outcome }),
    wakeTelling,
    reach,
    logger,
  });
  return {
    workKinds: [roundWork(rounds), tellingWork(telling)],
    noticeMoving: (tenantId, events) => rounds.noticeMoving(tenantId, events),
  };
}
