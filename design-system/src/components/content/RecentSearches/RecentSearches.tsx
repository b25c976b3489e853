import { useTranslation } from 'react-i18next';
import { Button, IconButton, Link, XIcon } from '../../../primitives/index.ts';
import { RecentHead, RecentRoot } from './RecentSearches.styles.ts';

export interface RecentSearchesProps {
  /** The latest first. */
  searches: readonly { query: string; href: string }[];
  onForget: (query: string) => void;
  onForgetAll: () => void;
}

/** What a member looked for last (S03): each leads to its results, or is forgotten. */
export function RecentSearches({ searches, onForget, onForgetAll }: RecentSearchesProps) {
  const { t } = useTranslation('search');
  return (
    <RecentRoot aria-label={t('recent')}>
      <RecentHead>
        <h2>{t('recent')}</h2>
        <Button size="small" fill="quiet" onClick={onForgetAll}>
          {t('forgetAll')}
        </Button>
      </RecentHead>
      <ul>
        {searches.map(({ query, href }) => (
          <li key={query}>
            <Link look="plain" href={href}>
              {query}
            </Link>
            <IconButton
              size="small"
              label={t('forget', { query })}
              icon={<XIcon aria-hidden="true" />}
              onClick={() => {
                onForget(query);
              }}
            />
          </li>
        ))}
      </ul>
    </RecentRoot>
  );
}
