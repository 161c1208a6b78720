import type { Principal } from '../call-context.ts';

export interface PrincipalRow {
  type: Principal['type'];
  id: string;
  display_name: string;
}

type NamedPrincipal = Pick<Principal, 'type' | 'id' | 'displayName'>;

export function toPrincipalRow({ type, id, displayName }: NamedPrincipal): PrincipalRow {
  return { type, id, display_name: displayName };
}

export function fromPrincipalRow({ type, id, display_name }: PrincipalRow): NamedPrincipal {
  return { type, id, displayName: display_name };
}
