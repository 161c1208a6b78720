/** Kinds of services that test files share. */
import { mkdir } from 'node:fs/promises';
import { chatEnvironment, newChatApp } from './fake-chat.ts';
import { reservePort } from './free-port.ts';

export type SharedKind = keyof typeof KINDS;

/** Environment variables of each kind, besides those of every test service. `folder` is for its files. */
export const KINDS = {
  usual: async () => ({}),
  'with-providers': withProviders,
} as const satisfies Record<string, (folder: string) => Promise<Record<string, string>>>;

/**
 * Returns the environment of a service whose outside world is this machine. It may call receivers, feeds and providers
 * here, knows its own address, and trusts a proxy. The addresses of Stripe, the chat platform and the mail server are
 * fixed. The fakes of one test file after another listen there; between files, nothing does.
 */
async function withProviders(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  const [own, stripe, chat, mail] = [
    await reservePort(),
    await reservePort(),
    await reservePort(),
    await reservePort(),
  ];
  const workBaseUrl = `http://127.0.0.1:${own}`;
  return {
    WORKGATE_PORT: String(own),
    WORK_BASE_URL: workBaseUrl,
    WORKGATE_LOG_LEVEL: 'debug',
    WORKGATE_TRUSTED_PROXIES: '127.0.0.1',
    WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true',
    WORKGATE_DATA_ALLOW_PRIVATE: 'true',
    WORKGATE_DATA_ROOT: folder,
    WORKGATE_STRIPE_API_BASE: `http://127.0.0.1:${stripe}`,
    WORKGATE_SMTP_URL: `smtp://127.0.0.1:${mail}`,
    WORKGATE_MAIL_FROM: 'Workgate <workgate@acme.test>',
    ...chatEnvironment({ address: `http://127.0.0.1:${chat}`, ...newChatApp() }, workBaseUrl),
  };
}
