import { describe, expect, it } from 'vitest';
import type { MemberDocument, StandingDocument } from '../../src/identity/members/schema.ts';
import { Standings } from '../../src/identity/members/standings.ts';

const AT = new Date('2026-07-01T12:00:00Z');
const place = { tenant_id: 'ten_1', person_id: 'usr_puppet' };
const grantOf = (role: string) => ({ role, at: AT, by: 'usr_ada', derives_from: [{ person_id: 'usr_ada', at: AT }] });
const member = (role: string): MemberDocument => ({ _id: 'mem_1', ...place, role, created_at: AT });
const row = (version: number, ...roles: string[]): StandingDocument => ({
  ...{ _id: 'std_1', ...place, version, outbox: [], vouches: [] },
  grants: roles.map(grantOf),
});

/** Answers each reading with the next of these states; the last one stays. */
function standingsOver(...states: [MemberDocument[], StandingDocument[]][]) {
  const reads = { members: 0, standings: 0 };
  const stateAt = (index: number) => states[Math.min(index, states.length - 1)] ?? [[], []];
  const repository = {
    findAll: async () => stateAt(reads.members++)[0],
    listStandings: async () => stateAt(reads.standings++)[1],
    findAccepted: async () => null,
  };
  const standings = new Standings({
    repository: () => repository,
    directory: { findPeople: async () => [] },
  });
  return { of: () => standings.of('ten_1', 'usr_puppet'), reads };
}

describe('a standing that is read while somebody changes the role', () => {
  it('derives from whoever gave the role, not from nobody', async () => {
    const { of } = standingsOver(
      [[member('admin')], [row(2, 'admin', 'member')]],
      [[member('admin')], [row(3, 'admin', 'member', 'admin')]],
    );
    expect((await of()).derivesFrom.map(({ personId }) => personId)).toEqual(['usr_ada']);
  });

  it('is read again if the person is removed in between', async () => {
    const removed = { ...row(2), ended: { grants: [grantOf('admin')], vouches: [] } };
    expect(await standingsOver([[member('admin')], [removed]], [[], [removed]]).of()).toMatchObject({ role: null });
  });

  it('is refused while the role keeps changing', async () => {
    const changing = Array.from({ length: 30 }, (_, n): [MemberDocument[], StandingDocument[]] => [
      [member('admin')],
      [row(n, 'admin', 'member')],
    ]);
    await expect(standingsOver(...changing).of()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is taken as it is stored if nobody changes it', async () => {
    const { of, reads } = standingsOver([[member('viewer')], [row(2, 'member')]]);
    expect(await of()).toMatchObject({ role: 'viewer' });
    expect(reads).toEqual({ members: 2, standings: 2 });
  });
});
