import { AppError } from '../errors/app-error.ts';
import type {
  ActionOutcomeError,
  Connected,
  ConnectionPurpose,
  Connector,
  ConnectorOutcome,
  DryCheckPassed,
  IntegrationService,
} from '../integrations/index.ts';
import type { Logger } from '../platform/logger.ts';
import { proposedCall } from './provider-call.ts';
import type { Refusal } from './refusal.ts';
import type { ProposalDocument } from './schema.ts';

/** Refusal by the provider, whatever people and policy decide. `details` name fields of the payload. */
export class ProviderRefusal extends AppError {}

export async function wayToProvider(
  integrations: IntegrationService,
  { tenant_id: tenantId, integration_id: integrationId }: ProposalDocument,
  purpose: ConnectionPurpose = 'lookup',
): Promise<{ connector: Connector } | Refusal> {
  return orRefusal(integrations.connect(tenantId, integrationId, purpose));
}

export async function orRefusal(connecting: Promise<Connected>): Promise<{ connector: Connector } | Refusal> {
  try {
    return await connecting;
  } catch (error) {
    if (!(error instanceof AppError) || error.retryable) throw error;
    const policies = error.code === 'policy_denied' ? { policies: error.details?.map(({ field }) => field) ?? [] } : {};
    return { refusal: error, reason: error.code, ...policies };
  }
}

/** For people: an integration that cannot be asked is a refusal, because silence is no answer. */
export async function askedProvider(
  connector: Connector,
  row: ProposalDocument,
): Promise<{ refusal: AppError | null; left: DryCheckPassed['left'] | null }> {
  const said = await connector.dryRun(proposedCall(row));
  if (said === 'not_asked') {
    const message = 'This integration cannot check proposals in advance. People approve without a check.';
    return { refusal: new AppError('invalid_state', message), left: null };
  }
  if (said === null) return { refusal: null, left: null };
  return 'left' in said ? { refusal: null, left: said.left } : { refusal: toRefusal(said), left: null };
}

/** All other dry checks use this call. @returns `unavailable` if the provider cannot tell; null if it would execute. */
export async function askProvider(connector: Connector, row: ProposalDocument): Promise<Refusal | null> {
  const said = await connector.dryRun(proposedCall(row));
  if (said === 'not_asked' || said === null || 'left' in said) return null;
  return { refusal: toRefusal(said), reason: said.code };
}

function toRefusal({ message, field, retryable, retry_after_seconds }: ActionOutcomeError): AppError {
  if (retryable) {
    const after = retry_after_seconds === undefined ? {} : { retryAfterSeconds: retry_after_seconds };
    return new AppError('unavailable', `The provider cannot tell at the moment: ${message}`, after);
  }
  return new ProviderRefusal('invalid_state', `The provider would refuse it: ${message}`, {
    details: [{ field: field === undefined ? 'payload' : `payload.${field}`, problem: message }],
  });
}

/** Milliseconds. After that, the outcome is unknown. */
export const PROVIDER_TIMEOUT_MS = 20_000;

/** Waits for a provider call. The outcome is unknown if the call breaks or takes longer than `PROVIDER_TIMEOUT_MS`. */
export async function withinTime<Other>(
  row: Pick<ProposalDocument, '_id' | 'tenant_id'>,
  work: Promise<ConnectorOutcome | Other>,
  logger: Logger,
): Promise<ConnectorOutcome | Other> {
  const unknown = (message: string): ConnectorOutcome => ({ kind: 'unknown', code: 'no_answer', message });
  try {
    return await orLate(work, PROVIDER_TIMEOUT_MS, unknown('The provider did not answer in time.'));
  } catch (error) {
    logger.warn(failureOf(row, error), 'the provider call broke');
    return unknown('The connection to the provider broke.');
  }
}

export async function orLate<T>(work: Promise<T>, ms: number, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the only fields that are logged: a provider's library may attach anything to its errors. */
export function failureOf({ tenant_id, _id }: Pick<ProposalDocument, '_id' | 'tenant_id'>, error: unknown) {
  const failure = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {};
  return { tenant_id, proposal_id: _id, failure };
}
