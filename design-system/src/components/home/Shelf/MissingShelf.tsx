import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../primitives/index.ts';

/** In the place of a shelf whose script did not come: the others stand as they are (S48). */
export function MissingShelf() {
  const { t } = useTranslation('shelves');
  return (
    <ErrorState
      title={t('missing')}
      retry={{ label: t('reload'), onRetry: () => globalThis.location.reload() }}
    />
  );
}
