/** Trying policies out holds nobody up but those who wait for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const MAX_LENGTH = 64 * 1024;
/** More than are answered before a save is even read, or after it was worked out and while it is stored. */
const ANSWERED = 40;

let service: TestService;
let tenantId: string;
let admin: TestPerson;
beforeAll(async () => {
  // The largest text takes long on a busy machine.
  service = await TestService.startOwn({ env: { WORKGATE_REQUEST_TIMEOUT_MS: '120000' } });
  tenantId = await service.createTenant();
  admin = await adminOf(tenantId);
});
afterAll(() => service.stop());

const adminOf = async (tenant: string) =>
  (await TestPerson.create(service, [{ tenantId: tenant, role: 'admin' }])).signIn();
const policies = () => admin.client(PolicyService);

/** As many policies as fit; another text for each name. */
function policiesOf(name: string, length = MAX_LENGTH / 16): string {
  let text = '';
  for (let n = 0; ; n += 1) {
    const policy = `@id("${name}-${n}") @reason("No.") forbid (principal, action == Action::"propose", resource) when { context.amount > ${9_000_000 + n} };\n`;
    if (text.length + policy.length > length) return text;
    text += policy;
  }
}

/** How many requests of others are answered, one after the other, before `call` is. */
async function answeredBefore(call: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = call.finally(() => {
    isOver = true;
  });
  let answered = 0;
  while (!isOver && answered < ANSWERED) {
    expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
    if (!isOver) answered += 1;
  }
  await over;
  return answered;
}

describe('While policies are read and tried out, everybody else is answered', () => {
  it('also beside the largest text, when it is validated and when it is saved', async () => {
    expect(await answeredBefore(policies().validatePolicies({ text: policiesOf('validated', MAX_LENGTH) }))).toBe(
      ANSWERED,
    );
    const saving = policies().writePolicies({ text: policiesOf('saved', MAX_LENGTH), expectedVersion: 0n });
    expect(await answeredBefore(saving)).toBe(ANSWERED);
  }, 240_000);

  it('and those that are saved are not tried out again for whoever reads them, also in another process', async () => {
    await service.end('SIGTERM');
    await service.spawn();
    const order: string[] = [];
    const validating = policies()
      .validatePolicies({ text: policiesOf('other') })
      .then(() => order.push('validated'));
    const reading = policies()
      .getPolicies({})
      .then(({ tenant }) => order.push(`read version ${tenant?.version}, ${tenant?.problems.length} problems`));
    await Promise.all([validating, reading]);
    expect(order).toEqual(['read version 1, 0 problems', 'validated']);
  }, 120_000);
});

describe('So many texts wait to be tried out that everybody gets their turn', () => {
  it('two of a tenant; a third is refused, and may be tried again', async () => {
    const third = async (n: number) => policies().validatePolicies({ text: policiesOf(`third-${n}`) });
    const settled = await Promise.allSettled([1, 2, 3].map(third));
    const refused = settled.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect((await refusalOf(Promise.reject(refused[0]?.reason))).info).toMatchObject({
      code: 'rate_limited',
      retryable: true,
    });
  });

  it('and the other tenants’ come to theirs', async () => {
    const others = await Promise.all([1, 2].map(async () => adminOf(await service.createTenant())));
    const own = [1, 2].map((n) => policies().validatePolicies({ text: policiesOf(`own-${n}`) }));
    const theirs = others.map((other, n) =>
      other.client(PolicyService).validatePolicies({ text: policiesOf(`theirs-${n}`) }),
    );
    for (const { problems } of await Promise.all([...own, ...theirs])) expect(problems).toEqual([]);
  });
});
