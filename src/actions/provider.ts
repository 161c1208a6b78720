import { AppError } from '../errors/app-error.ts';
import type { ActionOutcomeError, Connector, DryCheckPassed } from '../integrations/providers/connector.ts';
import type { Connected, IntegrationService } from '../integrations/service.ts';
import type { Refusal } from './gate.ts';
import { proposedCall } from './provider-call.ts';
import type { ProposalDocument } from './schema.ts';

/** What the provider would refuse, whatever people and policy say; `details` name what of the payload is to blame. */
export class ProviderRefusal extends AppError {}

/**
 * The way to the provider of a proposal; or what keeps it from being there until somebody mends that.
 * @param accountables Those for whom it has to be open; nobody in particular if it is left out.
 */
export async function wayToProvider(
  integrations: IntegrationService,
  { tenant_id: tenantId, integration_id: integrationId }: ProposalDocument,
  accountables: readonly string[] = [],
): Promise<{ connector: Connector } | Refusal> {
  return orRefusal(integrations.connect(tenantId, integrationId, accountables));
}

/** The way that an integration leads; or what keeps it from being there until somebody mends that. */
export async function orRefusal(connecting: Promise<Connected>): Promise<{ connector: Connector } | Refusal> {
  try {
    return await connecting;
  } catch (error) {
    if (!(error instanceof AppError) || error.retryable) throw error;
    const policies = error.code === 'policy_denied' ? { policies: error.details?.map(({ field }) => field) ?? [] } : {};
    return { refusal: error, reason: error.code, ...policies };
  }
}

/** The same for whoever tells what a provider has said: that nobody was asked is no word of it. */
export async function askedProvider(
  connector: Connector,
  row: ProposalDocument,
): Promise<{ refusal: AppError | null; left: DryCheckPassed['left'] | null }> {
  const said = await connector.dryRun(proposedCall(row));
  if (said === 'not_asked') {
    const message = 'It has no way to be asked: people approve without its word.';
    return { refusal: new AppError('invalid_state', message), left: null };
  }
  if (said === null) return { refusal: null, left: null };
  return 'left' in said ? { refusal: null, left: said.left } : { refusal: toRefusal(said), left: null };
}

/**
 * Asks the provider whether it would do what is proposed, as things stand: the dry check, wherever one is made.
 * @returns a `ProviderRefusal`; `unavailable` if it cannot tell at the moment; null if it would do it.
 */
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
