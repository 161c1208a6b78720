import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeSubtrees,
  consistencyRanges,
  EMPTY_ROOT,
  inclusionRanges,
  nodeHash,
  rangeRoot,
  type Subtree,
  treeRoot,
  verifyConsistency,
  verifyInclusion,
} from '../../src/evidence/merkle.ts';

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const leafHash = (data: string) => sha256(Buffer.from([0]), Buffer.from(data, 'hex'));
const hex = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('hex'));

/** Inputs and results of the test suite of Certificate Transparency (RFC 6962), which many implementations share. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  leafHash,
);
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const INCLUSION: [index: number, size: number, proof: string[]][] = [
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    1,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];
const CONSISTENCY: [oldSize: number, size: number, proof: string[]][] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];

/** Definition of RFC 9162, 2.1, word for word. It is recursive, slow, and independent of the code under test. */
function split(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}
function naiveRoot(leaves: Buffer[]): Buffer {
  const [first] = leaves;
  if (first === undefined) return sha256();
  if (leaves.length === 1) return first;
  const k = split(leaves.length);
  return sha256(Buffer.from([1]), naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k)));
}
function naivePath(m: number, leaves: Buffer[]): Buffer[] {
  if (leaves.length === 1) return [];
  const k = split(leaves.length);
  return m < k
    ? [...naivePath(m, leaves.slice(0, k)), naiveRoot(leaves.slice(k))]
    : [...naivePath(m - k, leaves.slice(k)), naiveRoot(leaves.slice(0, k))];
}
function naiveSubproof(m: number, leaves: Buffer[], b: boolean): Buffer[] {
  if (m === leaves.length) return b ? [] : [naiveRoot(leaves)];
  const k = split(leaves.length);
  return m <= k
    ? [...naiveSubproof(m, leaves.slice(0, k), b), naiveRoot(leaves.slice(k))]
    : [...naiveSubproof(m - k, leaves.slice(k), false), naiveRoot(leaves.slice(0, k))];
}

const among =
  (leaves: Buffer[]) =>
  ({ height, index }: Subtree): Buffer =>
    naiveRoot(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height));
const rootOf = (leaves: Buffer[]) => treeRoot(leaves.length, among(leaves));
const inclusionProof = (index: number, leaves: Buffer[]) =>
  inclusionRanges(index, leaves.length).map((range) => rangeRoot(range, among(leaves)));
const consistencyProof = (oldSize: number, leaves: Buffer[]) =>
  consistencyRanges(oldSize, leaves.length).map((range) => rangeRoot(range, among(leaves)));

const MAX_LEAVES = 200;
const numbered = Array.from({ length: MAX_LEAVES }, (_, index) => leafHash(index.toString(16).padStart(4, '0')));
const size = fc.integer({ min: 1, max: MAX_LEAVES });

describe('Merkle trees', () => {
  it('have the roots of the test vectors', () => {
    expect(EMPTY_ROOT.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(rootOf([])).toEqual(EMPTY_ROOT);
    expect(hex(LEAVES.map((_, index) => rootOf(LEAVES.slice(0, index + 1))))).toEqual(ROOTS);
    const node = nodeHash(Buffer.from('N123'), Buffer.from('N456'));
    expect(node.toString('hex')).toBe('aa217fe888e47007fa15edab33c2b492a722cb106c64667fc2b044444de66bbb');
  });

  it.each(INCLUSION)('prove leaf %i of %i as the test vectors do', (index, of, proof) => {
    const made = inclusionProof(index, LEAVES.slice(0, of));
    expect(hex(made)).toEqual(proof);
    const root = Buffer.from(ROOTS[of - 1] as string, 'hex');
    expect(verifyInclusion(LEAVES[index] as Buffer, index, of, made, root)).toBe(true);
  });

  it.each(CONSISTENCY)('prove that size %i is consistent with %i as the test vectors do', (oldSize, of, proof) => {
    const made = consistencyProof(oldSize, LEAVES.slice(0, of));
    expect(hex(made)).toEqual(proof);
    const at = (count: number) => ({ size: count, root: Buffer.from(ROOTS[count - 1] as string, 'hex') });
    expect(verifyConsistency(at(oldSize), at(of), made)).toBe(true);
  });

  it('agree with the recursive definition of RFC 9162', () => {
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), (of, at, before) => {
        const leaves = numbered.slice(0, of);
        const [index, oldSize] = [at % of, (before % of) + 1];
        expect(rootOf(leaves)).toEqual(naiveRoot(leaves));
        expect(inclusionProof(index, leaves)).toEqual(naivePath(index, leaves));
        expect(consistencyProof(oldSize, leaves)).toEqual(naiveSubproof(oldSize, leaves, true));
      }),
    );
  });

  it('divide a range into complete subtrees without gap or overlap', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 40 }), (of) => {
        let at = 0;
        for (const { height, index } of completeSubtrees({ start: 0, end: of })) {
          expect(index * 2 ** height).toBe(at);
          at += 2 ** height;
        }
        expect(at).toBe(of);
      }),
    );
  });

  it('accept no inclusion proof in which anything was changed', () => {
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), fc.nat({ max: 255 }), (of, at, where, bit) => {
        const leaves = numbered.slice(0, of);
        const index = at % of;
        const [leaf, root, proof] = [leaves[index] as Buffer, naiveRoot(leaves), naivePath(index, leaves)];
        expect(verifyInclusion(leaf, index, of, proof, root)).toBe(true);
        expect(verifyInclusion(flip(leaf, bit), index, of, proof, root)).toBe(false);
        expect(verifyInclusion(leaf, index, of, proof, flip(root, bit))).toBe(false);
        expect(verifyInclusion(leaf, index, of, [...proof, leaf], root)).toBe(false);
        expect(verifyInclusion(leaf, of, of, proof, root)).toBe(false);
        if (of > 1) {
          const damaged = proof.with(where % proof.length, flip(proof[where % proof.length] as Buffer, bit));
          expect(verifyInclusion(leaf, index, of, damaged, root)).toBe(false);
          expect(verifyInclusion(leaf, index, of, proof.slice(1), root)).toBe(false);
          expect(verifyInclusion(leaf, (index + 1) % of, of, proof, root)).toBe(false);
        }
      }),
    );
  });

  it('accept no consistency proof in which anything was changed', () => {
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), fc.nat({ max: 255 }), (of, before, where, bit) => {
        const leaves = numbered.slice(0, of);
        const oldSize = (before % of) + 1;
        const [old, present] = [leaves.slice(0, oldSize), leaves].map((some) => ({
          size: some.length,
          root: naiveRoot(some),
        })) as [{ size: number; root: Buffer }, { size: number; root: Buffer }];
        const proof = oldSize === of ? [] : naiveSubproof(oldSize, leaves, true);
        expect(verifyConsistency(old, present, proof)).toBe(true);
        expect(verifyConsistency({ ...old, root: flip(old.root, bit) }, present, proof)).toBe(false);
        expect(verifyConsistency(old, { ...present, root: flip(present.root, bit) }, proof)).toBe(false);
        expect(verifyConsistency(old, present, [...proof, old.root])).toBe(false);
        if (oldSize < of) {
          expect(verifyConsistency(present, old, proof)).toBe(false);
          const damaged = proof.with(where % proof.length, flip(proof[where % proof.length] as Buffer, bit));
          expect(verifyConsistency(old, present, damaged)).toBe(false);
          expect(verifyConsistency(old, present, proof.slice(1))).toBe(false);
          expect(verifyConsistency(old, present, [])).toBe(false);
        }
      }),
    );
  });

  it('are consistent with the empty tree without a proof', () => {
    const present = { size: 3, root: naiveRoot(numbered.slice(0, 3)) };
    expect(consistencyRanges(0, 3)).toEqual([]);
    expect(verifyConsistency({ size: 0, root: EMPTY_ROOT }, present, [])).toBe(true);
    expect(verifyConsistency({ size: 0, root: present.root }, present, [])).toBe(false);
  });

  it('work for sizes beyond 32 bits', () => {
    // In a tree of 2^40 equal leaves, all complete subtrees of one height have the same root.
    const roots = [numbered[0] as Buffer];
    while (roots.length <= 40) roots.push(nodeHash(roots.at(-1) as Buffer, roots.at(-1) as Buffer));
    const hashOf = ({ height }: Subtree) => roots[height] as Buffer;
    const [index, of] = [2 ** 39 + 12_345, 2 ** 40 - 77];
    const root = treeRoot(of, hashOf);
    const proof = inclusionRanges(index, of).map((range) => rangeRoot(range, hashOf));
    expect(verifyInclusion(roots[0] as Buffer, index, of, proof, root)).toBe(true);
    const old = { size: 2 ** 33 + 5, root: treeRoot(2 ** 33 + 5, hashOf) };
    const consistency = consistencyRanges(old.size, of).map((range) => rangeRoot(range, hashOf));
    expect(verifyConsistency(old, { size: of, root }, consistency)).toBe(true);
  });
});

function flip(hash: Buffer, bit: number): Buffer {
  const copy = Buffer.from(hash);
  copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7));
  return copy;
}
