import type { Wish } from '@goldbean/contract/wishes';
import { wishFormState } from './wish-form.state.ts';
import { wishState } from './wish.state.ts';
import { wishesState } from './wishes.state.ts';

/** Every wish that is shown anywhere. */
function* known(): Generator<Wish> {
  for (const { pages } of Object.values(wishesState.lists)) yield* pages.list;
  if (wishesState.today?.wish) yield wishesState.today.wish;
  if (wishState.detail) yield wishState.detail.wish;
  yield* wishFormState.similar;
}

/** D48: another wish is the wish of the day, or none. */
export function markToday(wishId: string | null): void {
  for (const wish of known()) wish.of_the_day = wish.wish_id === wishId;
}

/** Something of a wish is new, wherever it is shown. */
export function changeKnown(wishId: string, change: Partial<Wish>): void {
  for (const wish of known()) if (wish.wish_id === wishId) Object.assign(wish, change);
}
