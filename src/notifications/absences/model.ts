/** Has no effect on who may approve. */
export interface Absence {
  personId: string;
  from: Date;
  until: Date;
  standIn: string | null;
}

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

  /** Returns undefined if there is no stand-in, or if the stand-in is absent as well. */
  standInOf(personId: string): string | undefined {
    const { standIn = null } = this.#away.get(personId) ?? {};
    return standIn === null || this.isAway(standIn) ? undefined : standIn;
  }

  get nextChange(): Date | null {
    const moments = this.#all.flatMap(({ from, until }) => (from > this.#now ? [from] : [until]));
    return moments.reduce<Date | null>((next, at) => (next === null || at < next ? at : next), null);
  }
}
