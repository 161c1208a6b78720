/** Commands load this file only when they need it. */
export { packetSchema } from './packet-schema.ts';
export { formatReport, toJsonReport } from './report.ts';
export { readKeySet, type VerificationKey } from './verification-keys.ts';
export type { Problem } from './verification-report.ts';
export { verifyPacket } from './verify.ts';
