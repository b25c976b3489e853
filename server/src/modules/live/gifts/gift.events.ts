import type { LiveEventInput } from '@goldbean/contract';
import type { CatalogueGift } from './gifts.domain.ts';

type GivenGiftEvent = Omit<Extract<LiveEventInput, { kind: 'gift' }>, 'kind'>;

/** A gift that was given, as its event holds it. */
interface GiftNotification {
  readonly id: string;
  readonly uid: string;
  readonly gift: CatalogueGift;
  readonly ask: { readonly given: { readonly n: number; readonly media_ts?: number | undefined } };
}

/**
 * The one event that notifies a room of the gifts of a transaction (E28): each combo stands in it once, as it was after the
 * last of its gifts, in the order in which the combos were first fed.
 */
export function giftNotificationOf<Draft extends GiftNotification>(
  drafts: readonly Draft[],
  comboOf: (draft: Draft) => GivenGiftEvent['combo'],
  personOf: (uid: string) => GivenGiftEvent['user'],
): LiveEventInput {
  const combos = [...Map.groupBy(drafts, (draft) => comboOf(draft).id).values()];
  const list = combos.flatMap((feeding): GivenGiftEvent[] => {
    const last = feeding.at(-1);
    if (!last) return [];
    const { gift_id, name, icon, price } = last.gift;
    return [
      {
        event_id: last.id,
        user: personOf(last.uid),
        gift: { gift_id, name, icon, price },
        n: feeding.reduce((sum, { ask }) => sum + ask.given.n, 0),
        combo: comboOf(last),
        media_ts: last.ask.given.media_ts ?? null,
      },
    ];
  });
  const [only, ...more] = list;
  return only && more.length === 0 ? { kind: 'gift', ...only } : { kind: 'gifts', list };
}
