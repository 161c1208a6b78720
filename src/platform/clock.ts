/** Now, or `earlier` should this clock be behind it: `updated_at` never runs backwards. */
export function laterThan(earlier: Date): Date {
  return new Date(Math.max(Date.now(), earlier.getTime()));
}
