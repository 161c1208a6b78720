import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { OpenPlaces } from '../platform/admission/open-places.ts';

/** Waiters of one credential, of one tenant, and of all, in one process: nobody takes the places of everybody. */
const MAX_OF_CREDENTIAL = 20;
const MAX_OF_TENANT = 50;
const MAX_OF_ALL = 1_000;
const RETRY_AFTER_SECONDS = 5;
const ALL = 'all';

/** Who waits for events in this process. */
export class Waiters {
  readonly #places = new OpenPlaces();

  /** @returns how to leave. @throws {AppError} `rate_limited` if too many wait already. */
  enter({ tenantId, principal }: CallContext): () => void {
    const limits = [
      { holder: principal.lineage, limit: MAX_OF_CREDENTIAL },
      { holder: tenantId, limit: MAX_OF_TENANT },
      { holder: ALL, limit: MAX_OF_ALL },
    ];
    return this.#places.take(limits, ({ holder, limit }) => {
      const whose = holder === ALL ? 'here' : holder === tenantId ? 'of the tenant' : 'of this credential';
      const message = `${limit} requests ${whose} wait for events already. Ask without waiting, or let fewer wait at once.`;
      return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  }
}
