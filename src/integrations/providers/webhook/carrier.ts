import { randomUUID } from 'node:crypto';
import type { AnyPayload, AnyResult } from '../../../operations/index.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { OutboundRules } from '../../../platform/outbound.ts';
import { isRecord, refusalOf } from '../../problem.ts';
import {
  type ActionOutcomeError,
  type AnyCarrier,
  type ConnectorCall,
  type ConnectorOutcome,
  isSameTarget,
  type ProposedCall,
  type SendingCall,
  type UnknownCode,
} from '../connector.ts';
import { type Answer, exchange } from './exchange.ts';
import type { Receivers } from './receiver.ts';

/** Together with the look-up before it, less than the service waits for a provider (`PROVIDER_TIMEOUT_MS`). */
const EXECUTE_TIMEOUT_MS = 14_000;
const LOOKUP_TIMEOUT_MS = 5_000;
const DRY_RUN_TIMEOUT_MS = 5_000;
/** Longer than proxies in front of a receiver hold a request whose client is gone. */
const HORIZON_MS = 5 * MINUTE_MS;

type Call = ConnectorCall<AnyPayload>;
type Outcome = ConnectorOutcome<AnyResult>;

export function carrierTo(receiverOf: Receivers, rules: OutboundRules): AnyCarrier {
  return {
    horizonMs: HORIZON_MS,

    async dryRun(call) {
      const { dryRunUrl: url, secrets } = await receiverOf(call.tenantId, call.integrationId);
      if (url === null) return 'not_asked';
      const body = JSON.stringify({ request: 'dry_check', ...proposedBody(call) });
      const asked = await exchange({ url, secrets, id: randomUUID(), body, timeoutMs: DRY_RUN_TIMEOUT_MS }, rules);
      if (asked.kind !== 'answered') {
        return unavailable(asked.kind === 'unsent' ? asked.problem : 'did not answer the dry check');
      }
      return checked(asked.answer);
    },

    async execute(call) {
      const { url, secrets, lookupUrl, target } = await receiverOf(call.tenantId, call.integrationId);
      if (!isSameTarget(target, call.target)) return { kind: 'not_sent' };
      const sent = await exchange(
        {
          url,
          secrets,
          id: call.actionId,
          body: JSON.stringify(executionBody(call)),
          headers: { 'Idempotency-Key': call.idempotencyKey },
          timeoutMs: EXECUTE_TIMEOUT_MS,
          maySend: call.mayStillSend,
        },
        rules,
      );
      switch (sent.kind) {
        case 'held_back':
          return { kind: 'not_sent' };
        case 'unsent':
          return failed(call, unavailable(sent.problem));
        case 'silent':
          return settledBy(lookupUrl, unknown('no_answer', 'The receiver did not answer.'));
        case 'answered':
          return settledBy(lookupUrl, executed(call, sent.answer));
      }
    },

    async lookup(call) {
      const { lookupUrl, secrets } = await receiverOf(call.tenantId, call.integrationId);
      const { unknownBefore } = call;
      if (lookupUrl === null) {
        return unknownBefore === undefined ? null : settledBy(null, unknown('no_answer', NOT_TOLD));
      }
      const url = below(lookupUrl, call.actionId);
      const asked = await exchange({ url, secrets, id: call.actionId, timeoutMs: LOOKUP_TIMEOUT_MS }, rules);
      const outcome =
        asked.kind === 'answered'
          ? lookedUp(call, asked.answer)
          : unknown('no_answer', 'The receiver did not answer the look-up.');
      return outcome && withKnown(call, outcome);
    },
  };
}

function proposedBody({ proposalId, workItemId, operationVersion, payload, payloadHash }: ProposedCall<AnyPayload>) {
  return {
    proposal_id: proposalId,
    work_item_id: workItemId,
    operation: payload.type,
    version: operationVersion,
    payload,
    payload_hash: payloadHash,
  };
}

function executionBody(call: SendingCall<AnyPayload>) {
  return {
    // Distinguishes this body from a dry check, so that nobody can replay a dry check as an execution.
    request: 'execute',
    action_id: call.actionId,
    ...proposedBody(call),
    approved_by: call.approvedBy.map(({ type, id, displayName }) => ({ type, id, display_name: displayName })),
    attempt: call.attempt,
    result_token: call.resultToken,
  };
}

/** Null if the receiver has no objection. */
function checked({ status, value, isProblem }: Answer): ActionOutcomeError | null {
  if (status === 200 && isRecord(value) && value['ok'] === true) return null;
  const refusal = status === 422 && isProblem ? refusalOf(value) : null;
  return refusal ?? unavailable(`answered the dry check with status ${status}, which does not say what it would do`);
}

function executed(call: Call, { status, value, isProblem, retryAfterSeconds }: Answer): Outcome {
  if (status === 202) return unknown('accepted', 'The receiver accepted it, and is working on it.');
  if (status >= 200 && status < 300) return done(call, value);
  const refusal = (status === 409 || status === 422) && isProblem ? refusalOf(value) : null;
  // For a key that it may know already, 409 means that the receiver is still working, and does not say how the work
  // ends. A refused repetition says nothing about earlier attempts.
  if (refusal !== null && (status === 422 || call.attempt === 1)) return failed(call, refusal);
  if ((status === 429 || status === 503) && retryAfterSeconds !== undefined) {
    const message = `The receiver limits requests now. Execute it again after ${retryAfterSeconds} seconds.`;
    const code = 'provider_rate_limited';
    return failed(call, { code, message, retryable: true, retry_after_seconds: retryAfterSeconds });
  }
  return unknown('provider_error', `The receiver answered with status ${status}, which does not say what it did.`);
}

function done(call: Call, value: unknown): Outcome {
  const read = isRecord(value)
    ? call.readResult(value)
    : { problem: 'it is not a JSON object of at most 64 KiB', details: [] };
  if ('result' in read) return { kind: 'succeeded', result: read.result };
  return unknown(
    'needs_a_person',
    `The receiver did it, but its result does not match the operation: ${read.problem}.`,
  );
}

/** Null if the receiver has never seen the action. */
function lookedUp(call: Call, { status, value }: Answer): Outcome | null {
  const said = status === 200 && isRecord(value) ? value : {};
  const refusal = said['state'] === 'failed' ? refusalOf(said['problem']) : null;
  if (refusal !== null) return { kind: 'failed', error: refusal };
  switch (said['state']) {
    case 'done':
      return done(call, said['result']);
    case 'running':
      return unknown('accepted', 'The receiver is working on it.');
    case 'never_seen':
      return hasBeenSeen(call) ? unknown('needs_a_person', DENIED) : null;
    default:
      return unknown(
        'provider_error',
        `The receiver answered the look-up with status ${status}, which does not say what it did.`,
      );
  }
}

const NOT_TOLD = 'It is not known what it did.';

const DENIED =
  'The receiver accepted this before, and now says that it never saw it. Check it there, and settle the action.';

/** A look-up cannot undo that the receiver has the action, nor that everything sent so far has failed. */
function withKnown(call: Call, outcome: Outcome): Outcome | null {
  const saysNothing = outcome.kind === 'unknown' && (outcome.code === 'no_answer' || outcome.code === 'provider_error');
  if (call.unknownBefore === undefined) return saysNothing || outcome.kind === 'failed' ? null : outcome;
  return saysNothing && hasBeenSeen(call) ? { ...outcome, code: call.unknownBefore } : outcome;
}

/** True if the receiver has said that it has the action. */
function hasBeenSeen({ unknownBefore }: Call): boolean {
  return unknownBefore === 'accepted' || unknownBefore === 'needs_a_person';
}

/** The result stays unknown if an earlier attempt may have succeeded. */
function failed({ unknownBefore }: Call, error: ActionOutcomeError): Outcome {
  if (unknownBefore === undefined) return { kind: 'failed', error };
  return { kind: 'unknown', code: unknownBefore, message: error.message };
}

function unknown(code: UnknownCode, message: string): Outcome {
  return { kind: 'unknown', code, message };
}

/** Leaves an unknown result to people if the receiver cannot be asked. */
function settledBy(lookupUrl: URL | null, outcome: Outcome): Outcome {
  if (lookupUrl !== null || outcome.kind !== 'unknown') return outcome;
  // The receiver reports accepted work by itself.
  if (outcome.code === 'accepted') return { ...outcome, code: 'awaits_report' };
  return unknown(
    'no_lookup',
    `${outcome.message} Workgate cannot ask it. Find out what it did, and settle the action.`,
  );
}

function unavailable(problem: string): ActionOutcomeError {
  return { code: 'provider_unavailable', message: `The receiver ${problem}.`, retryable: true };
}

/** Appends the action to the path, and keeps the query. */
function below(lookupUrl: URL, actionId: string): URL {
  const url = new URL(lookupUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${actionId}`;
  return url;
}
