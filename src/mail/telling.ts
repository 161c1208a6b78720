import { randomUUID } from 'node:crypto';
import type { AllAwaited, AwaitedOutline, AwaitingApproval } from '../actions/awaiting-approval.ts';
import type { Member } from '../identity/members/model.ts';
import { currentTime } from '../platform/clock.ts';
import type { Posted } from '../platform/mail/mailer.ts';
import type { WorkKind, WorkResult } from '../platform/work/kind.ts';
import { writeBareDigest, writeDigest } from './digest.ts';
import type { MailboxChanges, MailboxOnTurn, MailboxRepository } from './mailboxes/repository.ts';
import { MAILBOXES_DUE } from './mailboxes/schema.ts';
import { type PostingOptions, postEitherWay } from './posting.ts';
import { BETWEEN_LOOKS_MS, BETWEEN_MAILS_MS, pauseAfter } from './schedule.ts';
import { troubleOf } from './trouble.ts';

/** Name of the work. */
export const TELLING = 'mail_telling';

/** All depend on one mail server. While it is not known to answer, it is asked for one thing at a time. */
const LIMITS = { inAll: 8, perTenant: 4, perPeer: 8 };
/** Longer than judging and two exchanges take. Who takes longer is joined by another, which sends it again under the same id. */
const LEASE_MS = 90_000;
/** So many are judged for one mail; what is behind them is told of as more. */
const MOST_JUDGED = 1_000;

/** A place at which tests end the process. */
export type TellingPoint = 'mail_held' | 'mail_sent' | 'mail_noted';

export interface TellingOptions extends PostingOptions {
  mailboxes: (tenantId: string) => MailboxRepository;
  awaited: Pick<AwaitingApproval, 'all' | 'approvableBy'>;
  memberOf: (tenantId: string, personId: string) => Promise<Pick<Member, 'email'> | null>;
  tenantOf: (tenantId: string) => Promise<{ name: string; timeZone: string }>;
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
    const { mailboxes, memberOf, awaited, reach } = this.#options;
    const mailbox = await mailboxes(tenantId).begin(mailboxId);
    if (mailbox === null) return 'done';
    const { person_id: personId, not_before: notBefore, letter } = mailbox;
    if (notBefore !== undefined && notBefore > currentTime()) return this.#end(mailbox, {}, notBefore);
    const member = await memberOf(tenantId, personId);
    if (member === null) {
      await mailboxes(tenantId).remove(mailbox);
      return 'done';
    }
    const all = await awaited.all(tenantId);
    const wanted = letter?.proposals ?? untoldOf(mailbox, all);
    let [outlines, beyond]: [AwaitedOutline[], string[]] = [[], wanted];
    while (outlines.length === 0 && beyond.length > 0) {
      outlines = await awaited.approvableBy(tenantId, personId, beyond.slice(0, MOST_JUDGED));
      beyond = beyond.slice(MOST_JUDGED);
    }
    if (outlines.length === 0) return this.#leave(mailbox);
    const proposals = [...outlines.map(({ proposalId }) => proposalId), ...beyond];
    const messageId = letter?.message_id ?? this.#newMessageId();
    if (!(await mailboxes(tenantId).hold(mailbox, { message_id: messageId, proposals }))) return 'done';
    reach('mail_held');
    const posted = await this.#post(tenantId, { messageId, to: member.email }, outlines, beyond.length > 0);
    reach('mail_sent');
    const result = await this.#note(mailbox, all, proposals, posted);
    reach('mail_noted');
    return result;
  }

  async #post(
    tenantId: string,
    envelope: { messageId: string; to: string },
    outlines: AwaitedOutline[],
    isAtLeast: boolean,
  ): Promise<Posted> {
    const { tenantOf, workBaseUrl } = this.#options;
    const { name: tenantName, timeZone } = await tenantOf(tenantId);
    const digest = { tenantName, timeZone, outlines, isAtLeast, workBaseUrl };
    return postEitherWay(this.#options, envelope, writeDigest(digest), () => writeBareDigest(digest));
  }

  /** Nothing waits for the person, or not any more. */
  async #leave(mailbox: MailboxOnTurn): Promise<WorkResult> {
    if (mailbox.letter === undefined) {
      return this.#end(mailbox, { not_before: new Date(currentTime().getTime() + BETWEEN_LOOKS_MS) }, null);
    }
    // What was on its way was decided meanwhile; something else may wait.
    this.#options.wakeTelling();
    return this.#end(mailbox, { letter: null }, currentTime());
  }

  async #note(mailbox: MailboxOnTurn, all: AllAwaited, proposals: string[], posted: Posted): Promise<WorkResult> {
    const now = currentTime();
    if (posted.outcome === 'taken') {
      const told = [...new Set([...mailbox.told, ...proposals])];
      const waiting = new Set([...all.proposalIds, ...proposals]);
      const next = new Date(now.getTime() + BETWEEN_MAILS_MS);
      const sent = { told: told.filter((id) => waiting.has(id)), letter: null, tries: 0, trouble: null };
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

function untoldOf({ person_id: personId, told }: MailboxOnTurn, all: AllAwaited): string[] {
  const known = new Set(told);
  return all.possibleFor(personId).filter((proposalId) => !known.has(proposalId));
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
