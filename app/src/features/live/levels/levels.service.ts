import { calls } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type MyLevels = CallData<typeof calls.levels.mine>;

/** G540. */
export const loadLevels = (): Promise<MyLevels> => request(calls.levels.mine, {});

/** C071. @throws ApiError `level.low`, `level.order`, `level.unlocked` */
export const unlock = (level: number, requestId: string) =>
  request(calls.levels.unlock, { level, request_id: requestId });
