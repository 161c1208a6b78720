/** Choices for email about approvals in a tenant. */
export const MAIL_PACES = ['each', 'daily', 'none'] as const;
/**
 * `each`: soon after each event, several in one email. `daily`: one email in the morning, and immediately for proposals
 * that are about to expire. `none`: no email.
 */
export type MailPace = (typeof MAIL_PACES)[number];

export const DEFAULT_PACE: MailPace = 'each';

/** Ways in which a person wants to be notified. */
export interface Preference {
  mail: MailPace;
  /** True if proposals that wait for the person also appear as cards in the chat. */
  chatCards: boolean;
}
