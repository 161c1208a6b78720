import { validationError } from '../errors/app-error.ts';
import { nearestName } from '../nearest-name.ts';
import { EVENT_TYPES } from '../platform/outbox/event-types.ts';

const SUBJECTS: ReadonlySet<string> = new Set(EVENT_TYPES.map(subjectOf));
const KNOWN: ReadonlySet<string> = new Set(EVENT_TYPES);
const ALL = '.*';

/**
 * Returns a filter by exact types (`proposal.approved`) and all types of a subject (`proposal.*`).
 * @throws {AppError} `validation_error` for each unknown type, with the type that was most likely meant.
 */
export function wantedTypes(wanted: readonly string[], field: string): (type: string) => boolean {
  const details = wanted.flatMap((name) => {
    const problem = problemOf(name);
    return problem === null ? [] : [{ field, problem }];
  });
  if (details.length > 0) throw validationError(details);
  return (type) => isWanted(wanted, type);
}

/** Returns true if a list selects a type. The list was accepted before, perhaps by another release. */
export function isWanted(wanted: readonly string[], type: string): boolean {
  return wanted.some((name) => name === type || (name.endsWith(ALL) && subjectOf(name) === subjectOf(type)));
}

function problemOf(name: string): string | null {
  if (KNOWN.has(name)) return null;
  const isPrefix = name.endsWith(ALL);
  if (isPrefix && SUBJECTS.has(subjectOf(name))) return null;
  const candidates = isPrefix ? [...SUBJECTS].map((subject) => subject + ALL) : [...EVENT_TYPES, ...SUBJECTS];
  const nearest = nearestName(name, candidates);
  const meant = nearest !== undefined && SUBJECTS.has(nearest) ? nearest + ALL : nearest;
  const help = meant === undefined ? 'EventType in the contract lists them' : `did you mean ${meant}?`;
  return `"${name}" is not an event type, or a group of event types such as proposal.*; ${help}`;
}

function subjectOf(type: string): string {
  return type.slice(0, type.indexOf('.'));
}
