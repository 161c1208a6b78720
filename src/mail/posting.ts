import type { Logger } from '../platform/logger.ts';
import type { Posted, PostLetter } from '../platform/mail/mailer.ts';

/** A mail as it is meant, and without a word that anybody has written. */
export interface Written {
  subject: string;
  text: string;
  html: string;
}

export interface PostingOptions {
  post: PostLetter;
  /** Told what became of each attempt. */
  onPosted: (outcome: Posted['outcome']) => void;
  logger: Logger;
}

/**
 * Hands a mail to the server. What somebody has written may be what a server takes for spam: that must not keep others from
 * being told, so that it is sent without a word of others where the server will not have what it says. A server that will not
 * have even that says nothing of the address.
 */
export async function postEitherWay(
  { post, onPosted, logger }: PostingOptions,
  envelope: { messageId: string; to: string },
  written: Written,
  bare: () => Written,
): Promise<Posted> {
  let posted = await post({ ...envelope, ...written });
  if (posted.outcome !== 'taken' && posted.isOfContent) posted = await post({ ...envelope, ...bare() });
  if (posted.outcome === 'refused' && posted.isOfContent) {
    posted = { ...posted, outcome: 'deferred', problem: 'provider_error' };
  }
  onPosted(posted.outcome);
  if (posted.outcome === 'away') {
    const { problem, status } = posted;
    logger.warn({ problem, status }, 'the mail server takes nothing; it will be tried again');
  }
  return posted;
}
