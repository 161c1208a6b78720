import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { OpenPlaces } from './open-places.ts';

/** Streams of one principal in one process: more than a person has windows, fewer than hurt. */
const MAX_OF_PRINCIPAL = 50;
/** Streams of all principals of a tenant in one process, who are as many as it cares to make. */
const MAX_OF_TENANT = 500;

/** Counts streams of one sort that are open in this process. */
export class StreamPlaces {
  readonly #places = new OpenPlaces();
  readonly #what: string;

  /** @param what Names the streams to whoever has too many, such as `timelines`. */
  constructor(what: string) {
    this.#what = what;
  }

  /** @returns how to give the place back; once. @throws {AppError} `rate_limited` if the caller has too many open. */
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
