export interface NamedThings {
  people: Set<string>;
  types: Set<string>;
  /** Attributes that the policy reads or tests with `has`. */
  attributes: Set<string>;
  /** Attributes other than payload members that the policy tests with `has`. */
  askedFor: Set<string>;
  /** Payload paths that the policy tests with `has`. A member whose full path is unknown is a path of one step. */
  askedOfPayload: string[][];
  /** Attributes whose whole value is used. */
  wholes: Set<string>;
  literals: Set<string | number>;
}

export function nothingNamed(): NamedThings {
  return {
    people: new Set(),
    types: new Set(),
    attributes: new Set(),
    askedFor: new Set(),
    askedOfPayload: [],
    wholes: new Set(),
    literals: new Set(),
  };
}

/** @param isWhole False if `json` is the object of an access, which uses only one of its members. */
export function addNamed(found: NamedThings, json: unknown, isWhole = true): void {
  if (typeof json !== 'object' || json === null) return;
  const { type, id, entity_type: isType, has, '.': read, Value: value } = json as Record<string, unknown>;
  if (typeof type === 'string' && typeof id === 'string') {
    found.types.add(type);
    if (type === 'Person') found.people.add(id);
  }
  if (typeof isType === 'string') found.types.add(isType);
  if (typeof value === 'string' || typeof value === 'number') found.literals.add(value);
  for (const name of namedIn(read)) {
    found.attributes.add(name);
    if (isWhole) found.wholes.add(name);
  }
  addAsked(found, has);
  for (const within of Object.values(json)) {
    if ((within === read || within === has) && isAccess(within)) addNamed(found, within.left, false);
    else addNamed(found, within);
  }
}

function addAsked(found: NamedThings, has: unknown): void {
  const names = namedIn(has);
  if (!isAccess(has) || names.length === 0) return;
  for (const name of names) found.attributes.add(name);
  const path = [...(pathTo(has.left) ?? []), ...names];
  if (path[0] === 'resource' && path[1] === 'payload') {
    // `has a.b.c` tests every step of the path.
    const first = Math.max(1, path.length - 1 - names.length);
    for (let end = first; end <= path.length - 2; end += 1) found.askedOfPayload.push(path.slice(2, 2 + end));
  } else if (pathTo(has.left) === null && JSON.stringify(has.left).includes('"payload"')) {
    for (const name of names) found.askedOfPayload.push([name]);
  } else {
    for (const name of names) found.askedFor.add(name);
  }
}

/** Returns the variable and the attributes that lead to a value; null for other expressions. */
function pathTo(json: unknown): string[] | null {
  if (typeof json !== 'object' || json === null) return null;
  const { Var: variable, '.': read } = json as Record<string, unknown>;
  if (typeof variable === 'string') return [variable];
  const before = isAccess(read) ? pathTo(read.left) : null;
  return before && [...before, ...namedIn(read)];
}

/** Returns true for an access. A record literal may have a member `has` or `.`, which is no access. */
function isAccess(json: unknown): json is { left: unknown; attr: unknown } {
  return typeof json === 'object' && json !== null && 'left' in json && 'attr' in json;
}

function namedIn(access: unknown): string[] {
  return isAccess(access) ? [access.attr].flat().filter((name) => typeof name === 'string') : [];
}
