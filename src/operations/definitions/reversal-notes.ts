import type { TenantDefinition } from '../tenant-definition.ts';

/**
 * Returns a note for the author of a definition if the operation that is to undo it does not exist.
 * @param names Names of all operations that the tenant may propose.
 */
export function reversalNotes(definition: TenantDefinition | null, names: readonly string[]): string[] {
  const by = definition?.reversible_by;
  if (by === undefined || by === definition?.operation || names.includes(by)) return [];
  return [`reversible_by names ${by}, which is not an operation of this tenant yet: define it, or leave this out`];
}
