import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { notePageShown } from '../api/first-content.ts';
import { exactness, match, type Params } from '../router/match.ts';
import { ParamsContext, useLocation } from '../router/router.tsx';
import { askAnewForWhatFailed, codeOf } from './code.ts';
import { PageLoader } from './page.tsx';

type Load = () => Promise<{ Component: ComponentType }>;

export interface Route {
  /** A pattern of `router/match.ts`. */
  path?: string;
  lazy?: Load;
  element?: ReactNode;
  Component?: ComponentType<{ children: ReactNode }>;
  /** Replaces anything below that fails, until somebody navigates. */
  ErrorBoundary?: ComponentType;
  children?: Route[];
}

export interface KnownPage {
  path: string;
  load: Load | undefined;
  shown: ReactNode;
}

/** A frame stays mounted from one page to the next. */
export function pagesOf(routes: readonly Route[], around = (page: ReactNode) => page): KnownPage[] {
  return routes
    .flatMap(({ path, lazy, element, Component: Frame, ErrorBoundary, children = [] }) => {
      if (path !== undefined) {
        return [{ path, load: lazy, shown: around(lazy === undefined ? element : <Page load={lazy} />) }];
      }
      return pagesOf(children, (page) => {
        const framed = Frame === undefined ? page : <Frame>{page}</Frame>;
        return around(
          ErrorBoundary === undefined ? framed : <FailingAlone Fallback={ErrorBoundary}>{framed}</FailingAlone>,
        );
      });
    })
    .sort((one, other) => exactness(other.path) - exactness(one.path));
}

/** The previous page stays while the code of the next page loads. */
export function Pages({ pages }: { pages: readonly KnownPage[] }) {
  const { pathname } = useLocation();
  const found = useMemo(() => pageAt(pages, pathname), [pages, pathname]);
  return found === undefined ? null : <ParamsContext value={found.params}>{found.page.shown}</ParamsContext>;
}

export function loadAhead(pages: readonly KnownPage[], pathname: string): void {
  const load = pageAt(pages, pathname)?.page.load;
  // The component that renders the page handles the failure.
  if (load !== undefined) codeOf(load).catch(() => undefined);
}

function pageAt(pages: readonly KnownPage[], pathname: string): { page: KnownPage; params: Params } | undefined {
  for (const page of pages) {
    const params = match(page.path, pathname);
    if (params !== undefined) return { page, params };
  }
  return undefined;
}

function Page({ load }: { load: Load }) {
  const { Component: Shown } = use(codeOf(load));
  useEffect(notePageShown, []);
  return <Shown />;
}

function FailingAlone({ Fallback, children }: { Fallback: ComponentType; children: ReactNode }) {
  return (
    <Boundary Fallback={Fallback} place={useLocation().key}>
      <Suspense fallback={<PageLoader />}>{children}</Suspense>
    </Boundary>
  );
}

interface BoundaryProps {
  Fallback: ComponentType;
  /** Key of the navigation. A new key renders the children again after a failure. */
  place: string;
  children: ReactNode;
}

interface BoundaryState {
  place: string | undefined;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: undefined, hasFailed: false };

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.place === place ? null : { place, hasFailed: false };
  }

  static getDerivedStateFromError(): Pick<BoundaryState, 'hasFailed'> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    askAnewForWhatFailed();
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    return this.state.hasFailed ? <Fallback /> : children;
  }
}
