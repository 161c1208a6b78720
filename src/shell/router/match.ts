export type Params = Readonly<Record<string, string | undefined>>;

/**
 * Matches a path with a pattern such as `/approvals/:proposalId?`. A `?` makes the last part optional; `*` matches
 * anything. Returns undefined if the path does not match.
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

/** If several patterns match, the one with most fixed parts wins. */
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
    return part;
  }
}
