import { calls, type SearchType } from '@goldbean/contract/content';
import { request } from '../../../shared/api/index.ts';

/** G020: the best of every group, or a page of one. */
export const searchAll = (q: string, type: SearchType | null, page: number) =>
  request(calls.search.all, { q, page, ...(type && { type }) });

/** G500. */
export const suggest = (q: string) => request(calls.search.suggest, { q });

/** G501. */
export const listRecent = () => request(calls.search.recent, {});

/** G502. */
export const keepRecent = (q: string) => request(calls.search.keep, { q });

/** G503. @param q left out forgets all */
export const forgetRecent = (q?: string) => request(calls.search.forget, q === undefined ? {} : { q });
