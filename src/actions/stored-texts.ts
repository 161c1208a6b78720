import { canonicalHash } from '../platform/canonical-json.ts';
import type { Pack } from './packs/pack.ts';
import type { TenantPacksDocument } from './packs/schema.ts';
import type { OperationTypes } from './policy-language/payload-types.ts';
import type { PolicyNamespace } from './policy-set.ts';
import type { TenantPolicyDocument } from './schema.ts';

/** A text that decides, or does for somebody until it is confirmed what took its place. */
export interface StoredText {
  /** For people: whose it is, and which version. */
  name: string;
  namespace: PolicyNamespace;
  text: string;
  /** As what it was written (`TenantPolicyDocument.tried`). */
  types: OperationTypes | undefined;
  /** The pack that it is of; null for one that stands beside all. */
  pack: Pack | null;
}

/** As what a stored text was written; undefined where an earlier release has written it. */
export function typesOf({ text, tried }: Pick<TenantPolicyDocument, 'text' | 'tried'>): OperationTypes | undefined {
  return tried?.types !== undefined && tried.text_hash === canonicalHash(text) ? tried.types : undefined;
}

/** The versions of its packs that decide in a tenant, or do for somebody, but for those that are shipped. */
export function versionsOf(active: TenantPacksDocument | null): { packKey: string; version: number }[] {
  return (active?.packs ?? []).flatMap(({ pack_key: packKey, version, earlier }) =>
    [...new Set([version, ...earlier.map(({ before }) => before)])].flatMap((one) =>
      one === null || one === 0 ? [] : [{ packKey, version: one }],
    ),
  );
}

/** The tenant's own policies, and what they were before the changes that wait. */
export function textsOf(stored: TenantPolicyDocument | null): StoredText[] {
  if (stored === null) return [];
  const { text, version, earlier = [] } = stored;
  const all = [
    { version, text, types: typesOf(stored) },
    ...earlier.map(({ before }) => ({ types: undefined, ...before })),
  ];
  return all.flatMap((one) => {
    if (one.text.trim() === '') return [];
    const name = `the tenant's own policies, in version ${one.version},`;
    return [{ name, namespace: 'tenant' as const, text: one.text, types: one.types, pack: null }];
  });
}
