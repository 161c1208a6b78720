import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { StoredFreezes } from './freeze.ts';
import type { AuthorityEpochRepository } from './repository.ts';

/**
 * Counts the changes of who may do what in a tenant. Whoever changes that writes the change first, then advances the
 * epoch, then answers; so whoever reads the same epoch before and after their checks knows that what was answered before
 * the second reading is among what they have checked.
 */
export class AuthorityEpochs {
  readonly #repository: (tenantId: string) => AuthorityEpochRepository;

  constructor(repository: (tenantId: string) => AuthorityEpochRepository) {
    this.#repository = repository;
  }

  /** The epoch as it is stored at this moment. */
  read(tenantId: string): Promise<number> {
    return this.#repository(tenantId).read();
  }

  /** The same, and what is frozen at that epoch. */
  readWithFreezes(tenantId: string): Promise<Pick<StoredFreezes, 'freezes'> & { epoch: number }> {
    return this.#repository(tenantId).readWithFreezes();
  }

  /** What is frozen, and what was. */
  readFreezes(tenantId: string): Promise<StoredFreezes> {
    return this.#repository(tenantId).readFreezes();
  }

  /**
   * Replaces what is frozen, if it still has this version, and advances the epoch in the same write.
   * @returns false if somebody was faster.
   */
  replaceFreezes(tenantId: string, freezes: StoredFreezes, event: OutboxEvent): Promise<boolean> {
    return this.#repository(tenantId).replaceFreezes(freezes, event);
  }

  /** To be called once the change is stored, before anybody is told of it, also if it changed nothing this time. */
  advance(tenantId: string): Promise<number> {
    return this.#repository(tenantId).advance();
  }
}
