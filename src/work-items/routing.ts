/** The pack and queue that work goes to unless something routes it elsewhere. */
export const DEFAULT_ROUTE = { packKey: 'customer_support', queueKey: 'general' } as const;
