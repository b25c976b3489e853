import { useTranslation } from 'react-i18next';
import { PinIcon, SparklesIcon, Tag } from '../../../primitives/index.ts';
import { kindWords, type WishView } from '../wish.ts';
import { CardTags } from './WishCard.styles.ts';
import { WishStatusTag } from './WishStatusTag.tsx';

/** How a wish stands, and what it is about. */
export function WishTags({ wish }: { wish: WishView }) {
  const { t } = useTranslation('wishes');
  return (
    <CardTags>
      {wish.isPinned && (
        <Tag tone="brand" icon={<PinIcon aria-hidden="true" />}>
          {t('pinned')}
        </Tag>
      )}
      {wish.isOfTheDay && (
        <Tag tone="gold" icon={<SparklesIcon aria-hidden="true" />}>
          {t('ofTheDay')}
        </Tag>
      )}
      <WishStatusTag status={wish.status} isCommunicated={wish.isCommunicated} />
      <span>{t(kindWords[wish.kind])}</span>
      {wish.product !== '' && <span>{wish.product}</span>}
    </CardTags>
  );
}
