import { describe, expect, it } from 'vitest';
import { personPrincipal } from '../../src/call-context.ts';
import type { AuthorityEpochs } from '../../src/identity/authority/repository.ts';
import { RoleMaturity } from '../../src/identity/members/role-maturity.ts';
import type { TenantSettingsDocument, WaitingDaysRow } from '../../src/identity/members/schema.ts';
import type { SettingsRepository } from '../../src/identity/members/settings-repository.ts';

describe('the waiting days of a tenant that has set none', () => {
  it('stay the default if one administrator sets fewer days 205 times, and only her last wish is kept', async () => {
    const { roleMaturity, rows } = maturity();
    for (let n = 0; n < 205; n += 1) await roleMaturity.change(ada, 1);
    expect(await roleMaturity.days('ten_1')).toBe(7);
    expect(rows()).toMatchObject([
      { days: 7, by: null },
      { days: 1, by: 'usr_ada' },
    ]);
  });

  it('give way to fewer days that an earlier release has stored, once the days of before have passed', async () => {
    const aged = (days: number) => new Date(Date.now() - days * 86_400_000);
    const daysAfter = (passed: number) => {
      const wish = { days: 1, at: aged(passed), by: 'usr_ada', since: aged(99), derives_from: [] };
      return maturity([wish]).roleMaturity.days('ten_1');
    };
    expect([await daysAfter(6.9), await daysAfter(7.1)]).toEqual([7, 1]);
  });

  it('give way at once to what two people agreed on in an earlier release', async () => {
    const wish = (by: string, days: number) => ({ days, at: new Date(), by, since: null, derives_from: [] });
    const { roleMaturity } = maturity([wish('usr_ada', 3), wish('usr_bob', 5)]);
    expect(await roleMaturity.days('ten_1')).toBe(5);
  });

  it('cannot end, so that changes go on to wait', async () => {
    const problem = 'must be a whole number from 1 to 90';
    await expect(maturity().roleMaturity.change(ada, 0)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'maturity_days', problem }],
    });
  });
});

const ada = { tenantId: 'ten_1', principal: personPrincipal('usr_ada', 'Ada'), correlationId: 'test' };

function maturity(stored: readonly WaitingDaysRow[] = []) {
  let row = { approver_seasoning: stored, version: 1 } as unknown as TenantSettingsDocument;
  const repository: Pick<SettingsRepository, 'find' | 'store'> = {
    find: async () => row,
    store: async (_before, change) => {
      row = { ...change, _id: 'ten_1', tenant_id: 'ten_1', version: 1, outbox: [] } as never;
      return true;
    },
  };
  const roleMaturity = new RoleMaturity({
    verifiedApprovers: { assertVerified: async () => undefined },
    repository: () => repository as SettingsRepository,
    standings: { of: async () => ({ role: 'owner', since: null, derivesFrom: [], vouches: [] }) },
    authority: { advance: async () => undefined } as unknown as AuthorityEpochs,
    defaultDays: 7,
    notifyRelay: () => undefined,
  });
  return { roleMaturity, rows: () => row.approver_seasoning };
}
