import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { isOpen } from '../proposal.ts';
import type { ActionRepository } from '../repository.ts';
import type { ProposalDocument } from '../schema.ts';
import { type Expiring, expiryOf } from '../waiting.ts';
import type { OpenProposalsRepository } from './repository.ts';

export interface OpenProposalLimits {
  perPerson: number;
  perTenant: number;
}

export interface OpenProposalsOptions {
  repository: (tenantId: string) => OpenProposalsRepository;
  actions: (tenantId: string) => ActionRepository;
  limits: OpenProposalLimits;
}

/** Milliseconds. A proposal that is not stored by then never will be. */
const STORED_WITHIN_MS = MINUTE_MS;
const MAX_ATTEMPTS = 5;

interface Holder {
  name: string;
  limit: number;
  refusal: () => AppError;
}

/**
 * Takes each place with one conditional write. Places of proposals that are over are freed when somebody finds no room,
 * so code that moves a proposal need not know of places.
 */
export class OpenProposals {
  readonly #options: OpenProposalsOptions;

  constructor(options: OpenProposalsOptions) {
    this.#options = options;
  }

  /** One in the tenant, and one with each person. @throws {AppError} `too_many_pending`, and then none is taken. */
  async take(tenantId: string, proposalId: string, people: readonly string[]): Promise<void> {
    const holders = this.#holders(people);
    const repository = this.#options.repository(tenantId);
    if (await repository.takeAll(holders, { proposal_id: proposalId, at: currentTime() })) return;
    // Some holders may have had room. For the others, create the holder or free places, one by one.
    const names = holders.map(({ name }) => name);
    const holding = await repository.listHolding(names, proposalId);
    for (const holder of holders) {
      if (holding.includes(holder.name) || (await this.#takeOne(tenantId, holder, proposalId))) continue;
      await this.release(tenantId, proposalId, people);
      throw holder.refusal();
    }
  }

  /** For a proposal that was not stored. If this fails, the places become free with time. */
  async release(tenantId: string, proposalId: string, people: readonly string[]): Promise<void> {
    const names = this.#holders(people).map(({ name }) => name);
    await this.#options
      .repository(tenantId)
      .leave(names, proposalId)
      .catch(() => undefined);
  }

  async #takeOne(tenantId: string, { name, limit }: Holder, proposalId: string): Promise<boolean> {
    const repository = this.#options.repository(tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (await repository.take(name, { proposal_id: proposalId, at: currentTime() }, limit)) return true;
      if (!(await this.#prune(tenantId, name))) return false;
    }
    return false;
  }

  async #prune(tenantId: string, name: string): Promise<boolean> {
    const repository = this.#options.repository(tenantId);
    const places = await repository.read(name);
    if (places === null) return true;
    const now = currentTime();
    const ids = places.entries.map((entry) => entry.proposal_id);
    const rows = await this.#options.actions(tenantId).findFields(ids, 'status', 'expires_at', 'updated_at', 'check');
    const stored = new Map(rows.map((row) => [row._id, row]));
    const over = places.entries.filter(({ proposal_id: id, at }) => {
      const row = stored.get(id);
      return row === undefined ? now.getTime() - at.getTime() > STORED_WITHIN_MS : !holdsPlace(row, now);
    });
    if (over.length === 0) return false;
    const overIds = over.map((entry) => entry.proposal_id);
    await repository.giveBack(name, places.prunings, overIds);
    return true;
  }

  #holders(people: readonly string[]): Holder[] {
    const { perPerson, perTenant } = this.#options.limits;
    const ofPeople = people.map((personId) => ({
      name: `person:${personId}`,
      limit: perPerson,
      refusal: () => tooMany(`${perPerson} proposals that you, or somebody else accountable for this one, answer for`),
    }));
    return [
      ...ofPeople,
      { name: 'tenant', limit: perTenant, refusal: () => tooMany(`${perTenant} proposals of the tenant`) },
    ];
  }
}

/** An executing proposal may become open again. */
function holdsPlace(row: Expiring & Pick<ProposalDocument, 'status'>, now: Date): boolean {
  return row.status === 'executing' || (isOpen(row.status) && expiryOf(row) > now);
}

function tooMany(which: string): AppError {
  return new AppError(
    'too_many_pending',
    `${which} are open, and there may be no more: have some of them decided or executed, or cancel them.`,
  );
}
