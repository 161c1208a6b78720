const HOME = '/work';

/** Where the service sends a browser without a session to sign in from; the one address of its own that is no page. */
export const CHAT_INSTALL_START = '/api/v1/integrations/chat/oauth/start';

/**
 * Where to go after signing in. Only paths of this origin count: whoever can make a person follow a link must not be
 * able to send them elsewhere by it.
 */
export function safeNextPath(next: string | null): string {
  if (next === null || !next.startsWith('/')) return HOME;
  const { origin } = window.location;
  const url = URL.parse(next, origin);
  // `/.//elsewhere.example` is of this origin, but its normalised path alone would not be.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return HOME;
  if (url.pathname.startsWith('/api/')) return url.pathname === CHAT_INSTALL_START ? CHAT_INSTALL_START : HOME;
  return url.pathname === '/sign-in' ? HOME : `${url.pathname}${url.search}${url.hash}`;
}

export function signInPath(next: string): string {
  return next === HOME ? '/sign-in' : `/sign-in?${new URLSearchParams({ next })}`;
}
