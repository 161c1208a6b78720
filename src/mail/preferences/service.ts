import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import type { Member } from '../../identity/members/model.ts';
import { permits } from '../../identity/roles.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Absence } from '../absences/model.ts';
import type { AbsenceRepository } from '../absences/repository.ts';
import type { Preference } from './model.ts';
import type { PreferenceRepository } from './repository.ts';

/** What a person is told of in a tenant, and how. */
export interface NotificationSettings extends Preference {
  /** Whether the service sends mail at all. */
  isMailSent: boolean;
  email: string;
  /** Null for who is there, and means to be. The name is empty for nobody, and for who has left. */
  absence: (Omit<Absence, 'personId'> & { standInName: string }) | null;
  /** Who has named them. */
  standingIn: { name: string; from: Date; until: Date }[];
}

/** When somebody is away. */
export interface WantedAbsence {
  from: Date;
  until: Date;
  /** Null for nobody. */
  standIn: string | null;
}

export interface PreferenceServiceOptions {
  preferences: (tenantId: string) => PreferenceRepository;
  absences: (tenantId: string) => AbsenceRepository;
  membersOf: (tenantId: string) => Promise<Pick<Member, 'personId' | 'name' | 'email' | 'role'>[]>;
  isMailSent: boolean;
  /** Has a person be told of what they were not told of. */
  tell: (tenantId: string, personId: string) => Promise<void>;
  /** Has it be seen who is to be told of something. */
  tellAll: (tenantId: string) => Promise<void>;
  /** What brings cards to people in the chat; nothing where there is no chat. */
  chat: {
    /** Has a person get the cards that wait for them, or those that stand with them end. */
    noticeChoice: (tenantId: string, personId: string) => Promise<void>;
    /** Has it be seen to whom cards are to come. */
    noticeAbsence: (tenantId: string) => Promise<void>;
  };
}

type Caller = Pick<CallContext, 'tenantId' | 'principal' | 'permissions'>;

const LONGEST_ABSENCE_MS = 366 * 24 * 60 * 60 * 1000;

/** What people want to be told of: each says so of themselves alone. */
export class PreferenceService {
  readonly #options: PreferenceServiceOptions;

  constructor(options: PreferenceServiceOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `authorization_error` for who is no member. */
  async get({ tenantId, principal: { id } }: Caller): Promise<NotificationSettings> {
    const { preferences, absences, membersOf, isMailSent } = this.#options;
    const [preference, all, members] = await Promise.all([
      preferences(tenantId).of(id),
      absences(tenantId).list(),
      membersOf(tenantId),
    ]);
    const known = new Map(members.map((member) => [member.personId, member]));
    const email = known.get(id)?.email;
    if (email === undefined)
      throw new AppError('authorization_error', 'Only people who belong to the tenant are told.');
    const now = currentTime();
    const present = all.filter(({ until }) => until > now);
    const own = present.find(({ personId }) => personId === id);
    return {
      ...preference,
      isMailSent,
      email,
      absence: own === undefined ? null : { ...own, standInName: known.get(own.standIn ?? '')?.name ?? '' },
      standingIn: present.flatMap(({ personId, standIn, from, until }) => {
        const name = known.get(personId)?.name;
        return standIn !== id || name === undefined ? [] : [{ name, from, until }];
      }),
    };
  }

  /**
   * Settles how the caller is told, and has them be told of what they were not told of meanwhile. What is not given stays as it
   * is. The same again does all of it again: where a process died before it had, whoever was not answered asks once more.
   */
  async change(call: Caller, wanted: Partial<Preference>): Promise<NotificationSettings> {
    const { tenantId, principal } = call;
    const { preferences, tell, chat } = this.#options;
    await this.get(call);
    await preferences(tenantId).set(principal.id, wanted);
    if (wanted.mail !== undefined && wanted.mail !== 'none') await tell(tenantId, principal.id);
    if (wanted.chatCards !== undefined) await chat.noticeChoice(tenantId, principal.id);
    return this.get(call);
  }

  /** Has others be told in the caller's place for some time. @throws {AppError} `validation_error` */
  async setAbsence(call: Caller, { from, until, standIn }: WantedAbsence): Promise<NotificationSettings> {
    const { absences, membersOf } = this.#options;
    const { tenantId, principal } = call;
    const now = currentTime();
    if (until <= from || until <= now) throw validationError([{ field: 'until', problem: UNTIL_PROBLEM }]);
    if (until.getTime() - now.getTime() > LONGEST_ABSENCE_MS) {
      throw validationError([{ field: 'until', problem: 'is more than a year from now; name an earlier time' }]);
    }
    const standing = (await membersOf(tenantId)).find(({ personId }) => personId === standIn);
    const mayStandIn = standing !== undefined && permits(standing.role, 'actions.approve');
    if (standIn !== null && (standIn === principal.id || !mayStandIn)) {
      throw validationError([{ field: 'stand_in_person_id', problem: STAND_IN_PROBLEM }]);
    }
    await absences(tenantId).set({ personId: principal.id, from, until, standIn });
    return this.#afterAbsence(call);
  }

  /** Has the caller be told again. */
  async endAbsence(call: Caller): Promise<NotificationSettings> {
    await this.#options.absences(call.tenantId).remove(call.principal.id);
    return this.#afterAbsence(call);
  }

  async #afterAbsence(call: Caller): Promise<NotificationSettings> {
    await this.#options.tellAll(call.tenantId);
    await this.#options.chat.noticeAbsence(call.tenantId);
    return this.get(call);
  }
}

const UNTIL_PROBLEM = 'must be later than from, and than now';
const STAND_IN_PROBLEM =
  'must be another member who may approve by themselves: an approver, an administrator or the owner; or empty for nobody';
