/** The service writes all amounts of one currency with the same number of decimals. */
export function sumOf(amounts: string[]): string {
  const decimals = amounts[0]?.split('.')[1]?.length ?? 0;
  const digits = String(amounts.reduce((sum, amount) => sum + minorOf(amount), 0n)).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export function lesserOf(one: string, other: string): string {
  return minorOf(one) <= minorOf(other) ? one : other;
}

export function isMore(one: string, other: string): boolean {
  return minorOf(one) > minorOf(other);
}

function minorOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}
