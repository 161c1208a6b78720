/** What signing keys sign; keys of one purpose never sign for another. */
export const SIGNING_PURPOSES = ['delegation', 'checkpoint', 'packet', 'agent-card'] as const;
export type SigningPurpose = (typeof SIGNING_PURPOSES)[number];
