import type { CallData, CallInput } from '@goldbean/contract/shared';
import { calls } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

export type RecordSearch = Omit<CallInput<typeof calls.records.search>, 'page' | 'page_size'>;

/** G130: one page, newest first. @throws ApiError */
export const search = (what: RecordSearch, page: number): Promise<CallData<typeof calls.records.search>> =>
  request(calls.records.search, { ...what, page });
