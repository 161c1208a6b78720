/** The model of voices, with the rules of the product over a store in memory, so that it runs often. */
import fc from 'fast-check';
import { it } from 'vitest';
import { personPrincipal } from '../../src/call-context.ts';
import { peopleInMemory } from '../support/people-in-memory.ts';
import { ACCOUNTS, type Account, stories, VoicesWorld, WAITING_DAYS } from '../support/voices-world.ts';

/** Number of runs. `MODEL_RUNS=100000 make test-one FILE=test/unit/voices-model.test.ts` looks further. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 100);
const TENANT = 'ten_model';

const account = (personId: string): Account => {
  const email = `${personId}@example.com`;
  const principal = personPrincipal(personId, personId);
  return { personId, email, in: (tenantId) => ({ tenantId, principal, correlationId: 'test' }) };
};
const accounts = (many: number, of: string) => Array.from({ length: many }, (_, n) => account(`usr_${of}_${n}`));
const [attackers, honest] = [accounts(ACCOUNTS.attackers, 'attacker'), accounts(ACCOUNTS.honest, 'honest')];

it('voices of one person with any number of accounts stay one', { timeout: 60_000 + RUNS * 100 }, async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const { passDays, ...identity } = peopleInMemory(WAITING_DAYS, [...attackers, ...honest]);
      await VoicesWorld.live({ tenantId: TENANT, identity, attackers, honest, passDays }, story);
    }),
    { numRuns: RUNS },
  );
});
