import type { CallContext, Permission } from '../call-context.ts';
import { assertPermits } from './permissions.ts';

type Permitted = Pick<CallContext, 'permissions'>;

/** A use case, the same for all doors: its permissions, and its function on the services of its domain. */
export interface UseCase<Service, Caller extends Permitted, Input extends unknown[], Output> {
  /** Permissions of which one is enough. */
  readonly permissions: readonly Permission[];
  readonly run: (service: Service, call: Caller, ...input: Input) => Output;
}

/** Use cases as doors call them: `(call, ...input)`. */
export type Bound<UseCases> = {
  readonly [Name in keyof UseCases]: UseCases[Name] extends UseCase<never, infer Caller, infer Input, infer Output>
    ? (call: Caller, ...input: Input) => Output
    : never;
};

export function permitted<Service, Caller extends Permitted, Input extends unknown[], Output>(
  permission: Permission | readonly Permission[],
  run: (service: Service, call: Caller, ...input: Input) => Output,
): UseCase<Service, Caller, Input, Output> {
  return { permissions: typeof permission === 'string' ? [permission] : permission, run };
}

type UseCaseOf<Service, Method> = Method extends (call: infer Caller, ...input: infer Input) => infer Output
  ? UseCase<Service, Caller & Permitted, Input, Output>
  : never;

/** Defines use cases that are methods of a service: `of(permission, method)`. */
export function methodsOf<Service>() {
  return <Name extends keyof Service & string>(
    permission: Permission | readonly Permission[],
    method: Name,
  ): UseCaseOf<Service, Service[Name]> => {
    const run = (service: Service, ...args: unknown[]) =>
      (service[method] as (...args: unknown[]) => unknown).apply(service, args);
    return permitted(permission, run) as unknown as UseCaseOf<Service, Service[Name]>;
  };
}

/** Doors get only bound use cases, so that no door reaches an effect without its permission. */
export function bound<Service, UseCases extends Record<string, UseCase<Service, never, never, unknown>>>(
  service: Service,
  useCases: UseCases,
): Bound<UseCases> {
  const entries = Object.entries(useCases).map(([name, { permissions, run }]) => {
    const capability = (call: Permitted, ...input: unknown[]) => {
      assertPermits(call, ...permissions);
      return run(service, call as never, ...(input as never));
    };
    return [name, capability];
  });
  return Object.fromEntries(entries) as Bound<UseCases>;
}
