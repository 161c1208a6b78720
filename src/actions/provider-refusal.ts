import { AppError } from '../errors/app-error.ts';
import type { ActionOutcomeError } from '../integrations/connectors/connector.ts';

/** What the provider would refuse, whatever people and policy say; `details` name what of the payload is to blame. */
export class ProviderRefusal extends AppError {}

/** The error for what a connector's dry check has found. */
export function wouldBeRefused({ message, field, retryable, retry_after_seconds }: ActionOutcomeError): AppError {
  if (retryable) {
    const after = retry_after_seconds === undefined ? {} : { retryAfterSeconds: retry_after_seconds };
    return new AppError('unavailable', `The provider cannot tell at the moment: ${message}`, after);
  }
  return new ProviderRefusal('invalid_state', `The provider would refuse it: ${message}`, {
    details: [{ field: field === undefined ? 'payload' : `payload.${field}`, problem: message }],
  });
}
