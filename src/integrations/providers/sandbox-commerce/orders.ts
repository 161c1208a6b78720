/** Orders of a new sandbox shop; `paid` is in minor units. */
export const ORDERS = [
  { orderId: '1234', currency: 'EUR', paid: 12_000 },
  { orderId: '1235', currency: 'USD', paid: 4_999 },
  { orderId: '1236', currency: 'JPY', paid: 980_000 },
  { orderId: '1237', currency: 'KWD', paid: 25_500 },
  { orderId: '1238', currency: 'EUR', paid: 250_000 },
] as const;
