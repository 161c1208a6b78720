/** When a person is away, and who is told in their place. It says nothing of who may approve. */
export interface Absence {
  personId: string;
  from: Date;
  until: Date;
  /** Null for nobody. */
  standIn: string | null;
}

/** Who is away at some moment, and when that changes. */
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

  /** Who is told in the place of somebody who is away; undefined for nobody, or who is away as well. */
  standInOf(personId: string): string | undefined {
    const { standIn = null } = this.#away.get(personId) ?? {};
    return standIn === null || this.isAway(standIn) ? undefined : standIn;
  }

  /** When somebody next goes or comes back; null if nobody does. */
  get nextChange(): Date | null {
    const moments = this.#all.flatMap(({ from, until }) => (from > this.#now ? [from] : [until]));
    return moments.reduce<Date | null>((next, at) => (next === null || at < next ? at : next), null);
  }
}
