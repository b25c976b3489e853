import { calls } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type LivePreview = CallData<typeof calls.live.preview>;

/** G175: what visitors see of live sessions. */
export const askPreview = (): Promise<LivePreview> => request(calls.live.preview, {});
