import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import * as service from './shop.service.ts';
import { shopState as state } from './shop.state.ts';

/** Answers count for the live session they were asked for. */
const watch = () => {
  const { liveId } = state;
  return () => state.liveId === liveId;
};

/** G127: what I have put aside in this live session, at whatever browser. */
export async function loadCart(): Promise<void> {
  const isHere = watch();
  try {
    const { items } = await service.loadCart(state.liveId);
    if (isHere() && !isSaving) state.cart = { phase: 'ready', failure: '', items: items.map(itemOf) };
  } catch (error) {
    if (isHere() && state.cart.phase !== 'ready')
      state.cart = { phase: 'failed', failure: asApiError(error).msgKey, items: [] };
  }
}
const itemOf = ({ product_id, n }: service.CartItem): service.CartItem => ({ product_id, n });

/** So many of a product; 0 takes it out. It is kept on the server (G126). */
export function setCount(productId: string, n: number): void {
  const { items } = state.cart;
  const known = items.find(({ product_id }) => product_id === productId);
  if (n === 0) state.cart.items = items.filter((item) => item !== known);
  else if (known) known.n = n;
  else items.push({ product_id: productId, n });
  void save();
}

/** One more of a product. */
export function addToCart(productId: string): void {
  const known = state.cart.items.find(({ product_id }) => product_id === productId);
  setCount(productId, (known?.n ?? 0) + 1);
}

let isSaving = false;
let isChanged = false;

/** One at a time, so that what was changed last is kept last. */
async function save(): Promise<void> {
  isChanged = true;
  if (isSaving) return;
  isSaving = true;
  const isHere = watch();
  try {
    while (isChanged && isHere()) {
      isChanged = false;
      await service.saveCart(state.liveId, state.cart.items.map(itemOf));
    }
  } catch (error) {
    notifyError(error);
    isSaving = false;
    // What is kept is shown again, so that nobody pays for something else.
    if (isHere()) await loadCart();
  } finally {
    isSaving = false;
  }
}
