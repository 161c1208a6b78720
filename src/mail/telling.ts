import { randomUUID } from 'node:crypto';
import type { Member } from '../identity/members/model.ts';
import { currentTime } from '../platform/clock.ts';
import type { Posted } from '../platform/mail/mailer.ts';
import type { WorkKind, WorkResult } from '../platform/work/kind.ts';
import { writeBareDigest, writeDigest } from './digest.ts';
import type { MailboxChanges, MailboxOnTurn, MailboxRepository } from './mailboxes/repository.ts';
import { MAILBOXES_DUE } from './mailboxes/schema.ts';
import { type News, type NewsDesk, toldOf } from './news.ts';
import { type PostingOptions, postEitherWay } from './posting.ts';
import type { MailPace } from './preferences/model.ts';
import { BETWEEN_LOOKS_MS, BETWEEN_MAILS_MS, digestAfter, isPressing, pauseAfter } from './schedule.ts';
import { troubleOf } from './trouble.ts';

/** Name of the work. */
export const TELLING = 'mail_telling';

/** All depend on one mail server. While it is not known to answer, it is asked for one thing at a time. */
const LIMITS = { inAll: 8, perTenant: 4, perPeer: 8 };
/** Longer than judging and two exchanges take. Who takes longer is joined by another, which sends it again under the same id. */
const LEASE_MS = 90_000;

/** A place at which tests end the process. */
export type TellingPoint = 'mail_held' | 'mail_sent' | 'mail_noted';

interface Tenant {
  name: string;
  /** IANA name; empty for none. */
  timeZone: string;
}

export interface TellingOptions extends PostingOptions {
  mailboxes: (tenantId: string) => MailboxRepository;
  news: Pick<NewsDesk, 'of'>;
  memberOf: (tenantId: string, personId: string) => Promise<Pick<Member, 'email' | 'emailVerified'> | null>;
  /** Has somebody asked, now and then, whether the address is theirs. */
  askToVerify: (personId: string, email: string) => Promise<void>;
  /** What mail a person wants. */
  paceOf: (tenantId: string, personId: string) => Promise<MailPace>;
  tenantOf: (tenantId: string) => Promise<Tenant>;
  workBaseUrl: string;
  /** Says that somebody is still to be told of something. */
  wakeTelling: () => void;
  reach: (point: TellingPoint) => void;
}

/**
 * Tells a person of what waits for them: once of each, everything at once. What that is, is judged right before it is sent.
 * What is sent is noted first, so that a process that dies before it has noted what came of it leaves it to be sent again
 * under the same id, and no mail is lost.
 */
export class Telling {
  readonly #options: TellingOptions;

  constructor(options: TellingOptions) {
    this.#options = options;
  }

  /** Tells the person whose mailbox it is, which is held by the caller. */
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
    // What they were not told of meanwhile they are told of once they want to be.
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

  /** Notes what is sent before it is, and what came of it then. */
  async #tell(mailbox: MailboxOnTurn, { email: to }: Pick<Member, 'email'>, news: News, tenant: Tenant) {
    const { mailboxes, reach, workBaseUrl } = this.#options;
    const messageId = mailbox.letter?.message_id ?? this.#newMessageId();
    const proposals = news.telling.map(({ proposal }) => proposal);
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

  /** Nothing waits for the person, or not any more. */
  async #leave(mailbox: MailboxOnTurn): Promise<WorkResult> {
    if (mailbox.letter === undefined) {
      const notBefore = new Date(currentTime().getTime() + BETWEEN_LOOKS_MS);
      return this.#end(mailbox, { not_before: notBefore, digest_at: null }, null);
    }
    // What was on its way was decided meanwhile; something else may wait.
    this.#options.wakeTelling();
    return this.#end(mailbox, { letter: null }, currentTime());
  }

  /** Something waits, of which nothing is said to an address that may be somebody else's. Once it is verified, it is told. */
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
      // What was put off may have let something else pile up.
      const isAll = mailbox.letter === undefined;
      return this.#end(mailbox, { ...sent, last_sent_at: now, not_before: next }, isAll ? null : next);
    }
    const trouble = troubleOf(mailbox.trouble, posted, now);
    const next = new Date(now.getTime() + pauseAfter(trouble));
    // What was certainly not taken is put together anew, with what has come since.
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

/** People who are to be told of something, in all tenants. */
export function tellingWork(telling: Telling): WorkKind {
  return {
    name: TELLING,
    due: { collection: 'mailboxes', index: MAILBOXES_DUE, dueField: 'due_at', peerField: 'channel' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    perform: ({ tenantId, id }) => telling.run(tenantId, id),
    drain: 'finish',
  };
}
