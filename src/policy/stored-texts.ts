import type { OperationTypes } from '../operations/index.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import type { Pack } from './packs/pack.ts';
import type { TenantPacksDocument } from './packs/schema.ts';
import type { PolicyNamespace } from './policy-set.ts';
import type { TenantPolicyDocument } from './schema.ts';

/** Policy text that decides, or still decides for some people until its successor is confirmed. */
export interface StoredText {
  /** Owner and version of the text, for people. */
  name: string;
  namespace: PolicyNamespace;
  text: string;
  /** Types of the named operations when the text was written (`TenantPolicyDocument.tried`). */
  types: OperationTypes | undefined;
  /** Pack that the text belongs to; null for the tenant's own policies, which apply to all packs. */
  pack: Pack | null;
}

/** Returns the types with which a stored text was written; undefined if an earlier release wrote it. */
export function typesOf({ text, tried }: Pick<TenantPolicyDocument, 'text' | 'tried'>): OperationTypes | undefined {
  return tried?.types !== undefined && tried.text_hash === canonicalHash(text) ? tried.types : undefined;
}

/**
 * Returns the pack versions that decide in a tenant, or still decide for some people. Shipped versions are left out.
 */
export function versionsOf(active: TenantPacksDocument | null): { packKey: string; version: number }[] {
  return (active?.packs ?? []).flatMap(({ pack_key: packKey, version, earlier }) =>
    [...new Set([version, ...earlier.map(({ before }) => before)])].flatMap((one) =>
      one === null || one === 0 ? [] : [{ packKey, version: one }],
    ),
  );
}

/** Returns the tenant's own policies, and those from before each pending change. */
export function textsOf(stored: TenantPolicyDocument | null): StoredText[] {
  if (stored === null) return [];
  const { text, version, earlier = [] } = stored;
  const all = [
    { version, text, types: typesOf(stored) },
    ...earlier.map(({ before }) => ({ types: undefined, ...before })),
  ];
  return all.flatMap((one) => {
    if (one.text.trim() === '') return [];
    const name = `version ${one.version} of the tenant's own policies`;
    return [{ name, namespace: 'tenant' as const, text: one.text, types: one.types, pack: null }];
  });
}

/** Returns the suffix of a decision's policy version that names the tenant's own policies; empty if it has none. */
export function namesPolicies(stored: Pick<TenantPolicyDocument, 'text' | 'version'> | null): string {
  return stored === null || stored.text.trim() === '' ? '' : `+tenant@${stored.version}`;
}
