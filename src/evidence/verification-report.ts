import type { PacketPredicate } from './packet-schema.ts';

export interface Problem {
  /** Such as `signature`, `work_item.status` or `entry 17`. */
  where: string;
  /** Rest of the sentence that begins with `where`. */
  problem: string;
}

export interface VerificationReport {
  verified: boolean;
  /** True if the packet could be judged at all. An unreadable packet need not have been altered. */
  readable: boolean;
  problems: Problem[];
  /** Trust the packet only if it is verified. */
  packet: PacketPredicate | undefined;
  packetKeyId: string | undefined;
  checkpointKeyId: string | undefined;
}

export const show = (value: unknown) => JSON.stringify(value ?? null);

export class Findings {
  readonly problems: Problem[] = [];
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  add(problem: string): void {
    this.problems.push({ where: this.#where, problem });
  }

  /** Compares a value of the record with the one that its source (`by`) says. */
  expect(field: string, value: unknown, wanted: unknown, by: string): void {
    if (show(value) !== show(wanted)) this.add(`has the ${field} ${show(value)}, but ${by} says ${show(wanted)}`);
  }
}
