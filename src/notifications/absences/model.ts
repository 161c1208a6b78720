/** Absence of a person, and the stand-in who is notified instead. Has no effect on who may approve. */
export interface Absence {
  personId: string;
  from: Date;
  until: Date;
  /** Person id; null if there is no stand-in. */
  standIn: string | null;
}

/** Absences at a given moment, and the time of the next change. */
export class Absences {
  readonly #all: readonly Absence[];
  readonly #away: ReadonlyMap<string, Absence>;
  readonly #now: Date;

  constructor(all: readonly Absence[], now: Date) {
    this.#all = all.filter(({ until }) => until > now);
    this.#away = new Map(this.#all.filter(({ from }) => from <= now).map((one) => [one.personId, one]));
    this.#now = now;
  }

  isAway(personId: string): boolean {
    return this.#away.has(personId);
  }

  /** Returns the stand-in of an absent person; undefined if there is none, or if the stand-in is absent as well. */
  standInOf(personId: string): string | undefined {
    const { standIn = null } = this.#away.get(personId) ?? {};
    return standIn === null || this.isAway(standIn) ? undefined : standIn;
  }

  /** Time when the next person leaves or returns; null if there is no such change. */
  get nextChange(): Date | null {
    const moments = this.#all.flatMap(({ from, until }) => (from > this.#now ? [from] : [until]));
    return moments.reduce<Date | null>((next, at) => (next === null || at < next ? at : next), null);
  }
}
