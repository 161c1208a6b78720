import { Text } from '@mantine/core';

interface MoneyTextProps {
  /** Decimal amount with all decimals of its currency. */
  amount: string;
  currency: string;
  isAtLeast?: boolean;
  fw?: number;
}

/** Group separators, as zeros of large amounts are hard to count. */
export function MoneyText({ amount, currency, isAtLeast = false, fw = 400 }: MoneyTextProps) {
  return (
    <Text span inherit fw={fw} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {isAtLeast && 'at least '}
      {groupedAmount(amount)} {currency}
    </Text>
  );
}

export function groupedAmount(amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // A number would lose digits of large amounts.
  return new Intl.NumberFormat(undefined, digits).format(amount as Intl.StringNumericLiteral);
}
