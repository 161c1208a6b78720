import { AppError } from '../../errors/app-error.ts';

/** Returns true if an administrator of the tenant has ended the member's sessions since this session was begun. */
export function isSignedOut({ signedOutAt }: { signedOutAt: Date | null }, begunAt: Date): boolean {
  return signedOutAt !== null && begunAt <= signedOutAt;
}

export function assertNotSignedOut(membership: { signedOutAt: Date | null }, begunAt: Date): void {
  if (!isSignedOut(membership, begunAt)) return;
  const message = 'An administrator has ended your sessions in this tenant. Sign out and in again to act for it.';
  throw new AppError('authorization_error', message);
}
