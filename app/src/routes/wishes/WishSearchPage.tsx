import { EmptyState } from '@goldbean/design-system/primitives';
import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import { useTranslation } from 'react-i18next';
import { Wishes } from '../../features/wishes/wishes/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { useWishQuery } from './use-wish-query.ts';
import { WishLinks } from './WishLinks.tsx';

/** /hljw/wishSearch (S12): wishes by words, also in pinyin, and by status. */
export function WishSearchPage() {
  const { t } = useTranslation('wishes');
  const [query, setQuery] = useWishQuery(paths.wishSearch);
  return (
    <WishesScreen
      title={t('titles.search')}
      lead={t('lead.search')}
      actions={<WishLinks />}
      main={
        <Wishes
          name="search"
          query={query}
          onQuery={setQuery}
          empty={<EmptyState title={t('empty.search')}>{t('empty.searchHint')}</EmptyState>}
        />
      }
    />
  );
}
