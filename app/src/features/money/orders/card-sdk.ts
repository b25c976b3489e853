import type { Language } from '@goldbean/locales';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
// `pure` asks for nothing until it is told to: Stripe's script belongs to the one page that takes cards.
import { loadStripe } from '@stripe/stripe-js/pure';

/** How Stripe names our languages. */
const locales: Readonly<Record<Language, StripeElementLocale>> = {
  zh_CN: 'zh',
  zh_HK: 'zh-HK',
  en: 'en',
  ms: 'ms',
  th: 'th',
  vi: 'vi',
};

/**
 * Stripe's script, fetched from Stripe when a card is about to be paid with and not before; again after it failed.
 * It draws the card field in frames of its own, so that nobody here ever sees a card.
 * @throws Error when it does not come
 */
export async function loadCardSdk(publishableKey: string, language: Language): Promise<Stripe> {
  const sdk = await loadStripe(publishableKey, { locale: locales[language] });
  if (!sdk) throw new Error('Stripe.js came without Stripe');
  return sdk;
}
