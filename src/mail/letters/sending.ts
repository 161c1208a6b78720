import type { LetterKind } from '../../identity/letters.ts';
import { currentTime } from '../../platform/clock.ts';
import type { WorkKind, WorkResult } from '../../platform/work/kind.ts';
import type { MailTrouble } from '../model.ts';
import { type PostingOptions, postEitherWay } from '../posting.ts';
import { pauseAfter } from '../schedule.ts';
import { troubleOf } from '../trouble.ts';
import type { LetterOnTurn, LetterRepository } from './repository.ts';
import { LETTERS_DUE, type LetterDocument } from './schema.ts';
import type { WrittenLetter } from './writing.ts';

/** Name of the work. */
export const LETTER_SENDING = 'mail_letter';

/** All depend on one mail server. While it is not known to answer, it is asked for one thing at a time. */
const LIMITS = { inAll: 8, perTenant: 4, perPeer: 8 };
/** Longer than two exchanges take. */
const LEASE_MS = 90_000;

/** Whether somebody is told what became of it; of others nothing is kept. */
const IS_TOLD_OF: Readonly<Record<LetterKind, boolean>> = {
  invitation: true,
  verification: false,
  verification_due: false,
  password_reset: false,
  password_changed: false,
  chat_linked: false,
};

export interface LetterSendingOptions extends PostingOptions {
  letters: LetterRepository;
  /** What the letter says at this moment; null if there is nothing to say any more. */
  write: (letter: LetterDocument) => Promise<WrittenLetter | null>;
  /** A place at which tests end the process. */
  reach: (point: 'letter_sent') => void;
}

/**
 * Sends letters: at least once each, under one id. What one says is made when it is sent, of what is true then: of what was taken
 * back meanwhile nothing is sent, and no link lies in the database.
 */
export class LetterSending {
  readonly #options: LetterSendingOptions;

  constructor(options: LetterSendingOptions) {
    this.#options = options;
  }

  /** Sends the letter, which is held by the caller. */
  async run(tenantId: string, letterId: string): Promise<WorkResult> {
    const { letters, write, reach } = this.#options;
    const letter = await letters.begin(tenantId, letterId);
    if (letter === null) return 'done';
    const written = letter.ends_at <= currentTime() ? null : await write(letter);
    if (written === null) {
      await letters.remove(letter);
      return 'done';
    }
    const envelope = { messageId: letter.message_id, to: letter.to };
    const posted = await postEitherWay(this.#options, envelope, written.full, () => written.bare);
    reach('letter_sent');
    const now = currentTime();
    if (posted.outcome === 'taken') return this.#end(letter, 'sent', undefined);
    const trouble = troubleOf(letter.trouble, posted, now);
    if (posted.outcome === 'refused') return this.#end(letter, 'refused', trouble);
    await letters.putOff(letter, trouble, new Date(now.getTime() + pauseAfter(trouble)));
    return posted.outcome === 'away' ? 'peer_failed' : 'done';
  }

  async #end(letter: LetterOnTurn, state: 'sent' | 'refused', trouble: MailTrouble | undefined): Promise<'done'> {
    const { letters } = this.#options;
    if (IS_TOLD_OF[letter.kind]) await letters.end(letter, { state, state_at: currentTime() }, trouble);
    else await letters.remove(letter);
    return 'done';
  }
}

/** Letters that are to be sent, of all tenants. */
export function letterWork(sending: LetterSending): WorkKind {
  return {
    name: LETTER_SENDING,
    due: { collection: 'letters', index: LETTERS_DUE, dueField: 'due_at', peerField: 'channel' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    perform: ({ tenantId, id }) => sending.run(tenantId, id),
    drain: 'finish',
  };
}
