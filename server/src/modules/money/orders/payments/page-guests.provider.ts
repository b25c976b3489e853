import { payTypes } from '@goldbean/contract';
import { noGuests, type PageGuests } from '../../../../platform/web/page-policy.ts';
import type { Collectors } from '../pay-methods.domain.ts';

/** Origins that Stripe's card field needs: its script, its frames, its own calls. */
const stripe: PageGuests = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** Origins that pages may load: those of Stripe when it takes cards, else none. */
export const pageGuests = (collectors: Collectors): PageGuests =>
  collectors.get(payTypes.card)?.name === 'stripe' ? stripe : noGuests;
