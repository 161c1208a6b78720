const HOME = '/work';

/** The service sends browsers without a session from here to sign in. It is the only next address outside the shell. */
export const CHAT_INSTALL_START = '/api/v1/integrations/chat/oauth/start';

/** Only paths of this origin are allowed, so that no sign-in link leads people to another site. */
export function safeNextPath(next: string | null): string {
  if (next === null || !next.startsWith('/')) return HOME;
  const { origin } = window.location;
  const url = URL.parse(next, origin);
  // `/.//elsewhere.example` has this origin, but its normalised path used alone leads to another site.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return HOME;
  if (url.pathname.startsWith('/api/')) return url.pathname === CHAT_INSTALL_START ? CHAT_INSTALL_START : HOME;
  return url.pathname === '/sign-in' ? HOME : `${url.pathname}${url.search}${url.hash}`;
}

export function signInPath(next: string): string {
  return next === HOME ? '/sign-in' : `/sign-in?${new URLSearchParams({ next })}`;
}
