import type { LiveState } from '@goldbean/contract/live';
import { calls } from '@goldbean/contract/live';
import { request } from '../../../shared/api/index.ts';

/** G232. @throws ApiError */
export const states = async (
  liveIds: readonly string[],
): Promise<readonly { readonly live_id: string; readonly state: LiveState }[]> =>
  (await request(calls.live.states, { live_ids: [...liveIds] })).list;
