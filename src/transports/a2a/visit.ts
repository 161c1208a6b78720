import { AppError } from '../../errors/app-error.ts';
import { type AgentScope, permissionsOfAgent } from '../../identity/index.ts';
import type { AgentCall } from '../agent-gate.ts';
import type { Exchange } from '../http-answer.ts';
import type { LimitedVisit } from '../rate-limits.ts';
import type { Listing } from './listing.ts';
import type { A2aVersion } from './versions.ts';

export interface A2aVisit extends LimitedVisit {
  exchange: Exchange;
  version: A2aVersion;
  /** Undefined before the method is read, and if it is unknown. */
  method: string | undefined;
  requestId: string | number | null;
  /** Gives the request this much time, in milliseconds, and then its usual time for the answer. */
  waitFor: (ms: number) => void;
  /** Last check of the credential, in milliseconds of `performance.now()`. */
  checkedAtMs: number;
  /** Aborted when the client disconnects, the stream reaches its longest duration, or the service stops. */
  signal: AbortSignal;
  /** Position in the log after which the agent resumes reading. */
  lastEventId: number | undefined;
  /** Position of the event that the codec is translating. */
  position: number;
  /** Set for `ListTasks`. */
  listing?: Listing;
  /** True once the handler has answered. A later failure then comes from encoding the answer. */
  isAnswered: boolean;
  /** Error that the handler threw, before the codec replaced it with an error of its own. */
  thrown?: unknown;
  bearer?: boolean;
  /** Scope that the credential lacks, for the challenge of RFC 6750, 3.1. */
  lackedScope?: AgentScope;
}

/**
 * Returns true if a stream may continue. Updates `call` with the current scopes of its credential.
 * @param maxAgeMs Age in milliseconds up to which the last check of the credential still counts.
 */
export async function mayStillRead(visit: A2aVisit, call: AgentCall, maxAgeMs: number): Promise<boolean> {
  return (await isCredentialValid(visit, call, maxAgeMs)) && call.agentScopes.has('agent.work.read');
}

/** Returns true if the credential of a long request is still valid. Updates `call` as `mayStillRead` does. */
export async function isCredentialValid(visit: A2aVisit, call: AgentCall, maxAgeMs: number): Promise<boolean> {
  if (performance.now() - visit.checkedAtMs < maxAgeMs) return true;
  try {
    call.agentScopes = await call.recheck();
    call.permissions = permissionsOfAgent(call.agentScopes);
  } catch {
    // A check that fails for any reason ends the stream; the client can resume it.
    return false;
  }
  visit.checkedAtMs = performance.now();
  return true;
}

/** @throws {AppError} `authorization_error` if the credential lacks the scope. */
export function requireScope(visit: A2aVisit, call: AgentCall, scope: AgentScope): void {
  if (call.agentScopes.has(scope)) return;
  visit.lackedScope = scope;
  throw new AppError('authorization_error', `This credential lacks the scope ${scope}.`);
}
