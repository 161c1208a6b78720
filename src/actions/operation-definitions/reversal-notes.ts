import type { TenantDefinition } from '../operations/tenant-definition.ts';

/**
 * What the author of a definition is told of the operation that is to undo it; nothing where it is there.
 * @param names Of all operations that the tenant may propose.
 */
export function reversalNotes(definition: TenantDefinition | null, names: readonly string[]): string[] {
  const by = definition?.reversible_by;
  if (by === undefined || by === definition?.operation || names.includes(by)) return [];
  return [`reversible_by names ${by}, which is not an operation of this tenant yet: define it, or leave this out`];
}
