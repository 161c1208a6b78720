import { isTenantOperation } from '../../operations/index.ts';
import type { ChatPlatform } from '../chat/chat-platform.ts';
import { chatProvider } from './chat/provider.ts';
import type { Provider } from './provider.ts';
import { pull } from './pull/provider.ts';
import { sandboxCommerce } from './sandbox-commerce/provider.ts';
import { slack } from './slack/platform.ts';
import { stripe } from './stripe/provider.ts';
import { webhook } from './webhook/provider.ts';

/** Each chat platform is also a provider. */
const CHAT_PLATFORMS = [slack] as const;

const ALL = [sandboxCommerce, stripe, ...CHAT_PLATFORMS.map(chatProvider), webhook, pull] as const;

export type IntegrationKind = (typeof ALL)[number]['kind'];
export const INTEGRATION_KINDS: readonly IntegrationKind[] = ALL.map(({ kind }) => kind);

export const PROVIDERS = Object.fromEntries(ALL.map((one) => [one.kind, one])) as unknown as {
  readonly [Kind in IntegrationKind]: Provider<Kind>;
};

/** Kinds whose integrations administrators create. */
export const CREATED_KINDS = INTEGRATION_KINDS.filter((kind) => PROVIDERS[kind].made.by === 'administrator');

export const WORKER_KINDS: readonly string[] = INTEGRATION_KINDS.filter((kind) => PROVIDERS[kind].byWorkers === true);

/** The first is the default. */
export const CHAT_PLATFORM_NAMES = CHAT_PLATFORMS.map(({ name }) => name) as [string, ...string[]];

/** @param name One of `CHAT_PLATFORM_NAMES`. */
export function chatPlatformNamed(name: string): ChatPlatform<IntegrationKind> {
  const platform = CHAT_PLATFORMS.find((one) => one.name === name);
  if (platform === undefined) throw new Error(`There is no chat platform ${name}`);
  return platform;
}

/** Accepts tenant-defined operations too. */
export function carriersOf(operation: string): IntegrationKind[] {
  return INTEGRATION_KINDS.filter((kind) => {
    const { carries, carriesTenantOperations } = PROVIDERS[kind];
    if (isTenantOperation(operation)) return carriesTenantOperations === true;
    return carries.some((one) => one === operation);
  });
}
