import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { assertPermits } from '../identity/index.ts';
import { currentTime } from '../platform/clock.ts';
import type { Proposal } from './model.ts';
import { invalidProposalState, isOpen } from './proposal.ts';
import type { ProposalMoves } from './proposal-moves.ts';
import type { ProposalService } from './proposal-service.ts';
import { type ProviderChecks, toCheckRow } from './provider-checks.ts';
import type { ActionRepository } from './repository.ts';
import { checkData, fromProposalRow } from './rows.ts';
import type { CheckDocument, ProposalDocument } from './schema.ts';
import { changedMeanwhile } from './stored-proposals.ts';

export interface RechecksOptions {
  repository: (tenantId: string) => ActionRepository;
  proposals: ProposalService;
  moves: ProposalMoves;
  checks: ProviderChecks;
}

/** Milliseconds. Longer than a check takes, so that there is never more than one at a time. */
const PAUSE_MS = 5_000;
const MAX_ATTEMPTS = 10;

export class Rechecks {
  readonly #options: RechecksOptions;

  constructor(options: RechecksOptions) {
    this.#options = options;
  }

  /**
   * Asks the provider again and stores its answer. If the provider cannot be asked, its earlier answer stays valid.
   * @throws {AppError} `not_found`; `invalid_state` if the proposal is not open, or its integration is off or cannot be
   * asked; `policy_denied` if the target awaits a confirmation; `payload_mismatch` if the target has changed;
   * `rate_limited`; `unavailable`.
   */
  async recheck(call: CallContext, proposalId: string): Promise<Proposal> {
    assertPermits(call, 'actions.propose', 'actions.approve');
    const { proposals, checks, repository } = this.#options;
    const row = assertOpen(await proposals.stored.find(call, proposalId));
    const now = currentTime();
    const until = new Date(now.getTime() + PAUSE_MS);
    if (!(await repository(call.tenantId).takeRecheck(row._id, now, until))) throw tooSoon();
    const asked = await checks.ask(call, row);
    if ('unasked' in asked) throw asked.unasked;
    return fromProposalRow(await this.#keep(call, row, toCheckRow(asked)));
  }

  /** Keeps a later answer that is stored already. */
  async #keep(call: CallContext, asked: ProposalDocument, check: CheckDocument): Promise<ProposalDocument> {
    let row = asked;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (row.check !== undefined && row.check.at > check.at) return row;
      const data = checkData(row.salt, check);
      const kept = await this.#options.moves.change(call, row, 'proposal.checked', { check }, data);
      if (kept !== null) return kept;
      row = assertOpen(await this.#options.proposals.stored.find(call, asked._id));
    }
    throw changedMeanwhile();
  }
}

function assertOpen(row: ProposalDocument): ProposalDocument {
  if (!isOpen(row.status)) throw invalidProposalState(row.status, 'be checked again');
  return row;
}

function tooSoon(): AppError {
  const retryAfterSeconds = PAUSE_MS / 1000;
  const message = `A proposal can be checked again once every ${retryAfterSeconds} seconds. Read the last result, or wait.`;
  return new AppError('rate_limited', message, { retryAfterSeconds });
}
