const JITTER = 0.1;

/** A pause in milliseconds, up to a tenth longer: what was put off together does not come together. */
export function jittered(pauseMs: number, random: () => number): number {
  return Math.ceil(pauseMs * (1 + JITTER * random()));
}
