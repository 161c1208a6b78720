/** Purposes of signing keys. A key of one purpose never signs for another. */
export const SIGNING_PURPOSES = ['delegation', 'checkpoint', 'packet', 'agent-card'] as const;
export type SigningPurpose = (typeof SIGNING_PURPOSES)[number];
