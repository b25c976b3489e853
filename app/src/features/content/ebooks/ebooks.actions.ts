import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import * as service from './ebooks.service.ts';
import { ebooksState as state } from './ebooks.state.ts';

const pages = createPages({
  state: () => state.pages,
  load: (page) => service.listEbooks(state.q, page),
  keyOf: ({ id }) => id,
  onMoreFailed: notifyError,
});

/** G059: the books that are like that. @returns when they go */
export function openEbooks(q: string): () => void {
  state.q = q;
  void pages.show(1);
  return pages.close;
}
export const moreEbooks = (): void => void pages.more();
export const retryEbooks = (): void => void pages.open();
/** From the first one: a book was put out, changed or taken back. */
export const refreshEbooks = (): void => void pages.show(1);

export function askToRemove(book: { readonly id: string; readonly title: string } | null): void {
  state.removing = book;
}

/** G722, after the question. */
export async function removeEbook(): Promise<void> {
  const { removing } = state;
  state.removing = null;
  if (removing === null) return;
  try {
    await service.removeEbook(removing.id);
    refreshEbooks();
  } catch (error) {
    notifyError(error);
  }
}
