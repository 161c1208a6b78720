import type { ErrorCode } from '../../errors/app-error.ts';

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

/** `__Host-` makes browsers refuse the cookie from other hosts and without TLS, which development does not have. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-workgate_session' : 'workgate_session';
}

/** By which better-auth is told the network that a session is begun from; the service sets it, no client does. */
export const NETWORK_HEADER = 'x-workgate-network';

/** How a sign-in is refused: the same for an unknown address, a wrong password, and one that was replaced meanwhile. */
export const WRONG_CREDENTIALS: [ErrorCode, string] = [
  'authentication_error',
  'The e-mail address or the password is wrong.',
];
