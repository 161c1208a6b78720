/** What a policy names, wherever it does. */
export interface NamedThings {
  /** Ids of people. */
  people: Set<string>;
  /** Types of entities. */
  types: Set<string>;
  /** Attributes that it reads, or asks for. */
  attributes: Set<string>;
  /** Those that it asks for by `has`. */
  askedFor: Set<string>;
  /** Texts and numbers that it compares with. */
  literals: Set<string | number>;
}

export function nothingNamed(): NamedThings {
  return { people: new Set(), types: new Set(), attributes: new Set(), askedFor: new Set(), literals: new Set() };
}

/** Adds what a policy names. @param json The policy in Cedar's JSON form; no annotations. */
export function addNamed(found: NamedThings, json: unknown): void {
  if (typeof json !== 'object' || json === null) return;
  const { type, id, entity_type: isType, has, Value: value } = json as Record<string, unknown>;
  if (typeof type === 'string' && typeof id === 'string') {
    found.types.add(type);
    if (type === 'Person') found.people.add(id);
  }
  if (typeof isType === 'string') found.types.add(isType);
  if (typeof value === 'string' || typeof value === 'number') found.literals.add(value);
  const read = (json as Record<string, { attr?: unknown } | undefined>)['.']?.attr;
  if (typeof read === 'string') found.attributes.add(read);
  for (const name of askedIn(has)) {
    found.attributes.add(name);
    found.askedFor.add(name);
  }
  for (const within of Object.values(json)) addNamed(found, within);
}

/** `has` asks for one attribute, or for one after the other by a path. */
function askedIn(has: unknown): string[] {
  const { attr } = (typeof has === 'object' && has !== null ? has : {}) as { attr?: unknown };
  return [attr].flat().filter((name) => typeof name === 'string');
}
