import type { PrincipalRow } from '../../platform/principal-row.ts';

/** Freezes of the whole tenant, or of everything in which one operation, integration, key or delegation takes part. */
export const FREEZE_KINDS = ['tenant', 'operation', 'integration', 'api_key', 'delegation'] as const;
export type FreezeKind = (typeof FREEZE_KINDS)[number];

/** While a freeze holds, nothing is sent for its target. */
export interface FreezeRow {
  id: string;
  kind: FreezeKind;
  /** Id of the target, or name of the operation; null for the tenant. */
  target_id: string | null;
  /** Lineage of a frozen API key, which survives rotations. */
  lineage?: string;
  reason: string;
  /** Salt of the commitments to the reasons in events. */
  salt: string;
  frozen_by: PrincipalRow;
  frozen_at: Date;
  thawed?: { reason: string; by: PrincipalRow; at: Date };
}

/** Freezes of a tenant that hold, and the last thawed ones. */
export interface StoredFreezes {
  /** Oldest first. */
  freezes: FreezeRow[];
  /** Newest first. */
  thawed: FreezeRow[];
  /** Number of changes to the freezes. */
  version: number;
}
