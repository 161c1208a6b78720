import type { Permission } from '../../call-context.ts';
import { permits, toRole } from '../roles.ts';
import type { MemberDirectory, MemberRepository } from './repository.ts';
import type { GrantRow, MemberDocument, StandingDocument } from './schema.ts';
import { originsThrough, type Standing, standingFrom, toOriginRow } from './standing.ts';

export interface StandingsOptions {
  repository: (tenantId: string) => Pick<MemberRepository, 'findAccepted' | 'findAll' | 'listStandings'>;
  directory: Pick<MemberDirectory, 'findPeople'>;
}

type Given = Pick<StandingDocument, 'grants' | 'vouches'>;

/** A person who has left is no member, and a new one has no row. */
interface Stored {
  member: MemberDocument | undefined;
  row: StandingDocument | undefined;
}

export interface StandingsOfPerson {
  /** The standing in their present role. */
  present: Standing;
  /**
   * The standing as a member, even if somebody has promoted them since. People who have left or are only viewers by now
   * keep the one in which they could propose last, so that whoever let them in still shares their voice.
   */
  proposing: Standing;
}

/** Returns the grants up to the last one that allows to propose. */
export function proposingPart(given: Given | undefined): Given | undefined {
  return partUpTo('actions.propose', given);
}

/** Returns the standing of somebody who could approve before, when they last could. */
export function formerApprover({ grants, vouches, ended }: StandingDocument): Standing {
  const approving = partUpTo('actions.approve', { grants, vouches }) ?? partUpTo('actions.approve', ended);
  return standingFrom('approver', approving ?? { grants: [], vouches: [] });
}

function partUpTo(permission: Permission, given: Given | undefined): Given | undefined {
  const allows = ({ role }: GrantRow) => {
    const known = toRole(role);
    return known !== null && permits(known, permission);
  };
  const last = given?.grants.findLastIndex(allows) ?? -1;
  return given === undefined || last === -1 ? undefined : { ...given, grants: given.grants.slice(0, last + 1) };
}

/** Returns the standing in which somebody proposes: even an approver's role lets them do so once its days have passed. */
function maturingByDays(standing: Standing): Standing {
  const [giver, ...others] = standing.derivesFrom;
  if (giver === undefined) return standing;
  return { ...standing, derivesFrom: [{ ...giver, awaitsConfirmation: false }, ...others] };
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
    const [members, rows] = await Promise.all([repository.findAll(personIds), repository.listStandings(personIds)]);
    const found = personIds.map(async (personId): Promise<[string, StandingsOfPerson]> => {
      const member = members.find(({ person_id }) => person_id === personId);
      const row = rows.find(({ person_id }) => person_id === personId);
      const given = await this.#given(tenantId, { member, row }, []);
      const part = proposingPart(given) ?? proposingPart(row?.ended) ?? { grants: [], vouches: [] };
      const proposing = maturingByDays(standingFrom('member', part));
      return [personId, { present: standingFrom(toRole(member?.role ?? ''), given), proposing }];
    });
    return new Map(await Promise.all(found));
  }

  /** Returns the stored grants of a member, or how a member of release 0.3.0 joined. */
  async grantsOf(tenantId: string, personId: string): Promise<GrantRow[]> {
    return (await this.#given(tenantId, await this.#readOne(tenantId, personId), [])).grants;
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
    const [[member], [row]] = await Promise.all([repository.findAll([personId]), repository.listStandings([personId])]);
    return { member, row };
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
    const origins = originsThrough({ personId: by, awaitsConfirmation: false }, derivesFrom, at);
    return [{ role, at, by, derives_from: origins.map(toOriginRow) }];
  }
}
