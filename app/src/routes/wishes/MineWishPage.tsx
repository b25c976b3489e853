import { EmptyState, Tabs } from '@goldbean/design-system/primitives';
import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { identityState } from '../../features/people/identity/index.ts';
import { CommentReview } from '../../features/wishes/wish-comments/index.ts';
import { everyWish, Wishes } from '../../features/wishes/wishes/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { useWishQuery } from './use-wish-query.ts';
import { WishLinks } from './WishLinks.tsx';

/** What waits comes first. */
const pending = { ...everyWish, status: 1 };

/** /hljw/mineWish (P11): the wishes that are mine to handle, and the comments to judge (D68); the server sees who may. */
export function MineWishPage() {
  const { t } = useTranslation('wishes');
  const go = useNavigate();
  const [fields] = useSearchParams();
  const { roles } = useSnapshot(identityState);
  const [query, setQuery] = useWishQuery(paths.wishDesk, pending);
  const tab = fields.get('desk') === 'comments' ? 'comments' : 'wishes';
  const heads = roles.includes('product_head') || roles.includes('admin');
  return (
    <WishesScreen
      title={t('titles.desk')}
      lead={t('lead.desk')}
      actions={<WishLinks />}
      main={
        heads ? (
          <Tabs
            label={t('desk.label')}
            items={[
              { key: 'wishes', label: t('desk.wishes') },
              { key: 'comments', label: t('desk.comments') },
            ]}
            selected={tab}
            onSelect={(chosen) =>
              void go(paths.wishDesk.href(chosen === 'comments' ? { desk: chosen } : {}), { replace: true })
            }
          >
            {tab === 'comments' ? (
              <CommentReview />
            ) : (
              <Wishes
                name="desk"
                query={query}
                onQuery={setQuery}
                empty={<EmptyState title={t('empty.desk')}>{t('empty.deskHint')}</EmptyState>}
              />
            )}
          </Tabs>
        ) : (
          <EmptyState title={t('desk.forbidden')} />
        )
      }
    />
  );
}
