import { liveEvents } from '@goldbean/contract/live';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import { loadCart } from './cart.actions.ts';
import * as service from './shop.service.ts';
import { emptyShop, shopState as state } from './shop.state.ts';

/** What the shop needs of others; the page joins them (a feature knows no other). */
export interface ShopPorts {
  readonly room: string;
  /** What the server's clock is ahead of this one, ms. */
  readonly skew: number;
}

const visit = createVisit();

/** Follows what is sold in a live session. @returns ends it */
export function openShop(liveId: string, { room, skew }: ShopPorts): () => void {
  const isHere = visit.begin();
  const { form, methods } = state;
  // The page came back to the front: what is filled in stays.
  const kept = state.liveId === liveId ? { form, methods } : {};
  Object.assign(state, emptyShop(), { liveId, skew, ...kept });
  const stopHearing = connection.onRoom(
    room,
    { product_change: liveEvents.product_change },
    { product_change: ({ product_id }) => hearCurrent(product_id) },
  );
  void loadGoods();
  void loadCart();
  return () => {
    stopHearing();
    if (isHere()) visit.end();
  };
}

/** C007: what is sold, and how its sale stands; also after events were lost. */
export async function loadGoods(): Promise<void> {
  const isHere = visit.watch();
  try {
    const list = await service.loadGoods(state.liveId);
    if (isHere()) state.goods = { phase: 'ready', failure: '', list };
  } catch (error) {
    // What is shown already is worth more than the news that it could not be loaded anew.
    if (isHere() && state.goods.phase !== 'ready')
      state.goods = { phase: 'failed', failure: asApiError(error).msgKey, list: [] };
  }
}

/** Another product is presented, or none. Its stock may be other than when it was loaded. */
function hearCurrent(productId: string | null): void {
  showCurrent(productId);
  state.dismissed = null;
  void loadGoods();
}

function showCurrent(productId: string | null): void {
  for (const good of state.goods.list) good.current = good.id === productId;
}

/** Puts the presented product out of sight, until another is presented. */
export function dismissPresented(): void {
  state.dismissed = state.goods.list.find(({ current }) => current)?.id ?? null;
}

/** C062: presents a product in place of the one before; null presents none. */
export async function present(productId: string | null): Promise<void> {
  if (state.presenting !== null) return;
  const isHere = visit.watch();
  state.presenting = productId ?? state.goods.list.find(({ current }) => current)?.id ?? null;
  try {
    const current = await service.present(state.liveId, productId);
    if (isHere()) showCurrent(current);
  } catch (error) {
    notifyError(error);
  } finally {
    if (isHere()) state.presenting = null;
  }
}
