import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { judgeItem, undoVerdict } from './judge-item.usecase.ts';
import { createReviewKinds } from './review-kinds.registry.ts';
import { createReviewAccess } from './review.access.ts';
import type { ReviewPorts } from './review.ports.ts';
import { listQueue, listQueues, usualWait } from './review.views.ts';
import { createVerdictEffects } from './verdict-effects.job.ts';

type ReviewRequest<Name extends keyof typeof calls.review> = CallRequest<(typeof calls.review)[Name]>;
type ReviewAnswer<Name extends keyof typeof calls.review> = CallAnswer<(typeof calls.review)[Name]>;

/**
 * The desk (D68): queues by kind, judged by inspectors, administrators and owners of channels, never by the author. A verdict
 * stays pending for 10 s and takes effect by a job; until then its judge can take it back. Rows are locked in one order: the thing,
 * its verdict, the wallet.
 */
export function createReview(ports: ReviewPorts) {
  const { database, idempotency } = ports;
  const { reader } = database;
  const kinds = createReviewKinds();
  const access = createReviewAccess(ports, kinds);
  const effects = createVerdictEffects(ports, kinds);
  const deps = { ...ports, kinds, access, effects };

  return {
    /** Registers a queue, before the server starts. @throws Error when the name is taken */
    kind: kinds.register,
    partOf: access.partOf,
    settle: effects.settle,
    usualWait,

    /** G430. */
    kinds: (uid: string): Promise<ReviewAnswer<'kinds'>> => listQueues(reader, uid, deps),

    /** G061. */
    list: (uid: string, given: ReviewRequest<'list'>): Promise<ReviewAnswer<'list'>> =>
      listQueue(reader, uid, given, deps),

    /** G062. */
    judge: (
      uid: string,
      given: ReviewRequest<'judge'>,
      intent: IdempotencyKey,
    ): Promise<ReviewAnswer<'judge'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => judgeItem(tx, uid, given, deps))),

    /** G431. */
    undo: (
      uid: string,
      given: ReviewRequest<'undo'>,
      intent: IdempotencyKey,
    ): Promise<ReviewAnswer<'undo'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => undoVerdict(tx, uid, given, deps))),
  };
}
export type Review = ReturnType<typeof createReview>;
