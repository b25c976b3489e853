import { ref } from 'valtio/vanilla';
import { asApiError } from '../api/index.ts';
import { onMemberGone } from '../session/index.ts';
import { createRequestScope } from '../requests/index.ts';

/** State of a list that is loaded page by page, under each other or one page at a time; an empty list is `ready` without rows. */
export interface Pages<Row> {
  phase: 'loading' | 'ready' | 'failed';
  list: Row[];
  /** How many there are on the server. */
  total: number;
  /** The last page that is here or on its way, from 1; 0 while there is none. */
  page: number;
  /** Rows of a full page, as the server counts them; 0 while none is here. */
  pageSize: number;
  /** Why the first page could not be loaded. */
  error: unknown;
  isLoadingMore: boolean;
}

export const emptyPages = <Row>(): Pages<Row> => ({
  phase: 'loading',
  list: [],
  total: 0,
  page: 0,
  pageSize: 0,
  error: null,
  isLoadingMore: false,
});

/** How many pages there are; 1 while that is not known. */
export const pageCountOf = ({ total, pageSize }: Pick<Pages<unknown>, 'total' | 'pageSize'>): number =>
  pageSize === 0 ? 1 : Math.ceil(total / pageSize);

export interface PagesParts<Row, Answer> {
  /** The part of a feature's state that holds the rows. */
  readonly state: () => Pages<Row>;
  /** @param page from 1 @throws ApiError */
  readonly load: (page: number) => Promise<Answer>;
  /** Where pages stand under each other: what a row is known by when it comes again. */
  readonly keyOf?: (row: Row) => unknown;
  /** Stores the data of an answer besides its rows. */
  readonly onPage?: (answer: Answer) => void;
  /** @param page could not be loaded; the rows before it stay */
  readonly onMoreFailed: (error: unknown, page: number) => void;
}

interface PageAnswer<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly page_size: number;
}

/** Loads a list page by page (`listOf` of the contract): first page, load more, any page by itself, retry. */
export function createPages<Row, Answer extends PageAnswer<Row>>({
  state,
  load,
  keyOf = (row) => row,
  onPage,
  onMoreFailed,
}: PagesParts<Row, Answer>) {
  const scope = createRequestScope();
  // What one member asked for is not listed for the next.
  onMemberGone(scope.end);

  /** @param joins its rows come under those of the pages before */
  async function read(page: number, joins: boolean): Promise<void> {
    const isCurrent = scope.watch();
    try {
      const answer = await load(page);
      if (!isCurrent()) return;
      // New rows may have moved old ones to the next page: each row is listed once.
      const arrived = new Set(answer.list.map(keyOf));
      const before = joins ? state().list.filter((row) => !arrived.has(keyOf(row))) : [];
      Object.assign(state(), {
        phase: 'ready',
        list: [...before, ...answer.list],
        total: answer.total,
        page,
        pageSize: answer.page_size,
        error: null,
      });
      onPage?.(answer);
    } catch (error) {
      if (!isCurrent()) return;
      if (state().list.length > 0) onMoreFailed(error, page);
      else Object.assign(state(), { phase: 'failed', error: ref(asApiError(error)) });
    } finally {
      if (isCurrent()) state().isLoadingMore = false;
    }
  }

  async function show(page: number): Promise<void> {
    scope.begin();
    Object.assign(state(), { ...emptyPages<Row>(), page });
    await read(page, false);
  }

  async function reload(): Promise<void> {
    scope.begin();
    await read(state().page, false);
  }

  return {
    /** Loads the first page; present rows stay until it arrives. Answers to earlier requests are ignored. */
    async open(): Promise<void> {
      scope.begin();
      if (state().phase === 'failed') state().phase = 'loading';
      state().isLoadingMore = false;
      await read(1, false);
    },
    /** One page in place of what is there, which goes at once: a table one leafs through. */
    show,
    /** The page that is there, anew: its rows stay until the answer is here. */
    reload,
    /** As `reload`, after rows went away: a last page that has none left gives way to the one before. */
    async reloadWithout(isGone: (row: Row) => boolean): Promise<void> {
      const { list, page } = state();
      await (page > 1 && list.every(isGone) ? show(page - 1) : reload());
    },
    /** The next page, or the first again after a failure. One at a time. */
    async more(): Promise<void> {
      const now = state();
      if (now.isLoadingMore) return;
      if (now.phase === 'failed') now.phase = 'loading';
      now.isLoadingMore = true;
      await read(now.page + 1, now.page > 0);
    },
    /** The list is no longer shown: answers that are under way are ignored. */
    close: scope.end,
  };
}
