import { liveEvents } from '@goldbean/contract/live';
import { shopCounters, type ShopEvent } from '@goldbean/contract/money';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { loadCart } from './cart.actions.ts';
import * as service from './shop.service.ts';
import { emptyShop, shopState as state } from './shop.state.ts';

/** What the shop needs of others; the page joins them (a feature knows no other). */
export interface ShopRoomPorts {
  readonly room: string;
  /** The address in the app where the shop stands, to which a payment leads back. */
  readonly back: string;
}

const scope = createRequestScope();

/** Follows what is sold in a live session. @returns ends it */
export function openShop(liveId: string, { room, back }: ShopRoomPorts): () => void {
  const isCurrent = scope.begin();
  const { form, methods, dismissed } = state;
  // The page came back to the front: what is filled in or was put away stays so.
  const kept = state.liveId === liveId ? { form, methods, dismissed } : {};
  Object.assign(state, emptyShop(), { liveId, back, ...kept });
  const stopHearing = connection.onRoom(
    room,
    { product_change: liveEvents.product_change, ...shopCounters },
    {
      product_change: ({ product_id }) => hearCurrent(product_id),
      product_stock: hearStock,
      group_sum: hearGroup,
    },
  );
  void loadGoods();
  void loadCart();
  return () => {
    stopHearing();
    if (isCurrent()) scope.end();
  };
}

/** C007: what is sold, and how its sale stands; also after events were lost. */
export async function loadGoods(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const list = await service.loadGoods(state.liveId);
    if (isCurrent()) state.goods = { phase: 'ready', failure: '', list };
  } catch (error) {
    // What is shown already is worth more than the news that it could not be loaded anew.
    if (isCurrent() && state.goods.phase !== 'ready')
      state.goods = { phase: 'failed', failure: asApiError(error).msgKey, list: [] };
  }
}

/** Another product is presented, or none. */
function hearCurrent(productId: string | null): void {
  showCurrent(productId);
  state.dismissed = null;
  // It may have been put on sale since.
  if (productId !== null && !state.goods.list.some(({ current }) => current)) void loadGoods();
}

/** Somebody ordered, paid, or gave back. */
function hearStock({
  product_id,
  stock,
  sold,
  state: sale,
}: Extract<ShopEvent, { kind: 'product_stock' }>): void {
  const good = state.goods.list.find(({ id }) => id === product_id);
  if (good) Object.assign(good, { stock, sold, state: sale });
  const line = state.cart.items.find(({ product }) => product.id === product_id);
  if (!line) return;
  const canBeHad = sale === 'on_sale' && (stock === null || stock >= line.n);
  // The server says why it cannot be ordered so.
  if (canBeHad !== (line.state === 'ready')) void loadCart();
}

/** Somebody joined or paid, or it came to its end. */
function hearGroup(sum: Extract<ShopEvent, { kind: 'group_sum' }>): void {
  const { tuangou_id, product_id, joined, need, paid, state: status } = sum;
  const group = state.goods.list.find(({ id }) => id === product_id)?.group;
  if (!group) return;
  const isNews = group.id !== tuangou_id || group.state !== status;
  if (group.id === tuangou_id) Object.assign(group, { joined, need, paid, state: status });
  // Another one was opened, or places can be ordered now: until when, the server says.
  if (isNews) void loadGoods();
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
  const isCurrent = scope.watch();
  state.presenting = productId ?? state.goods.list.find(({ current }) => current)?.id ?? null;
  try {
    const current = await service.present(state.liveId, productId);
    if (isCurrent()) showCurrent(current);
  } catch (error) {
    notifyError(error);
  } finally {
    if (isCurrent()) state.presenting = null;
  }
}
