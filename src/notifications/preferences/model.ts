export const MAIL_PACES = ['each', 'daily', 'none'] as const;
/** `each`: soon after each event. `daily`: in the morning, and at once for proposals that are about to expire. */
export type MailPace = (typeof MAIL_PACES)[number];

export const DEFAULT_PACE: MailPace = 'each';

export interface Preference {
  mail: MailPace;
  chatCards: boolean;
}
