import type { CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { HandledWish, WishDeskPorts } from './wish-desk.ports.ts';

/** G042: the product head answers a wish, or edits the answer; the same text again changes nothing. @returns its id */
export async function answerWish<W extends HandledWish>(
  tx: Tx,
  actor: Actor,
  { wish_id, text, edition }: CallRequest<typeof calls.wishDesk.answer>,
  { clock, pool, messages }: Pick<WishDeskPorts<W>, 'clock' | 'pool' | 'messages'>,
): Promise<string> {
  const wish = await pool.lockOwn(tx, wish_id, actor, edition);
  if (wish.answer === text) return wish_id;
  const at = clock.now();
  const first = { answered_at: at, communicated: true };
  const again = { answer_edited_at: at };
  const patch = { answer: text, answered_by: actor.uid, ...(wish.answered_at === null ? first : again) };
  await pool.change(tx, wish, patch);
  await pool.record(tx, wish_id, { kind: 'answered' }, actor.uid);
  await messages.notifyAll(tx, wish, { kind: 'answered', text }, actor.uid);
  return wish_id;
}
