import { createContextKey, type HandlerContext } from '@connectrpc/connect';
import { AppError, type ErrorCode } from '../../errors/app-error.ts';
import type { AuthenticatedPerson, SessionService, StandingWatch } from '../../identity/index.ts';
import type { Exchange } from '../http-answer.ts';
import { type PersonCall, permittedMembership, toPersonCall } from '../person-call.ts';
import type { Requirement } from './permissions.ts';

/** Facts about a call before its request is read. */
export interface Visit {
  exchange: Exchange;
  address: string;
  /** True once the request was read. Earlier failures are the request's own fault. */
  wasRead?: boolean;
}

export interface Caller extends Visit {
  cookieHeader: string | undefined;
  person: AuthenticatedPerson | undefined;
  /** Set for methods that need a permission in a tenant. */
  call: PersonCall | undefined;
  /** Throws unless the caller may still call the method. For streams, which last longer than their first check. */
  recheck: () => Promise<void>;
  /**
   * Repeats `recheck` whenever its result may have changed, within two seconds on every node, and passes a refusal to
   * `onRefused`.
   * @returns a function that ends the watch.
   */
  watchStanding: (onRefused: (error: unknown) => void) => () => void;
}

const REFUSALS: readonly ErrorCode[] = ['authentication_error', 'authorization_error'];

export const VISIT = createContextKey<Visit>({ exchange: { correlationId: '' }, address: '' });
export const CALLER = createContextKey<Caller | undefined>(undefined);

export function callerOf(context: HandlerContext): Caller {
  const caller = context.values.get(CALLER);
  if (caller === undefined) throw new Error(`${context.method.name} was called past the gate`);
  return caller;
}

export function callOf(context: HandlerContext): PersonCall {
  const { call } = callerOf(context);
  if (call === undefined) throw new Error(`${context.method.name} needs no tenant, so it has none`);
  return call;
}

export function personOf(context: HandlerContext): AuthenticatedPerson {
  const { person } = callerOf(context);
  if (person === undefined) throw new Error(`${context.method.name} needs nobody signed in, so nobody is known`);
  return person;
}

/** Returns the holder whose share of the service a call uses: the person in their tenant, or the address. */
export function holderOf(caller: Caller | undefined, { address }: Visit): { tenantId: string; keyId: string } {
  const keyId = caller?.person?.person.personId ?? address;
  return { tenantId: caller?.call?.tenantId ?? keyId, keyId };
}

export function setCookies(context: HandlerContext, cookies: readonly string[]): void {
  for (const cookie of cookies) context.responseHeader.append('Set-Cookie', cookie);
}

/**
 * Authenticates the session and checks the method's requirement. No other source contributes to the call context.
 * @throws {AppError} `authentication_error`, `authorization_error`
 */
export async function admit(
  context: HandlerContext,
  requirement: Requirement,
  { sessions, standingWatch }: { sessions: SessionService; standingWatch: StandingWatch },
): Promise<void> {
  const visit = context.values.get(VISIT);
  const cookieHeader = context.requestHeader.get('Cookie') ?? undefined;
  const caller: Caller = {
    ...visit,
    cookieHeader,
    person: undefined,
    call: undefined,
    async recheck() {
      const { membership } = await authorise(sessions, cookieHeader, requirement);
      // A session that has lost its tenant continues in another one, but calls begun for the first tenant must end.
      if (membership?.tenant.tenantId !== caller.call?.tenantId) {
        throw new AppError('authorization_error', 'You act for another tenant now.');
      }
    },
    watchStanding(onRefused) {
      const { person, call } = caller;
      if (person === undefined) return () => undefined;
      const session = { sessionId: person.sessionId, tenantId: call?.tenantId ?? null };
      return standingWatch.watch(session, async () => {
        try {
          await caller.recheck();
        } catch (error) {
          // A check that fails for another reason is no refusal; the watch repeats it.
          if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
          onRefused(error);
        }
      });
    },
  };
  if (requirement !== 'public') {
    const { person, membership } = await authorise(sessions, cookieHeader, requirement);
    setCookies(context, person.cookies);
    visit.exchange.personId = person.person.personId;
    caller.person = person;
    if (membership !== undefined) {
      visit.exchange.tenantId = membership.tenant.tenantId;
      caller.call = toPersonCall(person.person, membership, visit.exchange.correlationId);
    }
  }
  context.values.set(CALLER, caller);
}

async function authorise(sessions: SessionService, cookieHeader: string | undefined, requirement: Requirement) {
  const person = await sessions.authenticate(cookieHeader);
  if (requirement === 'public' || requirement === 'signed_in') return { person };
  return { person, membership: await permittedMembership(sessions, person, person.activeTenantId, requirement) };
}
