import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import { type Member, permits } from '../../identity/index.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Absence } from '../absences/model.ts';
import type { AbsenceRepository } from '../absences/repository.ts';
import type { Preference } from './model.ts';
import type { PreferenceRepository } from './repository.ts';

export interface NotificationSettings extends Preference {
  isMailSent: boolean;
  email: string;
  /** The name is empty if there is no stand-in, or if the stand-in has left. */
  absence: (Omit<Absence, 'personId'> & { standInName: string }) | null;
  standingIn: { name: string; from: Date; until: Date }[];
}

export interface PreferenceServiceOptions {
  preferences: (tenantId: string) => PreferenceRepository;
  absences: (tenantId: string) => AbsenceRepository;
  membersOf: (tenantId: string) => Promise<Pick<Member, 'personId' | 'name' | 'email' | 'role'>[]>;
  isMailSent: boolean;
  tell: (tenantId: string, personId: string) => Promise<void>;
  tellAll: (tenantId: string) => Promise<void>;
  /** They do nothing if there is no chat. */
  chat: {
    /** Sends a person the cards that wait for them, or ends their open cards. */
    noticeChoice: (tenantId: string, personId: string) => Promise<void>;
    noticeAbsence: (tenantId: string) => Promise<void>;
  };
}

type Caller = Pick<CallContext, 'tenantId' | 'principal' | 'permissions'>;

const LONGEST_ABSENCE_MS = 366 * DAY_MS;

/** People change only their own settings. */
export class PreferenceService {
  readonly #options: PreferenceServiceOptions;

  constructor(options: PreferenceServiceOptions) {
    this.#options = options;
  }

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
      throw new AppError('authorization_error', 'Only members of the tenant can get notifications.');
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

  /** A repeated request does every step again, so a caller may repeat it after a crash. */
  async change(call: Caller, wanted: Partial<Preference>): Promise<NotificationSettings> {
    const { tenantId, principal } = call;
    const { preferences, tell, chat } = this.#options;
    await this.get(call);
    await preferences(tenantId).set(principal.id, wanted);
    if (wanted.mail !== undefined && wanted.mail !== 'none') await tell(tenantId, principal.id);
    if (wanted.chatCards !== undefined) await chat.noticeChoice(tenantId, principal.id);
    return this.get(call);
  }

  /** @throws {AppError} `validation_error` */
  async setAbsence(call: Caller, { from, until, standIn }: Omit<Absence, 'personId'>): Promise<NotificationSettings> {
    const { absences, membersOf } = this.#options;
    const { tenantId, principal } = call;
    const now = currentTime();
    if (until <= from || until <= now) throw validationError([{ field: 'until', problem: UNTIL_PROBLEM }]);
    if (until.getTime() - now.getTime() > LONGEST_ABSENCE_MS) {
      throw validationError([{ field: 'until', problem: 'is more than a year from now; choose an earlier time' }]);
    }
    const standing = (await membersOf(tenantId)).find(({ personId }) => personId === standIn);
    const mayStandIn = standing !== undefined && permits(standing.role, 'actions.approve');
    if (standIn !== null && (standIn === principal.id || !mayStandIn)) {
      throw validationError([{ field: 'stand_in_person_id', problem: STAND_IN_PROBLEM }]);
    }
    await absences(tenantId).set({ personId: principal.id, from, until, standIn });
    return this.#afterAbsence(call);
  }

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

const UNTIL_PROBLEM = 'must be later than from, and later than now';
const STAND_IN_PROBLEM =
  'must be another member who may approve (an approver, an administrator or the owner), or empty for nobody';
