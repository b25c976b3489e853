import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import * as service from './shop.service.ts';
import { shopState as state } from './shop.state.ts';

let isSaving = false;
/** Something was changed that is not under way to the server yet. */
let isChanged = false;

/** Answers count for the live session they were asked for. */
const watch = () => {
  const { liveId } = state;
  return () => state.liveId === liveId;
};

/** A line of the cart, as a call takes it. */
export const wantedOf = ({
  product,
  n,
}: Pick<service.OwnCartLine, 'product' | 'n'>): service.OrderedGoods => ({
  product_id: product.id,
  n,
});

const show = ({ items, sum }: service.OwnCart): void => {
  state.cart = { phase: 'ready', failure: '', items, sum };
};

/** G127: what I have put aside in this live session, in whatever browser. */
export async function loadCart(): Promise<void> {
  const isCurrent = watch();
  try {
    const cart = await service.loadCart(state.liveId);
    if (isCurrent() && !isSaving) show(cart);
  } catch (error) {
    if (isCurrent() && state.cart.phase !== 'ready')
      state.cart = { phase: 'failed', failure: asApiError(error).msgKey, items: [], sum: [] };
  }
}

/** So many of a product; 0 takes it out. It is kept on the server (G126). */
export function setCount(productId: string, n: number): void {
  const { items } = state.cart;
  const known = items.find(({ product }) => product.id === productId);
  const good = state.goods.list.find(({ id }) => id === productId);
  if (n === 0) state.cart.items = items.filter((line) => line !== known);
  else if (known) Object.assign(known, { n, amount: n * known.product.price });
  else if (good) items.push({ product: { ...good }, n, amount: n * good.price, state: 'ready' });
  void save();
}

/** One more of a product. */
export function addToCart(productId: string): void {
  const known = state.cart.items.find(({ product }) => product.id === productId);
  setCount(productId, (known?.n ?? 0) + 1);
}

/** One at a time, so that what was changed last is kept last. */
async function save(): Promise<void> {
  isChanged = true;
  if (isSaving) return;
  isSaving = true;
  const isCurrent = watch();
  let failure: unknown;
  while (isChanged && isCurrent() && failure === undefined) {
    isChanged = false;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const cart = await service.saveCart(state.liveId, state.cart.items.map(wantedOf));
      if (isCurrent() && !isChanged) show(cart);
    } catch (error) {
      failure = error;
    }
  }
  isSaving = false;
  if (failure === undefined || !isCurrent()) return;
  notifyError(failure);
  // What is kept is shown again, so that nobody pays for something else.
  await loadCart();
}
