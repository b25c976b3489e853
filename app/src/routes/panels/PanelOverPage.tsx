import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { panelOverAll, withoutPanel } from '../../shared/paths/index.ts';
import { PageBoundary } from '../router/PageBoundary.tsx';
import { overPages } from './over-pages.ts';

/** What the address puts over the page, whichever that is (D91); for members alone. */
export function PanelOverPage() {
  const go = useNavigate();
  const place = useLocation();
  const query = new URLSearchParams(place.search);
  const panel = panelOverAll(query);
  if (panel === null) return null;
  const Panel = overPages[panel];
  return (
    <PageBoundary key={panel}>
      <Suspense fallback={null}>
        <Panel query={query} onClose={() => void go(withoutPanel(place), { replace: true })} />
      </Suspense>
    </PageBoundary>
  );
}
