import type { Reader } from '../../../platform/database/index.ts';
import type { ShopVenues } from './shop.ports.ts';

/** What a live session sells, for a member who may come into it. @throws Refusal as `live/info` does */
export async function goodsFor(
  lives: Pick<ShopVenues['live'], 'enter' | 'goodsOf'>,
  reader: Reader,
  liveId: string,
  uid: string,
): Promise<{ readonly goods: readonly string[]; readonly current: string | null }> {
  await lives.enter(reader, liveId, uid);
  return lives.goodsOf(reader, liveId);
}
