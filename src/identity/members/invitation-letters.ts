import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import type { LetterOffice, LetterOrder, LetterState } from '../letters.ts';
import { permits, type Role, toRole } from '../roles.ts';
import type { AccountLinks } from '../sessions/account-links.ts';
import type { InvitationSecrets } from './invitation-secrets.ts';
import { refOf } from './membership-changes.ts';
import type { MemberDirectory, MemberRepository } from './repository.ts';
import type { InvitationDocument } from './schema.ts';

export interface InvitationLetter {
  /** Last part of the link's path. The proof follows after `#`. */
  invitationId: string;
  proof: string;
  tenantName: string;
  inviterName: string;
  role: Role;
  expiresAt: Date;
}

export interface InvitationLettersOptions {
  office: LetterOffice;
  links: Pick<AccountLinks, 'proofOf'>;
  secrets: InvitationSecrets;
  repository: (tenantId: string) => MemberRepository;
  directory: MemberDirectory;
  tenantName: (tenantId: string) => Promise<string>;
}

type Addressed = Pick<InvitationDocument, 'email' | 'ref' | 'created_at'>;

export class InvitationLetters {
  readonly #options: InvitationLettersOptions;

  constructor(options: InvitationLettersOptions) {
    this.#options = options;
  }

  /** Counts the email of a new invitation. `put` queues the email within the transaction that makes the invitation. */
  async prepare(
    tenantId: string,
    row: Addressed,
  ): Promise<{ state: LetterState | null; put: (within: Transaction) => Promise<void> }> {
    const { office } = this.#options;
    if (!office.isOpen) return { state: null, put: async () => undefined };
    const order = orderOf(tenantId, row);
    const state = (await office.admit(order)) === null ? 'waiting' : 'limited';
    return {
      state: { state, at: row.created_at, status: null, words: '' },
      put: (within) => office.put(order, state, within),
    };
  }

  wake(): void {
    if (this.#options.office.isOpen) this.#options.office.wake();
  }

  /** Returns the states of the tenant's invitation emails, by the invitations' `ref`. */
  async states(tenantId: string): Promise<ReadonlyMap<string, LetterState>> {
    const { office } = this.#options;
    return office.isOpen ? office.states(tenantId, 'invitation') : new Map();
  }

  /** Queues the email again. @throws {AppError} `invalid_state` without a mail server; `rate_limited` */
  async repeat(tenantId: string, row: Addressed): Promise<void> {
    const { office } = this.#options;
    if (!office.isOpen) throw new AppError('invalid_state', 'This service sends no mail. Send the link yourself.');
    const order = orderOf(tenantId, row);
    const next = await office.admit(order);
    if (next !== null) {
      const retryAfterSeconds = Math.max(1, Math.ceil((next.getTime() - currentTime().getTime()) / 1000));
      const message = 'The daily limit for invitation mails to this address, or from this tenant, is reached.';
      throw new AppError('rate_limited', `${message} Send the link yourself.`, { retryAfterSeconds });
    }
    await office.repeat(order);
  }

  /**
   * Returns the present content of the email; null if the invitation has ended or its maker may not invite any more.
   */
  async read(tenantId: string, ref: string): Promise<InvitationLetter | null> {
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

function orderOf(tenantId: string, row: Addressed): LetterOrder {
  return { kind: 'invitation', tenantId, to: row.email, about: refOf(row) };
}
