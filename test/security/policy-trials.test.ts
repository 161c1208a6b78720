/** Try-outs of policies delay only the people who wait for them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const MAX_LENGTH = 64 * 1024;
/** Number of requests of others. So many do not fit in before a save is read, or while its result is stored. */
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

/** Returns as many policies as fit into `length`. Each name gives another text. */
function policiesOf(name: string, length = MAX_LENGTH / 16): string {
  let text = '';
  for (let n = 0; ; n += 1) {
    const policy = `@id("${name}-${n}") @reason("No.") forbid (principal, action == Action::"propose", resource) when { context.amount > ${9_000_000 + n} };\n`;
    if (text.length + policy.length > length) return text;
    text += policy;
  }
}

/** Counts the requests of others that are answered one after the other until `call` ends, at most `ANSWERED`. */
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

describe('while policies are tried out', () => {
  it('other requests are answered, even beside the largest text on validation and on saving', {
    tags: 'full',
    timeout: 240_000,
  }, async () => {
    expect(await answeredBefore(policies().validatePolicies({ text: policiesOf('validated', MAX_LENGTH) }))).toBe(
      ANSWERED,
    );
    const saving = policies().writePolicies({ text: policiesOf('saved', MAX_LENGTH), expectedVersion: 0n });
    expect(await answeredBefore(saving)).toBe(ANSWERED);
  });

  it('saved policies are read without another try-out, even by a new process', {
    tags: 'full',
    timeout: 120_000,
  }, async () => {
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
  });
});

describe('policy texts that wait to be tried out', () => {
  it('are at most two for a tenant; a third is refused and may be retried', { tags: 'full' }, async () => {
    const third = async (n: number) => policies().validatePolicies({ text: policiesOf(`third-${n}`) });
    const settled = await Promise.allSettled([1, 2, 3].map(third));
    const refused = settled.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect((await refusalOf(Promise.reject(refused[0]?.reason))).info).toMatchObject({
      code: 'rate_limited',
      retryable: true,
    });
  });

  it('get their turn beside those of other tenants', async () => {
    const others = await Promise.all([1, 2].map(async () => adminOf(await service.createTenant())));
    const own = [1, 2].map((n) => policies().validatePolicies({ text: policiesOf(`own-${n}`) }));
    const theirs = others.map((other, n) =>
      other.client(PolicyService).validatePolicies({ text: policiesOf(`theirs-${n}`) }),
    );
    for (const { problems } of await Promise.all([...own, ...theirs])) expect(problems).toEqual([]);
  });
});
