import { createContextKey, type HandlerContext } from '@connectrpc/connect';
import { AppError, type ErrorCode } from '../../errors/app-error.ts';
import type { AuthenticatedPerson, SessionService } from '../../identity/sessions/service.ts';
import type { StandingWatch } from '../../identity/sessions/standing-watch.ts';
import type { Exchange } from '../http-answer.ts';
import { type PersonCall, permittedMembership, toPersonCall } from '../person-call.ts';
import type { Requirement } from './permissions.ts';

/** What is known of a call before its request is read. */
export interface Visit {
  exchange: Exchange;
  /** Network address of the client. */
  address: string;
  /** Whether the request was a message of its method: what goes wrong before is its own fault. */
  wasRead?: boolean;
}

/** Who calls. `call` is there on methods that need a permission in a tenant. */
export interface Caller extends Visit {
  cookieHeader: string | undefined;
  person: AuthenticatedPerson | undefined;
  call: PersonCall | undefined;
  /** Throws unless the caller may still call the method: for streams, which outlive what was checked at their start. */
  recheck: () => Promise<void>;
  /**
   * Asks that again whenever the answer may have become another, within two seconds on every node, and tells what it was
   * refused with. @returns what ends it.
   */
  watchStanding: (onRefused: (error: unknown) => void) => () => void;
}

const REFUSALS: readonly ErrorCode[] = ['authentication_error', 'authorization_error'];

export const VISIT = createContextKey<Visit>({ exchange: { correlationId: '' }, address: '' });
export const CALLER = createContextKey<Caller | undefined>(undefined);

/** Who calls; the gate has seen to it that they are known. */
export function callerOf(context: HandlerContext): Caller {
  const caller = context.values.get(CALLER);
  if (caller === undefined) throw new Error(`${context.method.name} was called past the gate`);
  return caller;
}

/** The call of a method that needs a permission in a tenant. */
export function callOf(context: HandlerContext): PersonCall {
  const { call } = callerOf(context);
  if (call === undefined) throw new Error(`${context.method.name} needs no tenant, so it has none`);
  return call;
}

/** The person of a method that needs somebody signed in. */
export function personOf(context: HandlerContext): AuthenticatedPerson {
  const { person } = callerOf(context);
  if (person === undefined) throw new Error(`${context.method.name} needs nobody signed in, so nobody is known`);
  return person;
}

/** Whose share of the service a call takes: the person's in the tenant; who is not signed in shares with their address. */
export function holderOf(caller: Caller | undefined, { address }: Visit): { tenantId: string; keyId: string } {
  const keyId = caller?.person?.person.personId ?? address;
  return { tenantId: caller?.call?.tenantId ?? keyId, keyId };
}

/** Makes the browser keep these cookies. */
export function setCookies(context: HandlerContext, cookies: readonly string[]): void {
  for (const cookie of cookies) context.responseHeader.append('Set-Cookie', cookie);
}

/**
 * Authenticates the session and checks what the method needs; the call context comes from nothing else.
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
      // A session whose tenant was lost goes on in another one: what was begun for the first ends all the same.
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
          // What cannot be told at the moment is no refusal, and is asked again.
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
