export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** `__Host-` makes browsers refuse the cookie from other hosts and without TLS, which development does not have. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-workgate_session' : 'workgate_session';
}
