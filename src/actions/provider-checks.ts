import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import type { DryCheckPassed } from '../integrations/providers/connector.ts';
import type { IntegrationService, ReadIntegration } from '../integrations/service.ts';
import { currentTime } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { accountableFor } from './accountability.ts';
import { leadsAsProposed, leadsElsewhere } from './payload-hash.ts';
import { askedProvider, orRefusal, ProviderRefusal, wayToProvider } from './provider.ts';
import type { CheckDocument, ProposalDocument } from './schema.ts';

export interface ProviderChecksOptions {
  integrations: IntegrationService;
  /** Whether the provider did not answer lately, so that nothing is asked of it for a while. */
  isLeftAlone: (integrationId: string) => boolean;
  logger: Logger;
}

/** What the provider says to a proposal; or why it could not be asked. `at` is when that was tried. */
export type Asked = { at: Date } & (
  | { refusal: ProviderRefusal | null; left: DryCheckPassed['left'] | null }
  | { unasked: AppError }
);

/** The way to a provider, what keeps it from being there, or what went wrong as it was looked for. */
export type Way = Awaited<ReturnType<typeof wayToProvider>> | { error: unknown };

/** Longest time that somebody who proposes, or has a proposal checked again, waits for a provider. */
const CHECK_TIMEOUT_MS = 3_000;

/**
 * Finds out what a provider would refuse before people are asked for it (governance.md, "Execution"). It takes a bounded
 * time, and nobody waits for their turn meanwhile.
 */
export class ProviderChecks {
  readonly #options: ProviderChecksOptions;

  constructor(options: ProviderChecksOptions) {
    this.#options = options;
  }

  /**
   * Finds the way to the provider, for whoever has something else to read meanwhile; what is in it, `ask` says.
   * @param known Its integration, for whoever has just read it.
   */
  wayTo(row: ProposalDocument, known?: ReadIntegration): Promise<Way> {
    const accountables = accountableFor(row);
    const finding = known
      ? orRefusal(known.connect(accountables))
      : wayToProvider(this.#options.integrations, row, accountables);
    return finding.then(
      (way) => way,
      (error: unknown) => ({ error }),
    );
  }

  /**
   * Asks the provider. Whatever keeps it from answering is an answer.
   * @param way To it, as `wayTo` found it a moment ago.
   */
  async ask(call: Pick<CallContext, 'leaveTurn'>, row: ProposalDocument, way = this.wayTo(row)): Promise<Asked> {
    const at = currentTime();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Asked>((resolve) => {
      const message = `The provider did not answer within ${CHECK_TIMEOUT_MS / 1000} seconds.`;
      timer = setTimeout(() => resolve({ at, unasked: new AppError('unavailable', message) }), CHECK_TIMEOUT_MS);
    });
    try {
      return await Promise.race([this.#ask(call, row, at, way), late]);
    } finally {
      clearTimeout(timer);
    }
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
      // What another provider says tells nothing of it.
      if (!leadsAsProposed(row, target)) return { at, unasked: leadsElsewhere() };
      if (isLeftAlone(row.integration_id)) return { at, unasked: leftAlone() };
      call.leaveTurn?.();
      const { refusal, left } = await askedProvider(way.connector, row);
      return refusal === null || refusal instanceof ProviderRefusal ? { at, refusal, left } : { at, unasked: refusal };
    } catch (error) {
      if (error instanceof AppError) return { at, unasked: error };
      // Not the error itself: what a provider's library hangs on it may be anything.
      const failure = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {};
      logger.warn({ tenant_id: row.tenant_id, proposal_id: row._id, failure }, 'the provider could not be asked');
      return { at, unasked: new AppError('unavailable', 'The connection to the provider broke.') };
    }
  }
}

/** What is kept of it with the proposal. */
export function toCheckRow(asked: Asked): CheckDocument {
  if ('unasked' in asked) {
    const problems = [{ field: 'integration_id', problem: asked.unasked.message }];
    return { outcome: 'not_checked', problems, at: asked.at };
  }
  const { refusal, left, at } = asked;
  const outcome = refusal === null ? 'ok' : 'would_fail';
  return { outcome, problems: refusal?.details ?? [], at, ...(left === null ? {} : { left }) };
}

/** Why nobody can approve a proposal; null for one of which the provider has not said that it would refuse it. */
export function wouldFailRefusal({ check }: Pick<ProposalDocument, 'check'>): AppError | null {
  if (check?.outcome !== 'would_fail') return null;
  const problems = check.problems.map(({ field, problem }) => `${field}: ${problem}`).join('; ');
  const remedy = 'Have it checked again when that is put right, or propose it anew.';
  const message = `Nobody can approve what the provider would refuse (${problems}). ${remedy}`;
  // Agents read the details alone.
  return new AppError('invalid_state', message, { details: [...check.problems, { field: 'check', problem: remedy }] });
}

function leftAlone(): AppError {
  const message = 'The provider has not answered lately, and is left alone for a while.';
  return new AppError('unavailable', message);
}
