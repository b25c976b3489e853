import { ButtonLink, EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { loadWish } from '../../features/wishes/wishes/index.ts';
import { asApiError } from '../../shared/api/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** The wish that an address names is not there: it is gone, or could not be loaded and is asked for again by a press. */
export function WishRefused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('wishes');
  return asApiError(error).msgKey === 'wish.missing' ? (
    <EmptyState
      title={t('gone.title')}
      action={<ButtonLink href={paths.wishes.href()}>{t('toPool')}</ButtonLink>}
    >
      {t('gone.text')}
    </EmptyState>
  ) : (
    <ErrorState title={t('loadFailed')} retry={{ label: t('retry'), onRetry: () => void loadWish() }}>
      {errorWords(error)}
    </ErrorState>
  );
}
