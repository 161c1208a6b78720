import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { DryCheckPassed, IntegrationService, ReadIntegration } from '../integrations/index.ts';
import { currentTime } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { leadsAsProposed, leadsElsewhere } from './payload-hash.ts';
import { askedProvider, failureOf, orLate, orRefusal, ProviderRefusal, wayToProvider } from './provider.ts';
import type { CheckDocument, ProposalDocument } from './schema.ts';

export interface ProviderChecksOptions {
  integrations: IntegrationService;
  /** True while a provider gets no requests because it recently did not answer. */
  isLeftAlone: (integrationId: string) => boolean;
  logger: Logger;
}

/** Answer of the provider, or the reason why there is none. `at` is the time of the attempt. */
export type Asked = { at: Date } & (
  | { refusal: ProviderRefusal | null; left: DryCheckPassed['left'] | null }
  | { unasked: AppError }
);

export type Way = Awaited<ReturnType<typeof wayToProvider>> | { error: unknown };

/** Milliseconds that a caller waits at most. */
const CHECK_TIMEOUT_MS = 3_000;

/** Asks providers whether they would refuse a proposal, before people spend time on it. */
export class ProviderChecks {
  readonly #options: ProviderChecksOptions;

  constructor(options: ProviderChecksOptions) {
    this.#options = options;
  }

  /** Starts connecting, so that the caller can read other data meanwhile. `ask` reports any failure. */
  wayTo(row: ProposalDocument, known?: ReadIntegration): Promise<Way> {
    const finding = known ? orRefusal(known.connect()) : wayToProvider(this.#options.integrations, row, 'effect');
    return finding.then(
      (way) => way,
      (error: unknown) => ({ error }),
    );
  }

  async ask(call: Pick<CallContext, 'leaveTurn'>, row: ProposalDocument, way = this.wayTo(row)): Promise<Asked> {
    const at = currentTime();
    const message = `The provider did not answer within ${CHECK_TIMEOUT_MS / 1000} seconds.`;
    const late = { at, unasked: new AppError('unavailable', message) };
    return orLate(this.#ask(call, row, at, way), CHECK_TIMEOUT_MS, late);
  }

  async #ask(
    call: Pick<CallContext, 'leaveTurn'>,
    row: ProposalDocument,
    at: Date,
    finding: Promise<Way>,
  ): Promise<Asked> {
    const { isLeftAlone, logger } = this.#options;
    try {
      const way = await finding;
      if ('error' in way) throw way.error;
      if ('refusal' in way) return { at, unasked: way.refusal };
      const target = await way.connector.target(row.tenant_id, row.integration_id);
      // The answer of another provider would say nothing about this proposal.
      if (!leadsAsProposed(row, target)) return { at, unasked: leadsElsewhere() };
      if (isLeftAlone(row.integration_id)) return { at, unasked: leftAlone() };
      call.leaveTurn?.();
      const { refusal, left } = await askedProvider(way.connector, row);
      return refusal === null || refusal instanceof ProviderRefusal ? { at, refusal, left } : { at, unasked: refusal };
    } catch (error) {
      if (error instanceof AppError) return { at, unasked: error };
      logger.warn(failureOf(row, error), 'the provider could not be asked');
      return { at, unasked: new AppError('unavailable', 'The connection to the provider broke.') };
    }
  }
}

export function toCheckRow(asked: Asked): CheckDocument {
  if ('unasked' in asked) {
    const problems = [{ field: 'integration_id', problem: asked.unasked.message }];
    return { outcome: 'not_checked', problems, at: asked.at };
  }
  const { refusal, left, at } = asked;
  const outcome = refusal === null ? 'ok' : 'would_fail';
  return { outcome, problems: refusal?.details ?? [], at, ...(left === null ? {} : { left }) };
}

/** Returns null unless the provider has said that it would refuse the proposal. */
export function wouldFailRefusal({ check }: Pick<ProposalDocument, 'check'>): AppError | null {
  if (check?.outcome !== 'would_fail') return null;
  const problems = check.problems.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  const remedy = 'Correct the problem and have it checked again, or propose it again.';
  const message = `The provider would refuse this, so it cannot be approved (${problems}). ${remedy}`;
  // Repeat the remedy in the details, because agents read only those.
  return new AppError('invalid_state', message, { details: [...check.problems, { field: 'check', problem: remedy }] });
}

function leftAlone(): AppError {
  const message = 'The provider did not answer recent requests, so it is not asked for a while.';
  return new AppError('unavailable', message);
}
