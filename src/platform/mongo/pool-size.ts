/** Maximum connections of a process to the primary. The limits on admitted requests are derived from it. */
export const POOL_SIZE = 64;
