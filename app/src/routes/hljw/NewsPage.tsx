import { Button } from '@goldbean/design-system/primitives';
import { NewsScreen } from '@goldbean/design-system/screens/content';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { LatestNews, NewsDesk, writeNews } from '../../features/content/news/index.ts';
import { identityState } from '../../features/people/identity/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** /hljw/dailynews: the news around the clock (S05). */
export function NewsPage() {
  const { t } = useTranslation('news');
  const go = useNavigate();
  const [query] = useSearchParams();
  const { roles } = useSnapshot(identityState);
  const isStaff = roles.includes('product_head') || roles.includes('admin');
  return (
    <NewsScreen
      title={t('title')}
      lead={t('lead')}
      actions={
        isStaff && (
          <Button tone="primary" fill="filled" onClick={() => writeNews()}>
            {t('write')}
          </Button>
        )
      }
      list={
        <LatestNews
          isImportantOnly={query.get('only') === 'important'}
          onImportantOnly={(isOn) =>
            void go(paths.news.href({ only: isOn ? 'important' : undefined }), { replace: true })
          }
          isStaff={isStaff}
        />
      }
      over={isStaff && <NewsDesk />}
    />
  );
}
