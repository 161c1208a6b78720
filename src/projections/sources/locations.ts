import { addressProblem } from '../../platform/outbound.ts';
import { isLonger } from '../../platform/text-length.ts';

export interface LocationRules {
  root: string | undefined;
  /** Allows sources on this machine, without TLS and on any port. Only in development. */
  allowLoopback: boolean;
}

const MAX_LOCATION_LENGTH = 2048;
const FILE = 'file:';

export const isFileLocation = (location: string): boolean => location.startsWith(FILE);

export const pathOfFile = (location: string): string => location.slice(FILE.length);

/** Completes the sentence "location …". Addresses behind a host name are checked at every fetch. */
export function locationProblem(location: string, rules: Pick<LocationRules, 'allowLoopback'>): string | undefined {
  if (isLonger(location, MAX_LOCATION_LENGTH)) return `must have at most ${MAX_LOCATION_LENGTH} characters`;
  return isFileLocation(location) ? fileProblem(location) : addressProblem(location, rules);
}

/** Only the syntax: the process that reads the file checks the root, because a command runs in another environment. */
function fileProblem(location: string): string | undefined {
  const path = pathOfFile(location);
  if (path === '' || path.includes('\0')) return 'must be a file or a folder in WORKGATE_DATA_ROOT';
  if (path.startsWith('/') || path.split('/').includes('..')) {
    return 'must be a path below WORKGATE_DATA_ROOT, such as file:racecards';
  }
  return undefined;
}

/** Names a location for readers other than its operators, without the query, which may contain secrets. */
export function nameOfLocation(location: string, index: number): string {
  if (isFileLocation(location)) return location;
  const url = URL.parse(location);
  if (url === null) return `location ${index + 1}`;
  return url.search === '' ? location : `${url.origin}${url.pathname} (location ${index + 1})`;
}
