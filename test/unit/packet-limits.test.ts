import { describe, expect, it } from 'vitest';
import { beyondLimits, KEPT_LIMITS } from '../../src/evidence/packets/limits.ts';

const LIMITS = { ofCredential: { packets: 3, bytes: 100 }, ofTenant: { packets: 5, bytes: 200 } } as const;

/** Returns packets, newest first, each named by its credential and a number. */
const packets = (...sizes: [name: string, gzipSize: number][]) =>
  sizes.map(([name, gzipSize]) => ({ name, lineage: name.charAt(0), gzipSize }));
const beyond = (...sizes: [name: string, gzipSize: number][]) =>
  beyondLimits(packets(...sizes), LIMITS as unknown as typeof KEPT_LIMITS).map(({ name }) => name);

describe('packets that wait for download', () => {
  it.each<[string, [string, number][], string[]]>([
    [
      'are all kept while there is room',
      [
        ['a3', 1],
        ['a2', 1],
        ['a1', 1],
      ],
      [],
    ],
    [
      'lose the oldest of a credential that has too many',
      [
        ['a4', 1],
        ['a3', 1],
        ['a2', 1],
        ['a1', 1],
        ['b1', 1],
      ],
      ['a1'],
    ],
    [
      'lose the oldest of a credential that has too many bytes',
      [
        ['a3', 50],
        ['a2', 50],
        ['a1', 1],
        ['b1', 100],
      ],
      ['a1'],
    ],
    [
      'lose the oldest of a tenant that has too many',
      [
        ['a2', 1],
        ['a1', 1],
        ['b2', 1],
        ['b1', 1],
        ['c2', 1],
        ['c1', 1],
      ],
      ['c1'],
    ],
    [
      'lose one that exceeds the bytes of the tenant, of any credential',
      [
        ['a1', 100],
        ['b1', 90],
        ['c2', 11],
        ['c1', 10],
      ],
      ['c2'],
    ],
    [
      'always keep the newest, whatever its size',
      [
        ['a2', 101],
        ['a1', 1],
      ],
      ['a1'],
    ],
  ])('%s', (_, kept, gone) => {
    expect(beyond(...kept)).toEqual(gone);
  });

  it('have room for one of the largest per credential, and for three credentials per tenant', () => {
    const largest = 25 * 1024 * 1024;
    expect(KEPT_LIMITS.ofCredential.bytes).toBeGreaterThan(largest);
    expect(KEPT_LIMITS.ofTenant.bytes).toBeGreaterThan(3 * KEPT_LIMITS.ofCredential.bytes);
  });
});
