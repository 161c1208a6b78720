import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Params } from './match.ts';

/** The browser's history is the only state. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** New for each navigation, even to the same address. */
  key: string;
}

/** Without a `pathname`, the current path stays. */
type To = string | { pathname?: string; search?: string; hash?: string };

type Navigate = (to: To, options?: { replace?: boolean }) => void;
type Parameters = URLSearchParams | Readonly<Record<string, string>>;
type SetParameters = (
  next: Parameters | ((present: URLSearchParams) => Parameters),
  options?: { replace?: boolean },
) => void;

const PlaceContext = createContext<Place | undefined>(undefined);
const NavigateContext = createContext<Navigate>(() => undefined);
export const ParamsContext = createContext<Params>({});

/** The old page stays until the new one can be shown. Routers that also load data are ten times as large. */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(presentPlace);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(presentPlace()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const navigate = useCallback<Navigate>((to, { replace = false } = {}) => {
    goTo(addressOf(to, window.location), replace);
    startTransition(() => setPlace(presentPlace()));
  }, []);
  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  );
}

export function useLocation(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('useLocation belongs inside Router');
  return place;
}

/** Returns the same function on every render. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}

export function useParams(): Params {
  return useContext(ParamsContext);
}

export function useSearchParams(): [parameters: URLSearchParams, set: SetParameters] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetParameters>(
    (next, options) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      navigate({ search: new URLSearchParams(wanted).toString() }, options);
    },
    [navigate, search],
  );
  return [parameters, set];
}

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
}

/** A real link: people can copy it and open it in another tab. */
export function Link({ to, onClick, target, ...props }: LinkProps) {
  const place = useLocation();
  const navigate = useNavigate();
  const address = addressOf(to, place);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    // A link to the current address adds no entry to the history: going back would change nothing.
    navigate(address, { replace: address === `${place.pathname}${place.search}${place.hash}` });
  };
  return <a {...props} href={address} target={target} onClick={follow} />;
}

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

export function Redirect({ to }: { to: To }) {
  const navigate = useNavigate();
  const address = addressOf(to, useLocation());
  useEffect(() => navigate(address, { replace: true }), [navigate, address]);
  return null;
}

function presentPlace(): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: keyOf(window.history.state) };
}

function addressOf(to: To, { pathname }: Pick<Place, 'pathname'>): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? pathname}${marked('?', to.search)}${marked('#', to.hash)}`;
}

function goTo(address: string, isReplacing: boolean): void {
  const state = { key: Math.random().toString(36).slice(2) };
  if (isReplacing) window.history.replaceState(state, '', address);
  else window.history.pushState(state, '', address);
}

function marked(mark: string, text = ''): string {
  return text === '' || text.startsWith(mark) ? text : `${mark}${text}`;
}

/** Ignores history state that other code has written. */
function keyOf(state: unknown): string {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : 'first';
}
