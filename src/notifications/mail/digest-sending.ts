import { randomUUID } from 'node:crypto';
import type { Member } from '../../identity/index.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Posted } from '../../platform/mail/mailer.ts';
import type { WorkKind, WorkResult } from '../../platform/work/kind.ts';
import type { MailPace } from '../preferences/model.ts';
import { writeBareDigest, writeDigest } from './digest.ts';
import type { MailboxChanges, MailboxOnTurn, MailboxRepository } from './mailboxes/repository.ts';
import { MAILBOXES_DUE } from './mailboxes/schema.ts';
import { type News, type NewsDesk, toldOf } from './news.ts';
import { type PostingOptions, postEitherWay } from './posting.ts';
import { afterFailure, BETWEEN_LOOKS_MS, BETWEEN_MAILS_MS, digestAfter, isPressing } from './schedule.ts';

export const DIGEST_SENDING = 'mail_telling';

/** All emails depend on one mail server. Until it is known to respond, it gets one email at a time. */
const LIMITS = { inAll: 8, perTenant: 4, perPeer: 8 };
/** Milliseconds. A slower worker is overtaken, and the email sent again under the same message id. */
const LEASE_MS = 90_000;

export type DigestPoint = 'mail_held' | 'mail_sent' | 'mail_noted';

interface Tenant {
  name: string;
  timeZone: string;
}

export interface DigestSendingOptions extends PostingOptions {
  mailboxes: (tenantId: string) => MailboxRepository;
  news: Pick<NewsDesk, 'of'>;
  memberOf: (tenantId: string, personId: string) => Promise<Pick<Member, 'email' | 'emailVerified'> | null>;
  /** Does nothing if a recent request used up the limit. */
  askToVerify: (personId: string, email: string) => Promise<void>;
  paceOf: (tenantId: string, personId: string) => Promise<MailPace>;
  tenantOf: (tenantId: string) => Promise<Tenant>;
  workBaseUrl: string;
  wakeDigests: () => void;
  reach: (point: DigestPoint) => void;
}

/** Emails people about waiting proposals. Records each email before sending it, and repeats it after a crash. */
export class DigestSending {
  readonly #options: DigestSendingOptions;

  constructor(options: DigestSendingOptions) {
    this.#options = options;
  }

  async run(tenantId: string, mailboxId: string): Promise<WorkResult> {
    const { mailboxes, memberOf, news: desk, paceOf, tenantOf } = this.#options;
    const mailbox = await mailboxes(tenantId).begin(mailboxId);
    if (mailbox === null) return 'done';
    const { person_id: personId, not_before: notBefore } = mailbox;
    if (notBefore !== undefined && notBefore > currentTime()) return this.#end(mailbox, {}, notBefore);
    const member = await memberOf(tenantId, personId);
    if (member === null) {
      await mailboxes(tenantId).remove(mailbox);
      return 'done';
    }
    const pace = await paceOf(tenantId, personId);
    // The person hears what they missed once they want email again.
    if (pace === 'none') return this.#end(mailbox, { letter: null, digest_at: null }, null);
    const news = await desk.of(tenantId, personId, mailbox);
    if (news.outlines.length === 0 && news.endings.length === 0) return this.#leave(mailbox);
    if (!member.emailVerified) return this.#askToVerify(mailbox, member.email);
    const tenant = await tenantOf(tenantId);
    const digestAt = mailbox.digest_at ?? digestAfter(currentTime(), pace, tenant.timeZone);
    const mayWait = mailbox.letter === undefined && !isPressing(news, pace);
    if (mayWait && digestAt > currentTime()) return this.#end(mailbox, { digest_at: digestAt }, digestAt);
    return this.#tell(mailbox, member, news, tenant);
  }

  async #tell(mailbox: MailboxOnTurn, { email: to }: Pick<Member, 'email'>, news: News, tenant: Tenant) {
    const { mailboxes, reach, workBaseUrl } = this.#options;
    const messageId = mailbox.letter?.message_id ?? this.#newMessageId();
    const proposals = news.covered.map(({ proposal }) => proposal);
    if (!(await mailboxes(mailbox.tenant_id).hold(mailbox, { message_id: messageId, proposals }))) return 'done';
    reach('mail_held');
    const { name: tenantName, timeZone } = tenant;
    const digest = { tenantName, timeZone, news, workBaseUrl };
    const bare = () => writeBareDigest(digest);
    const posted = await postEitherWay(this.#options, { messageId, to }, writeDigest(digest), bare);
    reach('mail_sent');
    const result = await this.#note(mailbox, news, posted);
    reach('mail_noted');
    return result;
  }

  async #leave(mailbox: MailboxOnTurn): Promise<WorkResult> {
    if (mailbox.letter === undefined) {
      const notBefore = new Date(currentTime().getTime() + BETWEEN_LOOKS_MS);
      return this.#end(mailbox, { not_before: notBefore, digest_at: null }, null);
    }
    // The email in progress is obsolete, because its proposals were decided meanwhile. Other proposals may wait.
    this.#options.wakeDigests();
    return this.#end(mailbox, { letter: null }, currentTime());
  }

  /** Nothing about proposals is sent to an address that may be somebody else's. */
  async #askToVerify(mailbox: MailboxOnTurn, email: string): Promise<WorkResult> {
    await this.#options.askToVerify(mailbox.person_id, email);
    const notBefore = new Date(currentTime().getTime() + BETWEEN_LOOKS_MS);
    return this.#end(mailbox, { letter: null, digest_at: null, not_before: notBefore }, null);
  }

  async #note(mailbox: MailboxOnTurn, news: News, posted: Posted): Promise<WorkResult> {
    const now = currentTime();
    if (posted.outcome === 'taken') {
      const next = new Date(now.getTime() + BETWEEN_MAILS_MS);
      const sent = { told: toldOf(mailbox.told, news), letter: null, digest_at: null, tries: 0, trouble: null };
      // A repeated email covers only its recorded proposals. Others may have come since.
      const isAll = mailbox.letter === undefined;
      return this.#end(mailbox, { ...sent, last_sent_at: now, not_before: next }, isAll ? null : next);
    }
    const { trouble, next } = afterFailure(mailbox.trouble, posted);
    // An email that the server certainly did not accept is composed again, with everything that has come since.
    const letter = posted.mayBeTaken ? {} : { letter: null };
    await this.#end(mailbox, { ...letter, trouble, tries: mailbox.tries + 1, not_before: next }, next);
    return posted.outcome === 'away' ? 'peer_failed' : 'done';
  }

  async #end(mailbox: MailboxOnTurn, changes: MailboxChanges, next: Date | null): Promise<'done'> {
    const ifMarked = changes.not_before ?? currentTime();
    await this.#options.mailboxes(mailbox.tenant_id).end(mailbox, changes, next, ifMarked);
    return 'done';
  }

  #newMessageId(): string {
    return `<${randomUUID()}@${new URL(this.#options.workBaseUrl).hostname}>`;
  }
}

export function digestWork(sending: DigestSending): WorkKind {
  return {
    name: DIGEST_SENDING,
    due: { collection: 'mailboxes', index: MAILBOXES_DUE, dueField: 'due_at', peerField: 'channel' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    perform: ({ tenantId, id }) => sending.run(tenantId, id),
    drain: 'finish',
  };
}
