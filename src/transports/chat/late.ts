import type { ChatReply, ReplyAddress } from '../../integrations/index.ts';

/** Milliseconds until the first answer. The platform gives up after three seconds. */
const ANSWER_WITHIN_MS = 2_000;

/** Returns the outcome of `work` if it is known in time, else 'late'. The work continues in both cases. */
export async function inTime<T>(work: Promise<T>): Promise<{ outcome: T } | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), ANSWER_WITHIN_MS);
  try {
    return await Promise.race([work.then((outcome) => ({ outcome })), promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends the outcome to the address once it is known. A failure also produces a text for the person. */
export function replyLater<T>(
  work: Promise<T>,
  address: ReplyAddress,
  words: { of: (outcome: T) => ChatReply | null; ofFailure: (thrown: unknown) => ChatReply },
): void {
  void work.then(words.of, words.ofFailure).then((reply) => reply && address.tell(reply));
}
