import { AppError } from '../../errors/app-error.ts';
import type { AgentScope } from '../../identity/roles.ts';
import type { AgentCall, AgentVisit } from '../agent-gate.ts';
import type { Exchange } from '../http-answer.ts';
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
  /** Aborted when the client has gone or the service goes. */
  signal: AbortSignal;
  /** Place in the log after which the agent wants to read on. */
  lastEventId: number | undefined;
  /** Place of the event that the codec has in its hands. */
  position: number;
  /** What the handler has thrown, before the codec made an error of its own kind of it. */
  thrown?: unknown;
  /** Whether the credential is a bearer token. */
  bearer?: boolean;
  /** The scope that the credential lacks, for the challenge of RFC 6750, 3.1. */
  lackedScope?: AgentScope;
}

/** @throws {AppError} `authorization_error` unless the credential allows it. */
export function requireScope(visit: A2aVisit, call: AgentCall, scope: AgentScope): void {
  if (call.agentScopes.has(scope)) return;
  visit.lackedScope = scope;
  throw new AppError('authorization_error', `This credential lacks the scope ${scope}.`);
}
