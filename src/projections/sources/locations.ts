import { addressProblem } from '../../platform/outbound.ts';
import { isLonger } from '../../platform/text-length.ts';

/** Rules for the locations of documents. */
export interface LocationRules {
  /** Folder of `file:` locations; undefined if they are not available. */
  root: string | undefined;
  /** Allows sources on this machine, without TLS and on any port. For tests, and only in development. */
  allowLoopback: boolean;
}

const MAX_LOCATION_LENGTH = 2048;
const FILE = 'file:';

export const isFileLocation = (location: string): boolean => location.startsWith(FILE);

/** Returns the path of a `file:` location, relative to the root. */
export const pathOfFile = (location: string): string => location.slice(FILE.length);

/**
 * Returns a problem that completes the sentence "location …"; undefined if the location is valid. Addresses behind a
 * host name are checked at every fetch, not here.
 */
export function locationProblem(location: string, rules: Pick<LocationRules, 'allowLoopback'>): string | undefined {
  if (isLonger(location, MAX_LOCATION_LENGTH)) return `must have at most ${MAX_LOCATION_LENGTH} characters`;
  return isFileLocation(location) ? fileProblem(location) : addressProblem(location, rules);
}

/**
 * Checks only the syntax of a `file:` location. The process that reads the file checks the root and its content,
 * because a command runs in another environment.
 */
function fileProblem(location: string): string | undefined {
  const path = pathOfFile(location);
  if (path === '' || path.includes('\0')) return 'must be a file or a folder in WORKGATE_DATA_ROOT';
  if (path.startsWith('/') || path.split('/').includes('..')) {
    return 'must be a path below WORKGATE_DATA_ROOT, such as file:racecards';
  }
  return undefined;
}

/**
 * Returns the name of a location for readers other than its operators. Leaves out the query, which may contain secrets,
 * and adds the position in the list to distinguish such locations.
 */
export function nameOfLocation(location: string, index: number): string {
  if (isFileLocation(location)) return location;
  const url = URL.parse(location);
  if (url === null) return `location ${index + 1}`;
  return url.search === '' ? location : `${url.origin}${url.pathname} (location ${index + 1})`;
}
