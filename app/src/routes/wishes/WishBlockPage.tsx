import { openWishStatuses } from '@goldbean/contract/wishes';
import { ButtonLink, EmptyState } from '@goldbean/design-system/primitives';
import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  openWish,
  Wishes,
  WishOfTheDay,
  wishesState,
  wishState,
} from '../../features/wishes/wishes/index.ts';
import { refusalWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { useWishQuery } from './use-wish-query.ts';
import { wishFields } from './wish-query.ts';
import { WishLinks } from './WishLinks.tsx';
import { WishPacks } from './WishPacks.tsx';
import { WishRefused } from './WishRefused.tsx';

/** /hljw/wishblock (S08): the wish pool; tab and filters stand in the address. */
export function WishBlockPage() {
  const { t } = useTranslation('wishes');
  const go = useNavigate();
  const [fields] = useSearchParams();
  const [query, setQuery] = useWishQuery(paths.wishes);
  const { list, phase } = useSnapshot(wishesState).lists.pool.pages;
  const { detail, error, wishId: opened } = useSnapshot(wishState);
  const speed = fields.get('speed') ?? '';
  const listed = list.find(({ wish_id }) => wish_id === speed);
  // Back from a recharge the wish may be on another page, or gone.
  const isElsewhere = speed !== '' && !listed && phase !== 'loading';
  useEffect(() => (isElsewhere ? openWish(speed) : undefined), [isElsewhere, speed]);
  const isOpened = isElsewhere && opened === speed;
  const sped = listed ?? (isOpened ? detail?.wish : undefined);
  const packsHref = (wishId: string, pack = '') =>
    paths.wishes.href({ ...wishFields(query), speed: wishId, pack });
  const side = () => {
    if (sped && !sped.merged_into && openWishStatuses.includes(sped.status))
      return (
        <WishPacks
          wishId={sped.wish_id}
          title={sped.title}
          hrefOf={(pack) => packsHref(sped.wish_id, pack)}
        />
      );
    if (sped)
      return (
        <EmptyState title={sped.title}>
          {refusalWords(sped.merged_into ? 'wish.merged' : 'wish.closed')}
        </EmptyState>
      );
    return isOpened && error !== null ? <WishRefused error={error} /> : <WishOfTheDay />;
  };
  return (
    <WishesScreen
      title={t('titles.pool')}
      lead={t('lead.pool')}
      actions={<WishLinks />}
      main={
        <Wishes
          name="pool"
          query={query}
          onQuery={setQuery}
          onSpeedUp={(wishId) => void go(packsHref(wishId), { replace: true })}
          empty={
            <EmptyState
              title={t('empty.pool')}
              action={
                <ButtonLink href={paths.addWish.href({ from: paths.wishes.path })}>
                  {t('form.add')}
                </ButtonLink>
              }
            >
              {t('empty.poolHint')}
            </EmptyState>
          }
        />
      }
      side={side()}
    />
  );
}
