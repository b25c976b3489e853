import { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type ListedNotice = CallData<typeof calls.notices.list>['list'][number];

/** G016: the newest. */
export const listNotices = async (): Promise<readonly ListedNotice[]> =>
  (await request(calls.notices.list, { page: 1 })).list;

/** G017. */
export const readNotices = (ids: string[]) => request(calls.notices.read, { ids });
