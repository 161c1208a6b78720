import { type Describable, describedOf } from '../operations/index.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { withoutTrailingZeros } from '../platform/strict-json.ts';

/** Characters that take no place, or that receivers drop from ids, such as the spaces of an IBAN. */
const DROPPED = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Matches in linear time, whatever the text. */
const DECIMAL = /^\+?(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d*))?$/;

/**
 * Returns the id of the resource in the form in which limits count it. Receivers may find a resource by its id in any
 * case, spacing and Unicode form, so all of these are one resource.
 */
export function canonicalResourceId(row: Describable): string {
  return canonicalText(describedOf(row).resource_id);
}

/** Returns one value for texts that differ in case, spacing or Unicode form, and for decimals of the same amount. */
export function canonicalValue(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(canonicalValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, canonicalValue(one)]));
  }
  return typeof value === 'string' || typeof value === 'number'
    ? canonicalDecimal(canonicalText(String(value)))
    : value;
}

function canonicalText(text: string): string {
  // Both cases, because some letters have several small ones.
  return text.normalize('NFKC').replaceAll(DROPPED, '').toUpperCase().toLowerCase().normalize('NFKC');
}

function canonicalDecimal(text: string): string {
  const { sign = '', whole, fraction = '' } = DECIMAL.exec(text)?.groups ?? {};
  if (whole === undefined) return text;
  const kept = withoutTrailingZeros(fraction);
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}${kept === '' ? '' : `.${kept}`}`;
}
