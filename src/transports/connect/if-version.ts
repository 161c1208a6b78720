/** Converts `expected_version` of a request to a check. An absent version means any version, so there is no check. */
export function ifVersion(expected: bigint | undefined): ((version: number) => boolean) | undefined {
  return expected === undefined ? undefined : (version) => BigInt(version) === expected;
}
