import { Activity, lazy, Suspense, useState, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { identityState } from '../../features/people/identity/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { NotFoundPage } from '../home/NotFoundPage.tsx';
import { WaitingPage } from '../home/WaitingPage.tsx';
import { routeOf, routeTable } from '../route-table.ts';
import type { RouteEntry } from '../route.ts';
import { keepPages, pageKey, type MountedPage } from './keep-pages.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { loadPage } from './page-loads.ts';
import { useArrival } from './useArrival.ts';

/** One lazy element per route, made once: its script and its words come at the first visit (S48). */
const pages = new Map<string, ReactElement>(
  routeTable.map((entry) => {
    const Page = lazy(async () => ({ default: await loadPage(entry) }));
    return [entry.path, <Page key={entry.path} />];
  }),
);

/** Shows the page of the address, and keeps the keep-alive ones mounted behind it (S47, D92). */
export function PageStack() {
  const location = useLocation();
  const entry = routeOf(location.pathname);
  if (location.pathname === paths.root.path) return <Navigate to={paths.home.href()} replace />;
  return entry ? <KnownPage entry={entry} /> : <NotFoundPage />;
}

function KnownPage({ entry }: { readonly entry: RouteEntry }) {
  const location = useLocation();
  const { token } = useSnapshot(session);
  const { checking } = useSnapshot(identityState);
  // S01: a token from the address is checked before anybody is sent to the login page.
  if (entry.login && checking) return <WaitingPage />;
  if (entry.login && token === '') {
    const to = `${location.pathname}${location.search}`;
    return <Navigate to={paths.login.href({ to })} replace />;
  }
  // Another member must not find the pages of the one before.
  return <MountedPages key={token} entry={entry} />;
}

function MountedPages({ entry }: { readonly entry: RouteEntry }) {
  const location = useLocation();
  const [mounted, setMounted] = useState<readonly MountedPage[]>([]);
  const next = keepPages(mounted, entry, location);
  if (next !== mounted) setMounted(next);
  const shown = pageKey(entry, location.search);
  useArrival(entry, shown);
  return next.map((page) => (
    <Activity key={page.key} mode={page.key === shown ? 'visible' : 'hidden'}>
      <MountedPage page={page} />
    </Activity>
  ));
}

function MountedPage({ page }: { readonly page: MountedPage }) {
  return (
    <PageBoundary>
      <Suspense fallback={<WaitingPage />}>
        {/* A hidden page goes on seeing its own address, not the one of the page in front. */}
        <Routes location={page.location}>
          <Route path="*" element={pages.get(page.entry.path)} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
