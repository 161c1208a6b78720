import type { CallContext } from '../../call-context.ts';
import type { EmailState } from '../emails.ts';
import type { Role } from '../roles.ts';

export interface Member {
  personId: string;
  name: string;
  email: string;
  /** True once email to the address is known to reach them. */
  emailVerified: boolean;
  role: Role;
  joinedAt: Date;
  /** Time since which they have had at least this role; null if unknown. */
  roleSince: Date | null;
  /** People from whom the role derives, nearest first; empty if the operator granted it, or if they are not known. */
  roleFrom: { personId: string; at: Date; name: string }[];
  /** True while the role speaks for its giver until somebody independent vouches, however much time passes. */
  awaitsConfirmation: boolean;
  /** Time from which only the operator can vouch; null unless the role awaits it. */
  confirmableUntil: Date | null;
  /** Names of the people who have vouched for them in this role. */
  vouchedBy: string[];
}

export interface PendingInvitation {
  /** The secret that accepts the invitation, for its maker. For others, the invitation's name in the log. */
  invitationId: string;
  isSecret: boolean;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
  /** Null if there is no email. */
  mail: EmailState | null;
}

/** A person in a tenant, or the operator. */
export type MemberAdmin = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;
