/** The model of voices, on the services and the database of the product. */
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { passDays } from '../support/standings.ts';
import { ACCOUNTS, stories, VoicesWorld } from '../support/voices-world.ts';

/** Number of runs: few, as each takes seconds. `unit/voices-model` has many. `make soak` gives other seeds. */
const RUNS = 4;

let service: TestService;
let attackers: TestPerson[];
let honest: TestPerson[];

beforeAll(async () => {
  service = await TestService.start();
  const create = (many: number) => Promise.all(Array.from({ length: many }, () => TestPerson.create(service)));
  [attackers, honest] = [await create(ACCOUNTS.attackers), await create(ACCOUNTS.honest)];
});
afterAll(() => service.stop());

it('counts the accounts of one person once, and for nothing that one of them proposes', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const desk = await RefundDesk.open(service);
      const { identity } = service.services;
      const ground = { tenantId: desk.tenantId, identity, attackers, honest };
      await VoicesWorld.live({ ...ground, passDays: (days) => passDays(desk, days) }, story);
    }),
    { numRuns: RUNS },
  );
});
