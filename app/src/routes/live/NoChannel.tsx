import { ButtonLink, EmptyState } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths/index.ts';

/** Who runs no channel is not led to a form that they cannot send. */
export function NoChannel() {
  const { t } = useTranslation('live-setting');
  return (
    <EmptyState
      title={t('noChannel.title')}
      action={<ButtonLink href={paths.homepage.href()}>{t('home')}</ButtonLink>}
    >
      {t('noChannel.text')}
    </EmptyState>
  );
}
