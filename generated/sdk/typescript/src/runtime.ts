// Generated from the contract by openapi-generator; change contracts/ instead.

/** Version of this package, and of the contract that it was made from. */
export const VERSION = '0.3.0';
