import type { OperationTypes } from '../operations/index.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import type { Pack } from './packs/pack.ts';
import type { TenantPacksDocument } from './packs/schema.ts';
import type { PolicyNamespace } from './policy-set.ts';
import type { TenantPolicyDocument } from './schema.ts';

/** A policy text that still decides, at least for some people. */
export interface StoredText {
  name: string;
  namespace: PolicyNamespace;
  text: string;
  types: OperationTypes | undefined;
  /** Null for the tenant's own policies, which apply to all packs. */
  pack: Pack | null;
}

/** Returns the types when the text was written; undefined for a text of an earlier release. */
export function typesOf({ text, tried }: Pick<TenantPolicyDocument, 'text' | 'tried'>): OperationTypes | undefined {
  return tried?.types !== undefined && tried.text_hash === canonicalHash(text) ? tried.types : undefined;
}

/** Returns the pack versions that still decide in a tenant, without shipped ones. */
export function versionsOf(active: TenantPacksDocument | null): { packKey: string; version: number }[] {
  return (active?.packs ?? []).flatMap(({ pack_key: packKey, version, earlier }) =>
    [...new Set([version, ...earlier.map(({ before }) => before)])].flatMap((one) =>
      one === null || one === 0 ? [] : [{ packKey, version: one }],
    ),
  );
}

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

/** Returns the version suffix that names the tenant's own policies; empty for none. */
export function namesPolicies(stored: Pick<TenantPolicyDocument, 'text' | 'version'> | null): string {
  return stored === null || stored.text.trim() === '' ? '' : `+tenant@${stored.version}`;
}
