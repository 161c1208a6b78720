import { describe, expect, it } from 'vitest';
import { personPrincipal } from '../../src/call-context.ts';
import type { AuthorityEpochs } from '../../src/identity/authority/repository.ts';
import { RoleMaturity } from '../../src/identity/members/role-maturity.ts';
import type { TenantSettingsDocument } from '../../src/identity/members/schema.ts';
import type { SettingsRepository } from '../../src/identity/members/settings-repository.ts';

describe('the waiting days of a tenant that has set none', () => {
  it('stay the default for proposals of an administrator who sets fewer days 205 times', async () => {
    const roleMaturity = maturity();
    for (let n = 0; n < 205; n += 1) await roleMaturity.change(ada, 1);
    const days = await roleMaturity.daysFor('ten_1');
    expect(days(['usr_ada'], new Date())).toBe(7);
    expect(days(['usr_bob'], new Date())).toBe(1);
  });

  it('cannot end, so that changes go on to wait', async () => {
    const problem = 'must be a whole number from 1 to 90';
    await expect(maturity().change(ada, 0)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'maturity_days', problem }],
    });
  });
});

const ada = { tenantId: 'ten_1', principal: personPrincipal('usr_ada', 'Ada'), correlationId: 'test' };

function maturity(): RoleMaturity {
  let row: TenantSettingsDocument | null = null;
  const repository: Pick<SettingsRepository, 'find' | 'store'> = {
    find: async () => row,
    store: async (_before, change) => {
      row = { ...change, _id: 'ten_1', tenant_id: 'ten_1', version: 1, outbox: [] } as never;
      return true;
    },
  };
  return new RoleMaturity({
    repository: () => repository as SettingsRepository,
    standings: { of: async () => ({ role: 'owner', since: null, derivesFrom: [], vouches: [] }) },
    authority: { advance: async () => undefined } as unknown as AuthorityEpochs,
    defaultDays: 7,
    notifyRelay: () => undefined,
  });
}
