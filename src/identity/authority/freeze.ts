import type { PrincipalRow } from '../../platform/principal-row.ts';

/**
 * Kinds of freezes: of the whole tenant, or of everything in which one of its operations, integrations, API keys or
 * delegations takes part.
 */
export const FREEZE_KINDS = ['tenant', 'operation', 'integration', 'api_key', 'delegation'] as const;
export type FreezeKind = (typeof FREEZE_KINDS)[number];

/** A freeze as it is stored. While it holds, nothing is sent for its target. */
export interface FreezeRow {
  id: string;
  kind: FreezeKind;
  /** Id of the target, or name of the operation; null for the tenant. */
  target_id: string | null;
  /** Lineage of the API key, which stays the same when the key is rotated. Only on freezes of API keys. */
  lineage?: string;
  reason: string;
  /** Salt of the commitments to the reasons, which events hold. */
  salt: string;
  frozen_by: PrincipalRow;
  frozen_at: Date;
  thawed?: { reason: string; by: PrincipalRow; at: Date };
}

/** Freezes of a tenant that hold, and the last ones that were thawed. */
export interface StoredFreezes {
  /** The oldest first. */
  freezes: FreezeRow[];
  /** The newest first. */
  thawed: FreezeRow[];
  /** Number of changes to the freezes. */
  version: number;
}
