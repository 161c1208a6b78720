/**
 * Creates accounts and sessions in the database, in the same form as the service stores them. This avoids the 70 ms
 * that each password hash takes: a run of the suite creates a thousand people and signs each of them in.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Auth } from '../../src/identity/sessions/auth.ts';
import { sessionCookieName } from '../../src/identity/sessions/auth-rules.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestService } from './service.ts';

/** Password and hash that all people of a Vitest worker share. */
let credential: Promise<{ password: string; hash: string }> | undefined;

export async function createAccount(
  { services }: TestService,
  { email, name, isVerified }: { email: string; name: string; isVerified: boolean },
): Promise<{ personId: string; password: string }> {
  credential ??= hashPassword(services.identity.accounts);
  const { password, hash } = await credential;
  const { connection } = services.platform.mongo;
  const personId = newId('usr');
  const now = new Date();
  const times = { created_at: now, updated_at: now };
  const person = { _id: personId as never, name, email, email_verified: isVerified, ...times };
  await connection.collection('people').insertOne(person);
  await connection.collection('person_accounts').insertOne({
    _id: newId('acc') as never,
    person_id: personId,
    account_id: personId,
    provider_id: 'credential',
    password: hash,
    ...times,
  });
  return { personId, password };
}

async function hashPassword(accounts: TestService['services']['identity']['accounts']) {
  const password = randomBytes(12).toString('hex');
  return { password, hash: await accounts.hash(password) };
}

const auths = new WeakMap<TestService, Promise<{ auth: Auth; secret: string }>>();

/** Creates a session for the person and returns its `Cookie` header. */
export async function createSession(service: TestService, personId: string): Promise<string> {
  const loading = auths.get(service) ?? loadAuth(service);
  auths.set(service, loading);
  const { auth, secret } = await loading;
  const { internalAdapter } = await auth.$context;
  const { token } = await internalAdapter.createSession(personId);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${sessionCookieName(false)}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Configures better-auth as `identity/module.ts` does. */
async function loadAuth({ address, services: { platform } }: TestService) {
  const { createAuth } = await import('../../src/identity/sessions/auth.ts');
  const secret = platform.keyRing.derive('session')[0]?.toString('base64url') ?? '';
  const auth = createAuth({
    secret,
    database: platform.db,
    baseUrl: address,
    secureCookies: false,
    firstTenantOf: async (personId) => {
      const members = platform.mongo.connection.collection('members');
      const first = await members.findOne({ person_id: personId }, { sort: { created_at: 1 } });
      return first?.['tenant_id'] ?? null;
    },
  });
  return { auth, secret };
}

export const newEmail = () => `new${randomBytes(6).toString('hex')}@example.com`;
