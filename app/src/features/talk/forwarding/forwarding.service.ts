import type { CallData } from '@goldbean/contract/shared';
import { calls, type ForwardMode, type ForwardTarget, type SharedKind } from '@goldbean/contract/talk';
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

interface Share {
  readonly type: SharedKind;
  readonly id: string;
  readonly targets: readonly ForwardTarget[];
  readonly requestId: string;
}

/** G231. @returns one for each target. @throws ApiError why the member may not see it, `forward.targets_full` */
export const share = async ({ type, id, targets, requestId }: Share): Promise<ForwardResults> =>
  (await request(calls.forwarding.share, { type, id, targets: [...targets], request_id: requestId })).results;
