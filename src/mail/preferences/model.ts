/** What mail a person wants of what concerns approvals in a tenant. */
export const MAIL_PACES = ['each', 'daily', 'none'] as const;
/**
 * `each`: as it comes, several things as one mail. `daily`: one mail in the morning, and at once what is about to expire.
 * `none`: no mail.
 */
export type MailPace = (typeof MAIL_PACES)[number];

export const DEFAULT_PACE: MailPace = 'each';

/** How a person wants to be told. */
export interface Preference {
  mail: MailPace;
  /** Whether what waits for them comes to them as cards in the chat, too. */
  chatCards: boolean;
}
