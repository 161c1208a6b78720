import type { AppError } from '../../errors/app-error.ts';

/** How much somebody may have open at once. */
export interface PlaceLimit {
  /** A credential, a tenant, or whatever else is counted by. */
  holder: string;
  limit: number;
}

/** Counts what is open at once in this process, such as streams, by everybody whose share it is of. */
export class OpenPlaces {
  readonly #open = new Map<string, number>();

  /**
   * Takes a place of each holder.
   * @param refuse Makes the error for the first one that has none left.
   * @returns how to give them back; once.
   */
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
