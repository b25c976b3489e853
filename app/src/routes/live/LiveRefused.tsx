import { ButtonLink, ErrorState } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../shared/api/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { MessageScreen } from '@goldbean/design-system/screens/shell';

export interface LiveRefusedProps {
  readonly error: unknown;
  /** Asks again; offered where that may help. */
  readonly onRetry: () => void;
}

/** A live session that cannot be entered, and what to do: a live session that does not exist is not asked for again. */
export function LiveRefused({ error, onRetry }: LiveRefusedProps) {
  const { t } = useTranslation('home');
  const { code, msgKey } = asApiError(error);
  if (msgKey === 'live.missing') {
    return (
      <MessageScreen title={errorWords(error)} text={t('entrance.noLiveText')}>
        <ButtonLink href={paths.homepage.href()}>{t('entrance.home')}</ButtonLink>
      </MessageScreen>
    );
  }
  return (
    <ErrorState
      title={code === 0 ? t('failed') : t('entrance.refused')}
      retry={{ label: t('retry'), onRetry }}
    >
      {errorWords(error)}
    </ErrorState>
  );
}
