import type { Logger } from '../../platform/logger.ts';
import type { Posted, SendEmail } from '../../platform/mail/mailer.ts';

/** Content of an email. */
export interface Written {
  subject: string;
  text: string;
  html: string;
}

export interface PostingOptions {
  post: SendEmail;
  /** Called with the result of each attempt. */
  onPosted: (outcome: Posted['outcome']) => void;
  logger: Logger;
}

/**
 * Sends an email to the server. If the server rejects the content, sends it again without any text that people have
 * written. Such text may look like spam, and must not keep others from being notified. A rejection of the second
 * content says nothing about the address, so it counts as a delay.
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
    logger.warn({ problem, status }, 'the mail server accepts no mail; it will be tried again');
  }
  return posted;
}
