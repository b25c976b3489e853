import { calls } from '@goldbean/contract/live';
import type { CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type Shown = CallData<typeof calls.live.preview>;

/** G175: what visitors see of live sessions. */
export const askPreview = (): Promise<Shown> => request(calls.live.preview, {});
