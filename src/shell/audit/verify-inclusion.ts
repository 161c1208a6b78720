const NODE_PREFIX = 1;

/** Inclusion proof; hashes are in hexadecimal. */
export interface InclusionProof {
  leafIndex: bigint;
  treeSize: bigint;
  rootHash: string;
  proof: readonly string[];
}

/** Returns true if the proof leads from the hash of the leaf to the root of the tree (RFC 9162, 2.1.3.2). */
export async function leadsToRoot(leafHash: string, proof: InclusionProof): Promise<boolean> {
  if (proof.leafIndex >= proof.treeSize) return false;
  let [at, last, hash] = [proof.leafIndex, proof.treeSize - 1n, leafHash];
  for (const sibling of proof.proof) {
    if (last === 0n) return false;
    if (at % 2n === 1n || at === last) {
      hash = await nodeHash(sibling, hash);
      while (at % 2n === 0n && at !== 0n) [at, last] = [at / 2n, last / 2n];
    } else hash = await nodeHash(hash, sibling);
    [at, last] = [at / 2n, last / 2n];
  }
  return last === 0n && hash === proof.rootHash;
}

async function nodeHash(left: string, right: string): Promise<string> {
  const bytes = new Uint8Array([NODE_PREFIX, ...fromHex(left), ...fromHex(right)]);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function fromHex(text: string): number[] {
  return (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
