import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { OpenPlaces } from './open-places.ts';

/** Maximum streams of one principal in one process: more than a person has windows, and few enough to do no harm. */
const MAX_OF_PRINCIPAL = 50;
/**
 * Maximum streams of one tenant in one process. The limit per principal is not enough, because a tenant can create any
 * number of principals.
 */
const MAX_OF_TENANT = 500;

/** Counts the open streams of one kind in this process. */
export class StreamPlaces {
  readonly #places = new OpenPlaces();
  readonly #what: string;

  /** @param what Names the streams in the error for a caller who has too many, such as `timelines`. */
  constructor(what: string) {
    this.#what = what;
  }

  /**
   * Takes a place for one stream of the caller.
   * @returns a function that gives the place back. Call it once.
   * @throws {AppError} `rate_limited` if the caller has too many streams open.
   */
  take({ tenantId, principal }: CallContext): () => void {
    const limits = [
      { holder: principal.id, limit: MAX_OF_PRINCIPAL },
      { holder: tenantId, limit: MAX_OF_TENANT },
    ];
    return this.#places.take(limits, ({ limit }) => {
      return new AppError('rate_limited', `At most ${limit} ${this.#what} can be watched at once. Close some.`);
    });
  }
}
