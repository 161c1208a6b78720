/** Connections to the primary that a process holds at most; what is let in at once is derived from it. */
export const POOL_SIZE = 64;
