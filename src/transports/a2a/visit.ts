import { AppError } from '../../errors/app-error.ts';
import { permissionsOfAgent } from '../../identity/permissions.ts';
import type { AgentScope } from '../../identity/roles.ts';
import type { AgentCall, AgentVisit } from '../agent-gate.ts';
import type { Exchange } from '../http-answer.ts';
import type { Listing } from './listing.ts';
import type { A2aVersion } from './versions.ts';

/** One request on its way through the door; filled in as it becomes known. */
export interface A2aVisit extends AgentVisit {
  exchange: Exchange;
  version: A2aVersion;
  /** The method of its version; undefined until it is known, and for one that is none. */
  method: string | undefined;
  /** The `id` of the request, which the answer repeats. */
  requestId: string | number | null;
  /** When the request came, by the clock of `performance`. */
  startedAtMs: number;
  /** When the credential was looked at, by the same clock. */
  checkedAtMs: number;
  /** Aborted when the client has gone or the service goes. */
  signal: AbortSignal;
  /** Place in the log after which the agent wants to read on. */
  lastEventId: number | undefined;
  /** Place of the event that the codec has in its hands. */
  position: number;
  /** What `ListTasks` asks for. */
  listing?: Listing;
  /** Whether the handler has answered, so that what fails then is the answer. */
  isAnswered: boolean;
  /** What the handler has thrown, before the codec made an error of its own kind of it. */
  thrown?: unknown;
  /** Whether the credential is a bearer token. */
  bearer?: boolean;
  /** The scope that the credential lacks, for the challenge of RFC 6750, 3.1. */
  lackedScope?: AgentScope;
}

/**
 * Whether a stream, which outlives its start, may go on. Gives `call` the scopes that its credential has now.
 * @param maxAgeMs Age up to which what was known before is good enough.
 */
export async function mayStillRead(visit: A2aVisit, call: AgentCall, maxAgeMs: number): Promise<boolean> {
  return (await isStillGood(visit, call, maxAgeMs)) && call.agentScopes.has('agent.work.read');
}

/** Whether the credential of a request that takes long is still one, as `mayStillRead` finds it out. */
export async function isStillGood(visit: A2aVisit, call: AgentCall, maxAgeMs: number): Promise<boolean> {
  if (performance.now() - visit.checkedAtMs < maxAgeMs) return true;
  try {
    call.agentScopes = await call.recheck();
    call.permissions = permissionsOfAgent(call.agentScopes);
  } catch {
    // Also what could not be found out ends the stream, which is resumed then.
    return false;
  }
  visit.checkedAtMs = performance.now();
  return true;
}

/** @throws {AppError} `authorization_error` unless the credential allows it. */
export function requireScope(visit: A2aVisit, call: AgentCall, scope: AgentScope): void {
  if (call.agentScopes.has(scope)) return;
  visit.lackedScope = scope;
  throw new AppError('authorization_error', `This credential lacks the scope ${scope}.`);
}
