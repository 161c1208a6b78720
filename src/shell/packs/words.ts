import { PackChangeEffect } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';

/** The only pack that counts as it is shipped. */
export const SHIPPED_PACK = 'customer_support';

export const EFFECT_LABELS = {
  [PackChangeEffect.UNSPECIFIED]: 'Unknown',
  [PackChangeEffect.LOOSENS]: 'Admits more',
  [PackChangeEffect.TIGHTENS]: 'Stricter',
  [PackChangeEffect.NEITHER]: 'No limit',
} as const satisfies Record<PackChangeEffect, string>;

/** A version within a sentence. */
export function versionWords(version: bigint): string {
  return version === 0n ? 'the pack as it is shipped' : `version ${version}`;
}

/** A version by itself. */
export function versionTitle(version: bigint): string {
  return version === 0n ? 'As it is shipped' : `Version ${version}`;
}

export function packPath(packKey: string): string {
  return `/admin/packs/${encodeURIComponent(packKey)}`;
}

export function backtestPath(packKey: string, version: bigint): string {
  return `/admin/try-out/backtest?${new URLSearchParams({ pack: packKey, version: String(version) })}`;
}
