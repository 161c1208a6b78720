/**
 * Seed of all random values in tests. The suite uses seed 1, so that a change is judged only by what it changes.
 * `make soak` gives each round another seed, and `SEED=<n>` repeats the round that failed.
 */
import fc from 'fast-check';

const SEED = seedOf(process.env['SEED']);

/** Seed of property tests. Vitest loads this file before each test file. */
fc.configureGlobal({ seed: SEED });

/**
 * Returns a generator of numbers from 0 up to 1, excluding 1 (mulberry32). Runs with the same seed get the same
 * numbers.
 */
export function seededRandom(): () => number {
  let state = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function seedOf(text = '1'): number {
  if (!/^-?\d{1,10}$/.test(text) || Number(text) !== (Number(text) | 0)) {
    throw new Error(`SEED is ${JSON.stringify(text)}; it has to be a whole number of 32 bits.`);
  }
  return Number(text);
}
