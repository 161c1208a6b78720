/** What stands where a secret, or a host, is to be filled in. */
export const PLACEHOLDER = /change.?me|placeholder|example|insert|replace|secret|password|todo|your[-_]|<|>/i;
