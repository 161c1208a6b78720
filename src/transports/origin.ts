import { AppError } from '../errors/app-error.ts';

export interface OriginPolicy {
  /** Origin at which people reach the service. */
  workBaseUrl: string;
  /** True in development: any loopback origin is then accepted if the request was sent to the same host. */
  loopbackToo: boolean;
}

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Refuses every call that does not come from one of the service's own pages. Browsers send `Origin` with each POST and
 * let no page forge it (Fetch Standard, 3.2.5), which prevents forged calls together with `SameSite=Lax` cookies.
 * @throws {AppError} `authorization_error`
 */
export function assertSameOrigin(headers: Pick<Headers, 'get'>, policy: OriginPolicy): void {
  if (isOwnOrigin(headers.get('Origin') ?? undefined, headers.get('Host') ?? undefined, policy)) return;
  throw new AppError(
    'authorization_error',
    `Calls are accepted only from ${policy.workBaseUrl}. Send the header Origin with this value.`,
  );
}

export function isOwnOrigin(
  origin: string | undefined,
  host = '',
  { workBaseUrl, loopbackToo }: OriginPolicy,
): boolean {
  return origin === workBaseUrl || (loopbackToo && LOOPBACK_HOST.test(host) && origin === `http://${host}`);
}
