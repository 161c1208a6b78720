import type { Logger } from '../../platform/logger.ts';
import type { Posted, SendEmail } from '../../platform/mail/mailer.ts';

export interface Written {
  subject: string;
  text: string;
  html: string;
}

export interface PostingOptions {
  post: SendEmail;
  onPosted: (outcome: Posted['outcome']) => void;
  logger: Logger;
}

/**
 * If the server rejects the content, sends the email again without text that people have written: it may look like
 * spam, and must not keep others from being notified. A second rejection says nothing about the address, so it counts
 * as a delay.
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
