import { calls } from '@goldbean/contract/content';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** G430. */
export const listQueues = async () => (await request(calls.review.kinds, {})).list;

/** G061. */
export const listWaiting = (kind: string, page: number) => request(calls.review.list, { type: kind, page });

/** What is judged, and in which of its versions. */
export interface JudgedItem {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** G062. @param reason empty: it is published @throws ApiError `review.*` */
export const judge = ({ kind, id, version }: JudgedItem, reason: string) =>
  request(calls.review.judge, {
    type: kind,
    id,
    version,
    pass: reason === '',
    reason,
    request_id: newRequestId(),
  });

/** G431. @throws ApiError `review.too_late` */
export const undo = ({ kind, id }: Pick<JudgedItem, 'kind' | 'id'>) =>
  request(calls.review.undo, { type: kind, id, request_id: newRequestId() });
