import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from '../../src/main.ts';
import { StartUpError } from '../../src/platform/start-up-error.ts';
import { TestService } from '../support/service.ts';

describe('the service does not start', () => {
  let service: TestService;
  const other = randomBytes(32).toString('base64');

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => service.stop());

  /** Starts the service in this process. @returns the message of the error. */
  async function failureOf(changes: Record<string, string>): Promise<string> {
    for (const [name, value] of Object.entries({ ...service.env, ...changes })) vi.stubEnv(name, value);
    const failure = await serve().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartUpError);
    return (failure as StartUpError).message;
  }

  it('with another master key under a known id, and the error repeats no key', async () => {
    const failure = await failureOf({ WORKGATE_MASTER_KEYS: `t1:${other}` });
    expect(failure).toMatch(/"t1" is not the key that encrypts the existing data/);
    const [, known = ''] = (service.env['WORKGATE_MASTER_KEYS'] ?? '').split(':');
    for (const secret of [known, other]) expect(failure).not.toContain(secret);
  });

  it('without a master key that data was written under, and the error says how to retire one', async () => {
    const failure = await failureOf({ WORKGATE_MASTER_KEYS: `t2:${other}` });
    expect(failure).toMatch(/lacks the key "t1"/);
    expect(failure).toMatch(/master-key retire/);
  });

  it('with a user that the database does not know', async () => {
    const uri = new URL(service.env['MONGODB_URI'] ?? '');
    Object.assign(uri, { username: 'nobody', password: other.slice(0, 8) });
    const failure = await failureOf({ MONGODB_URI: String(uri) });
    expect(failure).toBe('The database refuses the user or the password in MONGODB_URI. Correct them.');
  });
});
