/** Limits in minor units, by currency. */
export type Limits = ReadonlyMap<string, number>;
