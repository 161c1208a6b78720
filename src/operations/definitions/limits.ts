import { AppError } from '../../errors/app-error.ts';
import type { OfferedOperation } from './model.ts';
import type { DefinitionHead } from './repository.ts';

/** Versions are kept, because proposals refer to them. */
const MAX_OPERATIONS = 100;
const MAX_VERSIONS = 100;
/** Bytes of the newest texts together, so that one tenant does not displace the cached definitions of others. */
const MAX_TENANT_BYTES = 2 * 1024 * 1024;

/** @param version The version before the new one; 0 for none. @throws {AppError} `invalid_state` without room. */
export function assertRoom(
  newest: readonly DefinitionHead[],
  { operation, version, bytes }: { operation: string; version: number; bytes: number },
): void {
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

/** Bytes of the definition texts of a page. The answer is about twice as large. */
const MAX_PAGE_BYTES = 1024 * 1024;

export interface Listed {
  name: string;
  size: number;
  offer: () => Promise<OfferedOperation>;
}

/** The name is still in the list, as operations are never removed. */
export function indexAfter(all: readonly Listed[], name: string): number {
  return all.findIndex((one) => one.name === name) + 1;
}

export function howManyOf(all: readonly Listed[], limit: number): number {
  let bytes = 0;
  const tooMuch = all.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && bytes > MAX_PAGE_BYTES;
  });
  return tooMuch === -1 ? limit : Math.min(limit, tooMuch);
}
