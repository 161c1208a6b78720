import type { ChatReply } from '../../integrations/chat/chat-platform.ts';
import type { ReplyAddress } from '../../integrations/chat/late-replies.ts';

/** The platform gives up after three seconds; a later answer would be shown to nobody. */
export const ANSWER_WITHIN_MS = 2_000;

/** What came of it, if that is known in time. It goes on in any case. */
export async function inTime<T>(work: Promise<T>): Promise<{ outcome: T } | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), ANSWER_WITHIN_MS);
  try {
    return await Promise.race([work.then((outcome) => ({ outcome })), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Tells what came of it once it is known, in words for the person also where it fails. */
export function tellLater<T>(
  work: Promise<T>,
  address: ReplyAddress,
  words: { of: (outcome: T) => ChatReply | null; ofFailure: (thrown: unknown) => ChatReply },
): void {
  void work.then(words.of, words.ofFailure).then((reply) => reply && address.tell(reply));
}
