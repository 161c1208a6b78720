const JITTER = 0.1;

/**
 * Returns a pause in milliseconds that is up to a tenth longer, so that tasks delayed together do not resume together.
 */
export function jittered(pauseMs: number, random: () => number): number {
  return Math.ceil(pauseMs * (1 + JITTER * random()));
}
