import { wishProducts, type Wish, type WishName, type WishProduct } from '@goldbean/contract/wishes';
import type { WishView } from '@goldbean/design-system/wishes';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio/vanilla';
import { serverNow } from '../../../shared/clock/index.ts';
import { paths } from '../../../shared/paths/index.ts';

const productWords = {
  live: 'products.live',
  chat: 'products.chat',
  wallet: 'products.wallet',
  fans: 'products.fans',
  learning: 'products.learning',
  content: 'products.content',
  ai: 'products.ai',
  wishes: 'products.wishes',
  account: 'products.account',
} as const satisfies Record<WishProduct, string>;

/** Where one wish is read. */
export const wishHref = (wishId: string): string => paths.wishDetails.href({ wish_id: wishId });

/** The same of a wish that another refers to; null where it is hidden from the member. */
export const shownHref = ({ wish_id, title }: WishName): string | null =>
  title === '' ? null : wishHref(wish_id);

/** Whether a wish is online by the moment that was said. @param now of the server, UTC ms */
const isOnline = ({ status, expected_ts }: Pick<Wish, 'status' | 'expected_ts'>, now: number): boolean =>
  (status === 4 || status === 6) && expected_ts !== null && expected_ts <= now;

/** The parts of the product that a wish may be about, in words. */
export function useProducts(): readonly { id: WishProduct; name: string }[] {
  const { t } = useTranslation('wishes');
  return wishProducts.map((id) => ({ id, name: t(productWords[id]) }));
}

/** A wish as the design system draws it. */
export function useWishView(): (wish: Snapshot<Wish>) => WishView {
  const { t } = useTranslation('wishes');
  return (wish) => ({
    id: wish.wish_id,
    title: wish.title,
    description: wish.description,
    product: wish.product === null ? '' : t(productWords[wish.product]),
    kind: wish.kind,
    status: wish.status,
    isCommunicated: wish.communicated,
    isPinned: wish.pinned,
    isOfTheDay: wish.of_the_day,
    author: { nickname: wish.author.nickname, img: wish.author.img },
    createdAt: wish.at_ts,
    freeVotes: wish.free_votes,
    paidVotes: wish.paid_votes,
    hasVoted: wish.voted,
    comments: wish.comments,
    expectedAt: wish.expected_ts,
    isOnline: isOnline(wish, serverNow()),
    reward: wish.reward && { beans: wish.reward.beans, isPaid: wish.reward.paid },
    pictures: wish.pics.map(({ url }) => url),
    ...(wish.recording && { recording: wish.recording.url }),
    ...(wish.hidden_reason !== null && { hiddenReason: wish.hidden_reason }),
    ...(wish.merged_into && {
      mergedInto: {
        title: wish.merged_into.title || t('status.hidden'),
        href: shownHref(wish.merged_into),
      },
    }),
  });
}
