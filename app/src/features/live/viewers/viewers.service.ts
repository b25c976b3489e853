import { calls, type WatcherSort } from '@goldbean/contract/live';
import { request } from '../../../shared/api/index.ts';

interface WatcherListQuery {
  readonly live_id: string;
  readonly keyword?: string;
  readonly sort: WatcherSort;
  readonly page: number;
}

/** G210. @throws ApiError `live.missing`, `request.forbidden` */
export const listViewers = (wanted: WatcherListQuery) => request(calls.streaming.watchers, wanted);
