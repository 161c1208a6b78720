import { IANAZone } from 'luxon';

/** The name if it is one of an IANA zone; offsets such as `+10:00`, which the runtime takes for zones too, are not. */
export function asTimezone(name: string | undefined): string | undefined {
  return name !== undefined && /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name) ? name : undefined;
}
