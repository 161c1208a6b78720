import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Member } from '../../identity/members/model.ts';
import type { MailPace } from './model.ts';
import type { PreferenceRepository } from './repository.ts';

/** What a person is told of in a tenant, and how. */
export interface NotificationSettings {
  mail: MailPace;
  /** Whether the service sends mail at all. */
  isMailSent: boolean;
  email: string;
}

export interface PreferenceServiceOptions {
  preferences: (tenantId: string) => PreferenceRepository;
  memberOf: (tenantId: string, personId: string) => Promise<Pick<Member, 'email'> | null>;
  isMailSent: boolean;
  /** Has a person be told of what they were not told of. */
  tell: (tenantId: string, personId: string) => Promise<void>;
}

type Caller = Pick<CallContext, 'tenantId' | 'principal' | 'permissions'>;

/** What people want to be told of: each says so of themselves alone. */
export class PreferenceService {
  readonly #options: PreferenceServiceOptions;

  constructor(options: PreferenceServiceOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `authorization_error` for who is no member. */
  async get({ tenantId, principal }: Caller): Promise<NotificationSettings> {
    const { preferences, memberOf, isMailSent } = this.#options;
    const [mail, member] = await Promise.all([
      preferences(tenantId).paceOf(principal.id),
      memberOf(tenantId, principal.id),
    ]);
    if (member === null) throw new AppError('authorization_error', 'Only people who belong to the tenant are told.');
    return { mail, isMailSent, email: member.email };
  }

  /** Settles what mail the caller gets, and has them be told of what they were not told of meanwhile. */
  async change(call: Caller, mail: MailPace): Promise<NotificationSettings> {
    const settings = await this.get(call);
    await this.#options.preferences(call.tenantId).setPace(call.principal.id, mail);
    if (mail !== 'none') await this.#options.tell(call.tenantId, call.principal.id);
    return { ...settings, mail };
  }
}
