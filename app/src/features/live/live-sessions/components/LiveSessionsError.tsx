import { ErrorState } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadLives } from '../live-sessions.actions.ts';

/** The live sessions did not come, and why. */
export function LivesError({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('home');
  return (
    <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: () => void loadLives() }}>
      {errorWords(error)}
    </ErrorState>
  );
}
