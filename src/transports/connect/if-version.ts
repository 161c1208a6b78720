/** What `expected_version` of a request means: whatever version there is, if it is absent. */
export function ifVersion(expected: bigint | undefined): ((version: number) => boolean) | undefined {
  return expected === undefined ? undefined : (version) => BigInt(version) === expected;
}
