import type { ErrorDetail } from '../errors/app-error.ts';
import { currentTime } from './clock.ts';
import { CURRENCIES, NO_MONEY, STILL_READ, WITHDRAWN } from './currencies.ts';
import { cutText } from './text-length.ts';

/** Largest amount that a double counts exactly. No refund needs more. */
const MAX_MINOR_UNITS = BigInt(Number.MAX_SAFE_INTEGER);

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** Returns the number of decimals of a currency by ISO 4217 (JPY 0, EUR 2, KWD 3), or undefined for an unknown code. */
export function currencyExponent(currency: string): number | undefined {
  return CURRENCIES.get(currency) ?? STILL_READ.get(currency);
}

/** Returns why nothing new can be paid in a currency. Stored amounts stay readable, in withdrawn currencies too. */
export function currencyProblem(currency: string): string | undefined {
  const withdrawn = WITHDRAWN.get(currency);
  const shown = `"${cutText(currency, 20)}"`;
  if (withdrawn !== undefined && new Date(withdrawn.date) <= currentTime()) {
    return `${shown} was withdrawn from ISO 4217 on ${withdrawn.date}; use ${withdrawn.successor}`;
  }
  if (currencyExponent(currency) !== undefined && !NO_MONEY.has(currency)) return undefined;
  return `${shown} is not a currency for payments in ISO 4217; use a currency such as EUR`;
}

/** Exact: `25.00` EUR is 2500. A `problem` names the argument that has it. */
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

/** Returns an amount in minor units as a decimal, with all decimals of its currency: 2500 EUR is `25.00`. */
export function toDecimal(minor: number, currency: string): string {
  const exponent = currencyExponent(currency) ?? 0;
  const digits = String(minor).padStart(exponent + 1, '0');
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
