import type { CallContext } from '../../call-context.ts';
import type { LetterState } from '../letters.ts';
import type { Role } from '../roles.ts';

export interface Member {
  personId: string;
  name: string;
  email: string;
  /** True once they have shown that email to the address reaches them. */
  emailVerified: boolean;
  role: Role;
  joinedAt: Date;
  /** Time since which they have had at least this role; null if unknown. */
  roleSince: Date | null;
  /** People from whom the role derives, nearest first; empty if the operator granted it, or if they are not known. */
  roleFrom: { personId: string; at: Date; name: string }[];
  /** True while the role speaks for its giver until somebody independent vouches, however much time passes. */
  awaitsConfirmation: boolean;
  /** Names of the people who have vouched for them in this role. */
  vouchedBy: string[];
}

export interface PendingInvitation {
  /** Secret that accepts the invitation, for the person who made it. For others, the invitation's name in the log. */
  invitationId: string;
  /** True if `invitationId` is the secret. */
  isSecret: boolean;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
  /** State of the invitation's email; null if there is none. */
  mail: LetterState | null;
}

/** Caller who administers members: a person in a tenant, or the operator. */
export type MemberAdmin = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;
