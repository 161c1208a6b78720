import { IANAZone } from 'luxon';

/** Rejects offsets such as `+10:00`, which the runtime would accept as zones. */
export function asTimezone(name: string | undefined): string | undefined {
  return name !== undefined && /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name) ? name : undefined;
}
