import type { PrincipalType } from '../../call-context.ts';

/** What can be frozen: all of the tenant, or whatever one of its operations, ways or agents has a hand in. */
export const FREEZE_KINDS = ['tenant', 'operation', 'integration', 'api_key', 'delegation'] as const;
export type FreezeKind = (typeof FREEZE_KINDS)[number];

interface PersonRow {
  type: PrincipalType;
  id: string;
  display_name: string;
}

/** Something of which nothing is sent, or was not for a time, as it is stored. */
export interface FreezeRow {
  id: string;
  kind: FreezeKind;
  /** Its id, or the name of the operation; null for the tenant. */
  target_id: string | null;
  /** What stays the same when the API key is rotated; there on those of API keys. */
  lineage?: string;
  reason: string;
  /** Salt of the commitments that events hold of the reasons. */
  salt: string;
  frozen_by: PersonRow;
  frozen_at: Date;
  thawed?: { reason: string; by: PersonRow; at: Date };
}

/** What a tenant has frozen, and the last that it has thawed. */
export interface StoredFreezes {
  /** The oldest first. */
  freezes: FreezeRow[];
  /** The newest first. */
  thawed: FreezeRow[];
  /** How often they have changed. */
  version: number;
}
