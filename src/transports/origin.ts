import { AppError } from '../errors/app-error.ts';

export interface OriginPolicy {
  /** The origin at which people reach the service. */
  workBaseUrl: string;
  /** Development has many names for itself: any loopback host is accepted that the request itself was sent to. */
  loopbackToo: boolean;
}

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Refuses every call that was not made by a page of the service's own. Browsers send `Origin` with each POST and let no
 * page forge it (Fetch Standard, 3.2.5); together with `SameSite=Lax` cookies this leaves nothing to forge a call with.
 * @throws {AppError} `authorization_error`
 */
export function assertSameOrigin(headers: Pick<Headers, 'get'>, policy: OriginPolicy): void {
  if (isOwnOrigin(headers.get('Origin') ?? undefined, headers.get('Host') ?? undefined, policy)) return;
  throw new AppError(
    'authorization_error',
    `Calls are accepted from ${policy.workBaseUrl} only. Send the header Origin with this value.`,
  );
}

/** Whether a request with these headers comes from a page of the service's own. */
export function isOwnOrigin(
  origin: string | undefined,
  host = '',
  { workBaseUrl, loopbackToo }: OriginPolicy,
): boolean {
  return origin === workBaseUrl || (loopbackToo && LOOPBACK_HOST.test(host) && origin === `http://${host}`);
}
