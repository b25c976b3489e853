import { ref } from 'valtio/vanilla';
import { asApiError } from '../api/index.ts';
import { createVisit } from '../visit/index.ts';

/** State of a list that is loaded page by page; an empty list is `ready` without rows. */
export interface Pages<Row> {
  phase: 'loading' | 'ready' | 'failed';
  list: Row[];
  /** How many there are on the server. */
  total: number;
  /** The last loaded page, from 1; 0 before the first. */
  page: number;
  /** Why the first page could not be loaded. */
  error: unknown;
  isLoadingMore: boolean;
}

export const emptyPages = <Row>(): Pages<Row> => ({
  phase: 'loading',
  list: [],
  total: 0,
  page: 0,
  error: null,
  isLoadingMore: false,
});

export interface PagesParts<Row, Answer> {
  /** The part of a feature's state that holds the rows. */
  readonly state: () => Pages<Row>;
  /** @param page from 1 @throws ApiError */
  readonly load: (page: number) => Promise<Answer>;
  readonly keyOf: (row: Row) => string;
  /** Stores the data of an answer besides its rows. */
  readonly onPage?: (answer: Answer) => void;
  /** Called when a further page could not be loaded; the rows before it stay. */
  readonly onMoreFailed: (error: unknown) => void;
}

/** Loads a list page by page (`listOf` of the contract): first page, load more, retry. */
export function createPages<Row, Answer extends { readonly list: readonly Row[]; readonly total: number }>({
  state,
  load,
  keyOf,
  onPage,
  onMoreFailed,
}: PagesParts<Row, Answer>) {
  const visit = createVisit();

  async function read(page: number): Promise<void> {
    const isHere = visit.watch();
    try {
      const answer = await load(page);
      if (!isHere()) return;
      // New rows may have moved old ones to the next page: each row is listed once.
      const arrived = new Set(answer.list.map(keyOf));
      const before = page === 1 ? [] : state().list.filter((row) => !arrived.has(keyOf(row)));
      Object.assign(state(), {
        phase: 'ready',
        list: [...before, ...answer.list],
        total: answer.total,
        page,
        error: null,
      });
      onPage?.(answer);
    } catch (error) {
      if (!isHere()) return;
      if (state().list.length > 0) onMoreFailed(error);
      else Object.assign(state(), { phase: 'failed', error: ref(asApiError(error)) });
    } finally {
      if (isHere()) state().isLoadingMore = false;
    }
  }

  return {
    /** Loads the first page; present rows stay until it arrives. Answers to earlier requests are ignored. */
    async open(): Promise<void> {
      visit.begin();
      if (state().phase === 'failed') state().phase = 'loading';
      state().isLoadingMore = false;
      await read(1);
    },
    /** The next page, or the first again after a failure. One at a time. */
    async more(): Promise<void> {
      const now = state();
      if (now.isLoadingMore) return;
      if (now.phase === 'failed') now.phase = 'loading';
      now.isLoadingMore = true;
      await read(now.page + 1);
    },
    /** The list is no longer shown: answers that are under way are ignored. */
    close: visit.end,
  };
}
