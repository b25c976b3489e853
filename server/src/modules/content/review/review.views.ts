import type { CallAnswer, CallRequest, HeldVerdict, calls } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { ReviewKinds } from './review-kinds.registry.ts';
import type { ReviewAccess } from './review.access.ts';
import type { JudgedPart, QueuePart } from './review.ports.ts';
import { findPendingVerdicts, findUsualWait, type VerdictRow } from './review.repository.ts';

/** So many of the last verdicts say how long things usually wait. */
const countedWaits = 20;

/** What the desk needs to show its queues. */
interface ReviewViewDeps {
  readonly kinds: ReviewKinds;
  readonly access: ReviewAccess;
}

/** A verdict that its judge can still take back. */
export const pendingVerdictView = ({
  kind,
  item_id,
  version,
  passes,
  reason,
  takes_effect_at,
}: VerdictRow): HeldVerdict => ({
  kind,
  id: item_id,
  version,
  state: passes ? 'displayed' : 'rejected',
  reason,
  until_ts: takes_effect_at,
});

/** How long things of a kind usually wait, ms; null until some were judged. */
export const usualWait = (from: Reader, kind: string) => findUsualWait(from, kind, countedWaits);

const partFor = (uid: string, part: JudgedPart, pending: readonly VerdictRow[]): QueuePart => ({
  notBy: uid,
  channels: part === 'everything' ? null : part,
  without: pending.map(({ item_id }) => item_id),
});

/** G430: the queues that somebody judges, and how much waits in each; none for who judges nothing. */
export async function listQueues(
  reader: Reader,
  uid: string,
  { kinds, access }: ReviewViewDeps,
): Promise<CallAnswer<typeof calls.review.kinds>> {
  const part = await access.partOf(reader, uid);
  if (part !== 'everything' && part.length === 0) return { list: [] };
  const counted = kinds.names.map(async (name) => {
    const which = partFor(uid, part, await findPendingVerdicts(reader, name));
    const waiting = await kinds.need(name).count(reader, which);
    return { kind: name, waiting, usual_wait: await usualWait(reader, name) };
  });
  return { list: await Promise.all(counted) };
}

/** G061: a page of a queue, and what its reader has just judged. */
export async function listQueue(
  reader: Reader,
  uid: string,
  { type, page, page_size }: CallRequest<typeof calls.review.list>,
  { access }: Pick<ReviewViewDeps, 'access'>,
): Promise<CallAnswer<typeof calls.review.list>> {
  const { part, kind } = await access.enter(reader, uid, type);
  const pending = await findPendingVerdicts(reader, type);
  const which = partFor(uid, part, pending);
  return {
    list: [...(await kind.list(reader, which, { page, page_size }))],
    total: await kind.count(reader, which),
    page,
    page_size,
    held: pending.filter(({ judge_uid }) => judge_uid === uid).map(pendingVerdictView),
  };
}
