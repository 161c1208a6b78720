/** Builds calls to providers as the execution gate makes them. */

import type { SendingCall } from '../../src/integrations/providers/connector.ts';
import type { AnyPayload } from '../../src/operations/operation.ts';
import { newId } from '../../src/platform/ids.ts';

/** Returns the first call for an action that policy approved. */
export function sendingCall<Payload extends AnyPayload>(
  payload: Payload,
  target: SendingCall['target'],
): SendingCall<Payload> {
  const proposalId = newId('prop');
  return {
    tenantId: newId('ten'),
    integrationId: newId('int'),
    proposalId,
    workItemId: newId('wi'),
    operationVersion: 1,
    payload,
    payloadHash: 'a'.repeat(64),
    actionId: newId('act'),
    idempotencyKey: `workgate-${proposalId}`,
    attempt: 1,
    approvedBy: [],
    firstSentAt: new Date(),
    unknownBefore: undefined,
    readResult: () => ({ problem: 'nobody reads results here', details: [] }),
    resultToken: 'k1.token',
    mayStillSend: () => true,
    target,
  };
}
