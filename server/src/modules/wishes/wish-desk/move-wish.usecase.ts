import { wishDateRefusal, type CallRequest, type WishStatus, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WishCompletion } from './complete-wish.job.ts';
import { moveRefusal } from './wish-desk.domain.ts';
import type { HandledWish, Patch, WishDeskPorts } from './wish-desk.ports.ts';

/** What moving a wish needs: its date may complete it by itself. */
interface WishMoveDeps<W extends HandledWish> extends Pick<
  WishDeskPorts<W>,
  'clock' | 'pool' | 'votes' | 'messages'
> {
  readonly completion: WishCompletion<W>;
}

/** G038: a wish goes to another status; one that is hidden gives its speed-up votes back. @returns its id */
export async function moveWish<W extends HandledWish>(
  tx: Tx,
  actor: Actor,
  given: CallRequest<typeof calls.wishDesk.move>,
  { clock, pool, votes, messages, completion }: WishMoveDeps<W>,
): Promise<string> {
  const { wish_id, status, reason, expected_date: expected } = given;
  const wish = await pool.lockOwn(tx, wish_id, actor, given.edition);
  const refusal = moveRefusal(wish.status, status);
  if (refusal) return refuse(refusal, { from: wish.status, to: status });
  const late = wishDateRefusal(expected ?? null, clock.now());
  if (late) return refuse(late);
  const to = status as WishStatus;
  const { communicated = wish.communicated } = given;
  const patch: Patch = { status: to, communicated, hidden_reason: to === 0 ? reason : null };
  if (expected !== undefined) patch.expected_at = expected;
  const moved = await pool.change(tx, wish, patch);
  await pool.record(tx, wish_id, { kind: 'moved', from: wish.status, to, communicated }, actor.uid, reason);
  await messages.notifyAll(tx, wish, { kind: 'moved', to, communicated, reason }, actor.uid);
  await completion.await(tx, moved);
  if (to === 0) await votes.refund(tx, wish_id, actor.uid);
  return wish_id;
}

/** G409: a wish gets another date, or none. @returns its id */
export async function scheduleWish<W extends HandledWish>(
  tx: Tx,
  actor: Actor,
  given: CallRequest<typeof calls.wishDesk.schedule>,
  { clock, pool, messages, completion }: Omit<WishMoveDeps<W>, 'votes'>,
): Promise<string> {
  const { wish_id, reason, expected_date: expected = null } = given;
  const wish = await pool.lockOwn(tx, wish_id, actor, given.edition);
  const late = wishDateRefusal(expected, clock.now());
  if (late) return refuse(late);
  const dated = await pool.change(tx, wish, { expected_at: expected });
  await pool.record(tx, wish_id, { kind: 'dated', expected_ts: expected }, actor.uid, reason);
  await messages.notifyAll(tx, wish, { kind: 'dated', expected_ts: expected, reason }, actor.uid);
  await completion.await(tx, dated);
  return wish_id;
}
