/** What a policy names, wherever it does. */
export interface NamedThings {
  /** Ids of people. */
  people: Set<string>;
  /** Types of entities. */
  types: Set<string>;
  /** Attributes that it reads, or asks for. */
  attributes: Set<string>;
  /** Those that it asks for by `has`, but for members of payloads. */
  askedFor: Set<string>;
  /** Members of payloads that it asks for, by their paths from there; in one step where a path is not plain. */
  askedOfPayload: string[][];
  /** Attributes of which the whole value is used, and not just one member of it. */
  wholes: Set<string>;
  /** Texts and numbers that it compares with. */
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

/**
 * Adds what a policy names.
 * @param json The policy in Cedar's JSON form; no annotations.
 * @param isWhole False where a member of it is read, or asked for.
 */
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
    // What is asked for by a path is asked for step by step.
    const first = Math.max(1, path.length - 1 - names.length);
    for (let end = first; end <= path.length - 2; end += 1) found.askedOfPayload.push(path.slice(2, 2 + end));
  } else if (pathTo(has.left) === null && JSON.stringify(has.left).includes('"payload"')) {
    for (const name of names) found.askedOfPayload.push([name]);
  } else {
    for (const name of names) found.askedFor.add(name);
  }
}

/** The variable and the attributes that lead to a value; null where it comes about in another way. */
function pathTo(json: unknown): string[] | null {
  if (typeof json !== 'object' || json === null) return null;
  const { Var: variable, '.': read } = json as Record<string, unknown>;
  if (typeof variable === 'string') return [variable];
  const before = isAccess(read) ? pathTo(read.left) : null;
  return before && [...before, ...namedIn(read)];
}

/** A member that is read or asked for. A record that a policy builds may have a member `has` or `.`, which is none. */
function isAccess(json: unknown): json is { left: unknown; attr: unknown } {
  return typeof json === 'object' && json !== null && 'left' in json && 'attr' in json;
}

/** One attribute is read at a time; `has` asks for one, or for one after the other by a path. */
function namedIn(access: unknown): string[] {
  return isAccess(access) ? [access.attr].flat().filter((name) => typeof name === 'string') : [];
}
