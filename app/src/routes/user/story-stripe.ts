import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

/** What Stripe does in a story. */
interface StoryStripe {
  /** Where the payment stands when the field is opened. */
  readonly status?: PaymentIntent.Status;
  /** What comes of paying: an error, or no answer at all; left out, it is not paid in the story. */
  readonly confirm?: StripeError | 'never';
  /** It does not load. */
  readonly isBroken?: boolean;
}

let plan: StoryStripe = {};

/** The grey box that stands for Stripe's frame. */
function makeField() {
  const box = document.createElement('div');
  box.style.cssText = 'height: 90px; background: rgb(128 128 128 / 0.15); border-radius: 8px';
  const heard = new Map<string, () => void>();
  return {
    on: (event: string, hear: () => void) => heard.set(event, hear),
    mount: (place: HTMLElement) => {
      place.append(box);
      heard.get('ready')?.();
    },
    destroy: () => box.remove(),
  };
}

const forEver = new Promise<never>(() => {});

function Stripe() {
  if (plan.isBroken) throw new Error('Stripe does not load in this story');
  const { status = 'requires_payment_method', confirm } = plan;
  return {
    retrievePaymentIntent: async () => ({ paymentIntent: { status, last_payment_error: null } }),
    elements: () => ({ create: makeField, update: () => undefined }),
    confirmPayment: () => (typeof confirm === 'object' ? Promise.resolve({ error: confirm }) : forEver),
  };
}
Stripe.version = 'endive';

/** Stands where Stripe's script would: the loader takes what is there and fetches nothing. */
export function standInForStripe(given: StoryStripe): void {
  plan = given;
  Object.assign(window, { Stripe });
}
