import type { Principal } from '../call-context.ts';

export interface PrincipalRow {
  type: Principal['type'];
  id: string;
  display_name: string;
}

export function toPrincipalRow({
  type,
  id,
  displayName,
}: Pick<Principal, 'type' | 'id' | 'displayName'>): PrincipalRow {
  return { type, id, display_name: displayName };
}

export function fromPrincipalRow({
  type,
  id,
  display_name,
}: PrincipalRow): Pick<Principal, 'type' | 'id' | 'displayName'> {
  return { type, id, displayName: display_name };
}
