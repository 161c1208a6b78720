import { AppError } from '../../errors/app-error.ts';
import type { PresentCarrier } from '../../identity/index.ts';
import { approvalOver, type ProposalDocument, type Refusal } from '../../proposals/index.ts';

const FROZEN = 'The API key of the worker is frozen. An administrator can thaw it.';
const NOT_CARRIED = 'The API key of the worker does not carry this integration.';

export function takingProblem(carrier: PresentCarrier): string | null {
  if ('problem' in carrier) return carrier.problem;
  return carrier.frozen ? FROZEN : null;
}

/** Returns why a worker may not receive, begin or continue an execution now; null if it may. */
export function workerObjection(carrier: PresentCarrier, integrationId: string): Refusal | null {
  const carries = 'problem' in carrier || carrier.carries.includes(integrationId);
  const problem = takingProblem(carrier) ?? (carries ? null : NOT_CARRIED);
  if (problem === null) return null;
  return { refusal: new AppError('authorization_error', problem), reason: 'authorization_error' };
}

export function overdue(row: ProposalDocument): Refusal {
  return { refusal: approvalOver(row), reason: 'expired' };
}
