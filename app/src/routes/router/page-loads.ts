import type { ComponentType } from 'react';
import { loadChunk } from '../../shared/chunks/index.ts';
import { needWords } from '../../shared/i18n/index.ts';
import { session } from '../../shared/session/index.ts';
import { routeOf } from '../route-table.ts';
import type { PageModule, RouteEntry } from '../route.ts';

/** @throws when the file exports other than one page */
function pageIn(module: PageModule): ComponentType {
  const [page, ...others] = Object.values(module);
  if (!page || others.length > 0) throw new Error(`not one page: ${Object.keys(module).join(', ')}`);
  return page;
}

const loads = new Map<string, Promise<ComponentType>>();

/**
 * The script and the words of a page (S48): fetched once, and anew after a failure.
 * @throws ChunkLoadError
 */
export function loadPage({ path, load, words }: RouteEntry): Promise<ComponentType> {
  const known = loads.get(path);
  if (known) return known;
  // The words first: their list is one file, and a script may be dozens that stand before it in the browser's queue.
  const loading = Promise.all([loadChunk(() => needWords(words)), loadChunk(load)]).then(([, module]) =>
    pageIn(module),
  );
  loads.set(path, loading);
  loading.catch(() => loads.delete(path));
  return loading;
}

/**
 * Begins to fetch the page of an address while what stands around every page is fetched too, so that a room that is
 * entered by its address does not wait for both in turn. A failure is told where the page is shown.
 */
export function fetchPageOf(pathname: string): void {
  const entry = routeOf(pathname);
  if (!entry || (entry.login && session.token === '')) return;
  loadPage(entry).catch(() => undefined);
}
