/**
 * Members, standings and settings of one tenant in memory, behind the repositories of the service: for models that
 * need more runs than a database allows. Events are not kept.
 */
import type { Connection } from 'mongoose';
import type { AuthorityEpochs } from '../../src/identity/authority/repository.ts';
import { Independents } from '../../src/identity/members/independents.ts';
import type { InvitationEmails } from '../../src/identity/members/invitation-emails.ts';
import { type InvitationSecrets, idsOf } from '../../src/identity/members/invitation-secrets.ts';
import { Loosenings } from '../../src/identity/members/loosening.ts';
import { MemberDirectory, MemberRepository } from '../../src/identity/members/repository.ts';
import { RoleMaturity } from '../../src/identity/members/role-maturity.ts';
import type { PeopleCollections } from '../../src/identity/members/schema.ts';
import { MemberService } from '../../src/identity/members/service.ts';
import { SettingsRepository } from '../../src/identity/members/settings-repository.ts';
import { Standings } from '../../src/identity/members/standings.ts';
import { VerifiedApprovers } from '../../src/identity/members/verified-approvers.ts';
import { Voices } from '../../src/identity/members/voices.ts';

type Row = Record<string, unknown>;
type Update = { $set?: Row; $unset?: Row; $inc?: Record<string, number> };

/** The part of a collection of the driver that these repositories use. */
class MemoryCollection {
  rows: Row[] = [];

  find(filter: Row) {
    const found = structuredClone(this.rows.filter((row) => matches(row, filter)));
    return {
      sort: (by: Record<string, number>) => {
        const [field = '', order = 1] = Object.entries(by)[0] ?? [];
        return { toArray: async () => found.sort((one, other) => order * (Number(one[field]) - Number(other[field]))) };
      },
      toArray: async () => found,
    };
  }

  async findOne(filter: Row) {
    const found = this.rows.find((row) => matches(row, filter));
    return found === undefined ? null : structuredClone(found);
  }

  async insertOne(row: Row) {
    this.rows = [...this.rows, structuredClone(row)];
  }

  async updateOne(filter: Row, { $set = {}, $unset = {}, $inc = {} }: Update) {
    const before = this.rows.find((row) => matches(row, filter));
    if (before === undefined) return { matchedCount: 0 };
    const after: Row = { ...before, ...structuredClone($set) };
    for (const field of Object.keys($unset)) delete after[field];
    for (const [field, by] of Object.entries($inc)) after[field] = Number(after[field] ?? 0) + by;
    this.rows = this.rows.map((row) => (row === before ? after : row));
    return { matchedCount: 1 };
  }

  async deleteOne(filter: Row) {
    const gone = this.rows.find((row) => matches(row, filter));
    this.rows = this.rows.filter((row) => row !== gone);
  }
}

function matches(row: Row, filter: Row): boolean {
  return Object.entries(filter).every(([field, wanted]) => {
    const value = row[field];
    if (typeof wanted !== 'object' || wanted === null) return value === wanted;
    const { $in, $gt } = wanted as { $in?: unknown[]; $gt?: Date };
    if ($in !== undefined) return $in.includes(value);
    return $gt !== undefined && value instanceof Date && value > $gt;
  });
}

const NAMES = ['members', 'invitations', 'standings', 'settings', 'people', 'tenants', 'committed'] as const;
type Stores = Record<(typeof NAMES)[number], MemoryCollection>;

/** A connection whose transactions end by putting back what was there before, or not. */
function connectionOf(stores: Stores): Connection {
  const startSession = () => {
    let before: Row[][] | undefined;
    return {
      startTransaction: () => {
        before = NAMES.map((name) => stores[name].rows);
      },
      inTransaction: () => before !== undefined,
      commitTransaction: async () => {
        before = undefined;
      },
      abortTransaction: async () => {
        for (const [index, name] of NAMES.entries()) stores[name].rows = before?.[index] ?? [];
        before = undefined;
      },
      endSession: async () => undefined,
    };
  };
  return { collection: () => stores.committed, getClient: () => ({ startSession }) } as unknown as Connection;
}

/** Returns the value with every date in it that many milliseconds earlier. */
export function earlier<T>(value: T, byMs: number): T {
  if (value instanceof Date) return new Date(value.getTime() - byMs) as T;
  if (Array.isArray(value)) return value.map((one) => earlier(one, byMs)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, earlier(one, byMs)])) as T;
}

export type PeopleInMemory = ReturnType<typeof peopleInMemory>;

export function peopleInMemory(defaultDays: number, people: readonly { personId: string; email: string }[]) {
  const stores = Object.fromEntries(NAMES.map((name) => [name, new MemoryCollection()])) as Stores;
  stores.people.rows = people.map(({ personId, email }) => ({ _id: personId, name: personId, email }));
  const collections = { ...stores, connection: connectionOf(stores) } as unknown as PeopleCollections;
  const directory = new MemberDirectory(collections);
  const repository = (tenantId: string) => new MemberRepository(collections, tenantId);
  const settings = (tenantId: string) => new SettingsRepository(collections, tenantId);
  const authority = { advance: async () => 1 } as unknown as AuthorityEpochs;
  const notifyRelay = () => undefined;
  const emails = {
    prepare: async () => ({ state: null, put: async () => undefined }),
    wake: () => undefined,
    states: async () => new Map(),
  } as unknown as InvitationEmails;
  let issued = 0;
  const secrets = {
    issue: () => {
      issued += 1;
      const secret = `inv_${issued}`;
      return { secret, stored: { _id: idsOf(secret)[0], sealed_secret: '' } };
    },
  } as unknown as InvitationSecrets;
  const standings = new Standings({ repository, directory });
  const verifiedApprovers = new VerifiedApprovers(directory, { isOpen: false });
  const roleMaturity = new RoleMaturity({
    ...{ repository: settings, standings, authority, verifiedApprovers, defaultDays, notifyRelay },
  });
  const independents = new Independents({ repository, standings, roleMaturity });
  const given = { repository, directory, authority, notifyRelay, emails, secrets, standings };
  const members = new MemberService({
    ...{ ...given, independents, verifiedApprovers },
    programCredentials: { stop: async () => undefined },
  });
  const voices = new Voices({ standings, members, roleMaturity, verifiedApprovers });
  return {
    members,
    roleMaturity,
    voices,
    loosenings: new Loosenings({ members, standings, roleMaturity, voices, verifiedApprovers }),
    passDays: (days: number) => {
      const byMs = days * 24 * 60 * 60 * 1000;
      for (const name of NAMES) stores[name].rows = earlier(stores[name].rows, byMs);
    },
  };
}
