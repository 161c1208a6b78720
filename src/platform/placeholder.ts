/** "todo" counts only as a word: one random secret in 26,000 has these four letters somewhere. */
export const PLACEHOLDER =
  /change.?me|placeholder|example|insert|replace|secret|password|(?<![a-z0-9])todo(?![a-z0-9])|your[-_]|<|>/i;
