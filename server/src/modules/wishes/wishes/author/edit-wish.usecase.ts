import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import { foundBy } from '../lists/search-words.domain.ts';
import type { WishPool } from '../pool.usecase.ts';
import type { WishFacets, WishPorts } from '../wishes.ports.ts';
import { hasAbsorbed } from '../wishes.repository.ts';
import type { WishRow } from '../wishes.tables.ts';
import type { WishViews } from '../wishes.views.ts';
import { takeWishFiles } from './wish-files.usecase.ts';

/** What editing a wish needs. */
interface EditWishDeps extends Pick<WishPorts, 'files' | 'recordings'> {
  readonly pool: WishPool;
  readonly views: WishViews;
}
/** What withdrawing a wish needs: its votes are refunded. */
interface WithdrawWishDeps extends Pick<WishPorts, 'clock' | 'files' | 'recordings'> {
  readonly pool: WishPool;
  readonly facets: Registry<WishFacets>;
}

/** A wish of the member's own that is pending still, locked. */
async function lockPending(tx: Tx, actor: Actor, wishId: string, pool: WishPool): Promise<WishRow> {
  const row = await pool.lock(tx, wishId, actor);
  if (row.author_uid !== actor.uid) return refuse('wish.missing');
  if (row.merged_into !== null) return refuse('wish.merged', { into: row.merged_into });
  return row.status === 1 ? row : refuse('wish.not_pending');
}

/** G033: a member changes a wish of their own that is pending still. */
export async function editWish(
  tx: Tx,
  actor: Actor,
  given: CallRequest<typeof calls.wishes.edit>,
  deps: EditWishDeps,
): Promise<CallAnswer<typeof calls.wishes.edit>> {
  const { pool, views } = deps;
  const row = await lockPending(tx, actor, given.wish_id, pool);
  const { title, description, product, kind } = given;
  await takeWishFiles(tx, { uid: actor.uid, wishId: row.wish_id }, given, deps);
  const patch = {
    title,
    description,
    product,
    kind,
    ...foundBy(title, description),
  };
  return {
    wish: await views.one(tx, actor.uid, await pool.change(tx, row, patch)),
  };
}

/** G400: a member takes a pending wish of their own back, unless another one was merged into it. */
export async function withdrawWish(
  tx: Tx,
  actor: Actor,
  { wish_id }: CallRequest<typeof calls.wishes.withdraw>,
  deps: WithdrawWishDeps,
): Promise<CallAnswer<typeof calls.wishes.withdraw>> {
  const { clock, pool, facets } = deps;
  const row = await lockPending(tx, actor, wish_id, pool);
  if (await hasAbsorbed(tx, wish_id)) return refuse('wish.absorbed');
  await pool.change(tx, row, { withdrawn_at: clock.now() });
  await takeWishFiles(tx, { uid: actor.uid, wishId: wish_id }, { pics: [], recording: null }, deps);
  await facets.need('votes').refund(tx, wish_id, actor.uid);
  return { ok: true };
}
