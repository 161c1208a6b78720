import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { OpenPlaces } from '../platform/admission/open-places.ts';

/** Waiting requests in one process: of one credential, of one tenant, and in all. */
const MAX_OF_CREDENTIAL = 20;
const MAX_OF_TENANT = 50;
const MAX_OF_ALL = 1_000;
const RETRY_AFTER_SECONDS = 5;
const ALL = 'all';

export class Waiters {
  readonly #places = new OpenPlaces();

  /** @returns a function to call when the request stops waiting. @throws {AppError} `rate_limited` */
  enter({ tenantId, principal }: CallContext): () => void {
    const limits = [
      { holder: principal.lineage, limit: MAX_OF_CREDENTIAL },
      { holder: tenantId, limit: MAX_OF_TENANT },
      { holder: ALL, limit: MAX_OF_ALL },
    ];
    return this.#places.take(limits, ({ holder, limit }) => {
      const whose = holder === ALL ? 'here' : holder === tenantId ? 'of the tenant' : 'of this credential';
      const message = `${limit} requests ${whose} are already waiting for events. Ask without waiting, or use fewer waiting requests.`;
      return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  }
}
