/**
 * Where chance comes from. A run of the suite has the seed 1, so that a change is judged by what it changed; `make soak`
 * gives each of its rounds another, and `SEED=<n>` any run that of a round that failed.
 */
import fc from 'fast-check';

const SEED = seedOf(process.env['SEED']);

/** For property tests: Vitest loads this before each file. */
fc.configureGlobal({ seed: SEED });

/** Numbers from 0 up to 1, the same ones in each run with one seed (mulberry32). */
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
