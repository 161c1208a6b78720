import { AppError } from '../../errors/app-error.ts';
import type { PresentCarrier } from '../../identity/authority/present-authority.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Refusal } from '../gate.ts';
import type { ProposalDocument } from '../schema.ts';

const FROZEN = 'The API key of the worker is frozen. An administrator can thaw it.';
const NOT_CARRIED = 'The API key of the worker does not carry the integration.';

/** Why a worker may take nothing at this moment; null if it may. */
export function takingProblem(carrier: PresentCarrier): string | null {
  if ('problem' in carrier) return carrier.problem;
  return carrier.frozen ? FROZEN : null;
}

/** Why a worker may not have, begin or go on with something of an integration at this moment. */
export function workerObjection(carrier: PresentCarrier, integrationId: string): Refusal | null {
  const carries = 'problem' in carrier || carrier.carries.includes(integrationId);
  const problem = takingProblem(carrier) ?? (carries ? null : NOT_CARRIED);
  if (problem === null) return null;
  return { refusal: new AppError('authorization_error', problem), reason: 'authorization_error' };
}

/** Whether the time of its approval is over: what is open has expired then, and nothing else is begun any more. */
export function isOver({ expires_at }: ProposalDocument): boolean {
  return expires_at <= currentTime();
}

export function overdue({ expires_at }: ProposalDocument): Refusal {
  const message = `What was approved was to be executed by ${expires_at.toISOString()}. Make a new proposal.`;
  return { refusal: new AppError('invalid_state', message), reason: 'expired' };
}
