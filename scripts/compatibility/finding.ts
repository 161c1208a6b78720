/** Difference that breaks clients: its place, and a problem that completes the sentence. */
export interface Difference {
  path: string;
  problem: string;
}

/** Difference in a named contract. */
export interface Finding extends Difference {
  contract: string;
  /** Advice on how to resolve the finding. */
  remedy: string;
}

/** Returns the name by which an exception refers to a finding: all its facts in one line. */
export function nameOf({ contract, path, problem }: Finding): string {
  return `${contract}: ${path}: ${problem}`.replaceAll(/\s+/g, ' ');
}

/** Removes repeated differences, which occur if several paths through a contract lead to the same place. */
export function withoutRepeats(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((one) => [`${one.path} ${one.problem}`, one])).values()];
}
