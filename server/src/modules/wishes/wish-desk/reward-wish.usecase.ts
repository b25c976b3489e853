import { wishRewards, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WishCompletion } from './complete-wish.job.ts';
import { isAdopted } from './wish-desk.domain.ts';
import type { HandledWish, WishDeskPorts } from './wish-desk.ports.ts';

interface WishRewardDeps<W extends HandledWish> extends Pick<WishDeskPorts<W>, 'pool'> {
  readonly completion: WishCompletion<W>;
}

/** G411: an adopted wish brings its author beans, at once where it is completed. @returns its id */
export async function rewardWish<W extends HandledWish>(
  tx: Tx,
  actor: Actor,
  { wish_id, beans }: CallRequest<typeof calls.wishDesk.reward>,
  { pool, completion }: WishRewardDeps<W>,
): Promise<string> {
  if (!wishRewards.some((each) => each === beans)) return refuse('wish.reward');
  const wish = await pool.lockOwn(tx, wish_id, actor);
  if (wish.author_uid === actor.uid) return refuse('request.forbidden');
  if (wish.reward_beans !== null) return refuse('wish.rewarded');
  if (!isAdopted(wish.status)) return refuse('wish.not_adopted');
  const promised = await pool.change(tx, wish, { reward_beans: beans });
  await pool.record(tx, wish_id, { kind: 'rewarded', beans }, actor.uid);
  await completion.pay(tx, promised, actor.uid);
  return wish_id;
}
