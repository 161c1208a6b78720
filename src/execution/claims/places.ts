import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { ClaimRepository } from './repository.ts';

const PER_KEY = 20;
const PER_TENANT = 200;
/** Milliseconds. A claim that is not stored by then never will be. */
const MADE_WITHIN_MS = MINUTE_MS;

/** Limits the claims of an API key and of a tenant. Lost places are freed when somebody finds no room. */
export class ClaimPlaces {
  readonly #repository: (tenantId: string) => ClaimRepository;

  constructor(repository: (tenantId: string) => ClaimRepository) {
    this.#repository = repository;
  }

  /** @throws {AppError} `too_many_pending`, and then no place is taken. */
  async take(tenantId: string, lineage: string, claimId: string): Promise<void> {
    if (!(await this.#takeOne(tenantId, ofKey(lineage), claimId, PER_KEY))) {
      throw tooMany(`${PER_KEY} claims of this API key`);
    }
    if (await this.#takeOne(tenantId, OF_TENANT, claimId, PER_TENANT)) return;
    await this.#repository(tenantId).leavePlaces(ofKey(lineage), [claimId]);
    throw tooMany(`${PER_TENANT} claims of the tenant`);
  }

  /** If this fails, the next caller that finds no room frees the places. */
  async leave(tenantId: string, lineage: string, claimId: string): Promise<void> {
    const repository = this.#repository(tenantId);
    const leaving = [ofKey(lineage), OF_TENANT].map((holder) => repository.leavePlaces(holder, [claimId]));
    await Promise.all(leaving).catch(() => undefined);
  }

  async #takeOne(tenantId: string, holder: string, claimId: string, limit: number): Promise<boolean> {
    const repository = this.#repository(tenantId);
    const take = () => repository.takePlace(holder, { claim_id: claimId, at: currentTime() }, limit);
    return (await take()) || ((await this.#prune(repository, holder)) && take());
  }

  async #prune(repository: ClaimRepository, holder: string): Promise<boolean> {
    const places = await repository.listPlaces(holder);
    const notBefore = currentTime().getTime() - MADE_WITHIN_MS;
    const held = await repository.listHeld(places.map((place) => place.claim_id));
    const over = places.filter(({ claim_id: id, at }) => at.getTime() < notBefore && !held.includes(id));
    if (over.length === 0) return false;
    await repository.leavePlaces(
      holder,
      over.map((place) => place.claim_id),
    );
    return true;
  }
}

const OF_TENANT = 'tenant';

function ofKey(lineage: string): string {
  return `key:${lineage}`;
}

function tooMany(which: string): AppError {
  const message = `${which} are open, and there may be no more: report what became of some first.`;
  return new AppError('too_many_pending', message);
}
