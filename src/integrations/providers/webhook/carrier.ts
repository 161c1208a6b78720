import { randomUUID } from 'node:crypto';
import type { AnyPayload, AnyResult } from '../../../actions/operations/operation.ts';
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

/** With the look-up before it, less than the service waits for a provider (`PROVIDER_TIMEOUT_MS`). */
const EXECUTE_TIMEOUT_MS = 14_000;
const LOOKUP_TIMEOUT_MS = 5_000;
const DRY_RUN_TIMEOUT_MS = 5_000;
/** Longer than proxies before a receiver hold a request whose client is gone. */
const HORIZON_MS = 5 * 60 * 1000;

type Call = ConnectorCall<AnyPayload>;
type Outcome = ConnectorOutcome<AnyResult>;

/** Has receivers do what tenants have defined, by signed requests (README.md). */
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
    // So that nobody who has seen a dry check can have it taken for this.
    request: 'execute',
    action_id: call.actionId,
    ...proposedBody(call),
    approved_by: call.approvedBy.map(({ type, id, displayName }) => ({ type, id, display_name: displayName })),
    attempt: call.attempt,
    result_token: call.resultToken,
  };
}

/** What an answer to a dry check says; null for nothing against it. */
function checked({ status, value, isProblem }: Answer): ActionOutcomeError | null {
  if (status === 200 && isRecord(value) && value['ok'] === true) return null;
  const refusal = status === 422 && isProblem ? refusalOf(value) : null;
  return refusal ?? unavailable(`answers the dry check with status ${status} and nothing that says what it would do`);
}

/** What an answer to the request itself says. */
function executed(call: Call, { status, value, isProblem, retryAfterSeconds }: Answer): Outcome {
  if (status === 202) return unknown('accepted', 'The receiver has accepted it, and works on it.');
  if (status >= 200 && status < 300) return done(call, value);
  const refusal = (status === 409 || status === 422) && isProblem ? refusalOf(value) : null;
  // To a key that it may know, 409 says that it works on that, and nothing of how it ends. That it refuses a repetition tells
  // nothing of what was sent before.
  if (refusal !== null && (status === 422 || call.attempt === 1)) return failed(call, refusal);
  if ((status === 429 || status === 503) && retryAfterSeconds !== undefined) {
    const message = `The receiver takes no more requests at the moment. Execute it again after ${retryAfterSeconds} s.`;
    const code = 'provider_rate_limited';
    return failed(call, { code, message, retryable: true, retry_after_seconds: retryAfterSeconds });
  }
  return unknown('provider_error', `The receiver answered with status ${status}, which does not say what it did.`);
}

/** What the receiver says that came of what it has done. */
function done(call: Call, value: unknown): Outcome {
  const read = isRecord(value)
    ? call.readResult(value)
    : { problem: 'it is no JSON object of 64 KiB at most', details: [] };
  if ('result' in read) return { kind: 'succeeded', result: read.result };
  return unknown(
    'needs_a_person',
    `The receiver says that it has done it, and not what came of it as the operation has that: ${read.problem}.`,
  );
}

/** What an answer to a look-up says; null if the receiver has never seen the action. */
function lookedUp(call: Call, { status, value }: Answer): Outcome | null {
  const said = status === 200 && isRecord(value) ? value : {};
  const refusal = said['state'] === 'failed' ? refusalOf(said['problem']) : null;
  if (refusal !== null) return { kind: 'failed', error: refusal };
  switch (said['state']) {
    case 'done':
      return done(call, said['result']);
    case 'running':
      return unknown('accepted', 'The receiver works on it.');
    case 'never_seen':
      return hasBeenSeen(call) ? unknown('needs_a_person', DENIED) : null;
    default:
      return unknown('provider_error', `The receiver answered the look-up with status ${status}, and not what it did.`);
  }
}

const NOT_TOLD = 'It is not known what it did.';

const DENIED = 'The receiver says that it has never seen what it had taken on before. Look at it and settle it.';

/**
 * A look-up takes nothing back that is known already: that the receiver has it, or that all that was sent has failed, so
 * that it can be sent again.
 */
function withKnown(call: Call, outcome: Outcome): Outcome | null {
  const saysNothing = outcome.kind === 'unknown' && (outcome.code === 'no_answer' || outcome.code === 'provider_error');
  if (call.unknownBefore === undefined) return saysNothing || outcome.kind === 'failed' ? null : outcome;
  return saysNothing && hasBeenSeen(call) ? { ...outcome, code: call.unknownBefore } : outcome;
}

/** Whether the receiver has said that it has the action. */
function hasBeenSeen({ unknownBefore }: Call): boolean {
  return unknownBefore === 'accepted' || unknownBefore === 'needs_a_person';
}

/** This attempt has failed, which tells nothing of one before it that is not known to have. */
function failed({ unknownBefore }: Call, error: ActionOutcomeError): Outcome {
  if (unknownBefore === undefined) return { kind: 'failed', error };
  return { kind: 'unknown', code: unknownBefore, message: error.message };
}

function unknown(code: UnknownCode, message: string): Outcome {
  return { kind: 'unknown', code, message };
}

/** What is not known is left to people where the receiver cannot be asked. */
function settledBy(lookupUrl: URL | null, outcome: Outcome): Outcome {
  if (lookupUrl !== null || outcome.kind !== 'unknown') return outcome;
  // What it has taken on it reports by itself.
  if (outcome.code === 'accepted') return { ...outcome, code: 'awaits_report' };
  return unknown('no_lookup', `${outcome.message} It cannot be asked: find out, and settle it.`);
}

function unavailable(problem: string): ActionOutcomeError {
  return { code: 'provider_unavailable', message: `The receiver ${problem}.`, retryable: true };
}

/** The address of an action below that of look-ups, whose query stays. */
function below(lookupUrl: URL, actionId: string): URL {
  const url = new URL(lookupUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${actionId}`;
  return url;
}
