/** Path of the A2A door. */
export const A2A_PATH = '/api/v1/a2a';
