import type { CallContext } from '../../call-context.ts';
import type { LetterState } from '../letters.ts';
import type { Role } from '../roles.ts';
import type { Origin } from './standing.ts';

export interface Member {
  personId: string;
  name: string;
  email: string;
  /** Whether they have shown that mail to it reaches them. */
  emailVerified: boolean;
  role: Role;
  joinedAt: Date;
  /** Since when they have had at least this role, where it is known. */
  roleSince: Date | null;
  /** Whom they have it from, the nearest first; nobody if it was the operator. */
  roleFrom: (Origin & { name: string })[];
  /** Names of those who have vouched for them in this role. */
  vouchedBy: string[];
}

export interface PendingInvitation {
  /** What it is accepted with, for whoever has made it; for others what the log calls it. */
  invitationId: string;
  /** Whether `invitationId` is what it is accepted with. */
  isSecret: boolean;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
  /** What became of its mail; null without one. */
  mail: LetterState | null;
}

/** Who administers members: a person in a tenant, or the operator. */
export type MemberAdmin = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;
