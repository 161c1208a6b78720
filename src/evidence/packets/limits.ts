/*
 * How much of the disk packets take that wait to be fetched. The oldest go: exporting again is one call, and whoever
 * exports in a loop loses their own ones long before those of others of the tenant.
 */

const MEBIBYTE = 1024 * 1024;

/** Of one credential and of one tenant at most: packets, and bytes in their gzip form. The largest packet has 25 MiB. */
export const KEPT_LIMITS = {
  ofCredential: { packets: 20, bytes: 64 * MEBIBYTE },
  ofTenant: { packets: 100, bytes: 256 * MEBIBYTE },
} as const;

/** A packet of a tenant, as far as limits are concerned. */
export interface KeptSize {
  lineage: string;
  /** In gzip form. */
  gzipSize: number;
}

class Count {
  packets = 0;
  bytes = 0;

  has({ packets, bytes }: { packets: number; bytes: number }, more: number): boolean {
    return this.packets + 1 <= packets && this.bytes + more <= bytes;
  }

  add(bytes: number): void {
    this.packets += 1;
    this.bytes += bytes;
  }
}

/** Those of a tenant's packets, the newest first, that there is no room for; never the newest. */
export function beyondLimits<T extends KeptSize>(newestFirst: readonly T[], limits = KEPT_LIMITS): T[] {
  const ofTenant = new Count();
  const ofCredentials = new Map<string, Count>();
  return newestFirst.filter(({ lineage, gzipSize }, index) => {
    const ofCredential = ofCredentials.get(lineage) ?? new Count();
    ofCredentials.set(lineage, ofCredential);
    const fits = ofCredential.has(limits.ofCredential, gzipSize) && ofTenant.has(limits.ofTenant, gzipSize);
    if (!fits && index > 0) return true;
    ofCredential.add(gzipSize);
    ofTenant.add(gzipSize);
    return false;
  });
}
