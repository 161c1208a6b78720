import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import { assertAdmitted, type EmailOrder, type EmailQueue, type EmailState } from '../emails.ts';
import { permits, type Role, toRole } from '../roles.ts';
import type { AccountLinks } from '../sessions/account-links.ts';
import type { InvitationSecrets } from './invitation-secrets.ts';
import { refOf } from './membership-changes.ts';
import type { MemberDirectory, MemberRepository } from './repository.ts';
import type { InvitationDocument } from './schema.ts';

export interface InvitationEmail {
  /** Last part of the link's path. The proof follows after `#`. */
  invitationId: string;
  proof: string;
  tenantName: string;
  inviterName: string;
  role: Role;
  expiresAt: Date;
}

export interface InvitationEmailsOptions {
  emailQueue: EmailQueue;
  links: Pick<AccountLinks, 'proofOf'>;
  secrets: InvitationSecrets;
  repository: (tenantId: string) => MemberRepository;
  directory: MemberDirectory;
  tenantName: (tenantId: string) => Promise<string>;
}

type Addressed = Pick<InvitationDocument, 'email' | 'ref' | 'created_at'>;

export class InvitationEmails {
  readonly #options: InvitationEmailsOptions;

  constructor(options: InvitationEmailsOptions) {
    this.#options = options;
  }

  /** Counts the email of a new invitation. `put` queues the email within the transaction that makes the invitation. */
  async prepare(
    tenantId: string,
    row: Addressed,
  ): Promise<{ state: EmailState | null; put: (within: Transaction) => Promise<void> }> {
    const { emailQueue } = this.#options;
    if (!emailQueue.isOpen) return { state: null, put: async () => undefined };
    const order = orderOf(tenantId, row);
    const state = (await emailQueue.admit(order)) === null ? 'waiting' : 'limited';
    return {
      state: { state, at: row.created_at, status: null, words: '' },
      put: (within) => emailQueue.put(order, state, within),
    };
  }

  wake(): void {
    if (this.#options.emailQueue.isOpen) this.#options.emailQueue.wake();
  }

  /** Returns the states of the tenant's invitation emails, by the invitations' `ref`. */
  async states(tenantId: string): Promise<ReadonlyMap<string, EmailState>> {
    const { emailQueue } = this.#options;
    return emailQueue.isOpen ? emailQueue.states(tenantId, 'invitation') : new Map();
  }

  /** Queues the email again. @throws {AppError} `invalid_state` without a mail server; `rate_limited` */
  async repeat(tenantId: string, row: Addressed): Promise<void> {
    const { emailQueue } = this.#options;
    if (!emailQueue.isOpen) throw new AppError('invalid_state', 'This service sends no mail. Send the link yourself.');
    const order = orderOf(tenantId, row);
    const message = 'The daily limit for invitation mails to this address, or from this tenant, is reached.';
    assertAdmitted(await emailQueue.admit(order), `${message} Send the link yourself.`);
    await emailQueue.repeat(order);
  }

  /** Returns null if the invitation has ended or its maker may not invite any more. */
  async read(tenantId: string, ref: string): Promise<InvitationEmail | null> {
    const { repository, directory, links, secrets, tenantName } = this.#options;
    const pending = await repository(tenantId).listPendingInvitations();
    const row = pending.find((one) => refOf(one) === ref);
    const role = toRole(row?.role ?? '');
    if (row === undefined || role === null || row.expires_at <= currentTime()) return null;
    const inviter = toRole((await repository(tenantId).find(row.inviter_id))?.role ?? '');
    if (inviter === null || !permits(inviter, 'members.manage') || (role === 'owner' && inviter !== 'owner'))
      return null;
    const secret = secrets.of(row);
    const [person] = await directory.findPeople([row.inviter_id]);
    return {
      invitationId: secret,
      proof: links.proofOf(secret, row.email),
      tenantName: await tenantName(tenantId),
      inviterName: person?.name ?? '',
      role,
      expiresAt: row.expires_at,
    };
  }
}

function orderOf(tenantId: string, row: Addressed): EmailOrder {
  return { kind: 'invitation', tenantId, to: row.email, about: refOf(row) };
}
