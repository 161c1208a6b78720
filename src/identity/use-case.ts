import type { CallContext, Permission } from '../call-context.ts';
import { assertPermits } from './permissions.ts';

type Call = Pick<CallContext, 'permissions'>;

/** One capability, for all doors: what it needs, and what it does. */
export interface UseCase<Services, Caller extends Call, Input extends unknown[], Output> {
  /** One of these is enough. */
  readonly permissions: readonly Permission[];
  readonly run: (services: Services, call: Caller, ...input: Input) => Output;
}

/**
 * A capability that needs a permission. Doors get capabilities by `bound`, so that none reaches an effect past its
 * permission.
 */
export function useCase<Services, Caller extends Call, Input extends unknown[], Output>(
  permission: Permission | readonly Permission[],
  run: (services: Services, call: Caller, ...input: Input) => Output,
): UseCase<Services, Caller, Input, Output> {
  return { permissions: typeof permission === 'string' ? [permission] : permission, run };
}

/** Capabilities as doors call them: `(call, ...input)`; they throw `authorization_error` before anything is done. */
export type Bound<UseCases> = {
  readonly [Name in keyof UseCases]: UseCases[Name] extends UseCase<never, infer Caller, infer Input, infer Output>
    ? (call: Caller, ...input: Input) => Output
    : never;
};

type AnyUseCase<Services> = UseCase<Services, never, never, unknown>;

/** Gives capabilities the services that they work with. */
export function bound<Services, UseCases extends Record<string, AnyUseCase<Services>>>(
  services: Services,
  useCases: UseCases,
): Bound<UseCases> {
  const entries = Object.entries(useCases).map(([name, { permissions, run }]) => {
    const call = (caller: Call, ...input: never[]) => {
      assertPermits(caller, ...permissions);
      return run(services, caller as never, ...(input as never));
    };
    return [name, call];
  });
  return Object.fromEntries(entries) as Bound<UseCases>;
}
