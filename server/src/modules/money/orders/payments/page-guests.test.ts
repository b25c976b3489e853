import { payTypes, type PayType } from '@goldbean/contract';
import { expect, test } from 'vitest';
import { pagePolicy } from '../../../../platform/web/page-policy.ts';
import type { PaymentProvider } from './payment-provider.ports.ts';
import { pageGuests } from './page-guests.provider.ts';

const cardsBy = (name: PaymentProvider['name']) =>
  pageGuests(new Map([[payTypes.card as PayType, { name } as PaymentProvider]]));
const policy = (guests = cardsBy('cashier')) => pagePolicy('n', 'class.example', guests);

test('D72: the page lets Stripe in only where cards are taken by Stripe', () => {
  expect(policy()).toContain("frame-src 'self';");
  expect(policy()).not.toContain('stripe');
  expect(policy(pageGuests(new Map()))).toBe(policy());
  expect(policy(cardsBy('stripe'))).toContain("frame-src 'self' https://js.stripe.com");
  expect(policy(cardsBy('stripe'))).toContain("script-src 'self' 'nonce-n' https://js.stripe.com");
  expect(policy(cardsBy('stripe'))).toContain("connect-src 'self' https://api.stripe.com");
});
