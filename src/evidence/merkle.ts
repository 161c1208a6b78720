import { createHash } from 'node:crypto';

/**
 * Merkle trees by RFC 9162, 2.1, with SHA-256, wherever hashes are stored. A proof is described by ranges of leaves,
 * whose roots make up the proof. Sizes and indexes are whole numbers up to 2^53.
 */

/** Leaves from `start` up to, but not including, `end`. */
export interface LeafRange {
  start: number;
  end: number;
}

/** The complete subtree over the leaves `[index * 2^height, (index + 1) * 2^height)`. */
export interface Subtree {
  height: number;
  index: number;
}

export const EMPTY_ROOT = createHash('sha256').digest();

const NODE_PREFIX = Buffer.from([1]);

export function nodeHash(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(NODE_PREFIX).update(left).update(right).digest();
}

/** Returns the root over a range of leaves. `start` must be a position where a subtree may start. */
export function rangeRoot(range: LeafRange, hashOf: (subtree: Subtree) => Buffer): Buffer {
  return completeSubtrees(range)
    .map(hashOf)
    .reduceRight((right, left) => nodeHash(left, right));
}

export function treeRoot(size: number, hashOf: (subtree: Subtree) => Buffer): Buffer {
  return size === 0 ? EMPTY_ROOT : rangeRoot({ start: 0, end: size }, hashOf);
}

/** Returns the largest complete subtrees of a range, from left to right. */
export function completeSubtrees({ start, end }: LeafRange): Subtree[] {
  const subtrees: Subtree[] = [];
  let at = start;
  while (at < end) {
    let [height, width] = [0, 1];
    while (at % (2 * width) === 0 && at + 2 * width <= end) [height, width] = [height + 1, 2 * width];
    subtrees.push({ height, index: at / width });
    at += width;
  }
  return subtrees;
}

/** Returns the ranges whose roots prove that a leaf is in a tree, in the order of the proof (RFC 9162, 2.1.3.1). */
export function inclusionRanges(leafIndex: number, size: number): LeafRange[] {
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + largestPowerBelow(end - start);
    const isLeft = leafIndex < middle;
    ranges.push(isLeft ? { start: middle, end } : { start, end: middle });
    [start, end] = isLeft ? [start, middle] : [middle, end];
  }
  return ranges.reverse();
}

/**
 * Returns the ranges whose roots prove that the tree of `oldSize` leaves is the beginning of the larger one, in the
 * order of the proof (RFC 9162, 2.1.4.1). The empty tree and equal sizes need no proof.
 */
export function consistencyRanges(oldSize: number, size: number): LeafRange[] {
  if (oldSize === 0 || oldSize === size) return [];
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  // True while the remaining range starts where the old tree starts: the verifier then knows its root.
  let isKnown = true;
  while (end !== oldSize) {
    const middle = start + largestPowerBelow(end - start);
    if (oldSize <= middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
      isKnown = false;
    }
  }
  if (!isKnown) ranges.push({ start, end });
  return ranges.reverse();
}

/** Returns true if `leaf` is the leaf of this index in the tree of this size and root (RFC 9162, 2.1.3.2). */
export function verifyInclusion(leaf: Buffer, leafIndex: number, size: number, proof: Buffer[], root: Buffer): boolean {
  if (leafIndex >= size) return false;
  let [node, lastNode] = [leafIndex, size - 1];
  let hash = leaf;
  for (const sibling of proof) {
    if (lastNode === 0) return false;
    if (isOdd(node) || node === lastNode) {
      hash = nodeHash(sibling, hash);
      while (!isOdd(node) && node !== 0) [node, lastNode] = [half(node), half(lastNode)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [node, lastNode] = [half(node), half(lastNode)];
  }
  return lastNode === 0 && hash.equals(root);
}

/** Returns true if the old tree is the beginning of the new one (RFC 9162, 2.1.4.2). */
export function verifyConsistency(
  old: { size: number; root: Buffer },
  present: { size: number; root: Buffer },
  proof: Buffer[],
): boolean {
  if (old.size > present.size) return false;
  if (old.size === 0) return proof.length === 0 && old.root.equals(EMPTY_ROOT);
  if (old.size === present.size) return proof.length === 0 && old.root.equals(present.root);
  const [first, ...rest] = isPowerOfTwo(old.size) ? [old.root, ...proof] : proof;
  if (first === undefined) return false;
  let [node, lastNode] = [old.size - 1, present.size - 1];
  while (isOdd(node)) [node, lastNode] = [half(node), half(lastNode)];
  let [oldHash, hash] = [first, first];
  for (const sibling of rest) {
    if (lastNode === 0) return false;
    if (isOdd(node) || node === lastNode) {
      [oldHash, hash] = [nodeHash(sibling, oldHash), nodeHash(sibling, hash)];
      while (!isOdd(node) && node !== 0) [node, lastNode] = [half(node), half(lastNode)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [node, lastNode] = [half(node), half(lastNode)];
  }
  return lastNode === 0 && oldHash.equals(old.root) && hash.equals(present.root);
}

// Bit operators of JavaScript stop at 32 bits.
const isOdd = (value: number) => value % 2 === 1;
const half = (value: number) => Math.floor(value / 2);

/** `value` must be at least 2. */
function largestPowerBelow(value: number): number {
  let power = 1;
  while (2 * power < value) power *= 2;
  return power;
}

function isPowerOfTwo(value: number): boolean {
  let power = 1;
  while (power < value) power *= 2;
  return power === value;
}
