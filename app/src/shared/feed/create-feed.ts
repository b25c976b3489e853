import { ref } from 'valtio/vanilla';
import { asApiError } from '../api/index.ts';
import { createRequestScope } from '../requests/index.ts';

/** State of a list that grows as one scrolls; an empty one is `ready` without rows. */
export interface Feed<Row> {
  phase: 'loading' | 'ready' | 'failed';
  list: Row[];
  /** The cursor of what follows; null at the end, and while nothing is here. */
  next: string | null;
  /** Why the first rows could not be loaded. */
  error: unknown;
  isLoadingMore: boolean;
}

export const emptyFeed = <Row>(): Feed<Row> => ({
  phase: 'loading',
  list: [],
  next: null,
  error: null,
  isLoadingMore: false,
});

interface FeedParts<Row> {
  /** The part of a feature's state that holds the rows. */
  readonly state: () => Feed<Row>;
  /** @param cursor left out for the first rows @throws ApiError */
  readonly load: (
    cursor?: string,
  ) => Promise<{ readonly list: readonly Row[]; readonly next: string | null }>;
  /** What a row is known by when it comes again. */
  readonly keyOf: (row: Row) => unknown;
  /** Rows that follow could not be loaded; those before stay. */
  readonly onMoreFailed: (error: unknown) => void;
}

/** Loads a list as one scrolls (`feedOf` of the contract): the first rows, those that follow, anew after a failure. */
export function createFeed<Row>({ state, load, keyOf, onMoreFailed }: FeedParts<Row>) {
  const scope = createRequestScope();

  async function open(): Promise<void> {
    const isCurrent = scope.begin();
    if (state().phase === 'failed') state().phase = 'loading';
    state().isLoadingMore = false;
    try {
      const { list, next } = await load();
      if (isCurrent()) Object.assign(state(), { phase: 'ready', list: [...list], next, error: null });
    } catch (error) {
      if (!isCurrent()) return;
      if (state().phase === 'ready') onMoreFailed(error);
      else Object.assign(state(), { phase: 'failed', error: ref(asApiError(error)) });
    }
  }

  async function more(): Promise<void> {
    const { next: cursor, isLoadingMore } = state();
    if (cursor === null || isLoadingMore) return;
    const isCurrent = scope.watch();
    state().isLoadingMore = true;
    try {
      const { list, next } = await load(cursor);
      if (!isCurrent()) return;
      // A row that changed meanwhile may come once more: it is listed once.
      const arrived = new Set(list.map(keyOf));
      const before = state().list.filter((row) => !arrived.has(keyOf(row)));
      Object.assign(state(), { list: [...before, ...list], next });
    } catch (error) {
      if (isCurrent()) onMoreFailed(error);
    } finally {
      if (isCurrent()) state().isLoadingMore = false;
    }
  }

  return {
    /** Loads the first rows; present ones stay until they arrive. Answers to earlier requests are ignored. */
    open,
    /** The rows that follow, one request at a time; nothing at the end. */
    more,
    /** The list is no longer shown: answers that are under way are ignored. */
    close(): void {
      scope.end();
      state().isLoadingMore = false;
    },
  };
}
