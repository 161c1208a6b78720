import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { StoredFreezes } from './freeze.ts';
import type { AuthorityEpochRepository } from './repository.ts';

/**
 * Counts the changes of anybody's authority in a tenant. A writer stores the change first, then advances the epoch,
 * then answers. So a reader that finds the same epoch before and after its checks has checked every change that was
 * answered before the second read.
 */
export class AuthorityEpochs {
  readonly #repository: (tenantId: string) => AuthorityEpochRepository;

  constructor(repository: (tenantId: string) => AuthorityEpochRepository) {
    this.#repository = repository;
  }

  read(tenantId: string): Promise<number> {
    return this.#repository(tenantId).read();
  }

  readWithFreezes(tenantId: string): Promise<Pick<StoredFreezes, 'freezes'> & { epoch: number }> {
    return this.#repository(tenantId).readWithFreezes();
  }

  readFreezes(tenantId: string): Promise<StoredFreezes> {
    return this.#repository(tenantId).readFreezes();
  }

  /**
   * Replaces the freezes if they still have this version (0 for none yet), and advances the epoch in the same write.
   * @returns false if somebody else has changed them first.
   */
  replaceFreezes(tenantId: string, freezes: StoredFreezes, event: OutboxEvent): Promise<boolean> {
    return this.#repository(tenantId).replaceFreezes(freezes, event);
  }

  /** Advances the epoch. Call this after each change is stored and before it is answered, even if nothing changed. */
  advance(tenantId: string): Promise<number> {
    return this.#repository(tenantId).advance();
  }
}
