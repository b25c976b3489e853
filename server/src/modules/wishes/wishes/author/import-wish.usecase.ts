import type { WishKind, WishProduct } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { foundBy } from '../lists/search-words.domain.ts';
import type { WishPool } from '../pool.usecase.ts';
import type { WishPorts } from '../wishes.ports.ts';
import { insertEvent, insertWish, recount, writePictures } from '../wishes.repository.ts';

/** A wish from before it came here. */
export interface EarlierWish {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly product: WishProduct | null;
  readonly kind: WishKind;
  /** Public files of its author. */
  readonly pictures: readonly { readonly file_id: string; readonly url: string }[];
  /** UTC ms. */
  readonly at: number;
}

/** Imports wishes with the moment they were made: for the demo, and for wishes of another server. */
export function createWishImport({ ids }: Pick<WishPorts, 'ids'>, pool: WishPool) {
  /** @returns its id */
  return async function importWish(tx: Tx, { uid, at, pictures, ...wish }: EarlierWish): Promise<string> {
    const wish_id = ids.next();
    const found = foundBy(wish.title, wish.description);
    await insertWish(tx, { wish_id, author_uid: uid, page: '', version: '', ...wish, ...found }, at);
    await writePictures(tx, wish_id, pictures);
    await recount(tx, null, { ...wish, status: 1 });
    const created = {
      event_id: ids.next(),
      wish_id,
      action: { kind: 'created' },
      by_uid: uid,
      reason: '',
      at,
    } as const;
    await insertEvent(tx, created);
    pool.announce(tx, { kind: 'wish_made', wish_id });
    return wish_id;
  };
}
