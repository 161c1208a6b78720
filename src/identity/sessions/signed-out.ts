import { AppError } from '../../errors/app-error.ts';

interface SignedOut {
  signedOutAt: Date | null;
}

/** Returns true if an administrator of the tenant has ended the member's sessions since this session was begun. */
export function isSignedOut({ signedOutAt }: SignedOut, begunAt: Date): boolean {
  return signedOutAt !== null && begunAt <= signedOutAt;
}

/** @throws {AppError} `authorization_error` for a session that an administrator of the tenant has ended. */
export function assertNotSignedOut(membership: SignedOut, begunAt: Date): void {
  if (!isSignedOut(membership, begunAt)) return;
  const message = 'An administrator has ended your sessions in this tenant. Sign out and in again to act for it.';
  throw new AppError('authorization_error', message);
}
