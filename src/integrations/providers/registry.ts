import type { OperationName } from '../../actions/operations/registry.ts';
import { chat } from './chat/provider.ts';
import type { Provider } from './provider.ts';
import { sandboxCommerce } from './sandbox-commerce/provider.ts';
import { stripe } from './stripe/provider.ts';

const ALL = [sandboxCommerce, stripe, chat] as const;

/** Kinds of provider that an integration can lead to. */
export type IntegrationKind = (typeof ALL)[number]['kind'];
export const INTEGRATION_KINDS: readonly IntegrationKind[] = ALL.map(({ kind }) => kind);

/** Every provider by its kind. */
export const PROVIDERS = Object.fromEntries(ALL.map((one) => [one.kind, one])) as unknown as {
  readonly [Kind in IntegrationKind]: Provider<Kind>;
};

/** Kinds whose integrations administrators make. */
export const CREATED_KINDS = INTEGRATION_KINDS.filter((kind) => PROVIDERS[kind].made.by === 'administrator');

/** Kinds of integration that carry an operation. */
export function carriersOf(operation: OperationName): IntegrationKind[] {
  return INTEGRATION_KINDS.filter((kind) => PROVIDERS[kind].carries.includes(operation));
}
