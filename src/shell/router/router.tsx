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
import { addressOf, goTo, type Place, presentPlace, type To } from './place.ts';

export type Navigate = (to: To, options?: { replace?: boolean }) => void;
type Parameters = URLSearchParams | Readonly<Record<string, string>>;

const PlaceContext = createContext<Place | undefined>(undefined);
const NavigateContext = createContext<Navigate>(() => undefined);
export const ParamsContext = createContext<Params>({});

/**
 * Knows where the page is, and goes elsewhere within it. What is shown stays until what it gives way to can be shown.
 * It does what the shell needs and no more: routers that also load data weigh ten times as much.
 */
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

/** Where the page is. */
export function useLocation(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('useLocation belongs inside Router');
  return place;
}

/** Goes elsewhere within the page: the same function at every rendering. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}

/** The parts of the address that the route of the page names. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

/** What stands behind the question mark of the address, and what puts something else there. */
export function useSearchParams(): [
  parameters: URLSearchParams,
  set: (next: Parameters | ((present: URLSearchParams) => Parameters), options?: { replace?: boolean }) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: Parameters | ((present: URLSearchParams) => Parameters), options?: { replace?: boolean }) => {
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

/** A link within the shell, which is a link all the same: it can be opened elsewhere, and copied. */
export function Link({ to, onClick, target, ...props }: LinkProps) {
  const place = useLocation();
  const navigate = useNavigate();
  const address = addressOf(to, place);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    // To where one is already, there is no way back.
    navigate(address, { replace: address === `${place.pathname}${place.search}${place.hash}` });
  };
  return <a {...props} href={address} target={target} onClick={follow} />;
}

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** Goes elsewhere as soon as it is shown. */
export function Redirect({ to }: { to: To }) {
  const navigate = useNavigate();
  const address = addressOf(to, useLocation());
  useEffect(() => navigate(address, { replace: true }), [navigate, address]);
  return null;
}
