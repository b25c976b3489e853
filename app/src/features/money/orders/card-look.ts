import { cardFrameLook } from '@goldbean/design-system/orders';
import type { Appearance } from '@stripe/stripe-js';

/** How the card field looks where it stands, as Stripe is told. @param place hands on theme and language */
export const cardLook = (place: Element): Appearance => ({
  theme: 'flat',
  labels: 'above',
  ...cardFrameLook(place),
});
