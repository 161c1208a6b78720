import { AppError } from '../../errors/app-error.ts';
import type { DefinitionHead } from './repository.ts';

/** Versions are kept, because proposals refer to them. */
const MAX_OPERATIONS = 100;
const MAX_VERSIONS = 100;
/** Bytes of the newest texts together, so that one tenant does not displace the cached definitions of others. */
const MAX_TENANT_BYTES = 2 * 1024 * 1024;

export interface WantedVersion {
  operation: string;
  /** The version before the new one; 0 for none. */
  version: number;
  bytes: number;
}

/** @throws {AppError} `invalid_state` if the tenant has no room for another version. */
export function assertRoom(newest: readonly DefinitionHead[], { operation, version, bytes }: WantedVersion): void {
  if (version >= MAX_VERSIONS) {
    const message = `${operation} has ${MAX_VERSIONS} versions, which is the limit. Define a new operation, and retire this one.`;
    throw new AppError('invalid_state', message);
  }
  const others = newest.filter((one) => one.operation !== operation);
  if (others.reduce((sum, { text_bytes }) => sum + text_bytes, bytes) > MAX_TENANT_BYTES) {
    const most = MAX_TENANT_BYTES / 1024 / 1024;
    const message = `All definitions of a tenant together may have at most ${most} MiB, including retired ones. Shorten a definition.`;
    throw new AppError('invalid_state', message);
  }
  if (version > 0 || others.length < MAX_OPERATIONS) return;
  const message = `A tenant can define at most ${MAX_OPERATIONS} operations, including retired ones. Define a new version of an existing one.`;
  throw new AppError('invalid_state', message);
}
