import type { TenantDefinition } from '../tenant-definition.ts';

/** Returns a note if the operation that undoes this one does not exist. */
export function reversalNotes(definition: TenantDefinition | null, names: readonly string[]): string[] {
  const by = definition?.reversible_by;
  if (by === undefined || by === definition?.operation || names.includes(by)) return [];
  return [`reversible_by names ${by}, which is not an operation of this tenant yet: define it, or leave this out`];
}
