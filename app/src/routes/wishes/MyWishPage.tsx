import { ButtonLink, EmptyState } from '@goldbean/design-system/primitives';
import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import { useTranslation } from 'react-i18next';
import { Wishes } from '../../features/wishes/wishes/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { useWishQuery } from './use-wish-query.ts';
import { WishLinks } from './WishLinks.tsx';

/** /hljw/myWish (S12): my own wishes, also pending ones, and hidden ones with the reason. */
export function MyWishPage() {
  const { t } = useTranslation('wishes');
  const [query, setQuery] = useWishQuery(paths.myWishes);
  return (
    <WishesScreen
      title={t('titles.mine')}
      lead={t('lead.mine')}
      actions={<WishLinks />}
      main={
        <Wishes
          name="mine"
          query={query}
          onQuery={setQuery}
          empty={
            <EmptyState
              title={t('empty.mine')}
              action={
                <ButtonLink href={paths.addWish.href({ from: paths.myWishes.path })}>
                  {t('form.add')}
                </ButtonLink>
              }
            >
              {t('empty.mineHint')}
            </EmptyState>
          }
        />
      }
    />
  );
}
