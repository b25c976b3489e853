import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { foundBy } from '../lists/search-words.domain.ts';
import type { WishPool } from '../pool.usecase.ts';
import type { WishPorts } from '../wishes.ports.ts';
import { insertWish, recount } from '../wishes.repository.ts';
import { takeWishFiles } from './wish-files.usecase.ts';

/** What making a wish needs. */
interface AddWishDeps extends Pick<WishPorts, 'clock' | 'ids' | 'files' | 'recordings'> {
  readonly pool: WishPool;
}

/** G032: a member makes a wish; the room of the pool is notified. */
export async function addWish(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.wishes.add>,
  deps: AddWishDeps,
): Promise<CallAnswer<typeof calls.wishes.add>> {
  const { clock, ids, pool } = deps;
  const { title, description, product, kind, page, version } = given;
  const wish_id = ids.next();
  await insertWish(
    tx,
    {
      wish_id,
      author_uid: uid,
      title,
      description,
      product,
      kind,
      page,
      version,
      ...foundBy(title, description),
    },
    clock.now(),
  );
  await takeWishFiles(tx, { uid, wishId: wish_id }, given, deps);
  await recount(tx, null, { product, kind, status: 1 });
  await pool.record(tx, wish_id, { kind: 'created' }, uid);
  pool.announce(tx, { kind: 'wish_made', wish_id });
  return { wish_id };
}
