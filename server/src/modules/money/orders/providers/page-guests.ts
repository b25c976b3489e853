import { payTypes } from '@goldbean/contract';
import { noGuests, type PageGuests } from '../../../../platform/web/page-policy.ts';
import type { Collectors } from '../pay-methods.ts';

/** What Stripe's card field asks of the page that shows it: its script, its frames, its own calls. */
const stripe: PageGuests = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** Whom the pages let in: nobody, unless cards are taken by Stripe. */
export const pageGuests = (collectors: Collectors): PageGuests =>
  collectors.get(payTypes.card)?.name === 'stripe' ? stripe : noGuests;
