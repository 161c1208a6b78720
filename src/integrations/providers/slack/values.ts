import { isRecord } from '../../problem.ts';

const ID = /^[A-Z0-9]{1,64}$/;

/** Returns an id of the platform; null for any other value. */
export function idIn(value: unknown): string | null {
  return typeof value === 'string' && ID.test(value) ? value : null;
}

export function objectIn(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
