import { ButtonLink, EmptyState } from '@goldbean/design-system/primitives';
import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Wishes, WishOfTheDay, wishesState } from '../../features/wishes/wishes/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { useWishQuery } from './use-wish-query.ts';
import { wishFields } from './wish-query.ts';
import { WishLinks } from './WishLinks.tsx';
import { WishPacks } from './WishPacks.tsx';

/** /hljw/wishblock (S08): the wish pool; tab and filters stand in the address. */
export function WishBlockPage() {
  const { t } = useTranslation('wishes');
  const go = useNavigate();
  const [fields] = useSearchParams();
  const [query, setQuery] = useWishQuery(paths.wishes);
  const { list } = useSnapshot(wishesState).lists.pool.pages;
  const speed = fields.get('speed') ?? '';
  const sped = list.find(({ wish_id }) => wish_id === speed);
  const packsHref = (wishId: string, pack = '') =>
    paths.wishes.href({ ...wishFields(query), speed: wishId, pack });
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
      side={
        sped ? (
          <WishPacks
            wishId={sped.wish_id}
            title={sped.title}
            hrefOf={(pack) => packsHref(sped.wish_id, pack)}
          />
        ) : (
          <WishOfTheDay />
        )
      }
    />
  );
}
