import { ref } from 'valtio/vanilla';
import { findWords, foldText } from '../../../shared/documents/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { excerptsOf, type Excerpt } from './excerpts.ts';
import { readerState as state } from './reader.state.ts';

/** More places than this say no more to a reader. */
const mostFound = 100;
/** So long nothing must be typed before the book is read through, ms. */
const typingMs = 200;
let typing: ReturnType<typeof setTimeout> | undefined;
const searching = createRequestScope();

/** Looks for words in the whole book (S07); empty words end a search. */
export function search(query: string): void {
  clearTimeout(typing);
  const isCurrent = searching.begin();
  const isSearching = query.trim() !== '';
  Object.assign(state, { query, found: [], isCut: false, marks: [], isSearching });
  if (isSearching) typing = setTimeout(() => void find(query, isCurrent), typingMs);
}

async function find(query: string, isCurrent: () => boolean): Promise<void> {
  const { opened } = state;
  if (!opened) return;
  const found: Excerpt[] = [];
  void markPage();
  for (let page = 1; page <= opened.pageCount && found.length <= mostFound; page += 1) {
    // One after the other: reading all at once would hold up the page that is drawn.
    const text = await opened.text(page).catch(() => '');
    if (!isCurrent() || opened !== state.opened) return;
    found.push(...excerptsOf(text, findWords(foldText(text), query, page), page));
  }
  Object.assign(state, {
    found: ref(found.slice(0, mostFound)),
    isCut: found.length > mostFound,
    isSearching: false,
  });
}

/** What was found is marked on the page that is read. */
export async function markPage(): Promise<void> {
  const { opened, page, query } = state;
  if (!opened || query.trim() === '') return;
  const marks = await opened.find(page, query).catch(() => []);
  if (state.opened === opened && state.page === page && state.query === query) state.marks = ref(marks);
}
