import type { ErrorCode } from '../../errors/app-error.ts';

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** The prefix `__Host-` makes browsers refuse the cookie from other hosts and without TLS. Development has no TLS. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-workgate_session' : 'workgate_session';
}

/** Header that tells better-auth the network of a new session. The service sets this header; clients cannot. */
export const NETWORK_HEADER = 'x-workgate-network';

/** The same refusal for an unknown address, a wrong password, and a password that was replaced meanwhile. */
export const WRONG_CREDENTIALS: [ErrorCode, string] = [
  'authentication_error',
  'The e-mail address or the password is wrong.',
];
