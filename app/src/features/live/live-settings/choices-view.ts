import type { Product } from '@goldbean/contract/money';
import type { SettingsChoices, SettingsProduct } from '@goldbean/design-system/live';
import { errorWords } from '../../../shared/i18n/index.ts';

/** Choices as they reached this tab: nothing of them is written. */
type ChoicesSeen<One> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly list: readonly One[] };

/** A product as it is chosen, with its price in units of its currency. */
export const productOf = ({
  id,
  name,
  cover,
  price,
  currency,
}: Pick<Product, 'id' | 'name' | 'cover' | 'price' | 'currency'>): SettingsProduct => ({
  id,
  name,
  cover,
  price: { amount: price / 100, currency },
});

/** What there is to choose from, as the form draws it. */
export function choicesOf<From, To>(
  choices: ChoicesSeen<From>,
  onRetry: () => void,
  draw: (one: From) => To,
): SettingsChoices<To> {
  switch (choices.kind) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'error', reason: errorWords(choices.error), onRetry };
    case 'ready':
      return { kind: 'ready', list: choices.list.map(draw) };
  }
}
