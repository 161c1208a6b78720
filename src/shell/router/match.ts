/** The parts of an address that a pattern names. */
export type Params = Readonly<Record<string, string | undefined>>;

/**
 * Matches a path with a pattern such as `/approvals/:proposalId?`: a part of it, which may be missing at the end, or `*` for
 * anything.
 * @returns undefined if it does not match.
 */
export function match(pattern: string, pathname: string): Params | undefined {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at];
    if (part.startsWith(':')) {
      const isOptional = part.endsWith('?');
      if (value === undefined && !isOptional) return undefined;
      params[part.slice(1, isOptional ? -1 : undefined)] = value === undefined ? undefined : decoded(value);
    } else if (part !== value) {
      return undefined;
    }
  }
  return params;
}

/** How exactly a pattern says what it matches: where several match, the most exact one holds. */
export function exactness(pattern: string): number {
  return pattern === '*' ? -1 : partsOf(pattern).filter((part) => !part.startsWith(':')).length;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // An address that somebody has mistyped: it names nothing, which its page says.
    return part;
  }
}
