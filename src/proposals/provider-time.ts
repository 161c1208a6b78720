import type { ConnectorOutcome } from '../integrations/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { ProposalDocument } from './schema.ts';

/** Longest time that a provider may take, in milliseconds. After that, the outcome is unknown. */
export const PROVIDER_TIMEOUT_MS = 20_000;

/**
 * Waits for a provider call. A call that breaks, or does not end within `PROVIDER_TIMEOUT_MS`, has an unknown outcome.
 */
export async function withinTime<Other>(
  row: Pick<ProposalDocument, '_id' | 'tenant_id'>,
  work: Promise<ConnectorOutcome | Other>,
  logger: Logger,
): Promise<ConnectorOutcome | Other> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ConnectorOutcome>((resolve) => {
    const message = 'The provider did not answer in time.';
    timer = setTimeout(() => resolve({ kind: 'unknown', code: 'no_answer', message }), PROVIDER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    // Log only these fields: a provider's library may attach anything to its errors.
    const failure = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {};
    logger.warn({ tenant_id: row.tenant_id, proposal_id: row._id, failure }, 'the provider call broke');
    return { kind: 'unknown', code: 'no_answer', message: 'The connection to the provider broke.' };
  } finally {
    clearTimeout(timer);
  }
}
