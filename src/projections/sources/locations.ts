import { addressProblem } from '../../platform/outbound.ts';

/** Where documents may come from. */
export interface LocationRules {
  /** Folder that `file:` locations are in; without one there are none. */
  root: string | undefined;
  /** Lets sources read from this machine, also without TLS and from any port: for tests, in development only. */
  allowLoopback: boolean;
}

const MAX_LOCATION_LENGTH = 2048;
const FILE = 'file:';

export const isFileLocation = (location: string): boolean => location.startsWith(FILE);

/** The path that a `file:` location names below the root. */
export const pathOfFile = (location: string): string => location.slice(FILE.length);

/**
 * What is wrong with a location, to complete the sentence "location …"; undefined if nothing is. Which addresses a host
 * name leads to is seen at every fetch, and not here.
 */
export function locationProblem(location: string, rules: Pick<LocationRules, 'allowLoopback'>): string | undefined {
  if (location.length > MAX_LOCATION_LENGTH) return `must have at most ${MAX_LOCATION_LENGTH} characters`;
  return isFileLocation(location) ? fileProblem(location) : addressProblem(location, rules);
}

/** Whether there is a root, and what is in it, is seen by the process that reads it: a command has another environment. */
function fileProblem(location: string): string | undefined {
  const path = pathOfFile(location);
  if (path === '' || path.includes('\0')) return 'must name a file or a folder of WORKGATE_DATA_ROOT';
  if (path.startsWith('/') || path.split('/').includes('..')) {
    return 'must be a path below WORKGATE_DATA_ROOT, such as file:racecards';
  }
  return undefined;
}

/**
 * What a location is called where others than its operators can read it: a query may hold what is not for them, so that
 * it is left out, and the place in the list tells it from others.
 */
export function nameOfLocation(location: string, index: number): string {
  if (isFileLocation(location)) return location;
  const url = URL.parse(location);
  if (url === null) return `location ${index + 1}`;
  return url.search === '' ? location : `${url.origin}${url.pathname} (location ${index + 1})`;
}
