import { wishProducts, type Wish, type WishProduct } from '@goldbean/contract/wishes';
import type { WishView } from '@goldbean/design-system/wishes';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio/vanilla';
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
    reward: wish.reward?.beans ?? null,
    pictures: wish.pics.map(({ url }) => url),
    ...(wish.recording && { recording: wish.recording.url }),
    ...(wish.hidden_reason !== null && { hiddenReason: wish.hidden_reason }),
    ...(wish.merged_into && {
      mergedInto: {
        title: wish.merged_into.title || t('status.hidden'),
        href: wishHref(wish.merged_into.wish_id),
      },
    }),
  });
}
