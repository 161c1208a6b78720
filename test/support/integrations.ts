/** Creates integrations of each kind, and tells which of their values are secret. */
import { randomBytes } from 'node:crypto';
import type { TestPerson } from './people.ts';
import type { TestService } from './service.ts';

export interface SecretIntegration {
  integrationId: string;
  /** Values that no response or log may contain: credentials, and account ids at the provider. */
  secrets: string[];
}

/** Creates a Stripe integration. */
export async function createStripe(
  service: TestService,
  tenantId: string,
  by: TestPerson,
  name = 'Card payments',
): Promise<SecretIntegration> {
  const credential = `sk_test_${randomBytes(16).toString('hex')}`;
  service.keepSecret('credential of Stripe', credential);
  const stripe = { kind: 'stripe', name, credential } as const;
  const { integrationId } = await service.services.integrations.integrations.create(by.in(tenantId), stripe);
  return { integrationId, secrets: [credential] };
}

/** Creates a chat workspace. With `posting`, it also stores a bot token with these scopes. */
export async function createWorkspace(
  service: TestService,
  tenantId: string,
  by: TestPerson,
  posting?: readonly string[],
): Promise<SecretIntegration> {
  const unique = randomBytes(6).toString('hex').toUpperCase();
  const [teamId, appId, enterpriseId] = [`T${unique}`, `A${unique}`, `E${unique}`];
  const botToken = `xoxb-${randomBytes(16).toString('hex')}`;
  service.keepSecret('bot token', botToken);
  const { integrationId } = await service.services.integrations.chatInstallations.record(by.in(tenantId), {
    identity: { teamId, appId, enterpriseId, isEnterpriseInstall: false },
    teamName: 'Support workspace',
    scopes: posting ?? ['commands'],
    ...(posting === undefined ? {} : { botToken }),
  });
  return { integrationId, secrets: [teamId, appId, enterpriseId, botToken] };
}
