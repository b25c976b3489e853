import { calls, type NewsItem } from '@goldbean/contract/content';
import type { CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** G058. */
export const listNews = (isImportantOnly: boolean, cursor?: string) =>
  request(calls.news.list, {
    ...(isImportantOnly && { important: true }),
    ...(cursor !== undefined && { cursor }),
  });

/** G504: I have read up to this item. */
export const readNews = (id: string) => request(calls.news.read, { id });

/** What staff write. */
export type NewsInput = Pick<
  CallInput<typeof calls.news.save>,
  'id' | 'title' | 'text' | 'source' | 'important'
>;

/** G505. */
export const saveNews = (input: NewsInput, requestId: string) =>
  request(calls.news.save, { ...input, request_id: requestId });

/** G506. */
export const removeNews = (id: NewsItem['id']) => request(calls.news.remove, { id });
