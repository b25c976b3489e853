import { ButtonLink, ErrorState } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../shared/api/index.ts';
import { errorWords } from '../../shared/i18n/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { Message } from '../home/Message.tsx';

export interface LessonRefusedProps {
  readonly error: unknown;
  /** Asks again; offered where that may help. */
  readonly onRetry: () => void;
}

/** A lesson that cannot be entered, and what to do: a lesson that does not exist is not asked for again. */
export function LessonRefused({ error, onRetry }: LessonRefusedProps) {
  const { t } = useTranslation('home');
  const { code, msgKey } = asApiError(error);
  if (msgKey === 'live.missing') {
    return (
      <Message title={errorWords(error)} text={t('entrance.noLessonText')}>
        <ButtonLink href={paths.homepage.href()}>{t('entrance.home')}</ButtonLink>
      </Message>
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
