const JITTER = 0.1;

/** Lengthens a pause by up to a tenth, so that tasks delayed together do not resume together. */
export function jittered(pauseMs: number, random: () => number): number {
  return Math.ceil(pauseMs * (1 + JITTER * random()));
}
