import type { CallData } from '@goldbean/contract/shared';
import { calls, type ForwardMode, type ForwardTarget } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

interface Forward {
  readonly room: string;
  readonly ids: readonly string[];
  readonly targets: readonly ForwardTarget[];
  readonly mode: ForwardMode;
  /** The same one sends once. */
  readonly requestId: string;
}

export type ForwardResults = CallData<typeof calls.forwarding.forward>['results'];

/** G077. @returns one for each target. @throws ApiError `forward.*`, `chat.*` */
export const forward = async ({ room, ids, targets, mode, requestId }: Forward): Promise<ForwardResults> =>
  (
    await request(calls.forwarding.forward, {
      room,
      ids: [...ids],
      targets: [...targets],
      mode,
      request_id: requestId,
    })
  ).results;
