import type { AppError } from '../../errors/app-error.ts';

export interface PlaceLimit {
  holder: string;
  limit: number;
}

/** Counts what is open in this process at the same time, such as streams, by holder. */
export class OpenPlaces {
  readonly #open = new Map<string, number>();

  /** @returns a function that gives the places back. Call it once. */
  take(limits: readonly PlaceLimit[], refuse: (full: PlaceLimit) => AppError): () => void {
    const full = limits.find(({ holder, limit }) => this.#of(holder) >= limit);
    if (full !== undefined) throw refuse(full);
    for (const { holder } of limits) this.#open.set(holder, this.#of(holder) + 1);
    return () => {
      for (const { holder } of limits) {
        const left = this.#of(holder) - 1;
        if (left === 0) this.#open.delete(holder);
        else this.#open.set(holder, left);
      }
    };
  }

  #of(holder: string): number {
    return this.#open.get(holder) ?? 0;
  }
}
