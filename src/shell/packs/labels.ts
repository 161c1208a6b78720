import { PackChangeEffect } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';

/** The only pack that applies in its shipped form. */
export const SHIPPED_PACK = 'customer_support';

export const EFFECT_LABELS = {
  [PackChangeEffect.UNSPECIFIED]: 'Unknown',
  [PackChangeEffect.LOOSENS]: 'Looser',
  [PackChangeEffect.TIGHTENS]: 'Stricter',
  [PackChangeEffect.NEITHER]: 'Neutral',
} as const satisfies Record<PackChangeEffect, string>;

export function versionWords(version: bigint): string {
  return version === 0n ? 'the shipped version' : `version ${version}`;
}

export function versionTitle(version: bigint): string {
  return version === 0n ? 'Shipped version' : `Version ${version}`;
}

export function packPath(packKey: string): string {
  return `/admin/packs/${encodeURIComponent(packKey)}`;
}

export function backtestPath(packKey: string, version: bigint): string {
  return `/admin/try-out/backtest?${new URLSearchParams({ pack: packKey, version: String(version) })}`;
}
