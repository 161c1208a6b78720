import type { Permission } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { permits, toRole } from '../roles.ts';
import type { MemberDirectory, MemberRepository } from './repository.ts';
import type { GrantRow, MemberDocument, StandingDocument } from './schema.ts';
import { MAX_WAITING_DAYS, maturesAt, originsThrough, type Standing, standingFrom, toOriginRow } from './standing.ts';

type StandingsRepository = Pick<MemberRepository, 'findAll' | 'listStandings'>;

export interface StandingsOptions {
  repository: (tenantId: string) => StandingsRepository & Pick<MemberRepository, 'findAccepted'>;
  directory: Pick<MemberDirectory, 'findPeople'>;
}

/** The grants and vouches of a membership. */
export type Given = Pick<StandingDocument, 'grants' | 'vouches'>;

/** A person who has left is no member, and a new one has no row. */
interface Stored {
  member: MemberDocument | undefined;
  row: StandingDocument | undefined;
}

export interface StandingsOfPerson {
  /** The standing in their present role. */
  present: Standing;
  /**
   * The standing as an approver, even if somebody has promoted them since, so that nobody silences approvers by
   * promoting them. The present standing of people who may not approve.
   */
  approving: Standing;
  /**
   * The standing as a member, even if somebody has promoted them since. People who have left or are only viewers by now
   * keep the one in which they could propose last, so that whoever let them in still shares their voice.
   */
  proposing: Standing;
}

/** Returns the grants up to the last one that allows to propose. */
export function proposingPart(given: Given | undefined): Given | undefined {
  const last = given?.grants.findLastIndex((grant) => allows('actions.propose', grant)) ?? -1;
  return given === undefined || last === -1 ? undefined : { ...given, grants: given.grants.slice(0, last + 1) };
}

type EndedApproving = NonNullable<StandingDocument['ended_approving']>;

/** Adds a membership that ends now. Memberships that ended longer ago than roles can wait concern nobody. */
export function withEnded(ended: EndedApproving = [], one: EndedApproving[number]): EndedApproving {
  const since = maturesAt(one.until, -MAX_WAITING_DAYS);
  return [...ended.filter(({ until }) => until > since), one].slice(0, MAX_ENDED);
}

/**
 * Returns the standings in which somebody could approve until after a time, also those of ended memberships.
 * The older standing counts, too, so nobody becomes alone by taking a colleague's role and giving it back.
 */
export function formerStandings(row: StandingDocument, since: Date): Standing[] {
  const { grants, vouches, ended, ended_approving = [] } = row;
  const memberships = ended_approving.filter(({ until }) => until > since);
  return [{ grants, vouches }, ...(ended === undefined ? [] : [ended]), ...memberships].flatMap((given) =>
    given.grants.flatMap((grant, index) => {
      const next = given.grants[index + 1];
      const isLast = next === undefined || !allows('actions.approve', next);
      if (!allows('actions.approve', grant) || !isLast || (next !== undefined && next.at <= since)) return [];
      return standingFrom('approver', { ...given, grants: given.grants.slice(0, index + 1) });
    }),
  );
}

function allows(permission: Permission, { role }: Pick<GrantRow, 'role'>): boolean {
  const known = toRole(role);
  return known !== null && permits(known, permission);
}

/** Returns the standing in which somebody proposes: even an approver's role lets them do so once its days have passed. */
function maturingByDays(standing: Standing): Standing {
  const [giver, ...others] = standing.derivesFrom;
  if (giver === undefined) return standing;
  return { ...standing, derivesFrom: [{ ...giver, awaitsConfirmation: false }, ...others] };
}

const MAX_READS = 20;
/** The oldest are kept of more memberships that ended within the time: in these, the person was independent first. */
const MAX_ENDED = 20;

/**
 * Reads members and their standings as of one moment. A change writes both at once, so a role that is not that of the
 * last grant was read before or after it, and both are read again. Each reading asks for the members first: if a
 * standing has stayed the same since the reading before, the two are stored in this way.
 * @throws {AppError} `conflict` while somebody keeps changing the roles
 */
async function readTogether(repository: StandingsRepository, personIds: readonly string[]) {
  let known: StandingDocument[] = [];
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const members = await repository.findAll(personIds);
    const rows = await repository.listStandings(personIds);
    const isSettled = (row: StandingDocument) =>
      isWhole(
        row,
        members.find(({ person_id }) => person_id === row.person_id),
      ) || known.some(({ _id, version }) => _id === row._id && version === row.version);
    if (rows.every(isSettled)) return { members, rows };
    known = rows;
  }
  throw new AppError('conflict', 'Somebody is changing these roles at the same time. Repeat the request.');
}

function isWhole({ grants, ended }: StandingDocument, member: MemberDocument | undefined): boolean {
  const last = grants.at(-1);
  // A member of release 0.3.0 has no grants. Somebody whose membership has ended has none either, and is no member.
  return last === undefined ? member === undefined || ended === undefined : last.role === member?.role;
}

export class Standings {
  readonly #options: StandingsOptions;

  constructor(options: StandingsOptions) {
    this.#options = options;
  }

  async of(tenantId: string, personId: string): Promise<Standing> {
    return this.#present(tenantId, await this.#readOne(tenantId, personId), []);
  }

  async ofAll(tenantId: string, personIds: readonly string[]): Promise<ReadonlyMap<string, StandingsOfPerson>> {
    const repository = this.#options.repository(tenantId);
    const { members, rows } = await readTogether(repository, personIds);
    const found = personIds.map(async (personId): Promise<[string, StandingsOfPerson]> => {
      const member = members.find(({ person_id }) => person_id === personId);
      const row = rows.find(({ person_id }) => person_id === personId);
      const given = await this.#given(tenantId, { member, row }, []);
      const part = proposingPart(given) ?? proposingPart(row?.ended) ?? { grants: [], vouches: [] };
      const proposing = maturingByDays(standingFrom('member', part));
      const role = toRole(member?.role ?? '');
      const present = standingFrom(role, given);
      const approves = role !== null && permits(role, 'actions.approve');
      return [personId, { present, approving: approves ? standingFrom('approver', given) : present, proposing }];
    });
    return new Map(await Promise.all(found));
  }

  /** Returns what is stored of a person: for a member of release 0.3.0, how they joined. */
  async given(tenantId: string, personId: string): Promise<Given> {
    return this.#given(tenantId, await this.#readOne(tenantId, personId), []);
  }

  async #present(tenantId: string, stored: Stored, below: readonly string[]): Promise<Standing> {
    return standingFrom(toRole(stored.member?.role ?? ''), await this.#given(tenantId, stored, below));
  }

  async #given(tenantId: string, { member, row }: Stored, below: readonly string[]) {
    const grants = row?.grants.length ? row.grants : await this.#earlierGrants(tenantId, member, below);
    return { grants, vouches: row?.vouches ?? [] };
  }

  async #readOne(tenantId: string, personId: string): Promise<Stored> {
    const repository = this.#options.repository(tenantId);
    const { members, rows } = await readTogether(repository, [personId]);
    return { member: members[0], row: rows[0] };
  }

  /** Reconstructs how a member of release 0.3.0 joined: from their invitation, which is kept for about five weeks. */
  async #earlierGrants(
    tenantId: string,
    member: MemberDocument | undefined,
    below: readonly string[],
  ): Promise<GrantRow[]> {
    if (member === undefined) return [];
    const { person_id, role, created_at: at } = member;
    const [person] = await this.#options.directory.findPeople([person_id]);
    const invitation = person && (await this.#options.repository(tenantId).findAccepted(person.email));
    const by = invitation?.inviter_id;
    if (by === undefined || below.includes(by)) return [{ role, at, by: null, derives_from: [] }];
    const { derivesFrom } = await this.#present(tenantId, await this.#readOne(tenantId, by), [...below, person_id]);
    const origins = originsThrough({ personId: by, awaitsConfirmation: false, maturesAt: null }, derivesFrom, at);
    return [{ role, at, by, derives_from: origins.map(toOriginRow) }];
  }
}
