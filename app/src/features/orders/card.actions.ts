import type { Language } from '@goldbean/locales';
import { loadCardSdk, type CardElements, type CardSdk } from './card-sdk.ts';
import { checkOrder } from './order.actions.ts';
import { ordersState as state, type CardField } from './orders.state.ts';

export interface CardPayment {
  /** Names the payment to Stripe, and lets it be paid. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly language: Language;
}

/** Goes up with every opening: an answer to an earlier one touches nothing. */
let opened = 0;
let field: { readonly sdk: CardSdk; readonly elements: CardElements } | null = null;

/**
 * Draws the card field of the payment service (D72). The card is typed into its frame: nothing of it reaches us.
 * @returns takes it away
 */
export function openCardField(place: HTMLElement, payment: CardPayment): () => void {
  opened += 1;
  const mine = opened;
  let destroy = (): void => undefined;
  state.card = { kind: 'loading' };

  async function draw(): Promise<void> {
    try {
      const sdk = await loadCardSdk(payment.publishableKey, payment.language);
      if (mine !== opened) return;
      const elements = sdk.elements({ clientSecret: payment.clientSecret });
      const element = elements.create('payment');
      element.on('ready', () => show({ kind: 'ready', refusal: null }));
      element.on('loaderror', () => show({ kind: 'failed' }));
      element.mount(place);
      destroy = () => element.destroy();
      field = { sdk, elements };
    } catch {
      show({ kind: 'failed' });
    }
  }
  const show = (card: CardField): void => {
    if (mine === opened) state.card = card;
  };

  void draw();
  return () => {
    destroy();
    if (mine !== opened) return;
    opened += 1;
    field = null;
  };
}

/**
 * Pays with the card that was typed. What came of it the order tells, by the notice of the payment service.
 * @param returnUrl absolute: where a bank that asks on a page of its own sends the payer back to
 */
export async function payByCard(returnUrl: string): Promise<void> {
  if (!field || state.card.kind !== 'ready') return;
  const mine = opened;
  const { sdk, elements } = field;
  state.card = { kind: 'paying' };
  try {
    const { error } = await sdk.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: returnUrl },
    });
    if (mine !== opened) return;
    state.card = { kind: 'ready', refusal: error ? (error.message ?? '') : null };
    if (!error) await checkOrder();
  } catch {
    if (mine === opened) state.card = { kind: 'failed' };
  }
}
