/** One thing that breaks clients: where it is, and the rest of the sentence. */
export interface Difference {
  path: string;
  problem: string;
}

/** A difference of one of the contracts. */
export interface Finding extends Difference {
  contract: string;
  /** What to do about it. */
  remedy: string;
}

/** What an exception calls a finding by: all that was found, in one line. */
export function nameOf({ contract, path, problem }: Finding): string {
  return `${contract}: ${path}: ${problem}`.replaceAll(/\s+/g, ' ');
}

/** Each difference once, as it may lie on several ways through a contract. */
export function withoutRepeats(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((one) => [`${one.path} ${one.problem}`, one])).values()];
}
