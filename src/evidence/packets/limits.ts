/*
 * Limits of the disk space for waiting packets. The oldest are removed: exporting again is one call. A caller who
 * exports in a loop loses their own packets long before those of others in the tenant.
 */

const MEBIBYTE = 1024 * 1024;

/** Packets and their bytes in gzip form, of one credential and of one tenant. The largest packet has 25 MiB. */
export const KEPT_LIMITS = {
  ofCredential: { packets: 20, bytes: 64 * MEBIBYTE },
  ofTenant: { packets: 100, bytes: 256 * MEBIBYTE },
} as const;

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

/** Returns the packets of a tenant (newest first) for which there is no room; never the newest. */
export function beyondLimits<T extends { lineage: string; gzipSize: number }>(
  newestFirst: readonly T[],
  limits = KEPT_LIMITS,
): T[] {
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
