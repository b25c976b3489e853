import { WishDigest, type WishDigestState } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadDigest } from '../digest.actions.ts';
import { digestState } from '../digest.state.ts';
import { isMonth, monthAfter, monthOf, monthWords } from '../months.ts';
import { wishHref } from '../use-wish-view.ts';

export interface MonthOfWishesProps {
  /** What the address says; anything but a month that has begun is the running one. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
}

/** G401: "your wishes this month" (S11). */
export function MonthOfWishes({ month: given, onMonth }: MonthOfWishesProps) {
  const { i18n } = useTranslation();
  const { digest, error } = useSnapshot(digestState);
  const running = monthOf(useServerNow(60_000));
  const month = isMonth(given) && given <= running ? given : running;
  useEffect(() => void loadDigest(month), [month]);
  const state = (): WishDigestState => {
    if (error !== null) return { kind: 'failed', reason: errorWords(error) };
    if (!digest) return { kind: 'loading' };
    return {
      kind: 'ready',
      made: digest.made,
      voted: digest.voted,
      spent: digest.spent,
      lines: digest.list.map(({ wish, mine, gained, comments, moves }) => ({
        id: wish.wish_id,
        title: wish.title,
        href: wishHref(wish.wish_id),
        isMine: mine,
        gained,
        comments,
        moves: moves.map(({ to, at_ts: at }) => ({ to, at })),
      })),
    };
  };
  return (
    <WishDigest
      state={state()}
      month={monthWords(month, i18n.language)}
      onPrevious={() => onMonth(monthAfter(month, -1))}
      {...(month < running && { onNext: () => onMonth(monthAfter(month, 1)) })}
      onRetry={() => void loadDigest(month)}
    />
  );
}
