import type { EmailKind } from '../../../identity/index.ts';
import { currentTime } from '../../../platform/clock.ts';
import type { WorkKind, WorkResult } from '../../../platform/work/kind.ts';
import type { MailTrouble } from '../model.ts';
import { type PostingOptions, postEitherWay } from '../posting.ts';
import { afterFailure } from '../schedule.ts';
import type { LetterOnTurn, LetterRepository } from './repository.ts';
import { LETTERS_DUE, type LetterDocument } from './schema.ts';
import type { WrittenLetter } from './writing.ts';

export const LETTER_SENDING = 'mail_letter';

/** All emails depend on one mail server. Until it is known to respond, it gets one email at a time. */
const LIMITS = { inAll: 8, perTenant: 4, perPeer: 8 };
/** Milliseconds, longer than two exchanges with the mail server take. */
const LEASE_MS = 90_000;

/** True for kinds whose result is shown. Emails of other kinds are deleted when they end. */
const IS_TOLD_OF: Readonly<Record<EmailKind, boolean>> = {
  invitation: true,
  verification: false,
  verification_due: false,
  password_reset: false,
  password_changed: false,
  chat_linked: false,
};

export interface LetterSendingOptions extends PostingOptions {
  letters: LetterRepository;
  write: (letter: LetterDocument) => Promise<WrittenLetter | null>;
  reach: (point: 'letter_sent') => void;
}

/** Composes an email when it is sent, so that nothing is sent about what was withdrawn. */
async function send(options: LetterSendingOptions, tenantId: string, letterId: string): Promise<WorkResult> {
  const { letters, write, reach } = options;
  const letter = await letters.begin(tenantId, letterId);
  if (letter === null) return 'done';
  const written = letter.ends_at <= currentTime() ? null : await write(letter);
  if (written === null) {
    await letters.remove(letter);
    return 'done';
  }
  const envelope = { messageId: letter.message_id, to: letter.to };
  const posted = await postEitherWay(options, envelope, written.full, () => written.bare);
  reach('letter_sent');
  if (posted.outcome === 'taken') return end(letters, letter, 'sent', undefined);
  const { trouble, next } = afterFailure(letter.trouble, posted);
  if (posted.outcome === 'refused') return end(letters, letter, 'refused', trouble);
  await letters.putOff(letter, trouble, next);
  return posted.outcome === 'away' ? 'peer_failed' : 'done';
}

async function end(
  letters: LetterRepository,
  letter: LetterOnTurn,
  state: 'sent' | 'refused',
  trouble: MailTrouble | undefined,
): Promise<'done'> {
  if (IS_TOLD_OF[letter.kind]) await letters.end(letter, { state, state_at: currentTime() }, trouble);
  else await letters.remove(letter);
  return 'done';
}

export function letterWork(options: LetterSendingOptions): WorkKind {
  return {
    name: LETTER_SENDING,
    due: { collection: 'letters', index: LETTERS_DUE, dueField: 'due_at', peerField: 'channel' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    perform: ({ tenantId, id }) => send(options, tenantId, id),
    drain: 'finish',
  };
}
