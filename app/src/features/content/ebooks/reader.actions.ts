import { subscribeKey } from 'valtio/vanilla/utils';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { loadChunk } from '../../../shared/chunks/index.ts';
import { faultOf, fetchContent, loadPdf } from '../../../shared/documents/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './ebooks.service.ts';
import { createPageKeeper } from './page-keeper.ts';
import { noBook, readerState as state, type ReaderState } from './reader.state.ts';
import { markPage, search } from './reader-search.actions.ts';

const scope = createRequestScope();
let loading: AbortController | undefined;

const keeper = createPageKeeper({
  save: service.keepPage,
  now: () => performance.now(),
  delayMs: 1_000,
});
subscribeKey(session, 'token', keeper.forget);

/** G140: a book comes on screen, at the page where I stopped. @returns when it goes */
export function openBook(id: string): () => void {
  scope.begin();
  Object.assign(state, noBook(id), { textSize: state.textSize });
  void load();
  const keepHidden = () => {
    if (document.visibilityState === 'hidden') void keeper.flush();
  };
  document.addEventListener('visibilitychange', keepHidden);
  return () => {
    document.removeEventListener('visibilitychange', keepHidden);
    void keeper.flush();
    scope.end();
    loading?.abort();
    search('');
    state.opened?.close();
    Object.assign(state, noBook(), { textSize: state.textSize });
  };
}

/** Tries the book once more that could not be shown. */
export function retryBook(): void {
  scope.begin();
  Object.assign(state, noBook(state.id), { textSize: state.textSize });
  void load();
}

async function load(): Promise<void> {
  const isCurrent = scope.watch();
  const { id } = state;
  loading?.abort();
  const mine = new AbortController();
  loading = mine;
  try {
    const { ebook, pages, file, my } = await service.loadEbook(id);
    if (!isCurrent()) return;
    const { title } = ebook;
    Object.assign(state, { title, pageCount: pages, page: my.page, bookmarks: my.bookmarks });
    await openFile(file, mine.signal, isCurrent);
  } catch (error) {
    mine.abort();
    if (!isCurrent()) return;
    const refused = asApiError(error);
    const isMissing = refused.msgKey === 'ebook.missing';
    Object.assign(state, {
      phase: 'failed',
      ...(isMissing ? { error: ref(refused) } : { fault: faultOf(error) }),
    });
  }
}

async function openFile(
  file: { readonly url: string; readonly size: number },
  signal: AbortSignal,
  isCurrent: () => boolean,
): Promise<void> {
  const [engine, bytes] = await Promise.all([loadChunk(loadPdf), fetchContent(file, () => {}, signal)]);
  const opened = await engine.open(bytes);
  if (!isCurrent()) return opened.close();
  // The file is what is read: a page that it does not have cannot be shown.
  const { pageCount } = opened;
  const page = Math.min(state.page, pageCount);
  Object.assign(state, { phase: 'ready', opened: ref(opened), pageCount, page });
  keeper.turned(state.id, page);
  const chapters = await opened.chapters().catch(() => []);
  if (isCurrent()) state.chapters = ref(chapters);
}

/** Another page is read; kept once the reader stays on it (G141). */
export function turnTo(page: number): void {
  if (state.phase !== 'ready' || page < 1 || page > state.pageCount) return;
  state.page = page;
  keeper.turned(state.id, page);
  void markPage();
}

export function changeTextSize(size: ReaderState['textSize']): void {
  state.textSize = size;
}

/** G720: marks a page, changes its note, or takes the mark away. @param note null takes it away */
export async function keepBookmark(page: number, note: string | null): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const bookmarks = await service.keepBookmark(state.id, page, note);
    if (isCurrent()) state.bookmarks = bookmarks;
  } catch (error) {
    notifyError(error);
  }
}
