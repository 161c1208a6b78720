import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { OpenPlaces } from './open-places.ts';

/** More than a person has windows, and few enough to do no harm. */
const MAX_OF_PRINCIPAL = 50;
/** A tenant can create any number of principals, so they have a limit together. */
const MAX_OF_TENANT = 500;

export class StreamPlaces {
  readonly #places = new OpenPlaces();
  readonly #what: string;

  /** @param what Names the streams in the error for a caller who has too many, such as `timelines`. */
  constructor(what: string) {
    this.#what = what;
  }

  /** @returns a function that gives the place back. Call it once. @throws {AppError} `rate_limited` */
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
