import { AppError } from '../../errors/app-error.ts';
import type { DefinitionHead } from './repository.ts';

/** Of one tenant; versions are kept, as proposals are under them. */
const MAX_OPERATIONS = 100;
const MAX_VERSIONS = 100;
/** Texts of the newest versions of one tenant, together: so that no tenant has those of others forgotten. */
const MAX_TENANT_BYTES = 2 * 1024 * 1024;

/** A version that is to be written. */
export interface WantedVersion {
  operation: string;
  /** The one that it follows; 0 for none. */
  version: number;
  /** Of its text. */
  bytes: number;
}

/**
 * Checks that a tenant has room for one more version.
 * @param newest The newest version of each of its operations. @throws {AppError} `invalid_state`
 */
export function assertRoom(newest: readonly DefinitionHead[], { operation, version, bytes }: WantedVersion): void {
  if (version >= MAX_VERSIONS) {
    const message = `${operation} has ${MAX_VERSIONS} versions, and no operation has more. Define another one, and retire this.`;
    throw new AppError('invalid_state', message);
  }
  const others = newest.filter((one) => one.operation !== operation);
  if (others.reduce((sum, { text_bytes }) => sum + text_bytes, bytes) > MAX_TENANT_BYTES) {
    const most = MAX_TENANT_BYTES / 1024 / 1024;
    const message = `The definitions of a tenant come to ${most} MiB at most, retired ones included. Shorten one.`;
    throw new AppError('invalid_state', message);
  }
  if (version > 0 || others.length < MAX_OPERATIONS) return;
  const message = `A tenant has ${MAX_OPERATIONS} operations of its own at most, retired ones included. Define a new version of one.`;
  throw new AppError('invalid_state', message);
}
