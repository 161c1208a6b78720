import currencyCodes from 'currency-codes';
import type { ErrorDetail } from '../errors/app-error.ts';

/** Larger amounts could not be counted exactly in a double; no refund needs them. */
const MAX_MINOR_UNITS = BigInt(Number.MAX_SAFE_INTEGER);

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** Digits behind the decimal point by ISO 4217: JPY 0, EUR 2, KWD 3; undefined for a code that is none. */
export function currencyExponent(currency: string): number | undefined {
  const found = currencyCodes.code(currency);
  // The table does not mind the case, the standard does.
  return found?.code === currency ? found.digits : undefined;
}

/**
 * Codes of ISO 4217 that nobody pays with: metals, units of account, funds and indexes (its list marks them as such), what
 * is kept for tests, and no currency at all.
 */
const NO_MONEY: ReadonlySet<string> = new Set(
  'BOV CHE CHW CLF COU MXV USN UYI UYW XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '),
);

/** Whether somebody can be paid in it. What is stored already stays readable in any code of the standard. */
export function isMoney(currency: string): boolean {
  return currencyExponent(currency) !== undefined && !NO_MONEY.has(currency);
}

/**
 * A decimal amount in the minor units of its currency, exactly: `25.00` EUR is 2500.
 * @returns the amount, or what is wrong with which of the two.
 */
export function toMinorUnits(amount: string, currency: string): { minor: number } | { problem: ErrorDetail } {
  const exponent = currencyExponent(currency);
  if (exponent === undefined) {
    return { problem: { field: 'currency', problem: `"${currency}" is not an ISO 4217 currency` } };
  }
  const [, whole, decimals = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return { problem: { field: 'amount', problem: 'must be a decimal number such as 25.00' } };
  if (decimals.length > exponent) {
    const problem = `has ${decimals.length} decimals; ${currency} has ${exponent}`;
    return { problem: { field: 'amount', problem } };
  }
  const minor = BigInt(whole + decimals.padEnd(exponent, '0'));
  if (minor === 0n) return { problem: { field: 'amount', problem: 'must be more than zero' } };
  if (minor > MAX_MINOR_UNITS) return { problem: { field: 'amount', problem: 'is too large' } };
  return { minor: Number(minor) };
}

/** The decimal form of an amount in minor units, with all decimals of its currency: 2500 EUR is `25.00`. */
export function toDecimal(minor: number, currency: string): string {
  const exponent = currencyExponent(currency) ?? 0;
  const digits = String(minor).padStart(exponent + 1, '0');
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
