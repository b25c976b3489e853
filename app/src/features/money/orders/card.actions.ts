import type { Language } from '@goldbean/locales';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { subscribe } from 'valtio/vanilla';
import { themeState } from '../../../shared/theme/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { cardLook } from './card-look.ts';
import { isTaken, lastRefusalOf, refusalOf } from './card-outcome.ts';
import { loadCardSdk } from './card-sdk.ts';
import { checkOrder } from './order.actions.ts';
import { ordersState as state, type CardField } from './orders.state.ts';

export interface CardPayment {
  /** Names the payment to Stripe, and lets it be paid. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly language: Language;
}

/** Cards alone: the wallets would need the shop's address to be proved to their owners, and hosts of theirs let in. */
const noWallets = { applePay: 'never', googlePay: 'never', link: 'never' } as const;

/** Anew with every opening: an answer to an earlier one touches nothing. */
const opened = createRequestScope();
let field: { readonly sdk: Stripe; readonly elements: StripeElements } | null = null;

/**
 * Draws the card field of the payment service (D72), unless the money is taken already. The card is typed into its
 * frame: nothing of it reaches us.
 * @returns takes it away
 */
export function openCardField(place: HTMLElement, payment: CardPayment): () => void {
  const isCurrent = opened.begin();
  const undo: (() => void)[] = [];
  state.card = { kind: 'loading' };
  const show = (card: CardField): void => {
    if (isCurrent()) state.card = card;
  };

  async function draw(): Promise<void> {
    try {
      const sdk = await loadCardSdk(payment.publishableKey, payment.language);
      if (!isCurrent()) return;
      const { paymentIntent: intent } = await sdk.retrievePaymentIntent(payment.clientSecret);
      if (!isCurrent()) return;
      if (intent && isTaken(intent)) {
        show({ kind: 'taken' });
        return;
      }
      const elements = sdk.elements({ clientSecret: payment.clientSecret, appearance: cardLook(place) });
      const element = elements.create('payment', { wallets: noWallets });
      element.on('ready', () => show({ kind: 'ready', refusal: intent ? lastRefusalOf(intent) : null }));
      element.on('loaderror', () => show({ kind: 'failed' }));
      element.mount(place);
      undo.push(
        () => element.destroy(),
        subscribe(themeState, () => void elements.update({ appearance: cardLook(place) })),
      );
      field = { sdk, elements };
    } catch {
      show({ kind: 'failed' });
    }
  }

  void draw();
  return () => {
    for (const work of undo) work();
    if (!isCurrent()) return;
    opened.end();
    field = null;
  };
}

/**
 * Pays with the card that was typed. Whether it is credited the order tells: the server hears it from the payment
 * service.
 * @param returnUrl absolute: where a bank that asks on a page of its own sends the payer back to
 */
export async function payByCard(returnUrl: string): Promise<void> {
  if (!field || state.card.kind !== 'ready') return;
  const isCurrent = opened.watch();
  state.card = { kind: 'paying' };
  const refusal = await confirm(field, returnUrl);
  if (!isCurrent()) return;
  state.card = refusal ? { kind: 'ready', refusal } : { kind: 'taken' };
  if (refusal?.kind !== 'incomplete' && refusal?.kind !== 'refused') await checkOrder();
}

async function confirm({ sdk, elements }: NonNullable<typeof field>, returnUrl: string) {
  try {
    const { error } = await sdk.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: returnUrl },
    });
    return error ? refusalOf(error) : null;
  } catch {
    return { kind: 'unclear', said: '' } as const;
  }
}
