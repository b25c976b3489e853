import { fileLimits } from '@goldbean/contract/people';
import { ref } from 'valtio/vanilla';
import { loadChunk } from '../../../shared/chunks/index.ts';
import {
  DocumentError,
  faultOf,
  fetchContent,
  loadPdf,
  type OpenEngine,
} from '../../../shared/documents/index.ts';
import { documentKind, fileAddresses, saveAs, type DocumentKind } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './documents.service.ts';
import { documentsState as state, noDocument } from './documents.state.ts';
import { keepPlace, placeOf } from './places.ts';

const scope = createRequestScope();
let loading: AbortController | undefined;

/** Each in a script of its own: who reads a pdf fetches no reader of workbooks. */
const engines: Readonly<Record<DocumentKind, () => Promise<{ readonly open: OpenEngine }>>> = {
  pdf: loadPdf,
  docx: () => import('./engines/docx.ts'),
  xlsx: () => import('./engines/xlsx.ts'),
};

/** S26: opens a file in the viewer of its kind. @returns leaves it */
export function openDocument(fileId: string, kind: DocumentKind): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, noDocument(), { fileId });
  void load(kind, isCurrent);
  return () => {
    scope.end();
    loading?.abort();
    state.opened?.close();
    Object.assign(state, noDocument());
  };
}

/** Tries the file once more that could not be shown. */
export function retryDocument(kind: DocumentKind): void {
  const { fileId } = state;
  scope.end();
  Object.assign(state, noDocument(), { fileId });
  void load(kind, scope.watch());
}

async function load(kind: DocumentKind, isCurrent: () => boolean): Promise<void> {
  const { fileId } = state;
  loading?.abort();
  const mine = new AbortController();
  loading = mine;
  try {
    const facts = await service.facts(fileId);
    if (!isCurrent()) return;
    state.name = facts.name;
    state.canDownload = facts.can_download;
    if (documentKind(facts.name) !== kind) throw new DocumentError('kind');
    if (facts.size === 0) throw new DocumentError('empty');
    if (facts.size > fileLimits.documentBytes) throw new DocumentError('large');
    const [engine, bytes] = await Promise.all([
      loadChunk(engines[kind]),
      fetchContent(
        facts,
        (share) => {
          if (isCurrent()) state.share = share;
        },
        mine.signal,
      ),
    ]);
    const opened = await engine.open(bytes);
    if (!isCurrent()) return opened.close();
    const page = Math.min(opened.pageCount, placeOf(fileId));
    Object.assign(state, {
      phase: 'ready',
      opened: ref(opened),
      page,
      place: page > 1 ? { page } : null,
    });
  } catch (error) {
    mine.abort();
    if (isCurrent()) Object.assign(state, { phase: 'failed', fault: faultOf(error) });
  }
}

/** Another page was scrolled into view, or chosen. */
export function readPage(page: number): void {
  if (state.phase !== 'ready') return;
  state.page = page;
  keepPlace(state.fileId, page);
}

/** Goes to a page; outside of the document to its nearest one. */
export function goToPage(wanted: number): void {
  const page = Math.min(state.opened?.pageCount ?? 1, Math.max(1, wanted));
  if (page === state.page) return;
  readPage(page);
  state.place = { page };
}

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** A step larger or smaller. */
export function zoom(direction: 1 | -1): void {
  const now = state.zoom === 'fit' ? state.fit : state.zoom;
  const next = direction === 1 ? steps.find((step) => step > now) : steps.findLast((step) => step < now);
  if (next !== undefined) state.zoom = next;
}

export function zoomToFit(): void {
  state.zoom = 'fit';
}

export function fitsAt(scale: number): void {
  state.fit = scale;
}

/** More hits than this say no more to a reader, and marking them would hold up the page. */
const mostHits = 2_000;
/** So long nothing must be typed before the document is read through, ms. */
const typingMs = 200;
let typing: ReturnType<typeof setTimeout> | undefined;
const searching = createRequestScope();

/** Looks for words in the whole document and goes to the first hit from the page that is read. */
export function search(query: string): void {
  clearTimeout(typing);
  const isCurrent = searching.begin();
  Object.assign(state, { query, hits: [], hitAt: -1, isSearching: query.trim() !== '' });
  if (!state.isSearching) return;
  typing = setTimeout(() => void find(query, isCurrent), typingMs);
}

async function find(query: string, isCurrent: () => boolean): Promise<void> {
  const { opened } = state;
  if (!opened) return;
  const hits = [];
  for (let page = 1; page <= opened.pageCount && hits.length < mostHits; page += 1) {
    // One after the other: reading all at once would hold up the page that is drawn.
    const found = await opened.find(page, query).catch(() => []);
    if (!isCurrent() || opened !== state.opened) return;
    hits.push(...found);
  }
  state.hits = ref(hits.slice(0, mostHits));
  state.isSearching = false;
  const next = hits.findIndex(({ page }) => page >= state.page);
  lookAt(next === -1 ? 0 : next);
}

function lookAt(at: number): void {
  const hit = state.hits[at];
  if (!hit) return;
  state.hitAt = at;
  goToPage(hit.page);
}

/** The next hit, or the one before; after the last comes the first. */
export function nextHit(direction: 1 | -1): void {
  const { length } = state.hits;
  if (length > 0) lookAt((state.hitAt + direction + length) % length);
}

/** Saves the file under its name. */
export async function saveDocument(): Promise<void> {
  try {
    saveAs(await fileAddresses.fresh(state.fileId), state.name);
  } catch (error) {
    notifyError(error);
  }
}
