import { openWishStatuses, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HandledWish, WishDeskPorts } from './wish-desk.ports.ts';

/** G041: a wish becomes part of another one, with its votes. @returns the id of the other */
export async function mergeWishes<W extends HandledWish>(
  tx: Tx,
  actor: Actor,
  given: CallRequest<typeof calls.wishDesk.merge>,
  { pool, votes, messages }: Pick<WishDeskPorts<W>, 'pool' | 'votes' | 'messages'>,
): Promise<string> {
  const { from_id, to_id, reason, edition } = given;
  const both = await pool.lockAny(tx, [from_id, to_id]);
  const from = both.get(from_id) ?? refuse('wish.missing');
  const to = both.get(to_id) ?? refuse('wish.missing');
  for (const { merged_into } of [from, to])
    if (merged_into !== null) return refuse('wish.merged', { into: merged_into });
  if (edition !== undefined && edition !== from.edition) return refuse('wish.changed');
  const takes = openWishStatuses.includes(to.status) && from.status !== 0;
  // A merged wish is never completed, and what its author was promised would never be paid.
  const isOwed = from.reward_beans !== null && from.rewarded_at === null;
  if (from_id === to_id || !takes || isOwed) return refuse('wish.merge_refused');
  const into = { wish_id: to_id, title: to.title };
  // Who voted for it is notified before their votes are gone.
  await messages.notifyAll(tx, from, { kind: 'merged', into }, actor.uid);
  await pool.change(tx, from, { merged_into: to_id });
  await pool.record(tx, from_id, { kind: 'merged', into }, actor.uid, reason);
  const absorbed = { kind: 'absorbed', from: { wish_id: from_id, title: from.title } } as const;
  await pool.record(tx, to_id, absorbed, actor.uid, reason);
  pool.announceStep(tx, to);
  await votes.refund(tx, from_id, actor.uid);
  const left = (await pool.lockAny(tx, [from_id])).get(from_id) ?? from;
  await votes.move(tx, left, to_id);
  return to_id;
}
