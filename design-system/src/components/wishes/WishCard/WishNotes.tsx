import { useTranslation } from 'react-i18next';
import { CalendarClockIcon, GiftIcon, GitMergeIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { WishView } from '../wish.ts';
import { WishLink } from './WishLink.tsx';
import { CardNotes } from './WishCard.styles.ts';

/** When it comes, what its author gets, where it went, or why it is hidden. */
export function WishNotes({ wish }: { wish: WishView }) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const { expectedAt, reward, mergedInto, hiddenReason } = wish;
  if (expectedAt === null && reward === null && !mergedInto && hiddenReason === undefined) return null;
  return (
    <CardNotes>
      {hiddenReason !== undefined && (
        <li data-tone="danger">{t('hiddenBecause', { reason: hiddenReason })}</li>
      )}
      {mergedInto && (
        <li>
          <GitMergeIcon aria-hidden="true" />
          <span>
            {t('mergedInto')} <WishLink wish={mergedInto} />
          </span>
        </li>
      )}
      {expectedAt !== null && (
        <li>
          <CalendarClockIcon aria-hidden="true" />
          <span>
            {wish.isOnline
              ? t('onlineSince', { date: formats.date(expectedAt) })
              : t('expected', { date: formats.date(expectedAt) })}
          </span>
        </li>
      )}
      {reward !== null && (
        <li data-tone="gold">
          <GiftIcon aria-hidden="true" />
          <span>{reward.isPaid ? t('rewarded') : t('reward')}</span>
          <Amount value={reward.beans} currency="BEAN" />
        </li>
      )}
    </CardNotes>
  );
}
