import { calls, type CallData } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type Notice = CallData<typeof calls.noticeList>['list'][number];

/** G016: the newest. */
export const listNotices = async (): Promise<readonly Notice[]> =>
  (await request(calls.noticeList, { page: 1 })).list;

/** G017. */
export const readNotices = (ids: string[]) => request(calls.readNotices, { ids });
