/** Where agents that speak A2A knock. */
export const A2A_PATH = '/api/v1/a2a';
